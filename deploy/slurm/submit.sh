#!/bin/sh
# usage: submit.sh BATCH OUTPUT [SHARDS] [sbatch options…]
# Draws a batch as an array of Slurm's, 20 tasks unless given, and joins the parts by a job that waits for all of them. BATCH
# and OUTPUT are on a file system that all nodes see; the parts lie in OUTPUT.parts until they are joined.
# THUMBINDEX names the program, if it is not on the PATH. Prints the number of the job that joins.
set -eu

batch=$1 output=$2 shards=${3:-20}
if [ $# -gt 3 ]; then shift 3; else shift $#; fi
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$output.parts"
BATCH=$batch OUTPUT=$output PARTS=$output.parts THUMBINDEX=${THUMBINDEX:-$(command -v thumbindex)}
export BATCH OUTPUT PARTS THUMBINDEX
array=$(sbatch --parsable --array "1-$shards" --output "$output.parts/%a.log" "$@" "$here/render.sh")
sbatch --parsable --dependency "afterok:$array" --kill-on-invalid-dep yes --output "$output.parts/merge.log" "$@" \
	"$here/merge.sh"
