import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

/** How to reach the business directly. */
export type BusinessContact = Static<typeof BusinessContact>
export const BusinessContact = Named(
  'BusinessContact',
  Type.Object({
    phone: Nullable(Type.String()),
    email: Nullable(Type.String()),
    website: Nullable(Type.String()),
  }),
)
