import type { SipTrunkAnswer } from '#contract/messaging/sip-trunk.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business, businessBySlug } from '#server/modules/accounts/accounts.ts'
import type { SipTrunk } from '#server/providers/sip/trunk.ts'
import { type ConnectionRow, selectByAccount, selectConnection } from '../connections/queries.ts'
import { isSip, type StoredSipConnection, sipAccount } from '../connections/sip-number.ts'
import { openConnection } from '../connections/stored.ts'
import { saveTrunk, selectTrunk } from './queries.ts'

/** The process that listens at the trunk says so all the time. After so long without a word it is gone. */
const silentMs = 60_000

/** The number of the installation's SIP trunk that a business calls from. */
export interface SipLine {
  number: string
  /** The business's own choice; null where the settings decide. */
  own: StoredSipConnection | null
  trunk: SipTrunk
}

/**
 * The number of the SIP trunk that a business calls from: the one it chose, else the one that the settings keep for it, else
 * the first that is nobody's. Null where it has a carrier of its own, and where there is no trunk.
 */
export async function sipLine(ctx: Ctx, row: ConnectionRow | null): Promise<SipLine | null> {
  const trunk = ctx.sip
  if (!trunk) return null
  if (row) {
    const own: StoredSipConnection = openConnection(ctx, row)
    return isSip(own.settings) ? { number: own.settings.from, own, trunk } : null
  }
  const { slug } = await business(ctx)
  const chosen = await chosenNumbers(ctx)
  const found =
    trunk.numbers.find(each => each.slug === slug) ??
    trunk.numbers.find(each => each.slug === null && !chosen.has(each.number))
  return found ? { number: found.number, own: null, trunk } : null
}

/** The business whose number of the trunk this is; null where it is nobody's. */
export async function businessOfNumber(open: OpenCtx, number: string): Promise<string | null> {
  const slug = open.sip?.numbers.find(each => each.number === number)?.slug
  if (slug) return (await businessBySlug(open, slug))?.id ?? null
  return (await chosenNumbers(open)).get(number) ?? null
}

async function chosenNumbers(open: OpenCtx): Promise<Map<string, string>> {
  // biome-ignore lint/plugin: the number says which business
  const rows = await open.crossTenant(db => selectByAccount(db, ['voice'], sipAccount))
  return new Map(rows.map(row => [row.sender, row.tenant_id]))
}

/** Writes down how the trunk stands, for all processes. */
export const noteTrunk = (open: OpenCtx, now: { state: string; detail: string }): Promise<void> =>
  // biome-ignore lint/plugin: the trunk is the installation's
  open.crossTenant(db => saveTrunk(db, { ...now, at: open.now() }))

/** How the trunk stands, and the numbers that the business has or may choose. */
export async function trunkOf(ctx: Ctx): Promise<SipTrunkAnswer> {
  const { sip } = ctx
  if (!sip) return { trunk: null, chosen: null }
  const { slug } = await business(ctx)
  const chosen = await chosenNumbers(ctx)
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  const line = await sipLine(ctx, row ?? null)
  const mayHave = sip.numbers.filter(({ number, slug: kept }) =>
    kept === null ? (chosen.get(number) ?? ctx.tenant) === ctx.tenant : kept === slug,
  )
  return {
    trunk: {
      ...(await trunkState(ctx)),
      numbers: mayHave.map(({ number, slug: kept }) => ({
        number,
        own: number === line?.number,
        fixed: kept !== null,
      })),
    },
    chosen: line?.own ? line.number : null,
  }
}

type TrunkState = Pick<NonNullable<SipTrunkAnswer['trunk']>, 'state' | 'detail'>

async function trunkState(ctx: Ctx): Promise<TrunkState> {
  // biome-ignore lint/plugin: the trunk is the installation's
  const now = await ctx.crossTenant(selectTrunk)
  if (!now || ctx.now().getTime() - now.at.getTime() > silentMs) return { state: 'off', detail: '' }
  return { state: now.state as TrunkState['state'], detail: now.detail }
}

/** What is wrong with the trunk, in a sentence for people; empty when it takes calls. */
export async function missingTrunk(ctx: Ctx): Promise<string[]> {
  const now = await trunkState(ctx)
  if (now.state === 'off') return ['No process of this installation listens at the SIP trunk.']
  if (now.state === 'registered') return []
  if (now.state === 'registering') return ['The SIP trunk has not taken our registration yet.']
  return [`The SIP trunk is ${now.state === 'refused' ? 'refusing us' : 'out of reach'}: ${now.detail}`]
}
