import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { secretToken, tokenHash } from '#server/core/secret-token.ts'
import * as rows from './queries.ts'

/** With each new ticket, at most so many unused ones that have expired are deleted. */
const sweep = 100

interface Ticket {
  /** The kind of socket that it opens, such as `calls.phone`; it opens no other. */
  purpose: string
  /** What it is for, such as the id of a call. */
  subject: string
  /** It is valid for so long. */
  seconds: number
}

/**
 * Makes a token that lets one socket in, once. It joins the open transaction: the token is valid only if its subject was
 * kept. The database has only its hash, so that a reader of the database can't take a call.
 */
export async function issueTicket(ctx: Ctx, { purpose, subject, seconds }: Ticket): Promise<string> {
  const token = secretToken()
  const now = ctx.now()
  await ctx.tx(async db => {
    await rows.deleteExpired(db, now, sweep)
    const expires_at = new Date(now.getTime() + seconds * 1000)
    await rows.insertTicket(db, { hash: tokenHash(token), purpose, subject, expires_at })
  })
  return token
}

/**
 * Redeems a token, and returns its business and its subject. Null when it is unknown, was used before in any process, is for
 * another purpose, or came too late.
 */
export async function redeemTicket(
  open: OpenCtx,
  token: string,
  purpose: string,
): Promise<{ ctx: Ctx; subject: string } | null> {
  // biome-ignore lint/plugin: the ticket says which business
  const row = await open.crossTenant(db => rows.takeTicket(db, tokenHash(token), purpose))
  if (!row || row.expires_at <= open.now()) return null
  return { ctx: open.as(row.tenant_id, { kind: 'visitor' }), subject: row.subject }
}
