import type { Static } from 'typebox'
import type * as shape from '#contract/messaging/templates.ts'
import type { VariableSource } from '#contract/messaging/templates.ts'
import type { TemplateRow } from './queries.ts'
import { joined, readParts } from './rendering/placeholders.ts'
import { placeholdersOf } from './rendering/rendering.ts'
import { endingOf, type SmsCost, smsCost } from './rendering/text-message.ts'
import { sourceOf } from './rendering/values.ts'

/** A template as the API shows it. `language`: of the business (BCP 47); the opt-out line of a text message is in it. */
export function toTemplate(row: TemplateRow, language: string): Static<typeof shape.Template> {
  const variables = [...placeholdersOf(row)]
  const filledBy = (from: VariableSource['from']) =>
    variables.filter(name => sourceOf(row.variable_sources, name)?.from === from)
  const cost = row.channel === 'sms' ? costAsWritten(row, language) : null
  return {
    id: row.id,
    name: row.name,
    channel: row.channel,
    subject: row.subject,
    body: row.body,
    blocks: row.blocks,
    preheader: row.preheader,
    category: row.category,
    language: row.language,
    variables,
    variable_sources: row.variable_sources,
    context_keys: filledBy('page'),
    typed_keys: filledBy('typed'),
    provider_status: row.provider_status,
    provider_error: row.provider_error,
    is_active: row.is_active,
    sms_characters: cost?.characters ?? null,
    sms_segments: cost?.segments ?? null,
    sms_unicode: cost?.unicode ?? null,
    dlt_template_id: row.dlt_template_id,
    on_machine: row.on_machine,
    voicemail: row.voicemail,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The size of a text message before its recipient is known: a placeholder counts as its name. The preview is exact. */
function costAsWritten({ body }: TemplateRow, language: string): SmsCost {
  return smsCost(joined(readParts(body).parts, name => name) + endingOf(body, language))
}
