import { createHash, createHmac } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import { keyFor, seal, unseal } from '#server/core/seal.ts'
import { DatabaseUnavailable, writeDown } from '#server/db/unavailable.ts'
import { Problem } from '../problem.ts'

/**
 * The owner of a visitor's keys. Visitors show no credential, so a key belongs to the conversation that only
 * they know, else to their address and browser, within one chat link or business. Two visitors who choose the
 * same key don't affect each other.
 */
export function visitorScope({ ctx, headers, params }: FastifyRequest, body: unknown): string {
  const { conversation_id, tenant_id, link_token } = (body ?? {}) as Record<string, unknown>
  const who = typeof conversation_id === 'string' ? conversation_id : [ctx.ip, headers['user-agent']]
  const visitor = JSON.stringify([who, tenant_id, link_token, params])
  return `visitor ${createHash('sha256').update(visitor).digest('base64url')}`
}

/** An answer as it was sent. */
interface Answer {
  status: number
  type: string | null
  body: string
}

const purpose = 'idempotent answer'

/** The result of claiming a key: the stored answer of an earlier request, or the duty to store one. */
type Claim =
  | { earlier: Answer }
  | {
      earlier: null
      /** Keeps the answer for 24 hours. */
      keep(answer: Answer): Promise<void>
      /** The request took no effect (refused, failed, hung up), so the same key may try again. */
      release(): Promise<void>
      /** The request may have taken effect or not; a repeat learns that at once. */
      leaveUnknown(): Promise<void>
    }

/** A request that stored no answer within this time was cut off. */
const cutOffMs = 5 * 60_000

/**
 * Claims a key for one request. A repeat of the same request gets the stored answer, another request under the same
 * key a 409. Answers are stored encrypted.
 *
 * A request that was cut off (the process died) may have taken effect, so it never runs again by itself: its key
 * answers 409 and explains why.
 */
async function claimKey(
  ctx: OpenCtx,
  request: { scope: string; key: string; content: unknown },
): Promise<Claim> {
  const { scope, key } = request
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, 'Idempotency-Key must be 1 to 255 printable characters without spaces.')
  }
  // The hash is keyed, because a body may hold a password, whose plain hash an attacker could try to guess offline.
  const digest = createHmac('sha256', keyFor(ctx.secret, 'idempotent request'))
    .update(JSON.stringify(request.content))
    .digest()
  const { kysely } = ctx.db
  const startedAt = ctx.now()
  // The claim's time must match too: when the database is back, another request may hold the key.
  const release = async () => {
    await kysely
      .deleteFrom('idempotent_answer')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('started_at', '=', startedAt)
      .execute()
  }
  const claimed = await kysely
    .insertInto('idempotent_answer')
    .values({ scope, key, request_digest: digest, started_at: startedAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
    .catch(error => {
      void settle(ctx, release)
      throw error
    })
  if (!claimed.numInsertedOrUpdatedRows) return { earlier: await earlier(ctx, scope, key, digest) }
  return {
    earlier: null,
    async keep(answer) {
      const sealed = seal(ctx.secret, purpose, JSON.stringify(answer))
      await kysely
        .updateTable('idempotent_answer')
        .set({ answer: sealed })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    },
    release,
    async leaveUnknown() {
      await kysely
        .updateTable('idempotent_answer')
        .set({ started_at: new Date(startedAt.getTime() - cutOffMs) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('started_at', '=', startedAt)
        .execute()
    },
  }
}

/**
 * Answers a POST that carries an Idempotency-Key: runs the handler the first time and replays the stored answer
 * to a repeat, marked `Idempotent-Replayed: true`. A stream is stored while it is sent.
 */
export async function answerOnce(
  ctx: OpenCtx,
  reply: FastifyReply,
  request: { scope: string; key: string; content: unknown },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const claim = await claimKey(ctx, request)
  if (claim.earlier) {
    const { status, type, body } = claim.earlier
    if (type) reply.type(type)
    return reply
      .code(status)
      .header('Idempotent-Replayed', 'true')
      .send(body || undefined)
  }
  let result: unknown
  try {
    result = await run()
  } catch (error) {
    const unknown = error instanceof DatabaseUnavailable && error.outcomeUnknown
    await settle(ctx, unknown ? claim.leaveUnknown : claim.release)
    throw error
  }
  const status = reply.statusCode
  const type = (reply.getHeader('content-type') as string | undefined) ?? null
  if (result instanceof Readable) return keptStream(ctx, result, claim, { status, type })
  if (result === undefined || result === null) {
    await settle(ctx, () => claim.keep({ status, type: null, body: '' }))
    return result
  }
  const body = typeof result === 'string' ? result : String(reply.serialize(result))
  const json = 'application/json; charset=utf-8'
  await settle(ctx, () => claim.keep({ status, type: typeof result === 'string' ? type : json, body }))
  if (typeof result !== 'string') reply.type(json)
  return body
}

/** How long we try to store the outcome of a request while the database is away. */
const settleWithinMs = 10 * 60_000

/**
 * Stores the outcome of a key. The request has taken effect whether or not we can store that now, so the caller
 * gets their answer while we retry. If the process dies meanwhile, the key stays claimed, and nothing is done
 * twice.
 */
async function settle(ctx: OpenCtx, write: () => Promise<void>): Promise<void> {
  const lost = (error: unknown) =>
    ctx.log.error({ err: error }, 'the outcome of an Idempotency-Key could not be stored')
  const hold = (work: () => Promise<void>) => ctx.shutdown.hold({ request_id: ctx.requestId }, work)
  await hold(write).catch(error => {
    if (!(error instanceof DatabaseUnavailable)) return lost(error)
    void hold(() => writeDown(write, { withinMs: settleWithinMs, signal: ctx.shutdown.forced })).catch(lost)
  })
}

function keptStream(
  ctx: OpenCtx,
  source: Readable,
  claim: Claim & { earlier: null },
  head: { status: number; type: string | null },
): Readable {
  const through = new PassThrough()
  const chunks: Buffer[] = []
  source.on('data', chunk => chunks.push(Buffer.from(chunk)))
  source.on('error', error => through.destroy(error))
  source.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8')
    // A stream that the process's end cut short must not be replayed.
    void settle(ctx, () => (ctx.shutdown.forced.aborted ? claim.release() : claim.keep({ ...head, body })))
  })
  // The reader hung up before the end, so the source may stop its work too.
  through.on('close', () => {
    if (source.readableEnded) return
    source.destroy()
    void settle(ctx, claim.release)
  })
  return source.pipe(through)
}

async function earlier(ctx: OpenCtx, scope: string, key: string, digest: Buffer): Promise<Answer> {
  const row = await ctx.db.kysely
    .selectFrom('idempotent_answer')
    .select(['request_digest', 'answer', 'started_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && !row.request_digest.equals(digest)) {
    throw new Problem(409, 'This Idempotency-Key was used for another request. Use a new key.')
  }
  if (row?.answer) return JSON.parse(unseal(ctx.secret, purpose, row.answer).toString('utf8'))
  if (row && ctx.now().getTime() - row.started_at.getTime() >= cutOffMs) {
    throw new Problem(
      409,
      'The first request with this Idempotency-Key was cut off. Look whether it took effect, then use a new key.',
    )
  }
  throw new Problem(409, 'A request with this Idempotency-Key is still running. Try again in a moment.', {
    'Retry-After': '1',
  })
}

/** Forgets answers older than a day. Runs hourly. */
export async function forgetOldAnswers(ctx: OpenCtx): Promise<void> {
  const before = new Date(ctx.now().getTime() - 24 * 3_600_000)
  await ctx.db.kysely.deleteFrom('idempotent_answer').where('started_at', '<', before).execute()
  await sql`delete from rate_limit where expire < ${ctx.now().getTime()}`.execute(ctx.db.kysely)
}
