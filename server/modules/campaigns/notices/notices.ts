import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { directContact } from '#server/modules/contacts/contacts.ts'
import { insertBroadcast, setQueued } from '../broadcasts/queries.ts'
import { startDispatch } from '../dispatch/dispatch.ts'

/** A message to one person that they expect because of what they did themselves, such as booking. */
interface Notice {
  /** The id of its broadcast. */
  id: string
  /** What it is, in the log. */
  title: string
  channel: Extract<Channel, 'sms' | 'whatsapp'>
  name: string
  /** E.164 */
  phone: string
  /** Why they may be written to, for the record of their consent. The stop list is above it. */
  consentSource: string
  /** The text of an SMS, with everything filled in. */
  text?: string
  /** WhatsApp: a template that was approved, and what fills it. */
  template?: { id: string; values: Record<string, string> }
}

/**
 * Sends a message to one person in the open transaction: it goes if and only if that commits, through the same checks as every
 * other, and stands in the log of messages.
 */
export const sendNotice = (ctx: Ctx, notice: Notice): Promise<void> =>
  ctx.tx(async db => {
    const { id, title, channel, name, phone, consentSource, text, template } = notice
    // As with every message to one person, its values fill placeholders by their names as well.
    const attributes = template ? { attributes: template.values } : {}
    const contact = await directContact(ctx, { name, phone, channel, consentSource, ...attributes })
    const now = ctx.now()
    await insertBroadcast(db, {
      id,
      name: title.slice(0, 200),
      audience_id: contact.audience_id,
      contact_id: contact.id,
      channel_order: [channel],
      template_ids: JSON.stringify(template ? { [channel]: template.id } : {}),
      words: JSON.stringify(text === undefined ? {} : { sms: { body: asWritten(text) } }),
      typed: JSON.stringify(template?.values ?? {}),
      allow_replies: true,
      previewed_at: now,
      created_at: now,
    })
    await setQueued(db, id, { at: now, startsAt: null })
    await startDispatch(ctx, id)
  })

/** A name that looks like a placeholder is none. */
const asWritten = (text: string): string => text.replaceAll('{{', '{ {')
