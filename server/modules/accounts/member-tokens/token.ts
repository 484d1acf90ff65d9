import { createHmac } from 'node:crypto'
import type { AppDependencies } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

/** The one-time purpose of a mailed link: choose a password, join, confirm another address. */
export type Purpose = 'reset' | 'invite' | 'email'

/**
 * The secret in the link. It is derived from the row's id and never stored. So the job that mails it carries no
 * secret, and mails the same link when it runs twice.
 */
export const tokenOf = (ctx: Pick<AppDependencies, 'secret'>, id: string): string =>
  createHmac('sha256', keyFor(ctx.secret, 'member token')).update(id).digest('base64url')
