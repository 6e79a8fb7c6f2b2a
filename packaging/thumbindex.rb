# A formula for Homebrew, which builds what is committed in the checkout that it lies in:
#   brew install --HEAD ./packaging/thumbindex.rb
# A tap names the address of its repository in place of the checkout, as homepage and as head.
class Thumbindex < Formula
  desc "Draw index bars, section lists and grids from theme files, and compare them"
  license "MIT"
  head "file://#{File.expand_path("..", __dir__)}", using: :git, branch: "main"

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
