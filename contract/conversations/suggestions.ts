import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'
import { CitedSource } from './chat.ts'

export type Suggestion = Static<typeof Suggestion>
export const Suggestion = Named(
  'Suggestion',
  Type.Object(
    {
      text: Nullable(Type.String({ description: 'Null when it knows no answer' })),
      sources: Type.Array(CitedSource),
      sentence: Nullable(Type.String({ description: 'Of a source: the one that carries the answer' })),
    },
    { description: 'What the assistant would answer now; nothing of it is stored or sent' },
  ),
)
