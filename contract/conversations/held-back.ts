import { type Static, Type } from 'typebox'
import { Named, OneOf } from '#contract/schema.ts'

/** Why a sentence of a language model did not reach the visitor. */
export const heldBackReasons = [
  'price',
  'number',
  'time',
  'date',
  'contact',
  'link',
  'name',
  'action',
  'negation',
  'fact',
  'citation',
  'instructions',
  'markup',
  'language',
  'too_long',
  'second_opinion',
] as const
export type HeldBackReason = (typeof heldBackReasons)[number]

export type HeldBack = Static<typeof HeldBack>
export const HeldBack = Named(
  'HeldBack',
  Type.Object(
    {
      text: Type.String(),
      reason: OneOf(...heldBackReasons),
      claim: Type.String({ description: 'The words in it that nothing supports' }),
    },
    { description: 'A sentence of a language model that did not reach the visitor' },
  ),
)
