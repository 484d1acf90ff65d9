import type { Whoami } from '#contract/accounts/sign-in.ts'
import type { Business } from '../accounts.ts'
import type { MemberRow } from '../members/queries.ts'

/** Who is signed in, and where, as the API shows it. */
export const toWhoami = ({ member, business }: { member: MemberRow; business: Business }): Whoami => {
  const { id, email, name, created_at } = member
  const role = member.role as Whoami['user']['role']
  return { user: { id, email, name, role, created_at: created_at.toISOString() }, tenant: business }
}
