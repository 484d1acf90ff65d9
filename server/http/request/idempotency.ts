import { createHash, createHmac } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import { keyFor, seal, unseal } from '#server/core/seal.ts'
import { DatabaseUnavailable, writeDown } from '#server/db/unavailable.ts'
import { Problem } from '../problem.ts'

/**
 * Whose keys those of a visitor are, who shows no credential: of the conversation that only they know, else of their address
 * and browser; each at the desk that they stand at. So two visitors who choose one key have nothing to do with each other.
 */
export function visitorScope({ ctx, headers, params }: FastifyRequest, body: unknown): string {
  const { conversation_id, tenant_id, link_token } = (body ?? {}) as Record<string, unknown>
  const who = typeof conversation_id === 'string' ? conversation_id : [ctx.ip, headers['user-agent']]
  const visitor = JSON.stringify([who, tenant_id, link_token, params])
  return `visitor ${createHash('sha256').update(visitor).digest('base64url')}`
}

/** An answer as it went over the wire. */
interface Answer {
  status: number
  type: string | null
  body: string
}

const purpose = 'idempotent answer'

/** What a request with a key got: the answer of an earlier one, or the duty to leave its own. */
type Claim =
  | { earlier: Answer }
  | {
      earlier: null
      /** Keeps the answer for 24 hours. */
      keep(answer: Answer): Promise<void>
      /** Nothing took effect (refused, failed, hung up): the same key may try again. */
      release(): Promise<void>
      /** It may have taken effect, or not: a repeat is told so at once. */
      leaveUnknown(): Promise<void>
    }

/** A run that has left nothing after so long was cut off. */
const cutOffMs = 5 * 60_000

/**
 * Claims a key for one request: a repeat of the same request gets the stored answer, another request
 * under the same key a 409 (interface, "General"). Answers are stored encrypted.
 *
 * A run that was cut off (the process died) may have taken effect, so it is never run again by
 * itself: its key answers 409 and says so.
 */
async function claimKey(
  ctx: OpenCtx,
  request: { scope: string; key: string; content: unknown },
): Promise<Claim> {
  const { scope, key } = request
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, 'Idempotency-Key must be 1 to 255 printable characters without spaces.')
  }
  // Keyed: a body may hold a password, and a bare hash of one can be guessed at leisure.
  const digest = createHmac('sha256', keyFor(ctx.secret, 'idempotent request'))
    .update(JSON.stringify(request.content))
    .digest()
  const { kysely } = ctx.db
  const startedAt = ctx.now()
  // By its time as well: by when the database is back, the key may be somebody else's.
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
 * Answers a POST that carries an Idempotency-Key: runs it the first time, and sends a repeat what the
 * first one was sent, marked `Idempotent-Replayed: true`. A stream is kept as it flows past.
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

/** How long it is tried to write down what became of a request, while the database is away. */
const settleWithinMs = 10 * 60_000

/**
 * Writes down what became of a key. What was done is done, whether or not that can be written at this moment: whoever
 * asked gets their answer, and it is tried again behind it. Were the process to die meanwhile, the key stays claimed,
 * so that nothing is done twice.
 */
async function settle(ctx: OpenCtx, write: () => Promise<void>): Promise<void> {
  const lost = (error: unknown) =>
    ctx.log.error({ err: error }, 'what became of an Idempotency-Key was not kept')
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
    // A stream that the end of the process cut short is no answer to be repeated.
    void settle(ctx, () => (ctx.shutdown.forced.aborted ? claim.release() : claim.keep({ ...head, body })))
  })
  // The reader hung up before the end: let the source stop its work too.
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
