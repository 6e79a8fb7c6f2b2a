#!/bin/sh
# usage: deb.sh FOLDER
# Makes a Debian package of what make dist left in FOLDER, and has lintian look at it. Its maintainer is who made the commit,
# unless DEBFULLNAME and DEBEMAIL, which Debian's own tools go by, name another.
set -eu

folder=$1
root=$(cd "$(dirname "$0")/.." && pwd)
for staged in "$folder"/thumbindex-*-linux-"$(uname -m)"; do :; done
version=$("$staged/bin/thumbindex" --version)
architecture=$(dpkg --print-architecture)
time=$(git -C "$root" log -1 --format=%ct 2> /dev/null || echo 0)
maintainer="${DEBFULLNAME:-$(git -C "$root" log -1 --format=%an)} <${DEBEMAIL:-$(git -C "$root" log -1 --format=%ae)}>"
package=$folder/deb
rm -rf "$package"
mkdir -p "$package/DEBIAN" "$package/usr/share"
cp -R "$staged/bin" "$package/usr"
cp -R "$staged/share/." "$package/usr/share"
# Debian's place for zsh's completions.
mv "$package/usr/share/zsh/site-functions" "$package/usr/share/zsh/vendor-completions"
doc=$package/usr/share/doc/thumbindex
mv "$doc/CHANGELOG.md" "$doc/changelog"
rm "$doc/LICENSE"
{
	cat "$root/packaging/copyright"
	for terms in "$doc"/licenses/*.txt; do
		printf '\n--- %s\n\n' "$(basename "$terms" .txt)"
		# Debian has this one's text in one place.
		if grep -q 'APPENDIX: How to apply the Apache License' "$terms"; then
			echo 'The Apache License 2.0: /usr/share/common-licenses/Apache-2.0'
			sed --quiet '/Runtime Library Exception/,$p' "$terms"
		else
			cat "$terms"
		fi
	done
} > "$doc/copyright"
rm -r "$doc/licenses"
{
	printf 'thumbindex (%s) unstable; urgency=medium\n\n  * See changelog.gz.\n\n' "$version"
	printf ' -- %s  %s\n' "$maintainer" "$(date --utc --rfc-email --date "@$time")"
} > "$doc/changelog.Debian"
mkdir -p "$package/usr/share/lintian/overrides"
cp "$root/packaging/lintian-overrides" "$package/usr/share/lintian/overrides/thumbindex"
find "$package/usr/share/man" "$doc" \( -name '*.1' -o -name 'changelog*' \) -exec gzip --best --no-name {} +
chmod -R u=rwX,go=rX "$package"
size=$(du --summarize --block-size 1024 "$package/usr" | cut -f1)
sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/; s|@MAINTAINER@|$maintainer|" \
	"$root/packaging/control" > "$package/DEBIAN/control"
(cd "$package" && find usr -type f | LC_ALL=C sort | xargs md5sum > DEBIAN/md5sums)
deb=$folder/thumbindex_${version}_$architecture.deb
find "$package" -exec touch --no-dereference --date "@$time" {} +
SOURCE_DATE_EPOCH=$time dpkg-deb --root-owner-group -Zxz --build "$package" "$deb" > /dev/null
lintian --fail-on error,warning "$deb"
echo "$deb"
