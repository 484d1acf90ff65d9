import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import type { AppDependencies } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { keyFor } from '#server/core/seal.ts'

const algorithm = 'HS256'
const purpose = 'session'

type Signing = Pick<AppDependencies, 'secret' | 'now'>

/** The JWT that a browser keeps in its cookie. It names a row of `session`; the row decides. */
export const signSessionToken = (
  ctx: Signing,
  session: { id: string; member: string; expiresAt: Date },
): Promise<string> =>
  new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(session.member)
    .setIssuedAt(ctx.now())
    .setExpirationTime(session.expiresAt)
    .sign(keyFor(ctx.secret, purpose))

/** The session's id; null when the token is malformed, expired or not signed by us. */
export async function readSessionToken(ctx: Signing, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor(ctx.secret, purpose), {
      algorithms: [algorithm],
      currentDate: ctx.now(),
    })
    return typeof payload.sid === 'string' && isRecordId(payload.sid) ? payload.sid : null
  } catch (error) {
    if (error instanceof JOSEError) return null
    throw error
  }
}
