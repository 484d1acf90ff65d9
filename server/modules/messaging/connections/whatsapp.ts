import type { FieldProblem } from '#contract/errors.ts'
import type { WhatsAppConnection } from '#contract/messaging/connections.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { whatsappCloud } from '#server/providers/whatsapp/cloud.ts'
import type { WhatsApp } from '#server/providers/whatsapp/port.ts'
import { selectConnection } from './queries.ts'
import type { Sender } from './sender.ts'
import { type Given, opened, type Stored } from './stored.ts'

export type WhatsAppAccount = Stored<WhatsAppSettings, WhatsAppSecrets>

export interface WhatsAppSettings {
  phone_number_id: string
  business_account_id: string
}

export interface WhatsAppSecrets {
  access_token: string
  app_secret: string
}

/** The Cloud API takes 80 messages a second from a number: more are answered with 130429. */
const usualPerMinute = 4_800

/** Reads a WhatsApp account. Its secrets only ever go to Meta, so that stored ones stay whatever else changes. */
export function readWhatsApp(body: WhatsAppConnection, known: WhatsAppAccount | null): Given {
  const access_token = body.access_token ?? known?.secrets.access_token
  const app_secret = body.app_secret ?? known?.secrets.app_secret
  const problems = Object.entries({ access_token, app_secret })
    .filter(([, value]) => !value)
    .map(([name]): FieldProblem => ({ loc: ['body', name], msg: 'Field required', type: 'missing' }))
  if (problems.length) throw new Problem(422, problems)
  const { phone_number_id, business_account_id } = body
  return {
    settings: { phone_number_id, business_account_id },
    secrets: { access_token: access_token!, app_secret: app_secret! },
    account: phone_number_id,
    // The number itself only Meta knows: a test asks for it.
    sender: known?.settings.phone_number_id === phone_number_id ? known.sender : phone_number_id,
    perMinute: body.per_minute ?? null,
  }
}

/** The business's WhatsApp account, its own or the installation's, by Meta's id; null when there is neither. */
export async function whatsappOf(ctx: Ctx): Promise<{ account: string; api: WhatsApp } | null> {
  const row = await ctx.tx(db => selectConnection(db, 'whatsapp'))
  return lineOf(ctx, row ? opened(ctx, row) : null)
}

/** The same, its row read already. */
export function lineOf(
  { connections: lines, accounts }: OpenCtx,
  own: WhatsAppAccount | null,
): { account: string; api: WhatsApp } | null {
  const { whatsapp, whatsappUrl: url } = accounts
  if (own) {
    const { phone_number_id: phoneNumberId, business_account_id: businessAccountId } = own.settings
    const { access_token: accessToken } = own.secrets
    const api = lines.of(`whatsapp:${own.tenant}`, own.version, () =>
      whatsappCloud({ url, accessToken, phoneNumberId, businessAccountId }),
    )
    return { account: businessAccountId, api }
  }
  if (!whatsapp) return null
  const api = lines.of('whatsapp:installation', '', () => whatsappCloud({ ...whatsapp, url }))
  return { account: whatsapp.businessAccountId, api }
}

/** The sender of a business's WhatsApp messages; not ready where neither it nor the installation has an account. */
export function whatsappSender(ctx: Ctx, own: WhatsAppAccount | null): Sender {
  const line = lineOf(ctx, own)
  if (!line) return { ready: false, reason: 'No WhatsApp business account is connected.' }
  return {
    ready: true,
    sender: own ? own.sender : ctx.accounts.whatsapp!.phoneNumberId,
    own: own !== null,
    reason: null,
    failure: own?.failure ?? null,
    account: own ? `whatsapp:${own.tenant}` : 'whatsapp:installation',
    perMinute: (own ? own.perMinute : ctx.accounts.perMinute.whatsapp) ?? usualPerMinute,
    async deliver({ id, to, template, params, inAnswer, body }, begin) {
      begin()
      if (inAnswer) return line.api.send({ to, reference: id, text: body })
      if (!template)
        throw new DeliveryFailed({
          reason: 'template_not_approved',
          detail: 'The template was never submitted.',
        })
      const { name } = template
      const language = template.language.replaceAll('-', '_')
      return line.api.send({ to, params, reference: id, template: { name, language } })
    },
  }
}
