import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { memberOf } from '../actors/actors.ts'
import { findMember, type MemberRow } from '../members/queries.ts'
import * as rows from './queries.ts'

// A login is what a person signs in with: an address, a password, a second factor. Members of businesses point at it, one
// at each business. It belongs to no business, so whatever reads or changes it does so across all of them; only this
// module does.

/** Somebody who signs in, and one of their memberships. */
export interface Person {
  login: rows.LoginRow
  member: MemberRow
}

/** Does the work as the one who sees every login. */
export const amongLogins = <T>(open: OpenCtx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  // biome-ignore lint/plugin: a login belongs to no business
  open.crossTenant(work)

/** Who signs in with this address, and where they did so last; null when nobody does. */
export const personByEmail = (open: OpenCtx, email: string): Promise<Person | null> =>
  amongLogins(open, async tx => {
    const login = await rows.findLoginByEmail(tx, email)
    const member = login && (await rows.findMembership(tx, login.id))
    return member ? { login, member } : null
  })

/** The acting member with their login. Throws 401 for one who was removed meanwhile. */
export async function self(ctx: Ctx): Promise<Person> {
  const member = await ctx.tx(tx => findMember(tx, memberOf(ctx).id))
  const login = member?.login_id ? await amongLogins(ctx, tx => rows.findLogin(tx, member.login_id!)) : null
  if (!member || !login) throw sessionEnded()
  return { login, member }
}

/** Makes a login, in the open transaction. Returns false when somebody has the address. */
export async function makeLogin(
  ctx: OpenCtx,
  tx: Tx,
  login: Omit<rows.LoginRow, 'created_at'>,
): Promise<boolean> {
  await freeAddress(tx, login.email)
  return rows.insertLogin(tx, { ...login, created_at: ctx.now() })
}

/** Takes an address, in the open transaction, from a login by which nobody is a member any more. */
export async function freeAddress(tx: Tx, email: string): Promise<void> {
  for (const id of await rows.findUnused(tx, email)) await forget(tx, id)
}

/** Deletes a login by which nobody is a member any more. */
export const forgetIfUnused = (ctx: OpenCtx, id: string): Promise<void> =>
  amongLogins(ctx, tx => forget(tx, id))

/** Deletes every such login: those that a crash has left. */
export const forgetUnused = (ctx: OpenCtx): Promise<void> =>
  amongLogins(ctx, async tx => {
    for (const id of await rows.findUnused(tx)) await forget(tx, id)
  })

async function forget(tx: Tx, id: string): Promise<void> {
  await rows.lockLogin(tx, id)
  await rows.deleteUnused(tx, id)
}

export const sessionEnded = () => new Problem(401, 'Your session has ended. Sign in again.')

export const emailTaken = () =>
  new Problem(409, 'This email address has an account already. Sign in, or reset its password.')
