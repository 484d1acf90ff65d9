import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'
import { PersonName, TypedEmail } from './members.ts'
import { NewPassword, Password, Whoami } from './sign-in.ts'

/** A new address or password needs the password that holds now. */
export type ProfileChanges = Static<typeof ProfileChanges>
export const ProfileChanges = Named(
  'ProfileChanges',
  Type.Partial(
    Type.Object({
      name: Nullable(PersonName),
      email: Nullable(TypedEmail),
      password: Nullable(NewPassword),
      current_password: Nullable(Password),
    }),
  ),
)

/** `pending_email`: an address that was mailed a link just now, and holds once that is followed. */
export const ChangedProfile = Named(
  'ChangedProfile',
  Type.Object({
    ...Whoami.properties,
    pending_email: Nullable(Type.String()),
  }),
)
