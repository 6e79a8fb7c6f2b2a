/// A key of a file: a value that is kept at a place of a target, or a group of further keys.
///
/// Tables of fields are the one source of what a kind of file may hold: reading, the check for unknown keys, defaults,
/// the schema and the reference follow from them.
package struct Field<Target: Sendable, Reader: ValueReader>: Sendable {
    /// As a file writes it.
    package let key: String
    /// What the key is for, in words, with the number of the rule that it implements.
    package let summary: String
    /// What may stand at the key; for a group what may stand there in place of its mapping, `nil` for the mapping only.
    package let content: FieldValue<Target, Reader>?
    /// The keys of a group.
    package let fields: [Field]
    /// Gives the target the value of another field that it equals unless it is set.
    package var inherit: (@Sendable (inout Target) -> Void)?
    /// What holds where the key is not written and no default can tell it, as `that of canvas.background`.
    package var usual: String?
    /// A value as a file has it, where the default does not show what one looks like.
    package var example: String?
    /// What must be so that the key has an effect.
    package var needs: String?
    /// What messages call the value, where not by the path of its key.
    package var spokenName: String?

    /// Whether further keys stand under it.
    package var isGroup: Bool { !fields.isEmpty }

    /// Keys under a key.
    package static func group(_ key: String, _ summary: String, _ fields: [Field]) -> Field {
        Field(key: key, summary: summary, content: nil, fields: fields)
    }

    /// Keys under a key, in whose place one value may stand for all of them.
    package static func group(
        _ key: String, _ summary: String, whole: FieldValue<Target, Reader>, _ fields: [Field]
    ) -> Field {
        Field(key: key, summary: summary, content: whole, fields: fields)
    }

    /// A value that is kept at a place.
    package static func value<Value: Sendable>(
        _ key: String, _ place: Place<Target, Value>, _ kind: ValueKind<Value, Reader>, _ summary: String
    ) -> Field {
        Field(key: key, summary: summary, content: FieldValue(kind, place), fields: [])
    }

    /// A value that is kept in a property.
    package static func value<Value: Sendable>(
        _ key: String, _ path: @escaping @autoclosure @Sendable () -> any WritableKeyPath<Target, Value> & Sendable,
        _ kind: ValueKind<Value, Reader>, _ summary: String
    ) -> Field {
        value(key, Place(path()), kind, summary)
    }

    /// A value that is kept in a property which is `nil` where the key is not written.
    package static func optional<Value: Sendable>(
        _ key: String, _ path: @escaping @autoclosure @Sendable () -> any WritableKeyPath<Target, Value?> & Sendable,
        _ kind: ValueKind<Value, Reader>, _ summary: String
    ) -> Field {
        value(key, kind, summary) { $1[keyPath: path()] = $0 }
    }

    /// A value that is kept by a function, and has no default.
    package static func value<Value: Sendable>(
        _ key: String, _ kind: ValueKind<Value, Reader>, _ summary: String,
        set: @escaping @Sendable (Value, inout Target) -> Void
    ) -> Field {
        let content = FieldValue<Target, Reader>(
            form: kind.form,
            read: { node, reader, target in
                guard let value = kind.read(node, &reader) else { return false }
                set(value, &target)
                return true
            }, copy: { _, _ in }, written: { _ in nil })
        return Field(key: key, summary: summary, content: content, fields: [])
    }
}

extension Field {
    /// The field of a part, as one of the whole that holds the part at a place.
    package func lifted<Whole: Sendable>(to place: Place<Whole, Target>) -> Field<Whole, Reader> {
        var field = Field<Whole, Reader>(
            key: key, summary: summary, content: content?.lifted(to: place), fields: fields.map { $0.lifted(to: place) }
        )
        field.usual = usual
        field.example = example
        field.needs = needs
        field.spokenName = spokenName
        return field
    }

    /// The field of a part at a place, which equals that of the part at another place unless it is set.
    package func lifted<Whole: Sendable>(
        to place: Place<Whole, Target>, like other: Place<Whole, Target>, _ words: String
    ) -> Field<Whole, Reader> {
        let content = content
        return lifted(to: place).inheriting(words) { whole in
            var part = place.get(whole)
            content?.copy(other.get(whole), &part)
            place.set(part, &whole)
        }
    }

    /// The field with a value of another's, unless it is set, which the reference says by words.
    package func inheriting(_ words: String, _ inherit: @escaping @Sendable (inout Target) -> Void) -> Field {
        var field = self
        field.inherit = inherit
        field.usual = words
        return field
    }

    /// The field with what holds where the key is not written, in words.
    package func usually(_ words: String) -> Field {
        var field = self
        field.usual = words
        return field
    }

    /// The field with a value as a file has it.
    package func example(_ text: String) -> Field {
        var field = self
        field.example = text
        return field
    }

    /// The field with what must be so that it has an effect, as a part of a sentence.
    package func needing(_ words: String) -> Field {
        var field = self
        field.needs = words
        return field
    }

    /// The field with what messages call it.
    package func called(_ name: String) -> Field {
        var field = self
        field.spokenName = name
        return field
    }
}

/// A place of a target that holds a value.
package struct Place<Target: Sendable, Value: Sendable>: Sendable {
    /// Reads the value.
    package let get: @Sendable (Target) -> Value
    /// Writes the value.
    package let set: @Sendable (Value, inout Target) -> Void
    /// Whether to write the value changes nothing but what stands there.
    package let isProperty: Bool

    /// A place that is read and written by functions.
    package init(
        get: @escaping @Sendable (Target) -> Value, set: @escaping @Sendable (Value, inout Target) -> Void
    ) {
        self.get = get
        self.set = set
        isProperty = false
    }

    /// The place that a path leads to.
    ///
    /// The path is made when it is first gone: making the paths of all properties takes longer than reading a theme.
    package init(_ path: @escaping @autoclosure @Sendable () -> any WritableKeyPath<Target, Value> & Sendable) {
        get = { $0[keyPath: path()] }
        set = { $1[keyPath: path()] = $0 }
        isProperty = true
    }
}

/// What may stand at a key.
package struct FieldValue<Target: Sendable, Reader: ValueReader>: Sendable {
    /// What may stand there, for checks, schema and reference.
    package let form: ValueForm
    /// Puts the value of a node into the target; false where it cannot be read, which is reported.
    package let read: @Sendable (DocumentNode, inout Reader, inout Target) -> Bool
    /// Takes the value over from another target.
    package let copy: @Sendable (Target, inout Target) -> Void
    /// The value of a target as a file would have it.
    package let written: @Sendable (Target) -> JSONValue?
    /// Whether to read a value changes nothing of a target but one property of it.
    package let isProperty: Bool

    init(
        form: ValueForm, isProperty: Bool = false,
        read: @escaping @Sendable (DocumentNode, inout Reader, inout Target) -> Bool,
        copy: @escaping @Sendable (Target, inout Target) -> Void,
        written: @escaping @Sendable (Target) -> JSONValue?
    ) {
        self.form = form
        self.isProperty = isProperty
        self.read = read
        self.copy = copy
        self.written = written
    }

    /// A value of a kind at a place.
    package init<Value: Sendable>(_ kind: ValueKind<Value, Reader>, _ place: Place<Target, Value>) {
        form = kind.form
        isProperty = place.isProperty
        read = { node, reader, target in
            guard let value = kind.read(node, &reader) else { return false }
            place.set(value, &target)
            return true
        }
        copy = { source, target in place.set(place.get(source), &target) }
        written = { kind.written(place.get($0)) }
    }
}

extension FieldValue {
    /// The same for a whole that holds the target at a place.
    func lifted<Whole: Sendable>(to place: Place<Whole, Target>) -> FieldValue<Whole, Reader> {
        FieldValue<Whole, Reader>(
            form: form, isProperty: isProperty && place.isProperty,
            read: { node, reader, whole in
                var part = place.get(whole)
                let isRead = read(node, &reader, &part)
                if isRead { place.set(part, &whole) }
                return isRead
            },
            copy: { source, target in
                var part = place.get(target)
                copy(place.get(source), &part)
                place.set(part, &target)
            }, written: { written(place.get($0)) })
    }
}

extension Field {
    /// The key as schemas and references show it, with the defaults that `initial` holds.
    ///
    /// A group is a definition: by its path, or by its value's name where it stands at several places of a file.
    package func form(at path: [String] = [], initial: Target) -> FieldForm {
        form(at: path, initial: [(name: "", target: initial)])
    }

    /// The same of a target with variants, at least one; a default that differs among them is a mapping by their names.
    package func form(at path: [String] = [], initial: [(name: String, target: Target)]) -> FieldForm {
        guard isGroup else {
            return FieldForm(
                key, summary, content?.form ?? .anything, usual: usual(initial), example: example, needs: needs)
        }
        let path = path + [key]
        let nested = fields.contains(where: \.isGroup)
        guard !nested, case .definition(let shared)? = content?.form else {
            let keys = mapping(fields.map { $0.form(at: path, initial: initial) })
            // The group is what may be written in variants, not once more the value that stands for the whole of it.
            let form = content.map { ValueForm.either(keys.alternatives + $0.form.unnamed.alternatives) } ?? keys
            return FieldForm(
                key, summary, .defined(path.joined(separator: "."), summary, form, isGroup: true), needs: needs)
        }
        let parts = fields.map {
            FieldForm(
                $0.key, $0.summary, $0.content?.form ?? .anything,
                usual: .words("that part of the default of the whole"),
                example: $0.example)
        }
        let form = ValueForm.either(mapping(parts).alternatives + shared.form.alternatives)
        return FieldForm(
            key, summary, .defined(shared.name, shared.summary, form), usual: usual(initial), example: example,
            needs: needs)
    }

    /// A key all of whose lines are comments sets nothing.
    private func mapping(_ fields: [FieldForm]) -> ValueForm { .mapping(MappingForm(fields, acceptsNothing: true)) }

    private func usual(_ initial: [(name: String, target: Target)]) -> FieldForm.Usual? {
        if let usual { return .words(usual) }
        let values = initial.compactMap { variant in
            written(variant.target).map { JSONValue.Member(variant.name, $0) }
        }
        guard let first = values.first, values.count == initial.count else { return nil }
        return .value(values.allSatisfy { $0.value == first.value } ? first.value : .object(values))
    }

    /// The default that a target holds, of a group all parts.
    private func written(_ target: Target) -> JSONValue? {
        guard isGroup else { return content?.written(target) }
        let parts = fields.compactMap { field in
            field.content?.written(target).map { JSONValue.Member(field.key, $0) }
        }
        return parts.count == fields.count ? .object(parts) : nil
    }
}
