/// A property whose value is held apart, so that copies of what has it share one value until one of them changes it.
///
/// A style has dozens of fields, many of them texts and lists. Without this a theme, and all that holds one, would be
/// copied field by field, by code that the compiler writes out wherever one is passed on.
@propertyWrapper
public struct CopyOnWrite<Value: Sendable> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    /// Holds a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// The value; a change is seen by this copy alone.
    public var wrappedValue: Value {
        get { storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}

// Apart from the type, since a type whose values must be hashable is looked up by the runtime for each of them.
extension CopyOnWrite: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.storage.value == right.storage.value
    }
}

extension CopyOnWrite: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}

// Sound: a storage is changed only by a copy that alone refers to it; all that several refer to is never changed.
extension CopyOnWrite: @unchecked Sendable {}

/// Looked into, it is the value.
extension CopyOnWrite: CustomReflectable {
    /// That of the value.
    public var customMirror: Mirror { Mirror(reflecting: storage.value) }
}
