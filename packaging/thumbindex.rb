# A formula for Homebrew, of a tap of one's own: brew install --HEAD ./packaging/thumbindex.rb
class Thumbindex < Formula
  desc "Draw index bars, section lists and grids from theme files, and compare them"
  homepage "https://github.com/thumbindex/thumbindex"
  license "MIT"
  head "https://github.com/thumbindex/thumbindex.git", branch: "main"

  depends_on "pkg-config" => :build
  depends_on xcode: ["16.0", :build]
  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "fribidi"
  depends_on "giflib"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "isa-l"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "librsvg"
  depends_on "libspng"
  depends_on "little-cms2"
  depends_on "webp"
  depends_on "xxhash"
  depends_on "zlib"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"look.theme.yaml").write "canvas: {width: 80, height: 160}\n"
    assert_match "index-bar/rest", shell_output("#{bin}/thumbindex render look.theme.yaml --dry-run")
  end
end
