#!/bin/sh
# usage: install.sh ARCHIVE FOLDER [SHA256]
# Unpacks what `make dist` made, a file or an address, into FOLDER, whose bin is then to be on the PATH. With a digest, what is
# another is refused, and a folder that was unpacked from the same is kept, so that it may be cached.
set -eu

archive=$1 folder=$2 digest=${3:-}
if [ -n "$digest" ] && [ "$(cat "$folder/.sha256" 2> /dev/null)" = "$digest" ]; then exit 0; fi
case $archive in
http://* | https://*)
	fetched=$(mktemp)
	trap 'rm -f "$fetched"' EXIT
	curl --fail --location --silent --show-error --output "$fetched" "$archive"
	archive=$fetched
	;;
esac
if [ -n "$digest" ]; then echo "$digest  $archive" | sha256sum --check --quiet -; fi
mkdir -p "$folder"
tar --extract --xz --file "$archive" --directory "$folder" --strip-components 1
echo "$digest" > "$folder/.sha256"
