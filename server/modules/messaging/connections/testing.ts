import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { OutboundRefused } from '#server/http/outbound/outbound.ts'
import { allowedAddress } from '#server/http/outbound/outbound-sockets.ts'
import { readMailbox } from '#server/providers/mailbox/imap.ts'
import { ProviderUnavailable } from '#server/providers/unavailable.ts'
import { installationMailbox, type Mailbox, mailboxOf } from '../mailboxes/mailboxes.ts'
import { installationMail, ownMail } from '../senders/email.ts'
import { smsOf } from '../senders/sms.ts'
import { missingTrunk, sipLine } from '../sip-lines/sip-lines.ts'
import { carrierOf } from '../voice/voice.ts'
import type { StoredEmailConnection } from './email-settings.ts'
import * as rows from './queries.ts'
import { openConnection } from './stored.ts'
import { whatsappApiOf } from './whatsapp-account.ts'

const patienceMs = 30_000

/**
 * Tests the account of a channel: signs in to the mail server and the mailbox, or fetches the carrier's account or the
 * WhatsApp number. Sends nothing. Stores the result with a business's own connection.
 */
export async function testConnection(ctx: Ctx, channel: Channel): Promise<{ ok: boolean; detail: string }> {
  const row = await ctx.tx(db => rows.selectConnection(db, channel))
  const tested = await answerOf(ctx, channel, row ?? null)
  if (row) {
    const found = { failure: tested.ok ? null : tested.detail, sender: tested.sender ?? row.sender }
    await ctx.tx(db => rows.updateTested(db, row, { checked_at: ctx.now(), ...found }))
  }
  return { ok: tested.ok, detail: tested.detail }
}

/** The result of a test; `sender` is what recipients see, where only the provider knows it. */
interface Answer {
  detail: string
  sender?: string
}

async function answerOf(
  ctx: Ctx,
  channel: Channel,
  row: rows.ConnectionRow | null,
): Promise<Answer & { ok: boolean }> {
  try {
    return { ok: true, ...(await askers[channel](ctx, row)) }
  } catch (error) {
    const known =
      error instanceof ProviderUnavailable ||
      error instanceof OutboundRefused ||
      error instanceof NotConnected
    if (!known) throw error
    if (error instanceof ProviderUnavailable)
      ctx.log.info({ err: error, channel }, 'a connection failed its test')
    return { ok: false, detail: error.message.slice(0, 500) }
  }
}

class NotConnected extends Error {}

const askers: Record<Channel, (ctx: Ctx, row: rows.ConnectionRow | null) => Promise<Answer>> = {
  email: askMail,
  sms: (ctx, row) => askTwilio(smsOf(ctx, row && openConnection(ctx, row))),
  voice: askVoice,
  async whatsapp(ctx, row) {
    const line = whatsappApiOf(ctx, row && openConnection(ctx, row))
    if (!line) throw new NotConnected('No WhatsApp business account is connected.')
    const { number } = await line.api.check()
    return { detail: `WhatsApp answers for ${number}.`, sender: number }
  },
}

async function askVoice(ctx: Ctx, row: rows.ConnectionRow | null): Promise<Answer> {
  const sip = await sipLine(ctx, row)
  if (!sip) return askTwilio(carrierOf(ctx, row && openConnection(ctx, row)))
  const missing = await missingTrunk(ctx)
  if (missing.length) throw new NotConnected(missing.join(' '))
  return { detail: `The SIP trunk takes calls for ${sip.number}.`, sender: sip.number }
}

async function askTwilio(line: { check(): Promise<{ name: string }> } | null): Promise<Answer> {
  if (!line) throw new NotConnected('No carrier is connected.')
  return { detail: `The carrier answers for the account ${(await line.check()).name}.` }
}

async function askMail(ctx: Ctx, row: rows.ConnectionRow | null): Promise<Answer> {
  const own: StoredEmailConnection | null = row && openConnection(ctx, row)
  const { smtpUrl, imapUrl } = ctx.accounts.mail
  await (own ? ownMail(ctx, own) : installationMail(ctx)).check()
  const mailbox = own ? mailboxOf(own) : imapUrl ? installationMailbox(imapUrl) : null
  if (mailbox) await askMailbox(ctx, mailbox)
  if (!own && !smtpUrl)
    return { detail: 'No mail server is connected: mail is written to the outbox folder.' }
  const takers = mailbox ? 'The mail server and the mailbox take' : 'The mail server takes'
  return { detail: `${takers} the login.` }
}

/** Opens the mailbox as its reader does, and disconnects once the end is reached. */
async function askMailbox(ctx: Ctx, { server, guarded }: Mailbox): Promise<void> {
  const address = guarded && (await allowedAddress(server.host, ctx.config.allowPrivateNetwork))
  const reached = new AbortController()
  const signal = AbortSignal.any([reached.signal, AbortSignal.timeout(patienceMs)])
  const nothing = async () => {}
  try {
    await readMailbox(
      { ...server, ...(address && { address }) },
      {
        from: null,
        since: ctx.now(),
        mostBytes: 1,
        largest: 0,
        tooLarge: () => {},
        handle: nothing,
        reached: async () => reached.abort(),
        signal,
      },
    )
  } catch (error) {
    throw new ProviderUnavailable('network', `The mailbox can’t be opened: ${(error as Error).message}`)
  }
  if (!reached.signal.aborted) throw new ProviderUnavailable('timeout', 'The mailbox did not open in time.')
}
