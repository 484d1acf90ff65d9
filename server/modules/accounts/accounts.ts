import type { Account, AccountChanges } from '#contract/accounts/account.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { phoneNumbers } from '#server/core/phone-number.ts'
import { readCountry, readTimezone } from '#server/core/places.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { notCountry, notZone, readChanges } from './changes.ts'
import { originAllowed } from './domains.ts'
import { emailTaken, makeLogin } from './logins/logins.ts'
import { insertMember, type MemberRow } from './members/queries.ts'
import {
  findBusinessById,
  findBusinessBySlug,
  firstBusinesses,
  insertBusiness,
  listBusinesses,
  type TenantRow,
  updateBusiness,
} from './queries.ts'
import { hashPassword } from './sign-in/passwords.ts'
import { slugIsFree, slugOf } from './slug.ts'
import { toAccount } from './wire.ts'

/** A business as its owner reads it. */
export type Business = Account

const shown = (row: TenantRow | undefined): Business | null => (row ? toAccount(row) : null)

/**
 * The language of a business where no visitor decides: in its letters, in what its members read, when its telephone
 * rings. A business that follows its visitors (null) has the one that most of its country speaks, else English.
 */
export function homeLanguage({ language, country }: Pick<Business, 'language' | 'country'>): string {
  if (language) return language
  return country ? new Intl.Locale(`und-${country}`).maximize().language : 'en'
}

/** The business that this context acts for, with every default filled in. */
export const business = (ctx: Ctx): Promise<Business> =>
  ctx.tx(async tx => toAccount((await findBusinessById(tx, ctx.tenant))!))

/** The business with this slug; null when there is none. */
export const businessBySlug = (ctx: OpenCtx, slug: string): Promise<Business | null> =>
  // biome-ignore lint/plugin: looked up before the business is known
  ctx.crossTenant(async tx => shown(await findBusinessBySlug(tx, slug)))

/** The business with this id, which strangers may name, as the widget does; null when there is none. */
export const businessById = (ctx: OpenCtx, id: string): Promise<Business | null> =>
  // biome-ignore lint/plugin: looked up before the business is known
  ctx.crossTenant(async tx => shown(await findBusinessById(tx, id)))

/** Whether a page of this origin (the `Origin` header) may carry the business's widget. */
export const allowsOrigin = (business: Business, origin: string | undefined): boolean =>
  originAllowed(business.allowed_domains, origin)

/** The only business of the installation; null when there are several, or none. */
export const soleBusiness = (ctx: OpenCtx): Promise<Business | null> =>
  // biome-ignore lint/plugin: looked up before the business is known
  ctx.crossTenant(async tx => {
    const [first, second] = await firstBusinesses(tx, 2)
    return second ? null : shown(first)
  })

/** Every business of the installation, oldest first, for its operator. */
export const allBusinesses = (ctx: OpenCtx): Promise<Business[]> =>
  // biome-ignore lint/plugin: looked up before the business is known
  ctx.crossTenant(async tx => (await listBusinesses(tx)).map(toAccount))

export interface NewBusiness {
  name: string
  /** Made from the name when absent. */
  slug?: string
  timezone?: string
  country?: string
}

export interface NewAccount extends NewBusiness {
  owner: { email: string; password: string }
}

/** Throws 422 for an unknown time zone or country, 409 for a slug that nobody may have. */
function readBusiness({ name, slug, timezone, country }: NewBusiness): NewBusiness & { timezone: string } {
  const zone = timezone === undefined ? 'UTC' : readTimezone(timezone)
  const place = country === undefined ? undefined : readCountry(country)
  if (zone === null) throw invalid(['body', 'timezone'], notZone)
  if (place === null) throw invalid(['body', 'country'], notCountry)
  if (slug !== undefined && !slugIsFree(slug)) throw slugTaken()
  return { name: name.trim(), slug, timezone: zone, country: place }
}

/**
 * Opens a business with its first owner. Throws 409 when the email address or the slug is taken, 422 for an
 * unknown time zone or country. `owner.email` is already trimmed and in lower case.
 */
export async function openAccount(
  ctx: OpenCtx,
  account: NewAccount,
): Promise<{ business: Business; owner: MemberRow }> {
  readBusiness(account)
  const { email, password } = account.owner
  const login = { id: ctx.id(), email, password_hash: await hashPassword(password) }
  // biome-ignore lint/plugin: looked up before the business is known
  return ctx.crossTenant(async tx => {
    if (!(await makeLogin(ctx, tx, login))) throw emailTaken()
    return addBusiness(ctx, tx, account, { login_id: login.id, email, name: null })
  })
}

/**
 * Adds a business and its owner, who has a login, in an open transaction across businesses. Throws 409 and 422, as
 * above.
 */
export async function addBusiness(
  ctx: OpenCtx,
  tx: Tx,
  wanted: NewBusiness,
  owner: Pick<MemberRow, 'login_id' | 'email' | 'name'>,
): Promise<{ business: Business; owner: MemberRow }> {
  const { slug: _, ...columns } = readBusiness(wanted)
  const now = ctx.now()
  const tenant = { ...columns, id: ctx.id(), created_at: now, updated_at: now }
  for (const slug of slugsFor(ctx, wanted)) {
    if (!(await insertBusiness(tx, { ...tenant, slug }))) continue
    const member = { ...owner, tenant_id: tenant.id, id: ctx.id(), role: 'owner', created_at: now }
    await insertMember(tx, member)
    return { business: toAccount((await findBusinessById(tx, tenant.id))!), owner: member }
  }
  throw slugTaken()
}

/** The requested slug; else one made from the name, with a suffix if another business has the plain one. */
function* slugsFor(ctx: OpenCtx, account: NewBusiness): Generator<string> {
  if (account.slug !== undefined) return yield account.slug
  const base = slugOf(account.name)
  if (base) yield base
  for (let tries = 0; tries < 5; tries++) yield `${base ?? 'business'}-${ctx.id().slice(-6)}`
}

/** Changes the settings that were sent. Throws 409 for a slug that another business has, and 422. */
export async function changeAccount(ctx: Ctx, changes: AccountChanges): Promise<Business> {
  const { replaced, merged } = readChanges(changes)
  if (changes.calls?.engine === 'realtime' && !ctx.realtime)
    throw invalid(
      ['body', 'calls', 'engine'],
      'Input should be cascade: this installation has no speech-to-speech model (REALTIME_URL)',
    )
  try {
    return await ctx.tx(async tx => {
      await noteChange(ctx, tx, { topic: 'account', id: null, kind: 'changed' })
      const row = await updateBusiness(tx, ctx.tenant, { ...replaced, updated_at: ctx.now() }, merged)
      const changed = toAccount(row)
      if (changes.calls?.outage_transfer_to) checkOutageNumber(changed)
      return changed
    })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'tenant_slug_key') throw slugTaken()
    throw error
  }
}

/** We place a call there in an outage, and only to countries that the business calls. */
function checkOutageNumber({ calls: { outage_transfer_to: phone }, caller_countries: { voice } }: Business) {
  if (!phone || voice.includes('*')) return
  const country = phoneNumbers().parsePhoneNumberFromString(phone, { extract: false })?.country
  if (country && voice.includes(country)) return
  const loc = ['body', 'calls', 'outage_transfer_to']
  throw invalid(loc, 'Input should be a number in a country that the account calls (caller_countries.voice)')
}

/** Changes the limits that the operator sets for a business; -1 is unlimited. Returns null for an unknown slug. */
export const setLimits = (
  ctx: OpenCtx,
  slug: string,
  limits: { chatLinks?: number; documents?: number },
): Promise<Business | null> =>
  // biome-ignore lint/plugin: looked up before the business is known
  ctx.crossTenant(async tx => {
    const row = await findBusinessBySlug(tx, slug)
    if (!row) return null
    const columns = {
      chat_link_limit: limits.chatLinks ?? row.chat_link_limit,
      document_limit: limits.documents ?? row.document_limit,
      updated_at: ctx.now(),
    }
    return toAccount(await updateBusiness(tx, row.id, columns, {}))
  })

const slugTaken = () => new Problem(409, 'Another business has this address already. Choose another slug.')
