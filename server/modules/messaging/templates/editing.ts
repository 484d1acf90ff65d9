import type { NewTemplate, TemplateChanges } from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem, tooMany } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { type Content, checkContent, refuseDropping } from './content.ts'
import * as rows from './queries.ts'

/** Active ones of one business (specification, section 8). */
const mostTemplates = 200

/**
 * Keeps a template; one for WhatsApp is a draft until it is reviewed. 422 and 400 as `checkContent` says, 400 when there
 * are as many as there may be.
 */
export async function createTemplate(ctx: Ctx, sent: NewTemplate): Promise<rows.TemplateRow> {
  const content = checkContent({
    name: sent.name,
    channel: sent.channel,
    subject: sent.subject ?? null,
    body: sent.body,
    category: sent.category ?? null,
    language: sent.language ?? (await business(ctx)).language,
    variable_sources: sent.variable_sources ?? {},
    dlt_template_id: sent.dlt_template_id ?? null,
    on_machine: sent.on_machine ?? null,
  })
  const [id, now] = [ctx.id(), ctx.now()]
  const provider_status = content.channel === 'whatsapp' ? 'draft' : null
  return ctx.tx(async db => {
    await refuseWhenFull(db)
    await rows.insertTemplate(db, { ...content, id, provider_status, created_at: now, updated_at: now })
    return (await rows.selectTemplatesById(db, [id]))[0]!
  })
}

/**
 * Changes what is sent; null goes back to what a new template has. What a WhatsApp review judged, once changed, is a draft
 * again. 404; 422 and 400 as for a new one and when somebody's typed value would be dropped; 409 when it is to be
 * deactivated while a broadcast says it.
 */
export async function changeTemplate(ctx: Ctx, id: string, sent: TemplateChanges): Promise<rows.TemplateRow> {
  const { language } = await business(ctx)
  return ctx.tx(async db => {
    const before = await rows.lockTemplate(db, id)
    if (!before) throw notFound('Template')
    if (sent.channel !== undefined && sent.channel !== before.channel) {
      throw new Problem(400, 'A template stays on its channel. Make another for this one.')
    }
    const after = checkContent(merged(before, sent, language))
    refuseDropping(before, after)
    await rows.updateTemplate(db, id, {
      ...after,
      ...(before.channel === 'whatsapp' && judgedAnew(before, after) && asDraft),
      ...(sent.is_active !== undefined && (await activity(db, before, sent.is_active))),
      updated_at: ctx.now(),
    })
    return (await rows.selectTemplatesById(db, [id]))[0]!
  })
}

/** Takes a template out of use, for good as far as sending goes. 404; 409 while a broadcast says it. */
export const deactivateTemplate = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const before = await rows.lockTemplate(db, id)
    if (!before) throw notFound('Template')
    await rows.updateTemplate(db, id, { ...(await activity(db, before, false)), updated_at: ctx.now() })
  })

function merged(before: Content, sent: TemplateChanges, language: string): Content {
  const kept = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value)
  return {
    name: kept(sent.name, before.name),
    channel: before.channel,
    subject: kept(sent.subject, before.subject),
    body: kept(sent.body, before.body),
    category: kept(sent.category, before.category),
    language: sent.language === null ? language : kept(sent.language, before.language),
    variable_sources:
      sent.variable_sources === null ? {} : kept(sent.variable_sources, before.variable_sources),
    dlt_template_id: kept(sent.dlt_template_id, before.dlt_template_id),
    on_machine: kept(sent.on_machine, before.on_machine),
  }
}

const judgedAnew = (before: Content, after: Content): boolean =>
  (['body', 'category', 'language'] as const).some(field => before[field] !== after[field])

/** Nothing of what was submitted before is left, so that what the provider still says of it is nobody's. */
const asDraft = {
  provider_status: 'draft',
  provider_error: null,
  provider_name: null,
  provider_id: null,
  provider_account: null,
  provider_positions: null,
  review_asked_at: null,
}

async function activity(
  db: Tx,
  before: rows.TemplateRow,
  is_active: boolean,
): Promise<{ is_active: boolean }> {
  if (is_active && !before.is_active) await refuseWhenFull(db)
  if (!is_active && before.is_active && (await rows.isBeingSent(db, before.id))) {
    throw new Problem(409, 'A broadcast that is on its way uses this template. Cancel it first, or wait.')
  }
  return { is_active }
}

async function refuseWhenFull(db: Tx): Promise<void> {
  if ((await rows.lockAndCount(db)) >= mostTemplates) throw tooMany('templates', mostTemplates)
}
