import type { Business } from '../accounts.ts'
import type { MemberRow } from '../members/queries.ts'

/** Who is signed in, and where, as the API shows it. */
export const toWhoami = ({ member, business }: { member: MemberRow; business: Business }) => {
  const { id, email, name, role, created_at } = member
  return { user: { id, email, name, role, created_at: created_at.toISOString() }, tenant: business }
}
