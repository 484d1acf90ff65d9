import type { Usage } from '#contract/reports/usage.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { mostWebhooks } from '#server/modules/webhooks/webhooks.ts'
import { dayAt, startOf } from '../zone.ts'
import * as rows from './queries.ts'

/** What the business uses of what it may, and what this month took, in its own time zone. */
export const usage = (ctx: Ctx): Promise<Usage> =>
  ctx.tx(async db => {
    const { rateLimits, callsAtOnce, callPrices, currency } = ctx.config
    const { timezone, calls } = await business(ctx)
    const first = dayAt(ctx.now(), timezone).with({ day: 1 })
    const month = { from: startOf(first, timezone), to: startOf(first.add({ months: 1 }), timezone) }
    const totals = await rows.selectTotals(db, month)
    const called = await rows.selectCalls(db, month, callPrices)
    const none = { email: 0, sms: 0, whatsapp: 0, voice: 0 }
    return {
      from: month.from.toISOString(),
      to: month.to.toISOString(),
      documents: { used: totals.documents, limit: totals.document_limit },
      chat_links: { used: totals.chat_links, limit: totals.chat_link_limit },
      webhooks: { used: totals.webhooks, limit: mostWebhooks },
      members: totals.members,
      an_hour: { chat: rateLimits.chat, ingest: rateLimits.ingest },
      calls_at_once: calls.at_once ?? callsAtOnce,
      conversations: totals.conversations,
      models: modelsOf(ctx, await rows.selectModels(db, month)),
      calls: { ...called, cost: currency === null ? null : called.cost },
      sent: { ...none, ...totals.sent },
      currency,
    }
  })

const unused = { answers: 0, input_tokens: 0, output_tokens: 0, estimated: false, cost: null }
const places = ['first', 'second'] as const

function modelsOf({ config }: Ctx, answered: rows.ModelRow[]): Usage['models'] {
  const used = new Map(answered.map(row => [row.model, row]))
  const names = config.languageModels.map(({ model }) => model)
  // The same model at two servers is one: what it answered is not known apart.
  const different = config.languageModels.filter(({ model }, i) => names.indexOf(model) === i)
  const named = different.map(({ model, price }, i) => ({
    ...(used.get(model) ?? { ...unused, model }),
    asked: places[i] ?? null,
    price,
  }))
  const others = answered.filter(({ model }) => !names.includes(model))
  return [...named, ...others.map(row => ({ ...row, asked: null, price: null }))]
}
