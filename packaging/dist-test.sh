#!/bin/sh
# usage: dist-test.sh ARCHIVE REFERENCE FOLDER SUITE…
# Unpacks what make dist made in bare systems of Debian, which debootstrap makes in FOLDER and which have nothing but fonts,
# draws the reference batch there, and compares every file with those of the run in the folder REFERENCE.
set -eu

archive=$1 reference=$2 folder=$3
shift 3
root=$(cd "$(dirname "$0")/.." && pwd)
if [ "$(id -u)" != 0 ]; then
	echo "chroot is for root: sudo make dist-test" >&2
	exit 1
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
for suite; do
	system=$folder/$suite
	if ! [ -e "$system/complete" ]; then
		rm -rf "$system"
		debootstrap --variant=minbase "$suite" "$system" > "$folder/$suite.log"
		touch "$system/complete"
	fi
	rm -rf "$system/work" "$system/usr/share/fonts"
	mkdir -p "$system/work" "$system/usr/share/fonts"
	cp -R /usr/share/fonts/. "$system/usr/share/fonts"
	tar --extract --xz --file "$archive" --directory "$system/work" --strip-components 1
	cp -R "$root/Themes" "$system/work"
	# In a name space of its own, so that what is mounted goes with the shell, which has the folder as an argument.
	# shellcheck disable=SC2016
	unshare --mount sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" sh -c "$2"' sh "$system" \
		'cd /work && bin/thumbindex --version && bin/thumbindex render --out Output > /dev/null'
	# What later runs go by has the digest of the program that drew.
	diff --recursive --exclude .thumbindex-cache "$reference" "$system/work/Output"
	echo "$suite: $(find "$reference" -type f | wc -l) files, none differs"
done
