import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { secretToken, tokenHash } from '#server/core/secret-token.ts'
import * as rows from './queries.ts'

/** Tickets that nobody used, swept away with each that is made. */
const sweep = 100

export interface Ticket {
  /** Which socket it opens, such as `calls.phone`; it opens no other. */
  purpose: string
  /** What it is for, such as the id of a call. */
  subject: string
  /** How long it is good for. */
  seconds: number
}

/**
 * Makes a token that lets one socket in, once. Joins the open transaction: the token is good if and only if what it is
 * for was kept. Only its hash is kept, so that nobody who reads the database can take somebody's call.
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
 * Takes a token in: whose business it is of, and what it is for. Null for one that is unknown, was used before in any
 * process, is for another purpose, or came too late.
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
