import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { whatsappOf } from '../connections/whatsapp-account.ts'
import { dressed } from './dressed.ts'
import * as rows from './queries.ts'
import { placeholdersOf } from './rendering/rendering.ts'
import { reviewFrom } from './review.ts'

export type { OnMachine } from './content.ts'
export type { RenderContext } from './rendering/values.ts'

export type Template = rows.TemplateRow & { variables: readonly string[] }

/** The event that the provider has reviewed a template. */
export const templateReviewed = 'template.reviewed'

/** How often we ask the provider about the reviews of one business; its webhook is faster. */
const askedEveryMs = 60_000
/** Reviews asked about at once, and how long a list waits for the answers. */
const mostAsked = 20
const patienceMs = 1_500

/** Templates by their ids, active or not; unknown ids are left out. */
export async function templatesById(ctx: Ctx, ids: string[]): Promise<Map<string, Template>> {
  const known = ids.filter(id => isRecordId(id))
  const found = known.length ? await ctx.tx(db => rows.selectTemplatesById(db, known)) : []
  return new Map(
    (await dressed(ctx, found)).map(row => [row.id, Object.assign(row, { variables: placeholdersOf(row) })]),
  )
}

/** Templates, newest first, with the provider's current reviews; with the stored ones if it does not answer in 1.5 s. */
export async function listTemplates(
  ctx: Ctx,
  which: { channel?: Channel; includeInactive: boolean },
): Promise<rows.TemplateRow[]> {
  await Promise.race([refreshReviews(ctx), pause(patienceMs, undefined, { ref: false })])
  return dressed(ctx, await ctx.tx(db => rows.selectTemplates(db, which)))
}

/** One template, active or not; 404. */
export async function getTemplate(ctx: Ctx, id: string): Promise<Template> {
  const template = (await templatesById(ctx, [id])).get(id)
  if (!template) throw notFound('Template')
  return template
}

/**
 * Asks WhatsApp about pending reviews, at most once a minute for a business, and stores the answers. Never throws: a review
 * that can't be asked about now is asked about the next time.
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
          ctx.log.warn(
            { err: error, template: name },
            'the provider could not be asked about the review of a template',
          )
        }
      }),
    )
  } catch (error) {
    ctx.log.warn({ err: error }, 'the provider could not be asked about template reviews')
  }
}

/**
 * Stores a review, whose status is the provider's own word (`APPROVED`, `REJECTED`, …). Returns whether the business still
 * has the template as it was submitted.
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
    if (template) {
      await ctx.publish(templateReviewed, { template_id: template.id })
      await noteChange(ctx, db, { topic: 'template', id: template.id, kind: 'reviewed' })
    }
    return template !== undefined
  })
}

/** Templates whose name contains this, newest first. */
export const findTemplates = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => rows.selectNamed(db, q, limit))).map(({ id, name, subject }) => ({
    id,
    title: name,
    detail: subject,
  }))
