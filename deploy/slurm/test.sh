#!/bin/sh
# usage: test.sh PROGRAM [PICTURES] [SHARDS]
# Starts Slurm on this machine, a controller and two nodes, draws 100,000 pictures unless given as an array of 20 tasks, kills
# a node's daemon and one of its tasks in the middle, lets Slurm requeue, joins the parts, and compares the tree byte by byte
# with that of one run.
set -eu

program=$(readlink -f "$1") pictures=${2:-100000} shards=${3:-20}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/thumbindex-cluster.XXXXXX")
pids=
end() {
	for pid in $pids; do kill "$pid" 2> /dev/null || true; done
	rm -rf "$work"
}
trap end EXIT
trap 'exit 1' INT TERM

mkdir "$work/state" "$work/n1" "$work/n2"
cat > "$work/slurm.conf" <<END
ClusterName=thumbindex
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=root
SlurmctldPort=17817
AuthType=auth/none
# A task is requeued only after what allowed it to start has run out.
AuthInfo=cred_expire=10
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SlurmdParameters=config_overrides
MpiDefault=none
ReturnToService=2
SlurmdTimeout=10
KillWait=2
JobRequeue=1
MinJobAge=3600
SchedulerParameters=sched_interval=2
StateSaveLocation=$work/state
SlurmctldPidFile=$work/slurmctld.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdPidFile=$work/%n/slurmd.pid
SlurmdSpoolDir=$work/%n/spool
SlurmdLogFile=$work/%n/slurmd.log
NodeName=n[1-2] NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=[17001-17002] CPUs=1 RealMemory=1000
PartitionName=all Nodes=n[1-2] Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
END
SLURM_CONF=$work/slurm.conf
export SLURM_CONF

# start NAME COMMAND…: a daemon in the foreground of its own shell, whose process is known by its number.
start() {
	"$@" > "$work/daemons.log" 2>&1 &
	pids="$pids $!"
	last=$!
}
start slurmctld -D
start slurmd -D -N n1
start slurmd -D -N n2
second=$last
for _ in $(seq 60); do
	if [ "$(sinfo --noheader --states idle --format %D 2> /dev/null)" = 2 ]; then break; fi
	sleep 1
done
sinfo

# Twenty-one states in so many languages, light and dark, drawn small.
mkdir "$work/batch"
cat > "$work/batch/small.theme.yaml" <<END
canvas: {width: 60, height: 120}
indexBar: {slotHeight: 4}
END
"$program" render "$work/batch/small.theme.yaml" --out "$work/one" --scale 1 --yes > /dev/null 2>&1
each=$(find "$work/one" -name '*.png' ! -name board.png | wc -l)
count=$(((pictures + each - 1) / each))
values=$(seq -s ", " 10 $((9 + count)))
echo "{themes: [small.theme.yaml], axes: {scale: [1], list.row.height: [$values]}}" > "$work/batch/large.batch.yaml"

begin=$(date +%s)
merge=$(THUMBINDEX=$program "$here/submit.sh" "$work/batch/large.batch.yaml" "$work/cluster" "$shards")
# Once the second node is in the middle of a task, its daemon and the task are killed, as a power cut would.
step=
for _ in $(seq 600); do
	task=$(squeue --noheader --states running --nodelist n2 --format '%A %K' | head -n 1)
	if [ -n "$task" ] && [ -e "$work/cluster.parts/${task#* }/.thumbindex-journal" ]; then
		step=$(pgrep -f "^slurmstepd: \[${task% *}\." | head -n 1)
		if [ -n "$step" ]; then break; fi
	fi
	sleep 0.1
done
if [ -z "$step" ]; then
	echo "no task was seen at work on n2" >&2
	exit 1
fi
kill -9 "$second"
for pid in $step $(pgrep -P "$step"); do
	kill -9 "$pid" $(pgrep -P "$pid") 2> /dev/null || true
done
echo "killed the daemon of n2 and task ${task#* } of the array in the middle (step $step)"
sleep 15
sinfo --noheader --long --Node
start slurmd -D -N n2
while squeue --noheader --job "$merge" --format %T 2> /dev/null | grep -qE 'PENDING|RUNNING|COMPLETING'; do sleep 1; done
end=$(date +%s)
cat "$work/cluster.parts/merge.log"
if ! grep -i requeue "$work/slurmctld.log"; then
	echo "nothing was requeued" >&2
	exit 1
fi
"$program" render "$work/batch/large.batch.yaml" --out "$work/single" --yes > /dev/null
diff --recursive --exclude .thumbindex-cache "$work/single" "$work/cluster"
echo "$(find "$work/cluster" -name '*.png' | wc -l) pictures by $shards tasks in $((end - begin)) s, none differs from those of one run"
