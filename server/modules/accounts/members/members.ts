import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { forgetIfUnused } from '../logins/logins.ts'
import { issueToken, voidTokens } from '../member-tokens/member-tokens.ts'
import {
  deleteMember,
  findMember,
  hasOtherOwner,
  insertMember,
  listMembers,
  lockTeam,
  type MemberRow,
  updateMember,
} from './queries.ts'

type Role = 'owner' | 'agent'

/** The canonical form of an email address, by which people are found however they type it. */
export const readEmail = (typed: string): string => typed.trim().toLowerCase()

/** All members of the business, in the order in which they joined. */
export const team = (ctx: Ctx): Promise<MemberRow[]> => ctx.tx(listMembers)

/**
 * Adds a member and mails them a link to accept. Throws 409 when the address already belongs to a member here, and 429
 * beyond the daily limit of invitations. Nothing tells whether the person signs in at another business.
 */
export async function invite(
  ctx: Ctx,
  person: { email: string; role: Role; name: string | null },
): Promise<MemberRow> {
  await countInvitation(ctx)
  return ctx.tx(async tx => {
    const id = ctx.id()
    const added = await insertMember(tx, { id, ...person, created_at: ctx.now() })
    if (!added) throw new Problem(409, 'Somebody with this email address is on the team already, or invited.')
    const member = await existing(tx, id)
    await issueToken(ctx, tx, member, 'invite')
    await noteChange(ctx, tx, { topic: 'member', id, kind: 'invited' })
    return member
  })
}

/** Mails an invitation again; the earlier link stops working. Throws 404, 409 once it was accepted, 429. */
export async function inviteAgain(ctx: Ctx, id: string): Promise<MemberRow> {
  await countInvitation(ctx)
  return ctx.tx(async tx => {
    const member = await existing(tx, id)
    if (member.login_id) throw new Problem(409, 'This person has accepted the invitation already.')
    await voidTokens(ctx, tx, { member_id: id }, 'invite')
    await issueToken(ctx, tx, member, 'invite')
    return member
  })
}

/** Everybody who registers can make us mail strangers by inviting them, so each business has a daily limit. */
const countInvitation = (ctx: Ctx) => ctx.limiter.take('invitations', ctx.tenant)

/** Changes a member's role or name. Throws 404, and 409 when the business would have no owner left. */
export const changeMember = (
  ctx: Ctx,
  id: string,
  changes: { role?: Role; name?: string | null },
): Promise<MemberRow> =>
  ctx.tx(async tx => {
    await lockTeam(tx, ctx.tenant)
    const member = await existing(tx, id)
    const { role = member.role, name = member.name } = changes
    if (member.role === 'owner' && role !== 'owner') await keepAnOwner(tx, id)
    await noteChange(ctx, tx, { topic: 'member', id, kind: 'changed' })
    return updateMember(tx, id, { role, name })
  })

/**
 * Removes a member; their sessions here end at once, and those at other businesses go on. Throws 404, and 409 for the
 * last owner.
 */
export async function removeMember(ctx: Ctx, id: string): Promise<void> {
  const { login_id } = await ctx.tx(async tx => {
    await lockTeam(tx, ctx.tenant)
    const member = await existing(tx, id)
    if (member.role === 'owner') await keepAnOwner(tx, id)
    await deleteMember(tx, id)
    await noteChange(ctx, tx, { topic: 'member', id, kind: 'removed' })
    return member
  })
  if (login_id) await forgetIfUnused(ctx, login_id)
}

async function existing(tx: Tx, id: string): Promise<MemberRow> {
  const member = await findMember(tx, id)
  if (!member) throw notFound('Member')
  return member
}

async function keepAnOwner(tx: Tx, leaving: string): Promise<void> {
  if (!(await hasOtherOwner(tx, leaving))) {
    throw new Problem(409, 'A business needs an owner who can sign in. Make somebody else an owner first.')
  }
}

/** The members whose name or address contains this. */
export const findMembers = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> => {
  const typed = q.toLowerCase()
  return (await team(ctx))
    .filter(({ name, email }) => `${name ?? ''} ${email}`.toLowerCase().includes(typed))
    .slice(0, limit)
    .map(({ id, name, email }) => ({ id, title: name || email, detail: name ? email : null }))
}
