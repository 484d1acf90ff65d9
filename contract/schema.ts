import { type Static, type TSchema, Type } from 'typebox'

/** A value that may be null. One `type` array, not a union: quicker to serialise, clearer in errors. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [(schema as unknown as { type: string }).type, 'null'],
    ...('enum' in schema ? { enum: [...(schema.enum as unknown[]), null] } : {}),
  })

/** A field of a PATCH that null sets to `empty`, such as a list that may have no items. */
export const Emptied = <T extends TSchema>(schema: T, empty: Static<T>) =>
  Type.Unsafe<Static<T>>({ ...schema, 'x-empty': empty })

/** One of the given strings. */
export const OneOf = <const T extends string[]>(...values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values })

/** The id of a record in a request. A value that is not a UUID is answered like an unknown id. */
export const Id = (what: string) => Type.String({ format: 'uuid', 'x-not-found': `${what} not found` })

/** A record's id in an answer. */
export const RecordId = Type.String({ format: 'uuid' })

/** A moment in an answer: `2026-01-31T09:00:00.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' })

/** A moment in a request: ISO 8601, read as UTC when it names no zone. */
export const Moment = Type.String({ format: 'moment', maxLength: 64 })

/** `#RRGGBB`. */
export const Color = Type.String({ maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' })

/** An email address of a length that RFC 5321 allows. */
export const Email = Type.String({ format: 'email', maxLength: 254 })

/**
 * Gives a schema the name under which openapi.json holds it once, in `components/schemas`, and refers to it everywhere
 * else. JSON Schema's `title` carries it, which neither validation nor serialisation reads.
 */
export const Named = <T extends TSchema>(name: string, schema: T): T => Object.assign(schema, { title: name })
