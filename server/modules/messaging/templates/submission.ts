import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { ProviderUnavailable } from '#server/providers/unavailable.ts'
import type { NewWhatsAppTemplate, WhatsApp } from '#server/providers/whatsapp/port.ts'
import { whatsappOf } from '../connections/whatsapp-account.ts'
import * as rows from './queries.ts'
import { positional, render } from './rendering/rendering.ts'
import { reviewFrom } from './review.ts'
import { exampleOf, sampleFor } from './samples.ts'

/**
 * Submits a template to WhatsApp's review, with numbered placeholders, through the business's own account or else the
 * installation's. 404; 400 without an account, for another channel, or when WhatsApp refuses it at once; 409 when it is in
 * review, approved or inactive; 503 when WhatsApp can't be reached.
 */
export async function submitTemplate(ctx: Ctx, id: string): Promise<rows.TemplateRow> {
  const whatsapp = await whatsappOf(ctx)
  const template = await reserved(ctx, id, whatsapp?.account ?? null)
  const { text, positions } = positional(template.body)
  const { person, filling } = await sampleFor(ctx, template)
  const { params } = render(template, person, filling)
  const submitted = await createAtProvider(ctx, whatsapp!.api, {
    name: template.provider_name!,
    language: template.language,
    category: template.category!,
    body: text,
    examples: positions.map((name, i) => params[i] || exampleOf(name)),
  })
  return ctx.tx(async db => {
    const kept = await rows.updateSubmitted(db, template, {
      ...(reviewFrom(submitted.status, null) ?? { provider_status: 'pending', provider_error: null }),
      // WhatsApp's category counts, because it decides the price.
      category: submitted.category ?? template.category,
      provider_id: submitted.id,
      provider_positions: positions,
    })
    if (!kept) throw new Problem(409, 'The template was changed while it was submitted. Submit it again.')
    await noteChange(ctx, db, { topic: 'template', id, kind: 'submitted' })
    return (await rows.selectTemplatesById(db, [id]))[0]!
  })
}

/**
 * The template with its name at WhatsApp, which is stored before the submission, so that the next attempt finds one that was
 * cut off.
 */
const reserved = (ctx: Ctx, id: string, account: string | null): Promise<rows.TemplateRow> =>
  ctx.tx(async db => {
    const template = await rows.lockTemplate(db, id)
    if (!template) throw notFound('Template')
    if (template.channel !== 'whatsapp') throw new Problem(400, 'Only WhatsApp templates are reviewed.')
    if (!template.is_active) throw new Problem(409, 'This template is inactive.')
    if (!account) throw new Problem(400, 'No WhatsApp business account is connected to submit it to.')
    // A submission to an account that is no longer connected does not count for the present one.
    const known = template.provider_account === account
    const status = known ? template.provider_status : null
    if (status === 'pending') throw new Problem(409, 'This template is in review already.')
    if (status === 'approved') throw new Problem(409, 'This template is approved already.')
    const cutOff = status === 'draft' ? template.provider_name : null
    const provider_name = cutOff ?? newProviderName(template.name, ctx.id())
    const reservation = { provider_name, provider_account: account, provider_status: 'draft' as const }
    await rows.updateTemplate(db, id, { ...reservation, provider_id: null, provider_positions: null })
    return { ...template, ...reservation, provider_positions: null }
  })

async function createAtProvider(ctx: Ctx, api: WhatsApp, template: NewWhatsAppTemplate) {
  try {
    return await api.createTemplate(template)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error }, 'a template could not be submitted')
    // An earlier attempt may have submitted it, and its answer was lost.
    const there = await api.templateStatus({ name: template.name }).catch(() => null)
    if (there) return { ...there, category: null }
    if (!error.temporary) throw new Problem(400, `WhatsApp refused the template: ${error.message}`)
    throw new Problem(503, 'WhatsApp did not take the template. Try again in a few minutes.')
  }
}

/** A new name for each submission, of lower-case letters, digits and underscores, which is all that WhatsApp accepts. */
const newProviderName = (name: string, id: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
  return `${words.slice(0, 40).replace(/^_|_$/g, '') || 'template'}_${id.slice(-12)}`
}
