import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import { whatsappOf } from '../connections/whatsapp.ts'
import * as rows from './queries.ts'
import { placeholdersOf, type Rendered, render } from './render.ts'
import { reviewFrom } from './review.ts'
import { sampleFor } from './samples.ts'
import { type SmsCost, smsCost } from './text-message.ts'

export type { OnMachine } from './content.ts'
export type { Filling } from './values.ts'

export type Template = rows.TemplateRow & { variables: readonly string[] }

/** Says that the provider has told what became of a review. */
export const templateReviewed = 'template.reviewed'

/** How often the provider is asked, for one business, what became of reviews; its webhook says it sooner. */
const askedEveryMs = 60_000
/** Reviews asked about at a time, and how long a list waits for the answers. */
const mostAsked = 20
const patienceMs = 1_500

/** The templates of these ids, active or not; ids that name none are left out. */
export async function templatesById(ctx: Ctx, ids: string[]): Promise<Map<string, Template>> {
  const known = ids.filter(id => isRecordId(id))
  const found = known.length ? await ctx.tx(db => rows.selectTemplatesById(db, known)) : []
  return new Map(found.map(row => [row.id, Object.assign(row, { variables: placeholdersOf(row) })]))
}

/** Newest first, as the provider's reviews stand; where it does not answer at once, as they stood. */
export async function listTemplates(
  ctx: Ctx,
  which: { channel?: Channel; includeInactive: boolean },
): Promise<rows.TemplateRow[]> {
  await Promise.race([refreshReviews(ctx), pause(patienceMs, undefined, { ref: false })])
  return ctx.tx(db => rows.selectTemplates(db, which))
}

/** A template as one person would get it, with what a text message costs; 404. */
export async function previewTemplate(ctx: Ctx, id: string): Promise<Rendered & { sms: SmsCost | null }> {
  const template = (await templatesById(ctx, [id])).get(id)
  if (!template) throw notFound('Template')
  const { person, filling } = await sampleFor(ctx, template)
  const said = render(template, person, filling)
  return { ...said, sms: template.channel === 'sms' ? smsCost(said.body) : null }
}

/**
 * Asks WhatsApp what became of reviews, at most once a minute for a business whoever asks, and keeps the answers. Never
 * throws: what can't be asked now is asked the next time.
 */
export async function refreshReviews(ctx: Ctx): Promise<void> {
  try {
    const whatsapp = await whatsappOf(ctx)
    if (!whatsapp) return
    const now = ctx.now()
    const before = new Date(now.getTime() - askedEveryMs)
    const { account, api } = whatsapp
    const asked = await ctx.tx(db => rows.takeForReview(db, { account, before, now, most: mostAsked }))
    await Promise.all(
      asked.map(async ({ provider_id, name }) => {
        try {
          const review = await api.templateStatus({ id: provider_id })
          if (review) await setReview(ctx, { providerId: provider_id, ...review })
        } catch (error) {
          ctx.log.warn({ err: error, template: name }, 'the review of a template could not be asked about')
        }
      }),
    )
  } catch (error) {
    ctx.log.warn({ err: error }, 'reviews of templates could not be asked about')
  }
}

/**
 * Keeps what the provider said of a review, in its own words (`APPROVED`, `REJECTED`, …). Returns whether it is of a
 * template that the business still has as it was submitted.
 */
export async function setReview(
  ctx: Ctx,
  { providerId, status, reason }: { providerId: string; status: string; reason: string | null },
): Promise<boolean> {
  const review = reviewFrom(status, reason)
  if (!review) {
    ctx.log.warn({ status }, 'a template review has an unknown status')
    return false
  }
  return ctx.tx(async db => {
    const template = await rows.updateReview(db, { providerId, ...review })
    if (template) await ctx.publish(templateReviewed, { template_id: template.id })
    return template !== undefined
  })
}
