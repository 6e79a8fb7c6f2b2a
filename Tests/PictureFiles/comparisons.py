"""Prints how pixelmatch and scikit-image compare the PNG files that two folders have both, of the same sizes, as JSON.

Usage: comparisons.py BASELINE CANDIDATE [THRESHOLD…]
"""

import json
import sys
from pathlib import Path

import numpy
from PIL import Image
from pixelmatch.core import pixelmatch
from skimage.metrics import structural_similarity


def luma(picture):
    """Brightness of ITU-R BT.601, the picture laid over white."""
    pixels = numpy.asarray(picture, dtype=numpy.float64)
    value = pixels[..., :3] @ numpy.array([0.299, 0.587, 0.114])
    return 255 + (value - 255) * pixels[..., 3] / 255


def similarity(first, second):
    """The mean structural similarity, or null where the window is larger than the pictures."""
    if min(first.size) < 11:
        return None
    return float(
        structural_similarity(
            luma(first), luma(second), data_range=255, gaussian_weights=True, sigma=1.5, use_sample_covariance=False
        )
    )


def counts(first, second, thresholds):
    width, height = first.size
    one, other = first.tobytes(), second.tobytes()
    return [
        {
            "threshold": threshold,
            "countsAntialiasing": counting,
            "count": pixelmatch(one, other, width, height, threshold=threshold, includeAA=counting),
        }
        for threshold in thresholds
        for counting in (False, True)
    ]


def main():
    baseline, candidate = Path(sys.argv[1]), Path(sys.argv[2])
    thresholds = [float(text) for text in sys.argv[3:]]
    result = []
    for path in sorted(baseline.rglob("*.png")):
        name = path.relative_to(baseline)
        if not (candidate / name).exists():
            continue
        first, second = (Image.open(file).convert("RGBA") for file in (path, candidate / name))
        if first.size != second.size:
            continue
        result.append(
            {
                "path": name.as_posix(),
                "counts": counts(first, second, thresholds),
                "similarity": similarity(first, second),
            }
        )
    json.dump(result, sys.stdout)


main()
