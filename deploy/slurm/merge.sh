#!/bin/sh
# Joins what the tasks of the array left, once all of them are done.
#SBATCH --job-name=thumbindex-merge
set -eu

exec "$THUMBINDEX" merge "$PARTS"/*/ --out "$OUTPUT"
