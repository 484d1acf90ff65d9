import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { addBusiness, type NewBusiness } from '../accounts.ts'
import { amongLogins, self, sessionEnded } from '../logins/logins.ts'
import { holdLogin, holdMembershipAt, type LoginRow, listMemberships } from '../logins/queries.ts'
import type { MemberRow } from '../members/queries.ts'
import { findBusinessById } from '../queries.ts'
import { moveSession } from '../sign-in/sessions.ts'
import { type Browser, checkRegistration, type SignedIn } from '../sign-in/sign-in.ts'
import { toAccount } from '../wire.ts'

/** More would be a mistake, or somebody who fills the server. */
const most = 100

/** The businesses of the acting person, in the order in which they joined. */
export async function ownBusinesses(ctx: Ctx) {
  const { login } = await self(ctx)
  const rows = await amongLogins(ctx, tx => listMemberships(tx, login.id))
  return rows.map(row => ({ ...row, current: row.id === ctx.tenant }))
}

/** Goes on at another business of the acting person; the session here ends. Throws 401, 404. */
export const switchBusiness = (ctx: Ctx, tenant: string, browser: Browser): Promise<SignedIn> =>
  moving(ctx, browser, async (tx, login) => {
    const member = await holdMembershipAt(tx, login.id, tenant)
    if (!member) throw notFound('Business')
    return member
  })

/**
 * Opens another business, owned by the acting person, and goes on there. Throws 401, 403 when registration is closed, 409,
 * 422.
 */
export async function openAnother(ctx: Ctx, wanted: NewBusiness, browser: Browser): Promise<SignedIn> {
  checkRegistration(ctx)
  const { member } = await self(ctx)
  return moving(ctx, browser, async (tx, login) => {
    if ((await listMemberships(tx, login.id)).length >= most)
      throw new Problem(409, `One person may belong to ${most} businesses.`)
    const owner = { login_id: login.id, email: login.email, name: member.name }
    return (await addBusiness(ctx, tx, wanted, owner)).owner
  })
}

/** Moves the acting session to the member whom `find` gives, in the transaction that holds the login. Throws 401. */
export async function moving(
  ctx: Ctx,
  { userAgent }: Browser,
  find: (tx: Tx, login: LoginRow) => Promise<MemberRow>,
): Promise<SignedIn> {
  const { login } = await self(ctx)
  return amongLogins(ctx, async tx => {
    const held = await holdLogin(tx, login.id)
    if (!held) throw sessionEnded()
    const member = await find(tx, held)
    return {
      member,
      token: await moveSession(ctx, tx, login.id, member, userAgent),
      business: toAccount((await findBusinessById(tx, member.tenant_id))!),
    }
  })
}
