import { Type } from 'typebox'
import { Named, Nullable, Timestamp } from '#contract/schema.ts'
import { Code, Password } from './sign-in.ts'

export const SecondFactor = Named(
  'SecondFactor',
  Type.Object({
    enabled: Type.Boolean(),
    confirmed_at: Nullable(Timestamp),
    recovery_codes_left: Type.Integer(),
  }),
)

export const SecondFactorEnrollmentRequest = Named(
  'SecondFactorEnrollmentRequest',
  Type.Object({ password: Password }),
)

/** What an authenticator app is given: the secret to type, and the same with all else as a QR code's text. */
export const SecondFactorEnrollment = Named(
  'SecondFactorEnrollment',
  Type.Object({ secret: Type.String(), otpauth_uri: Type.String() }),
)

export const SecondFactorConfirmation = Named('SecondFactorConfirmation', Type.Object({ code: Code }))

export const RecoveryCodes = Named(
  'RecoveryCodes',
  Type.Object({ recovery_codes: Type.Array(Type.String()) }),
)

export const SecondFactorRemoval = Named(
  'SecondFactorRemoval',
  Type.Object({ password: Password, code: Code }),
)
