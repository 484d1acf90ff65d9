import { type RawBuilder, sql } from 'kysely'
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

/** Who acts, for rows that outlive them. The statement that stores such a row looks the name up. */
export interface ActorRecord {
  actor_kind: Actor['kind']
  actor_id: string | null
  actor_name: RawBuilder<string | null>
}

export function actorRecord({ actor }: Ctx): ActorRecord {
  const id = 'id' in actor ? actor.id : null
  return { actor_kind: actor.kind, actor_id: id, actor_name: storedName(actor.kind, id) }
}

/** The name that `actorName` gives, as an expression. `id`: a value, or an expression of one. */
export function storedName(kind: Actor['kind'], id: unknown): RawBuilder<string | null> {
  if (kind === 'key') return sql`(select name from api_key where id = ${id})`
  if (kind === 'member') return sql`(select coalesce(name, email) from member where id = ${id})`
  return sql`null`
}

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
