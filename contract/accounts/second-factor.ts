import { Type } from 'typebox'
import { Nullable, Timestamp } from '#contract/schema.ts'
import { Code, Password } from './sign-in.ts'

export const Status = Type.Object({
  enabled: Type.Boolean(),
  confirmed_at: Nullable(Timestamp),
  recovery_codes_left: Type.Integer(),
})

export const EnrollmentRequest = Type.Object({ password: Password })

/** What an authenticator app is given: the secret to type, and the same with all else as a QR code's text. */
export const Enrollment = Type.Object({ secret: Type.String(), otpauth_uri: Type.String() })

export const Confirmation = Type.Object({ code: Code })

export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

export const Removal = Type.Object({ password: Password, code: Code })
