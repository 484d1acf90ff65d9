import { type Static, Type } from 'typebox'
import { passwordLength } from '#contract/limits.ts'
import { Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'
import { BusinessName, Country, Timezone } from './account.ts'
import { MemberRole, TypedEmail } from './members.ts'

export const NewPassword = Type.String({ minLength: passwordLength.least, maxLength: passwordLength.most })
/** What a link carries, base64url of 32 bytes; anything else of bounded length is simply not one of ours. */
export const Token = Type.String({ minLength: 1, maxLength: 200 })

export const TokenOfLink = Named('TokenOfLink', Type.Object({ token: Token }))

export const Registration = Named(
  'Registration',
  Type.Object({
    email: TypedEmail,
    password: NewPassword,
    business_name: BusinessName,
    timezone: Type.Optional(Timezone),
    country: Type.Optional(Country),
  }),
)

/** A password that somebody has already, whatever rules held when it was chosen. */
export const Password = Type.String({ maxLength: passwordLength.most })
/** Of an authenticator app, or a recovery code, as people type them. */
export const Code = Type.String({ maxLength: 64 })

/** `tenant_id`: the business to go to, if one belongs to it; else where one was last. */
export const Login = Named(
  'Login',
  Type.Object({
    email: TypedEmail,
    password: Password,
    code: Type.Optional(Nullable(Code)),
    tenant_id: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
  }),
)

/** Why somebody is not signed in; `code_required`: the password was right, and a `code` has to come with it. */
export const CodeRequired = Named(
  'CodeRequired',
  Type.Object({
    detail: Type.String(),
    code_required: Type.Optional(Type.Boolean()),
  }),
)

export const PasswordResetRequest = Named('PasswordResetRequest', Type.Object({ email: TypedEmail }))

export const PasswordReset = Named('PasswordReset', Type.Object({ token: Token, password: NewPassword }))

export const Done = Named('Done', Type.Object({ ok: Type.Boolean() }))

const SignedInMember = Named(
  'SignedInMember',
  Type.Object({
    id: RecordId,
    email: Type.String(),
    name: Nullable(Type.String()),
    role: MemberRole,
    created_at: Timestamp,
  }),
)

const SignedInBusiness = Named(
  'SignedInBusiness',
  Type.Object({
    id: RecordId,
    slug: Type.String(),
    name: Type.String(),
    timezone: Type.String(),
    country: Nullable(Type.String()),
    language: Nullable(Type.String()),
    created_at: Timestamp,
  }),
)

/** Who is signed in, and where. */
export type Whoami = Static<typeof Whoami>
export const Whoami = Named(
  'Whoami',
  Type.Object({
    user: SignedInMember,
    tenant: SignedInBusiness,
  }),
)

const SignInSession = Named(
  'SignInSession',
  Type.Object({
    id: RecordId,
    created_at: Timestamp,
    expires_at: Timestamp,
    address: Nullable(Type.String()),
    user_agent: Nullable(Type.String()),
    /** The name of the business that it is at. */
    business: Type.String(),
    current: Type.Boolean(),
  }),
)

export const SignInSessionList = Named(
  'SignInSessionList',
  Type.Object({
    sessions: Type.Array(SignInSession),
    total: Type.Integer(),
  }),
)
