#!/bin/sh
# usage: render.sh BATCH OUTPUT [SHARDS] [parallel options…]
# Draws a batch in parts with GNU parallel, 8 unless given, and joins them. On other machines over ssh with
# --sshlogin host1,host2; BATCH and OUTPUT are then absolute paths on a file system that all of them see. A part that failed is
# tried twice more, and goes on where it was.
set -eu

batch=$1 output=$2 shards=${3:-8}
if [ $# -gt 3 ]; then shift 3; else shift $#; fi
mkdir -p "$output.parts"
seq "$shards" | parallel --halt soon,fail=1 --retries 3 "$@" \
	"${THUMBINDEX:-thumbindex} render '$batch' --shard {}/$shards --jobs 1 --yes --out '$output.parts/{}' > /dev/null"
"${THUMBINDEX:-thumbindex}" merge "$output.parts"/*/ --out "$output"
