#!/bin/sh
# usage: dist.sh PROGRAM GENERATOR ARCHIVES FOLDER
# Packs PROGRAM, which holds all that it needs but the C library, with what is installed beside it and the terms of all that
# is inside, as FOLDER/thumbindex-VERSION-linux-ARCHITECTURE.tar.xz: the same bytes each time from the same commit, in
# checkouts whose paths are equally long.
# ARCHIVES is what archives.sh left.
set -eu

program=$1 generator=$2 archives=$3 folder=$4
root=$(cd "$(dirname "$0")/.." && pwd)
strangers=$(ldd "$program" | sed 's/^[[:space:]]*//; s/ .*//' \
	| grep --invert-match --extended-regexp '^(linux-vdso|libm|libc)\.so|/ld-linux-' || true)
if [ -n "$strangers" ]; then
	echo "$program needs libraries beside the C library:" "$strangers" >&2
	exit 1
fi
name=thumbindex-$("$program" --version)-linux-$(uname -m)
rm -rf "${folder:?}/$name"
mkdir -p "$folder/$name"
sh "$root/packaging/stage.sh" "$program" "$generator" "$folder/$name"
# Digests of what was compiled, paths of the build's folder included; nothing reads them.
readelf --wide --section-headers "$program" | sed -n 's/.* \.swift_modhash *PROGBITS *[^ ]* \([^ ]*\) \([^ ]*\) .*/\1 \2/p' \
	| while read -r start length; do
		dd if=/dev/zero of="$folder/$name/bin/thumbindex" bs=1 seek=$((0x$start)) count=$((0x$length)) conv=notrunc status=none
	done
licenses=$folder/$name/share/doc/thumbindex/licenses
install -d "$licenses"
install -m 644 "$archives"/licenses/*.txt "$licenses"
# Those of Swift packages, which are linked in, too.
for package in "$archives"/build/checkouts/*/; do
	for terms in "$package"LICENSE*; do
		if [ -f "$terms" ]; then install -m 644 "$terms" "$licenses/$(basename "$package").txt"; fi
	done
done
install -m 644 "$root/LICENSE" "$folder/$name/LICENSE"
# Seconds since 1970 of the commit.
time=$(git -C "$root" log -1 --format=%ct 2> /dev/null || echo 0)
tar --create --directory "$folder" --sort name --mtime "@$time" --owner 0 --group 0 --numeric-owner --format ustar "$name" \
	| xz -9 --extreme --threads 1 > "$folder/$name.tar.xz"
size() { du --bytes --summarize "$1" | cut -f1; }
packed=$(size "$folder/$name.tar.xz") unpacked=$(size "$folder/$name")
echo "$folder/$name.tar.xz: $((packed / 1000)) kB, unpacked $((unpacked / 1000)) kB"
sha256sum "$folder/$name.tar.xz"
if [ "$packed" -gt 15000000 ] || [ "$unpacked" -gt 50000000 ]; then
	echo "that is more than 15 MB, or more than 50 MB unpacked" >&2
	exit 1
fi
