#!/bin/sh
# usage: check.sh BASELINE REPORT OUTPUT PATH…
# Draws themes or batches into OUTPUT, compares the pictures with those in the folder BASELINE, and leaves a report of what
# differs in the folder REPORT. Exit status: that of drawing where something could not be drawn, else that of comparing. On
# GitHub remarks and a summary of the step are written. THUMBINDEX_FONTS names a folder of fonts.
set -eu

baseline=$1 report=$2 output=$3
shift 3
drawn=0
thumbindex render ${THUMBINDEX_FONTS:+--fonts "$THUMBINDEX_FONTS"} --out "$output" --yes "$@" > /dev/null || drawn=$?
if [ "$drawn" != 0 ] && ! [ -e "$output/manifest.json" ]; then exit "$drawn"; fi
compared=0
thumbindex diff "$baseline" "$output" --report "$report" ${GITHUB_ACTIONS:+--annotations github} || compared=$?
if [ "$drawn" != 0 ]; then exit "$drawn"; fi
exit "$compared"
