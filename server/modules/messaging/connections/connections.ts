import { type Channel, channels } from '#contract/contacts/channels.ts'
import type { Connection, SipConnection } from '#contract/messaging/connections.ts'
import type { Ctx } from '#server/core/context.ts'
import { isThereAlready } from '#server/db/conflict.ts'
import { notFound } from '#server/http/problem.ts'
import { apiBase } from '#server/http/serve.ts'
import { verifyTokenOf } from '../callbacks/callbacks.ts'
import { senderOf, senderStatus } from '../senders/senders.ts'
import * as rows from './queries.ts'
import { numberNotFree, readSip, sipAccount, sipRefused } from './sip-number.ts'
import { type ConnectionInput, openConnection, type StoredConnection, sealSecrets } from './stored.ts'

/** The connection of each channel: the business's own account, else the installation's. */
export async function listConnections(ctx: Ctx): Promise<Connection[]> {
  const own = new Map((await ctx.tx(db => rows.selectConnections(db))).map(row => [row.channel, row]))
  return Promise.all(channels.map(channel => toConnection(ctx, channel, own.get(channel) ?? null)))
}

/**
 * Connects a business's own account, or changes it. `read` checks the request against the stored connection, and throws a
 * 422 that lists every problem.
 */
export async function saveConnection<S extends object, K extends object>(
  ctx: Ctx,
  channel: Channel,
  read: (known: StoredConnection<S, K> | null) => ConnectionInput,
): Promise<Connection> {
  const row = await ctx.tx(async db => {
    const before = await rows.lockConnection(db, channel)
    const { settings, secrets, account, sender, perMinute } = read(
      before ? openConnection<S, K>(ctx, before) : null,
    )
    const now = ctx.now()
    return rows.saveConnection(db, {
      channel,
      settings: JSON.stringify(settings),
      secrets: sealSecrets(ctx, secrets),
      account,
      sender,
      per_minute: perMinute,
      created_at: now,
      updated_at: now,
    })
  })
  return toConnection(ctx, channel, row)
}

/** Gives the business a number of the installation's SIP trunk; 422 where it can't have it. */
export async function saveSipNumber(ctx: Ctx, body: SipConnection): Promise<Connection> {
  try {
    return await saveConnection(ctx, 'voice', () => readSip(ctx, body))
  } catch (error) {
    if (!isThereAlready(error)) throw error
    throw sipRefused(numberNotFree)
  }
}

/** Deletes the business's own account with its secrets; the installation's is used again. 404 when there is none. */
export const dropConnection = (ctx: Ctx, channel: Channel): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteConnection(db, channel))) throw notFound('Connection')
  })

async function toConnection(ctx: Ctx, channel: Channel, row: rows.ConnectionRow | null): Promise<Connection> {
  const standing = senderStatus(await senderOf(ctx, channel))
  const own = row && openConnection<object, object>(ctx, row)
  return {
    channel,
    own: row !== null,
    ready: standing.ready,
    reason: standing.reason,
    sender: row ? row.sender : standing.sender,
    settings: own?.settings ?? null,
    secrets: own ? Object.keys(own.secrets) : [],
    per_minute: row?.per_minute ?? null,
    ...(row && row.account !== sipAccount
      ? webhookOf(ctx, channel)
      : { webhook_url: null, verify_token: null }),
    checked_at: row?.checked_at?.toISOString() ?? null,
    failure: row?.failure ?? null,
    created_at: row?.created_at.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** The address, and for Meta the token, that the business enters at its provider. */
function webhookOf(ctx: Ctx, channel: Channel): { webhook_url: string | null; verify_token: string | null } {
  const base = `${ctx.config.publicUrl}${apiBase}/providers`
  if (channel === 'sms') return { webhook_url: `${base}/twilio/inbound`, verify_token: null }
  if (channel === 'voice') return { webhook_url: `${base}/twilio/voice`, verify_token: null }
  if (channel === 'whatsapp')
    return { webhook_url: `${base}/whatsapp`, verify_token: verifyTokenOf(ctx, ctx.tenant) }
  return { webhook_url: null, verify_token: null }
}
