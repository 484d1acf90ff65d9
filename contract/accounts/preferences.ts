import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

/** Of the whole, as JSON in UTF-8. */
export const mostPreferenceBytes = 16 * 1024

const View = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  area: Type.String({ maxLength: 60 }),
  search: Type.String({ maxLength: 2_000 }),
})

/** How a member likes their desk. Keys that aren't named here are kept as they are. */
export type Preferences = Static<typeof Preferences>
export const Preferences = Named(
  'Preferences',
  Type.Object(
    {
      scheme: Type.Optional(Nullable(OneOf('light', 'dark', 'auto'))),
      /** A language of the desk; without it, the browser's. */
      language: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
      pins: Type.Optional(Nullable(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }))),
      views: Type.Optional(Nullable(Type.Array(View, { maxItems: 100 }))),
      /** Whether single letters are shortcuts. */
      keys: Type.Optional(Nullable(Type.Boolean())),
    },
    { additionalProperties: true },
  ),
)

/** Of a change: a key that is sent replaces that key, null removes it, and all others stay. */
export const KeptPreferences = Named('KeptPreferences', Type.Object({ preferences: Preferences }))
