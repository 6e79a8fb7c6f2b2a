#!/bin/sh
# One task of the array that submit.sh submits: draws its shard of the run.
#SBATCH --job-name=thumbindex
#SBATCH --requeue
#SBATCH --open-mode=append
set -eu

# A task that was killed goes on in the folder that it left.
exec "$THUMBINDEX" render "$BATCH" --shard auto --jobs "${SLURM_CPUS_PER_TASK:-1}" --yes \
	--out "$PARTS/$SLURM_ARRAY_TASK_ID" > /dev/null
