import DrawingBoards
import Foundation

extension Chromium {
    /// What the browser shows of picture files: pixels `0xAARRGGBB`, multiplied by alpha.
    ///
    /// The browser's canvas holds colours multiplied by alpha, as rasters do; it divides them again in its own way.
    static func pixels(ofPictures files: [[UInt8]], mediaType: String) throws -> [[UInt32]] {
        let images = files.map { "<img src='data:\(mediaType);base64,\(Data($0).base64EncodedString())'>" }
        let page = try elements(
            ofPage: """
                <!doctype html><body>\(images.joined())<script>
                onload = () => {
                    const digits = [...document.images].map(image => {
                        const canvas = document.createElement('canvas');
                        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
                        const context = canvas.getContext('2d', {colorSpace: 'srgb'});
                        context.drawImage(image, 0, 0);
                        const bytes = context.getImageData(0, 0, canvas.width, canvas.height).data;
                        return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
                    });
                    document.body.innerHTML = digits.map(digits => `<p>${digits}</p>`).join('');
                };
                </script>
                """)
        return page.components(separatedBy: "<p>").dropFirst().map { multiplied($0.prefix { $0 != "<" }) }
    }

    /// Premultiplied pixels from the digits of red, green, blue and alpha of each; none of what has no digits.
    private static func multiplied(_ digits: Substring) -> [UInt32] {
        let bytes = Array(digits.utf8)
        return stride(from: 0, through: bytes.count - 8, by: 8).compactMap { start in
            guard let pixel = UInt32(String(decoding: bytes[start..<start + 8], as: UTF8.self), radix: 16) else {
                return nil
            }
            let alpha = pixel & 0xFF
            return [24, 16, 8].reduce(alpha) { (result: UInt32, shift: UInt32) in
                result << 8 | ((pixel >> shift & 0xFF) * alpha + 127) / 255
            }
        }
    }
}
