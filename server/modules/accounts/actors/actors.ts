import { sql } from 'kysely'
import type { Actor, Ctx } from '#server/core/context.ts'
import { findKey } from '../api-keys/queries.ts'
import { findMember } from '../members/queries.ts'

/**
 * The name of the acting member or key, for records that outlive both; null for a visitor and for the system
 * itself.
 */
export async function actorName({ actor, tx }: Ctx): Promise<string | null> {
  if (actor.kind === 'key') return (await tx(db => findKey(db, actor.id)))?.name ?? null
  if (actor.kind !== 'member') return null
  const member = await tx(db => findMember(db, actor.id))
  return member ? (member.name ?? member.email) : null
}

/** Who acts, for records that outlive them. */
export interface ActorRecord {
  actor_kind: Ctx['actor']['kind']
  actor_id: string | null
  actor_name: string | null
}

export const actorRecord = async (ctx: Ctx): Promise<ActorRecord> => ({
  actor_kind: ctx.actor.kind,
  actor_id: 'id' in ctx.actor ? ctx.actor.id : null,
  actor_name: await actorName(ctx),
})

/** The acting member's own name; null for a member without one, and for all other actors. */
export async function personName({ actor, tx }: Ctx): Promise<string | null> {
  if (actor.kind !== 'member') return null
  return (await tx(db => findMember(db, actor.id)))?.name || null
}

/** The acting member and their session, for endpoints that only a browser session may call. */
export function memberOf({ actor }: Ctx): { id: string; session: string } {
  if (actor.kind !== 'member') throw new Error(`a ${actor.kind} acts where only members may`)
  return actor
}

/**
 * Those of these callers of the business whose session or key has ended, for connections that outlast a request. One
 * statement, however many there are.
 */
export const endedAmong = (ctx: Ctx, actors: Actor[]): Promise<Set<Actor>> =>
  ctx.tx(async tx => {
    const sessions = actors.flatMap(actor => (actor.kind === 'member' ? actor.session : []))
    const keys = actors.flatMap(actor => (actor.kind === 'key' ? actor.id : []))
    const { rows } = await sql<{ id: string }>`
      select id from session
      where id = any(${sessions}::uuid[]) and revoked_at is null and expires_at > ${ctx.now()}
      union all
      select id from api_key
      where id = any(${keys}::uuid[]) and revoked_at is null and (expires_at is null or expires_at > ${ctx.now()})`.execute(
      tx,
    )
    const valid = new Set(rows.map(({ id }) => id))
    const credential = (actor: Actor) =>
      actor.kind === 'member' ? actor.session : actor.kind === 'key' ? actor.id : ''
    return new Set(actors.filter(actor => !valid.has(credential(actor))))
  })
