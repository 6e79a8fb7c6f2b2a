#!/bin/sh
# usage: dist-test.sh ARCHIVE REFERENCE FOLDER SUITE…
# Unpacks what make dist made in bare systems of Debian, which debootstrap makes in FOLDER and which have nothing but fonts,
# and xz to unpack with; draws the reference batch there, with /proc and without, by the scripts for continuous integration,
# and compares every file with those of the run in the folder REFERENCE. Once more it does so without any font installed, by a
# bundle of this machine's.
set -eu

archive=$1 reference=$2 folder=$3
shift 3
root=$(cd "$(dirname "$0")/.." && pwd)
if [ "$(id -u)" != 0 ]; then
	echo "chroot is for root: sudo make dist-test" >&2
	exit 1
fi
digest=$(sha256sum "$archive" | cut -c1-64)
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# check SYSTEM [FONTS]: draws in SYSTEM, with the fonts of a folder there if one is given, and compares there and here.
check() {
	rm -rf "$1/work/Output"
	# shellcheck disable=SC2016
	chroot "$1" sh -euc '
		cd /work
		export PATH="/work/made/bin:$PATH" THUMBINDEX_FONTS="$1"
		sh ci/install.sh thumbindex.tar.xz made "$0"
		sh ci/check.sh reference report Output Themes/reference.batch.yaml' "$digest" "${2:-}"
	# What later runs go by has the digest of the program that drew.
	diff --recursive --exclude .thumbindex-cache "$reference" "$1/work/Output"
}

rm -rf "$folder/made" "$folder/bundle"
sh "$root/ci/install.sh" "$archive" "$folder/made"
(cd "$root" && "$folder/made/bin/thumbindex" fonts Themes/reference.batch.yaml --bundle "$folder/bundle") > /dev/null

for suite; do
	system=$folder/$suite
	if ! [ -e "$system/complete" ]; then
		rm -rf "$system"
		debootstrap --variant=minbase --include=xz-utils "$suite" "$system" > "$folder/$suite.log"
		touch "$system/complete"
	fi
	rm -rf "$system/work" "$system/usr/share/fonts"
	mkdir -p "$system/work" "$system/usr/share/fonts"
	cp -R /usr/share/fonts/. "$system/usr/share/fonts"
	cp "$archive" "$system/work/thumbindex.tar.xz"
	cp -R "$root/Themes" "$root/ci" "$system/work"
	cp -R "$reference" "$system/work/reference"
	cp -R "$folder/bundle" "$system/work/bundle"
	# Several times: what needed /proc now and then would show.
	for _ in 1 2 3 4 5; do check "$system"; done
	mount -t proc proc "$system/proc"
	trap 'umount "$system/proc"' EXIT
	check "$system"
	umount "$system/proc"
	trap - EXIT
	rm -rf "$system/usr/share/fonts"
	check "$system" bundle
	echo "$suite: $(find "$reference" -type f | wc -l) files, none differs, with /proc, five times without, and by a bundle of fonts"
done
