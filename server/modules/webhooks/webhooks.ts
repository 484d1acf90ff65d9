import { isIP } from 'node:net'
import type { Static } from 'typebox'
import type { NewWebhook, Webhook, WebhookChanges, WebhookWithSecret } from '#contract/webhooks/webhooks.ts'
import type { Ctx } from '#server/core/context.ts'
import { OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { invalid, notFound, tooMany } from '#server/http/problem.ts'
import { isAllowedAddress } from '#server/http/request/addresses.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { raise, settleRecord } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import * as rows from './queries.ts'
import { makeSecret, sealSecret } from './secret.ts'

type Shown = Static<typeof Webhook>

/** Each may get every event, so a business with more has a loop in its code, or needs a message bus of its own. */
export const mostWebhooks = 50
/** How long the previous secret still signs, so that receivers have time to change. */
const overlapHours = 24

export const listWebhooks = async (ctx: Ctx): Promise<Shown[]> =>
  (await ctx.tx(rows.selectWebhooks)).map(shown)

/** 404. */
export async function getWebhook(ctx: Ctx, id: string): Promise<Shown> {
  const row = await ctx.tx(db => rows.selectWebhook(db, id))
  if (!row) throw notFound('Webhook')
  return shown(row)
}

/** Makes a webhook, which gets events from now on. 400 when the business has 50 already, 422 for an invalid address. */
export function createWebhook(ctx: Ctx, given: NewWebhook): Promise<Static<typeof WebhookWithSecret>> {
  const secret = makeSecret()
  const webhook = {
    id: ctx.id(),
    url: readUrl(ctx, given.url),
    events: readEvents(given.events ?? ['*']),
    description: given.description ?? null,
    is_active: given.is_active ?? true,
    secret: sealSecret(ctx, secret),
    created_at: ctx.now(),
  }
  return ctx.tx(async db => {
    if ((await rows.lockAndCount(db)) >= mostWebhooks) throw tooMany('webhooks', mostWebhooks)
    await noteChange(ctx, db, { topic: 'webhook', id: webhook.id, kind: 'created' })
    return { ...shown(await rows.insertWebhook(db, webhook)), secret }
  })
}

/** Changes the given fields. Switching a webhook on clears its failures. 404, 422. */
export function changeWebhook(ctx: Ctx, id: string, given: WebhookChanges): Promise<Shown> {
  const { url, events, description, is_active } = given
  const changes = {
    ...(url !== undefined && { url: readUrl(ctx, url) }),
    ...(events !== undefined && { events: readEvents(events) }),
    ...(description !== undefined && { description }),
    ...(is_active !== undefined && { is_active }),
    ...(is_active && { failing_since: null, disabled_at: null }),
  }
  return ctx.tx(async db => {
    const row = Object.keys(changes).length
      ? await rows.updateWebhook(db, id, changes)
      : await rows.selectWebhook(db, id)
    if (!row) throw notFound('Webhook')
    if (is_active) await settleRecord(ctx, { kind: 'failed_webhook', key: id })
    await noteChange(ctx, db, { topic: 'webhook', id, kind: 'changed' })
    return shown(row)
  })
}

/** Replaces the secret. For a day the previous one signs as well, in a header of its own. 404. */
export async function rotateSecret(ctx: Ctx, id: string): Promise<Static<typeof WebhookWithSecret>> {
  const secret = makeSecret()
  const previousUntil = new Date(ctx.now().getTime() + overlapHours * 3_600_000)
  const row = await ctx.tx(db =>
    rows.replaceSecret(db, id, { secret: sealSecret(ctx, secret), previousUntil }),
  )
  if (!row) throw notFound('Webhook')
  return { ...shown(row), secret }
}

/** Deletes a webhook with its past and pending deliveries. 404. */
export const removeWebhook = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteWebhook(db, id))) throw notFound('Webhook')
    await noteChange(ctx, db, { topic: 'webhook', id, kind: 'deleted' })
    await settleRecord(ctx, { kind: 'failed_webhook', key: id })
  })

/** Switches off a webhook that is gone or keeps failing, and adds an item to the business's inbox. */
export const disableWebhook = (ctx: Ctx, id: string, because: 'gone' | 'failing'): Promise<void> =>
  ctx.tx(async db => {
    const found = await rows.selectWebhook(db, id)
    if (!found?.is_active) return
    await rows.updateWebhook(db, id, { is_active: false, disabled_at: ctx.now() })
    await noteChange(ctx, db, { topic: 'webhook', id, kind: 'disabled' })
    // Only the host is named, because anybody who knows the whole address can often write to it.
    const { host } = new URL(found.url)
    const why = because === 'gone' ? 'it answers that it is gone (410)' : 'it has failed for five days'
    const title = `The webhook to ${host} was switched off: ${why}.`
    await raise(ctx, { kind: 'failed_webhook', title, question: { text: title, key: id } })
  })

/** Normalises an address; 422 when it is invalid. The IP address of its host is checked at every connection. */
function readUrl(ctx: Ctx, given: string): string {
  try {
    const url = parseAddress(given.trim())
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(literal) && !isAllowedAddress(literal, ctx.config.allowPrivateNetwork)) {
      throw new OutboundRefused('The address leads into a private or reserved network.')
    }
    return url.href
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    throw invalid(['body', 'url'], error.reason, 'url_parsing')
  }
}

const readEvents = (given: string[]): string[] => (given.includes('*') ? ['*'] : [...new Set(given)])

const shown = (row: rows.WebhookRow): Shown => ({
  ...row,
  created_at: row.created_at.toISOString(),
  failing_since: row.failing_since?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
})
