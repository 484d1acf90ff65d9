import { Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'
import { PersonName } from './members.ts'
import { Code, Password, Token } from './sign-in.ts'

/** `password`: a new one; of somebody who signs in here already, theirs, with a `code` if they have a second factor. */
export const InvitationAcceptance = Named(
  'InvitationAcceptance',
  Type.Object({
    token: Token,
    password: Password,
    code: Type.Optional(Nullable(Code)),
    name: Type.Optional(PersonName),
  }),
)
