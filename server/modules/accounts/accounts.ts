import type { Account, AccountChanges } from '#contract/accounts/account.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { readCountry, readTimezone } from '#server/core/places.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { notCountry, notZone, readChanges } from './changes.ts'
import { originAllowed } from './domains.ts'
import { insertMember } from './members/queries.ts'
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

export interface NewAccount {
  name: string
  /** Made from the name when absent. */
  slug?: string
  timezone?: string
  country?: string
  owner: { email: string; password: string }
}

/**
 * Opens a business with its first owner. Throws 409 when the email address or the slug is taken, 422 for an
 * unknown time zone or country. `owner.email` is already trimmed and in lower case.
 */
export async function openAccount(
  ctx: OpenCtx,
  account: NewAccount,
): Promise<{ business: Business; ownerId: string }> {
  const timezone = account.timezone === undefined ? 'UTC' : readTimezone(account.timezone)
  const country = account.country === undefined ? undefined : readCountry(account.country)
  if (timezone === null) throw invalid(['body', 'timezone'], notZone)
  if (country === null) throw invalid(['body', 'country'], notCountry)
  if (account.slug !== undefined && !slugIsFree(account.slug)) throw slugTaken()
  const password_hash = await hashPassword(account.owner.password)
  const now = ctx.now()
  const tenant = {
    id: ctx.id(),
    name: account.name.trim(),
    timezone,
    country,
    created_at: now,
    updated_at: now,
  }
  const ownerId = ctx.id()
  // biome-ignore lint/plugin: looked up before the business is known
  return ctx.crossTenant(async tx => {
    for (const slug of slugsFor(ctx, account)) {
      if (!(await insertBusiness(tx, { ...tenant, slug }))) continue
      const owner = { tenant_id: tenant.id, id: ownerId, role: 'owner', password_hash, created_at: now }
      const { email } = account.owner
      if (!(await insertMember(tx, { ...owner, email }))) throw emailTaken()
      return { business: toAccount((await findBusinessById(tx, tenant.id))!), ownerId }
    }
    throw slugTaken()
  })
}

/** The requested slug; else one made from the name, with a suffix if another business has the plain one. */
function* slugsFor(ctx: OpenCtx, account: NewAccount): Generator<string> {
  if (account.slug !== undefined) return yield account.slug
  const base = slugOf(account.name)
  if (base) yield base
  for (let tries = 0; tries < 5; tries++) yield `${base ?? 'business'}-${ctx.id().slice(-6)}`
}

/** Changes the settings that were sent. Throws 409 for a slug that another business has, and 422. */
export async function changeAccount(ctx: Ctx, changes: AccountChanges): Promise<Business> {
  const { replaced, merged } = readChanges(changes)
  try {
    return await ctx.tx(async tx => {
      await noteChange(ctx, tx, { topic: 'account', id: null, kind: 'changed' })
      return toAccount(await updateBusiness(tx, ctx.tenant, { ...replaced, updated_at: ctx.now() }, merged))
    })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'tenant_slug_key') throw slugTaken()
    throw error
  }
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

export const emailTaken = () =>
  new Problem(409, 'This email address has an account already. Sign in, or reset its password.')

const slugTaken = () => new Problem(409, 'Another business has this address already. Choose another slug.')
