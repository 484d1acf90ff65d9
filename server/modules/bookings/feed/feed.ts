import { createHmac } from 'node:crypto'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import { notFound } from '#server/http/problem.ts'
import { apiBase } from '#server/http/serve.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { calendarFile } from '../calendar-file/calendar-file.ts'
import { businessEntry } from '../calendar-file/entries.ts'
import { findFeed, insertFeed, putFeed, selectConfirmed, selectFeed } from './queries.ts'

/** The feed's past and its size: calendar programs fetch all of it every few minutes. */
const pastMs = 30 * 24 * 3_600_000
const mostEntries = 5_000

/** The address at which calendar programs follow the business's bookings. It is a secret: its holder can read them. */
export async function feedUrl(ctx: Ctx): Promise<string> {
  const made = newFeed(ctx)
  const id = await ctx.tx(async db => {
    await insertFeed(db, made)
    return selectFeed(db)
  })
  return urlOf(ctx, id!)
}

/** Changes the address; the old one stops working. */
export async function rotateFeed(ctx: Ctx): Promise<string> {
  const made = newFeed(ctx)
  await ctx.tx(db => putFeed(db, made))
  return urlOf(ctx, made.id)
}

/** The bookings of the last 30 days and all future ones as a calendar file. 404 for an unknown token. */
export async function readFeed(ctx: OpenCtx, token: string): Promise<string> {
  const tenant = await findFeed(ctx, tokenHash(token))
  if (!tenant) throw notFound('Calendar')
  const own = ctx.as(tenant, { kind: 'visitor' })
  const desk = await business(own)
  const after = new Date(ctx.now().getTime() - pastMs)
  const rows = await own.tx(db => selectConfirmed(db, after, mostEntries))
  return calendarFile(
    rows.map(row => businessEntry(row, desk)),
    { method: 'PUBLISH', name: desk.name },
  )
}

function newFeed(ctx: Ctx) {
  const id = ctx.id()
  return { id, token_hash: tokenHash(tokenOf(ctx, id)), created_at: ctx.now() }
}

const urlOf = (ctx: Ctx, id: string): string =>
  `${ctx.config.publicUrl}${apiBase}/calendar/${tokenOf(ctx, id)}.ics`

/** Derived and never stored, like the token of a booking. */
const tokenOf = (ctx: Ctx, id: string): string =>
  createHmac('sha256', keyFor(ctx.secret, 'booking feed token'))
    .update(id)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
