import { type Channel, channels } from '#contract/contacts/channels.ts'
import type { Connection } from '#contract/messaging/connections.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { apiBase } from '#server/http/serve.ts'
import { verifyTokenOf } from './callbacks.ts'
import * as rows from './queries.ts'
import { senderOf, standingOf } from './senders.ts'
import { type Given, opened, type Stored, sealed } from './stored.ts'

/** How each channel is connected: by an account of the business's own or, where there is none, the installation's. */
export async function listConnections(ctx: Ctx): Promise<Connection[]> {
  const own = new Map((await ctx.tx(db => rows.selectConnections(db))).map(row => [row.channel, row]))
  return Promise.all(channels.map(channel => shown(ctx, channel, own.get(channel) ?? null)))
}

/**
 * Connects an account of the business's own, or changes the one that is. `read` checks what was sent, against what is
 * stored, and throws a 422 with everything that is wrong.
 */
export async function saveConnection<S extends object, K extends object>(
  ctx: Ctx,
  channel: Channel,
  read: (known: Stored<S, K> | null) => Given,
): Promise<Connection> {
  const row = await ctx.tx(async db => {
    const before = await rows.lockConnection(db, channel)
    const { settings, secrets, account, sender, perMinute } = read(before ? opened<S, K>(ctx, before) : null)
    const now = ctx.now()
    return rows.saveConnection(db, {
      channel,
      settings: JSON.stringify(settings),
      secrets: sealed(ctx, secrets),
      account,
      sender,
      per_minute: perMinute,
      created_at: now,
      updated_at: now,
    })
  })
  return shown(ctx, channel, row)
}

/** Forgets the business's own account, secrets and all; the installation's is used again. 404 when there is none. */
export const dropConnection = (ctx: Ctx, channel: Channel): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteConnection(db, channel))) throw notFound('Connection')
  })

async function shown(ctx: Ctx, channel: Channel, row: rows.ConnectionRow | null): Promise<Connection> {
  const standing = standingOf(await senderOf(ctx, channel))
  const own = row && opened<object, object>(ctx, row)
  return {
    channel,
    own: row !== null,
    ready: standing.ready,
    reason: standing.reason,
    sender: row ? row.sender : standing.sender,
    settings: own?.settings ?? null,
    secrets: own ? Object.keys(own.secrets) : [],
    per_minute: row?.per_minute ?? null,
    ...(row ? webhookOf(ctx, channel) : { webhook_url: null, verify_token: null }),
    checked_at: row?.checked_at?.toISOString() ?? null,
    failure: row?.failure ?? null,
    created_at: row?.created_at.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** What the business has to enter at its provider. */
function webhookOf(ctx: Ctx, channel: Channel): { webhook_url: string | null; verify_token: string | null } {
  const base = `${ctx.config.publicUrl}${apiBase}/providers`
  if (channel === 'sms') return { webhook_url: `${base}/twilio/inbound`, verify_token: null }
  if (channel === 'voice') return { webhook_url: `${base}/twilio/voice`, verify_token: null }
  if (channel === 'whatsapp')
    return { webhook_url: `${base}/whatsapp`, verify_token: verifyTokenOf(ctx, ctx.tenant) }
  return { webhook_url: null, verify_token: null }
}
