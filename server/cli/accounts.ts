import { type TObject, Type } from 'typebox'
import { BusinessName, Slug } from '#contract/accounts/account.ts'
import { TypedEmail } from '#contract/accounts/members.ts'
import { NewPassword } from '#contract/accounts/sign-in.ts'
import { Problem } from '#server/http/problem.ts'
import { compile, validate } from '#server/http/request/validate.ts'
import { allBusinesses, openAccount, setLimits } from '#server/modules/accounts/accounts.ts'
import { createKey } from '#server/modules/accounts/api-keys/api-keys.ts'
import { personByEmail } from '#server/modules/accounts/logins/logins.ts'
import { readEmail } from '#server/modules/accounts/members/members.ts'
import { removeSecondFactor } from '#server/modules/accounts/second-factor/second-factor.ts'
import { chatUrlOf } from '#server/modules/chat-links/chat-links.ts'
import type { Installation } from './installation.ts'

const NewAccountOptions = Type.Object({
  name: BusinessName,
  email: TypedEmail,
  password: NewPassword,
  slug: Type.Optional(Slug),
})

/**
 * `account create`: opens a business with its owner and an admin key, and says where its pages are. The key is shown only
 * this once.
 */
export async function createAccount(
  { open }: Installation,
  given: { name: string; email: string; password: string; slug?: string },
) {
  check(NewAccountOptions, given)
  const { name, slug, password } = given
  const { business, owner } = await openAccount(open, {
    name,
    slug,
    owner: { email: readEmail(given.email), password },
  })
  const own = open.as(business.id, { kind: 'member', id: owner.id, role: 'owner', session: '' })
  const { key } = await createKey(own, { name: 'Command line', class: 'admin' })
  const chat_url = chatUrlOf(open.config, business.slug)
  return {
    tenant_id: business.id,
    slug: business.slug,
    admin_key: key,
    chat_url,
    booking_url: `${chat_url}/book`,
    api_url: `${open.config.publicUrl}/docs`,
  }
}

/** `account limits`: sets the operator's limits for a business; -1 is unlimited. */
export async function limitAccount(
  { open }: Installation,
  slug: string,
  limits: { chatLinks?: number; documents?: number },
) {
  const business = await setLimits(open, slug, limits)
  if (!business) throw new Problem(404, `No business has the slug ${slug}. See: frontdesk account list`)
  return { tenant_id: business.id, slug: business.slug, limits: business.limits }
}

/** `account list`: every business, oldest first. */
export async function listAccounts({ open }: Installation) {
  const all = await allBusinesses(open)
  return all.map(({ id, slug, name, limits, created_at }) => ({
    tenant_id: id,
    slug,
    name,
    limits,
    created_at,
  }))
}

/**
 * `second-factor remove`: for a member whose identity the operator has checked. The member is told by mail as soon as
 * a server runs.
 */
export async function letInWithoutCode({ open }: Installation, email: string) {
  const person = await personByEmail(open, readEmail(email))
  if (!person) throw new Problem(404, `Nobody signs in with ${email}.`)
  const removed = await removeSecondFactor(open, person)
  return { member_id: person.member.id, email: person.login.email, removed }
}

/** Checks options against the rules of the API, so both refuse in the same words. */
function check(schema: TObject, given: object): void {
  validate(compile({ body: schema }), { path: undefined, query: undefined, body: given })
}
