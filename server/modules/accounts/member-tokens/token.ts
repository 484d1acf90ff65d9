import { createHmac } from 'node:crypto'
import type { AppDependencies } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

/** What a mailed link lets somebody do, once: choose a password, join, have another address. */
export type Purpose = 'reset' | 'invite' | 'email'

/**
 * The secret in the link. It is worked out from its row's id and never stored, so that the job which
 * mails it carries no secret, and mails the same link when it runs twice.
 */
export const tokenOf = (ctx: Pick<AppDependencies, 'secret'>, id: string): string =>
  createHmac('sha256', keyFor(ctx.secret, 'member token')).update(id).digest('base64url')
