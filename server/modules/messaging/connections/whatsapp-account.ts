import type { FieldProblem } from '#contract/errors.ts'
import type { WhatsAppConnection } from '#contract/messaging/connections.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { whatsappCloud } from '#server/providers/whatsapp/cloud.ts'
import type { WhatsApp } from '#server/providers/whatsapp/port.ts'
import { selectConnection } from './queries.ts'
import { type ConnectionInput, openConnection, type StoredConnection } from './stored.ts'

export type StoredWhatsAppConnection = StoredConnection<WhatsAppSettings, WhatsAppSecrets>

export interface WhatsAppSettings {
  phone_number_id: string
  business_account_id: string
}

export interface WhatsAppSecrets {
  access_token: string
  app_secret: string
}

/** Reads a WhatsApp account. Its secrets are only sent to Meta, so stored ones are kept whatever else changes. */
export function readWhatsApp(
  body: WhatsAppConnection,
  known: StoredWhatsAppConnection | null,
): ConnectionInput {
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
    // Only Meta knows the number itself; a test fetches it.
    sender: known?.settings.phone_number_id === phone_number_id ? known.sender : phone_number_id,
    perMinute: body.per_minute ?? null,
  }
}

/** The business's WhatsApp account, its own or the installation's, with Meta's id of it; null when there is neither. */
export async function whatsappOf(ctx: Ctx): Promise<{ account: string; api: WhatsApp } | null> {
  const row = await ctx.tx(db => selectConnection(db, 'whatsapp'))
  return whatsappApiOf(ctx, row ? openConnection(ctx, row) : null)
}

/** The same for a connection that is read already. */
export function whatsappApiOf(
  { connections: lines, accounts }: OpenCtx,
  own: StoredWhatsAppConnection | null,
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
