import Codecs
import Foundation
import Geometry
import Rasters
import TemporaryFolders
import Testing

/// SVG files: sharp in every size, alone, the same on every machine, and never longer than a moment.
@Suite struct SVGPictureTests {
    private let folder = TemporaryFolder()

    private func picture(_ text: String) throws -> SVGPicture? {
        try folder.write(["picture.svg": text])
        let decoder = ShownPictureDecoder(limits: PictureLimits(pixels: 10_000))
        guard case .drawing(let picture) = try decoder.file(atPath: folder.path + "/picture.svg") else { return nil }
        return picture
    }

    private func reason(_ text: String) -> String? {
        do throws(PictureDecodingError) {
            try? folder.write(["picture.svg": text])
            _ = try ShownPictureDecoder(limits: PictureLimits(pixels: 10_000)).file(
                atPath: folder.path + "/picture.svg")
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func whole(_ picture: SVGPicture, columns: Int, rows: Int) throws -> Raster {
        try picture.raster(
            cut: RowReducer.Cut(
                x: 0, y: 0, width: picture.size.width, height: picture.size.height, columns: columns, rows: rows))
    }

    @Test(
        "a size in its own units, that of the root or of what it shows",
        arguments: [
            (#"width="30" height="20""#, 30, 20), (#"width="1in" height="48pt" viewBox="0 0 1 1""#, 96, 64),
            (#"viewBox="-4,-2 24 12""#, 24, 12), (#"width="100%" height="100%" viewBox="0 0 8 16""#, 8, 16),
            (#"width="2em" height="2em" style="width: 2em; height: 2em" viewBox="0 0 10 20""#, 10, 20),
        ] as [(String, Double, Double)])
    func size(attributes: String, width: Double, height: Double) throws {
        let text = "<?xml version=\"1.0\"?><!-- > --><svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>"
        #expect(try picture(text)?.size == Size(width: width, height: height))
    }

    private static let halves = """
        \u{FEFF}<svg:svg xmlns:svg='http://www.w3.org/2000/svg' x='9' width='100%' style='height:3px' viewBox='0 0 10 4'>
        <svg:style><![CDATA[.a > * { fill: #f00 }]]></svg:style><svg:g class='a'><svg:path d='M0 0h5v4H0z'/></svg:g>
        <svg:rect x='50%' width='50%' height='4' fill='url(#g)'/><svg:linearGradient id='g'><svg:stop stop-color='#00f'/>
        </svg:linearGradient></svg:svg>
        """

    @Test("an edge between pixels is one between pixels in every size, and in a part of it")
    func sharp() throws {
        let picture = try #require(try picture(Self.halves))
        for scale in [1, 2, 3, 8] {
            let raster = try whole(picture, columns: 10 * scale, rows: 4 * scale)
            #expect(raster.width == 10 * scale && raster.height == 4 * scale)
            for y in 0..<raster.height {
                #expect((0..<5 * scale).allSatisfy { raster[$0, y] == 0xFFFF_0000 })
                #expect((5 * scale..<10 * scale).allSatisfy { raster[$0, y] == 0xFF00_00FF })
            }
        }
        let part = try picture.raster(cut: RowReducer.Cut(x: 4, y: 1, width: 2, height: 2, columns: 6, rows: 3))
        #expect(
            (0..<6).map { part[$0, 1] } == [
                0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF,
            ])
    }

    @Test("the same bytes give the same pixels, and half a colour stays half")
    func steady() throws {
        let text = ##"<svg viewBox="0 0 4 4"><rect width="4" height="4" fill="#00ff00" fill-opacity="0.5"/></svg>"##
        let picture = try #require(try picture(text))
        let raster = try whole(picture, columns: 4, rows: 4)
        #expect(raster[2, 2] == 0x8000_8000)
        #expect(try whole(picture, columns: 4, rows: 4) == raster)
    }

    static let refused: [(body: String, reason: String)] = [
        (#"<script>alert(1)</script>"#, "holds a script"),
        (#"<text>Hello</text>"#, "has text, whose font another machine may not have; turn it into outlines"),
        (#"<foreignObject/>"#, "holds a document of another kind, which is not drawn"),
        (#"<rect><animate attributeName="x"/></rect>"#, "is animated, and a picture is not"),
        (
            #"<image xlink:href="file:///etc/passwd" xmlns:xlink="http://www.w3.org/1999/xlink"/>"#,
            "refers to 'file:///etc/passwd', which is outside of it"
        ),
        (#"<image href="other.png"/>"#, "refers to 'other.png', which is outside of it"),
        (#"<use href="http://localhost/a.svg#b"/>"#, "refers to 'http://localhost/a.svg#b', which is outside of it"),
        (#"<image href="data:image/svg+xml,x"/>"#, "refers to 'data:image/svg+xml,x', which is outside of it"),
        (#"<rect style="fill: url( 'a.svg#b' )"/>"#, "refers to 'a.svg#b', which is outside of it"),
        (#"<style>@import "a.css";</style>"#, "has a style sheet outside of it"),
        (##"<g id="a"><g id="b"><use href="#a"/></g></g>"##, "shows '#a' inside itself"),
        (
            ##"<mask id="m"><rect mask="url(#n)"/></mask><mask id="n"><rect mask="url(#m)"/></mask>"##,
            "shows '#m' inside itself"
        ),
    ]

    @Test("what is not drawn is refused with a reason", arguments: refused)
    func refusal(body: String, reason: String) {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">\(body)</svg>"
        #expect(self.reason(text) == "is an SVG file that \(reason)")
    }

    @Test(
        "what is no drawing, and what is none to its end",
        arguments: [
            ("<html><body/></html>", "is not a PNG, JPEG, WebP or SVG file"),
            ("<", "is not a PNG, JPEG, WebP or SVG file"),
            ("<!-- nothing", "is not a PNG, JPEG, WebP or SVG file"),
            ("<svg/>", "is an SVG file that says neither its size nor what part of the plane it shows (viewBox)"),
            (
                "<?xml-stylesheet href=\"a.css\"?><svg viewBox=\"0 0 1 1\"/>",
                "is an SVG file that has a style sheet outside of it"
            ),
            (
                "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox=\"0 0 1 1\"/>",
                "is an SVG file that declares entities; export it again, without the data of the program that made it"
            ),
        ])
    func noPicture(text: String, reason: String) { #expect(self.reason(text) == reason) }

    @Test(
        "a file that is cut or broken is damaged, in librsvg's words",
        arguments: [
            "<svg viewBox=\"0 0 4 4\"><rect>", "<svg viewBox=\"0 0 4 4\"><rect", "<svg viewBox=\"0 0 4 4\"></g></svg>",
        ])
    func damaged(text: String) throws {
        #expect(try #require(reason(text)).hasPrefix("is a damaged SVG file: "))
    }

    @Test("what multiplies itself ends, and what is huge is drawn in the pixels that are asked for")
    func bombs() throws {
        let laughs = (1...12).map { number in
            "<g id='g\(number)'>" + String(repeating: "<use href='#g\(number - 1)'/>", count: 10) + "</g>"
        }
        let bomb =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path id='g0' d='M0 0h1'/>\(laughs.joined())</svg>"
        #expect(reason(bomb) == "is a damaged SVG file: exceeded more than 500000 referenced elements")
        let deep = String(repeating: "<g>", count: 100_000)
        #expect(try #require(reason("<svg viewBox='0 0 4 4'>\(deep)")).hasPrefix("is a damaged SVG file: "))
        let huge = try #require(
            try picture(##"<svg width="1e9" height="1e9"><rect width="1e9" height="1e9" fill="#00f"/></svg>"##))
        #expect(try whole(huge, columns: 3, rows: 3)[1, 1] == 0xFF00_00FF)
    }
}
