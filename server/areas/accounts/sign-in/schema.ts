import { Type } from 'typebox'
import { Nullable, OneOf, RecordId, Timestamp } from '../../../http/schema.ts'
import { PersonName, TypedEmail } from '../members/schema.ts'
import { BusinessName, Country, Timezone } from '../schema.ts'
import { maxPassword, minPassword } from './passwords.ts'

export const NewPassword = Type.String({ minLength: minPassword, maxLength: maxPassword })
/** What a link carries, base64url of 32 bytes; anything else of bounded length is simply not one of ours. */
const Token = Type.String({ minLength: 1, maxLength: 200 })

export const Registration = Type.Object({
  email: TypedEmail,
  password: NewPassword,
  business_name: BusinessName,
  timezone: Type.Optional(Timezone),
  country: Type.Optional(Country),
})

export const Login = Type.Object({ email: TypedEmail, password: Type.String({ maxLength: maxPassword }) })

export const ResetRequest = Type.Object({ email: TypedEmail })

export const Reset = Type.Object({ token: Token, password: NewPassword })

export const Acceptance = Type.Object({
  token: Token,
  password: NewPassword,
  name: Type.Optional(PersonName),
})

export const Done = Type.Object({ ok: Type.Boolean() })

/** Who is signed in, and where. */
export const Whoami = Type.Object({
  user: Type.Object({
    id: RecordId,
    email: Type.String(),
    name: Nullable(Type.String()),
    role: OneOf('owner', 'agent'),
    created_at: Timestamp,
  }),
  tenant: Type.Object({
    id: RecordId,
    slug: Type.String(),
    name: Type.String(),
    timezone: Type.String(),
    country: Nullable(Type.String()),
    language: Type.String(),
    created_at: Timestamp,
  }),
})
