import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { consentTo, contactsById } from '#server/modules/contacts/contacts.ts'
import { render, renderContextOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { type OnMachine, templatesById } from '#server/modules/messaging/templates/templates.ts'
import * as rows from '../messages/queries.ts'

/** A message of a voice broadcast, as the call knows it that is placed for it. */
interface SpokenMessage {
  id: string
  name: string | null
  to: string
  brief: string
  /** The template's setting for answering machines; null: the account's setting decides. */
  onMachine: OnMachine | null
  /** The template's words for one; null: those of the account. */
  voicemail: string | null
  /** How the contact agreed to be called; null where nothing is noted, or the contact is deleted. */
  consent: { source: string; at: Date } | null
  sendingAt: Date
}

/** A message of a voice broadcast that is on its way; null when there is none. */
export async function findVoiceMessage(ctx: Ctx, id: string): Promise<SpokenMessage | null> {
  const row = isRecordId(id) && (await ctx.tx(db => rows.selectSpoken(db, id)))
  if (!row) return null
  const { name, to_address, rendered_body, on_machine, sending_at, contact_id } = row
  return {
    id,
    name,
    to: to_address ?? '',
    brief: rendered_body ?? '',
    onMachine: on_machine,
    voicemail: await voicemailOf(ctx, row),
    consent: contact_id ? await consentTo(ctx, contact_id, 'voice') : null,
    sendingAt: sending_at!,
  }
}

/** The words for a machine, filled in for this person; null where the template has none, or one of its values is gone. */
async function voicemailOf(ctx: Ctx, row: rows.SpokenRow): Promise<string | null> {
  const { template_id, contact_id, typed } = row
  if (!template_id || !contact_id) return null
  const template = (await templatesById(ctx, [template_id])).get(template_id)
  const contact = (await contactsById(ctx, [contact_id])).get(contact_id)
  if (!template?.voicemail || !contact) return null
  const { voicemail, missing } = render(template, contact, await renderContextOf(ctx, typed))
  return missing.length ? null : voicemail
}
