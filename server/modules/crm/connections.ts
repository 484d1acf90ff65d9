import type { Static } from 'typebox'
import type { CrmConnection, CrmConnectionFields, Provider } from '#contract/crm.ts'
import type { Ctx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import { OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import { hubspotCrm } from '#server/providers/crm/hubspot.ts'
import { type Crm, CrmUnavailable } from '#server/providers/crm/port.ts'
import { signedJsonCrm } from '#server/providers/crm/signed-json.ts'
import * as rows from './queries.ts'

type Shown = Static<typeof CrmConnection>

const purpose = 'crm token'

export const listConnections = async (ctx: Ctx): Promise<Shown[]> =>
  (await ctx.tx(rows.selectCounted)).map(shown)

/**
 * Connects a CRM, or changes its connection; a token that is not sent stays. With another token or address everybody
 * is told of anew: it may be another account. 422 for what the provider needs and was not given.
 */
export const connect = (ctx: Ctx, provider: Provider, given: CrmConnectionFields): Promise<Shown> =>
  ctx.tx(async db => {
    const known = await rows.lockConnection(db, provider)
    const token = given.token ?? (known && openToken(ctx, known))
    if (!token) throw invalid(['body', 'token'], 'Field required', 'missing')
    const url = readUrl(provider, given.url ?? known?.url ?? null)
    await rows.putConnection(db, { provider, url, token: seal(ctx.secret, purpose, token) }, ctx.now())
    const moved = known && (known.url !== url || openToken(ctx, known) !== token)
    if (moved) await rows.forgetContacts(db, provider)
    return shown((await rows.selectCounted(db)).find(row => row.provider === provider)!)
  })

/** Forgets the connection; what the CRM was told stays there. 404. */
export async function disconnect(ctx: Ctx, provider: Provider): Promise<void> {
  if (!(await ctx.tx(db => rows.deleteConnection(db, provider)))) throw missing()
}

/** Asks the CRM whether it would take contacts from us; a failure is an answer. 404. */
export async function testConnection(
  ctx: Ctx,
  provider: Provider,
): Promise<{ ok: boolean; error: string | null }> {
  const row = await existing(ctx, provider)
  try {
    await openCrm(ctx, row).check()
    return { ok: true, error: null }
  } catch (error) {
    if (!(error instanceof CrmUnavailable)) throw error
    return { ok: false, error: error.message }
  }
}

/** 404. */
export async function existing(ctx: Ctx, provider: Provider): Promise<rows.ConnectionRow> {
  const row = await ctx.tx(db => rows.selectConnection(db, provider))
  if (!row) throw missing()
  return row
}

/** The CRM behind a connection. */
export function openCrm(ctx: Ctx, row: rows.ConnectionRow): Crm {
  const token = openToken(ctx, row)
  const allowPrivate = ctx.config.allowPrivateNetwork
  return row.provider === 'hubspot'
    ? hubspotCrm({ url: ctx.config.hubspotUrl, token, allowPrivate })
    : signedJsonCrm({ url: row.url!, secret: token, allowPrivate })
}

const openToken = (ctx: Ctx, { token }: rows.ConnectionRow): string =>
  unseal(ctx.secret, purpose, token).toString()

/** Only contacts for an address of the owner's go where the owner says. */
function readUrl(provider: Provider, url: string | null): string | null {
  if (provider === 'hubspot') return null
  if (url === null) throw invalid(['body', 'url'], 'Field required', 'missing')
  try {
    return parseAddress(url.trim()).href
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    throw invalid(['body', 'url'], error.reason, 'url_parsing')
  }
}

const missing = () => notFound('CRM connection')

const shown = ({ token, ...row }: rows.CountedConnection): Shown => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  last_synced_at: row.last_synced_at?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
})
