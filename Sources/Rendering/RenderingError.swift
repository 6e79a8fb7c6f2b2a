/// Why a drawing could not be made.
package enum RenderingError: Error, Hashable {
    case outOfMemory
}
