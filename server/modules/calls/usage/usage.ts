import type { Call } from '#contract/calls/calls.ts'
import type { CallPrices } from '#server/core/config.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CallRow } from '../queries.ts'
import type { Used } from './meter.ts'
import * as rows from './queries.ts'

/** Adds what a line of a call used to what its lines before used. */
export const noteUsage = (ctx: Ctx, id: string, used: Readonly<Used>): Promise<void> =>
  ctx.tx(db => rows.addUsage(db, id, { ...used, heardMs: Math.round(used.heardMs) }))

/** What a call used, as the API shows it; null where it was not counted. */
export const usageOf = (call: CallRow): Call['usage'] =>
  call.heard_ms === null
    ? null
    : {
        heard_seconds: call.heard_ms / 1_000,
        spoken_characters: call.spoken_characters!,
        tokens_read: call.tokens_read!,
        tokens_written: call.tokens_written!,
        tokens_estimated: call.tokens_estimated,
      }

/** What a call cost, about, at the prices of the settings. Null without any price, and where nothing was counted. */
export function costOf(
  { callPrices, currency }: { callPrices: CallPrices; currency: string | null },
  call: Pick<
    CallRow,
    | 'heard_ms'
    | 'spoken_characters'
    | 'tokens_read'
    | 'tokens_written'
    | 'model_cost'
    | 'medium'
    | 'answered_at'
    | 'duration'
  >,
): Call['cost'] {
  if (!currency || call.heard_ms === null) return null
  const { hearingMinute, voiceThousand, lineMinute } = callPrices
  const minutes = call.medium === 'phone' && call.answered_at ? Math.ceil((call.duration ?? 0) / 60) : 0
  const tokens = call.tokens_read! + call.tokens_written!
  const parts = {
    recognition: priced(call.heard_ms / 60_000, hearingMinute),
    voice: priced(call.spoken_characters! / 1_000, voiceThousand),
    model: tokens ? call.model_cost : 0,
    line: priced(minutes, lineMinute),
  }
  const known = Object.values(parts).filter(part => part !== null)
  return {
    currency,
    ...parts,
    total: known.reduce((sum, part) => sum + part, 0),
    complete: known.length === Object.keys(parts).length,
  }
}

/** What was not used costs nothing; what has no price is not known. */
const priced = (amount: number, price: number | null): number | null =>
  amount === 0 ? 0 : price === null ? null : amount * price
