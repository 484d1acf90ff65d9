import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, RecordId } from './schema.ts'

/** What the search of the desk finds, in the order in which it is shown. */
export const searchKinds = [
  'conversation',
  'lead',
  'booking',
  'call',
  'source',
  'gap',
  'chat_link',
  'template',
  'broadcast',
  'questionnaire',
  'member',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const SearchQuery = Type.Object({
  q: Type.String({ maxLength: 200 }),
  limit: Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'Of each kind' }),
})

/** A record as a noun finds it. */
export type Found = Omit<Static<typeof SearchItem>, 'url'>
export type SearchItem = Static<typeof SearchItem>
export const SearchItem = Named(
  'SearchItem',
  Type.Object({
    id: RecordId,
    title: Type.String(),
    detail: Nullable(Type.String()),
    url: Type.String({ description: 'The path of its page at the desk' }),
  }),
)

export const SearchResult = Named(
  'SearchResult',
  Type.Object({
    groups: Type.Array(
      Named(
        'SearchGroup',
        Type.Object({ kind: Named('SearchKind', OneOf(...searchKinds)), items: Type.Array(SearchItem) }),
      ),
      { description: 'Only kinds of which something was found, and which the caller may read' },
    ),
  }),
)
