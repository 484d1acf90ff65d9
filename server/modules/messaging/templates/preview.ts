import type { Static } from 'typebox'
import type { TemplateDraft, TemplatePreview } from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { fieldExamples } from '#server/modules/contacts/contacts.ts'
import { mailOfBlocks } from './blocks/blocks.ts'
import { textsOfBlocks, wholeBlocks } from './blocks/checks.ts'
import { houseOf } from './blocks/house.ts'
import { mailBody } from './rendering/mail-body.ts'
import { readParts } from './rendering/placeholders.ts'
import { render, type TemplateText } from './rendering/rendering.ts'
import { smsCost } from './rendering/text-message.ts'
import { businessFacts, contactColumns } from './rendering/values.ts'
import { sampleFor } from './samples.ts'
import { getTemplate } from './templates.ts'

type Preview = Static<typeof TemplatePreview>

/** A template as a sample person would get it, with the size of a text message; 404. */
export const previewTemplate = async (ctx: Ctx, id: string): Promise<Preview> =>
  previewed(ctx, await getTemplate(ctx, id), null)

/**
 * The same for a template that is being written, and for one contact. Blocks that lack something are left out. 404 for an
 * unknown contact; 400 for a placeholder that is never closed.
 */
export async function previewDraft(ctx: Ctx, draft: TemplateDraft): Promise<Preview> {
  const language = draft.language ?? homeLanguage(await business(ctx))
  const house = await houseOf(ctx, draft.blocks ?? [])
  const whole = draft.channel === 'email' && draft.blocks ? wholeBlocks(draft.blocks, house.imagesAt) : null
  const texts = [draft.subject, draft.body, draft.preheader, draft.voicemail]
  const broken = [...texts, ...textsOfBlocks(whole ?? [])]
    .map(text => readParts(text ?? '').problem)
    .find(problem => problem !== null)
  if (broken) throw new Problem(400, broken)
  const wording: TemplateText = {
    channel: draft.channel,
    subject: draft.channel === 'email' ? (draft.subject ?? '') : null,
    body: whole
      ? mailOfBlocks({ blocks: whole, preheader: draft.preheader ?? null, language }, house)
      : (draft.body ?? ''),
    voicemail: draft.channel === 'voice' ? draft.voicemail || null : null,
    variable_sources: draft.variable_sources ?? {},
    provider_positions: null,
  }
  return previewed(ctx, wording, draft.contact_id ?? null)
}

async function previewed(ctx: Ctx, wording: TemplateText, contactId: string | null): Promise<Preview> {
  const { person, filling } = await sampleFor(ctx, wording, contactId)
  const said = render(wording, person, filling)
  const mail = wording.channel === 'email' ? mailBody(said.body) : { html: null, text: null }
  return { ...said, ...mail, sms: wording.channel === 'sms' ? smsCost(said.body) : null }
}

/** The placeholders that fill themselves: fields of contacts, of the contacts' own, and facts of the business. */
export async function listPlaceholders(ctx: Ctx) {
  const [own, examples] = [await business(ctx), await fieldExamples(ctx)]
  return [
    ...contactColumns.map(name => ({ name, of: 'contact' as const, example: examples.columns[name] })),
    ...examples.attributes.map(({ name, example }) => ({ name, of: 'attributes' as const, example })),
    ...businessFacts.map(name => ({ name: `business.${name}`, of: 'business' as const, example: own[name] })),
  ]
}
