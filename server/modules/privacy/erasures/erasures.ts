import { createHmac } from 'node:crypto'
import type { Static } from 'typebox'
import type { Erasure, ErasureList, PersonErased } from '#contract/privacy/people.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Person } from '#server/core/personal-data.ts'
import { keyFor } from '#server/core/seal.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as rows from './queries.ts'

/**
 * Keeps that a person was erased, in the transaction that does it. Of the person a keyed hash stays, so that the proof holds
 * nothing of them and is found by whoever asks for the same address or number.
 */
export const noteErasure = async (
  ctx: Ctx,
  { id, person, erased_at, erased, kept }: PersonErased,
): Promise<void> =>
  ctx.tx(async db => {
    const { actor } = ctx
    if (actor.kind !== 'member' && actor.kind !== 'key') throw new Error(`a ${actor.kind} erases a person`)
    await rows.insertErasure(db, {
      id,
      at: new Date(erased_at),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: await actorName(ctx),
      ...hashesOf(ctx, person),
      erased,
      kept,
    })
  })

/** What was erased, newest first; of one person, where `person` names one. */
export const listErasures = (
  ctx: Ctx,
  person: Person | null,
  page: PageRequest,
): Promise<Static<typeof ErasureList>> =>
  ctx.tx(async db => {
    const of = person ? hashesOf(ctx, person) : { email_hash: null, phone_hash: null }
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'erasures',
        sort: 'newest',
        filter: { email: of.email_hash?.toString('hex'), phone: of.phone_hash?.toString('hex') },
        select: window => rows.selectErasures(db, of, window),
        keyOf: ({ id }) => [id],
        count: most => rows.countErasures(db, of, most),
      },
      page,
    )
    return { erasures: found.map(shown), ...end }
  })

function hashesOf(ctx: Ctx, { email, phone }: Person): rows.Hashes {
  const hashOf = (kind: string, value: string) =>
    createHmac('sha256', keyFor(ctx.secret, 'erasure')).update(`${ctx.tenant} ${kind} ${value}`).digest()
  return {
    email_hash: email === null ? null : hashOf('email', email),
    phone_hash: phone === null ? null : hashOf('phone', phone),
  }
}

const shown = (row: rows.ErasureRow): Erasure => ({
  id: row.id,
  erased_at: row.at.toISOString(),
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  named_by: [...(row.email_hash ? ['email' as const] : []), ...(row.phone_hash ? ['phone' as const] : [])],
  erased: row.erased,
  kept: row.kept,
})
