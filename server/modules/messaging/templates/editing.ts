import type { NewTemplate, TemplateChanges } from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { everyBlock } from './blocks/checks.ts'
import { houseOf } from './blocks/house.ts'
import { checkContent, refuseUnfilled, type TemplateContent } from './content.ts'
import { dressed } from './dressed.ts'
import { keepImagesOf } from './images/images.ts'
import * as rows from './queries.ts'

/** Active templates of one business. */
const mostTemplates = 200

/**
 * Stores a template; one for WhatsApp is a draft until Meta has reviewed it. 422 and 400 as in `checkContent`; 400 when the
 * business has 200 active templates already.
 */
export async function createTemplate(ctx: Ctx, sent: NewTemplate): Promise<rows.TemplateRow> {
  const content = checkContent(
    {
      name: sent.name,
      channel: sent.channel,
      subject: sent.subject ?? null,
      body: sent.body ?? '',
      blocks: sent.blocks ?? null,
      preheader: sent.preheader ?? null,
      category: sent.category ?? null,
      language: sent.language ?? homeLanguage(await business(ctx)),
      variable_sources: sent.variable_sources ?? {},
      dlt_template_id: sent.dlt_template_id ?? null,
      on_machine: sent.on_machine ?? null,
      voicemail: sent.voicemail ?? null,
    },
    await houseOf(ctx, sent.blocks ?? []),
  )
  const [id, now] = [ctx.id(), ctx.now()]
  const provider_status = content.channel === 'whatsapp' ? 'draft' : null
  return ctx.tx(async db => {
    await refuseWhenFull(db)
    await keepImages(ctx, content)
    await rows.insertTemplate(db, { ...content, id, provider_status, created_at: now, updated_at: now })
    await noteChange(ctx, db, { topic: 'template', id, kind: 'created' })
    return (await dressed(ctx, await rows.selectTemplatesById(db, [id])))[0]!
  })
}

/**
 * Changes the given fields; null restores the default. A WhatsApp template becomes a draft again when a reviewed field
 * changes. 404; 422 and 400 as for a new template, and 400 when typed values would be dropped; 409 when it is deactivated
 * while a broadcast uses it.
 */
export async function changeTemplate(ctx: Ctx, id: string, sent: TemplateChanges): Promise<rows.TemplateRow> {
  const language = homeLanguage(await business(ctx))
  return ctx.tx(async db => {
    const before = await rows.lockTemplate(db, id)
    if (!before) throw notFound('Template')
    if (sent.channel !== undefined && sent.channel !== before.channel) {
      throw new Problem(400, 'A template stays on its channel. Make another for this one.')
    }
    const content = merged(before, sent, language)
    const after = checkContent(content, await houseOf(ctx, content.blocks ?? []))
    refuseUnfilled(before, after)
    await keepImages(ctx, after)
    await rows.updateTemplate(db, id, {
      ...after,
      ...(before.channel === 'whatsapp' && judgedAnew(before, after) && asDraft),
      ...(sent.is_active !== undefined && (await activity(db, before, sent.is_active))),
      updated_at: ctx.now(),
    })
    await noteChange(ctx, db, { topic: 'template', id, kind: 'changed' })
    return (await dressed(ctx, await rows.selectTemplatesById(db, [id])))[0]!
  })
}

/** Deactivates a template, so that nothing is sent with it any more. 404; 409 while a broadcast uses it. */
export const deactivateTemplate = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const before = await rows.lockTemplate(db, id)
    if (!before) throw notFound('Template')
    await rows.updateTemplate(db, id, { ...(await activity(db, before, false)), updated_at: ctx.now() })
    await noteChange(ctx, db, { topic: 'template', id, kind: 'deactivated' })
  })

/** Keeps the images of a mail for as long as it lies in mailboxes; 422 for a block with one that is gone. */
async function keepImages(ctx: Ctx, { body, blocks }: TemplateContent): Promise<void> {
  const gone = await keepImagesOf(ctx, body)
  const at = (blocks ?? []).findIndex(block =>
    everyBlock([block]).some(({ url }) => gone.includes(url ?? '')),
  )
  if (at >= 0) throw invalid(['body', 'blocks', String(at)], 'This image is gone. Choose it again.')
}

function merged(before: TemplateContent, sent: TemplateChanges, language: string): TemplateContent {
  const kept = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value)
  return {
    name: kept(sent.name, before.name),
    channel: before.channel,
    subject: kept(sent.subject, before.subject),
    body: kept(sent.body, before.body),
    // A body that is written by hand takes the place of the blocks.
    blocks: kept(sent.blocks, sent.body === undefined ? before.blocks : null),
    preheader: kept(sent.preheader, before.preheader),
    category: kept(sent.category, before.category),
    language: sent.language === null ? language : kept(sent.language, before.language),
    variable_sources:
      sent.variable_sources === null ? {} : kept(sent.variable_sources, before.variable_sources),
    dlt_template_id: kept(sent.dlt_template_id, before.dlt_template_id),
    on_machine: kept(sent.on_machine, before.on_machine),
    voicemail: kept(sent.voicemail, before.voicemail),
  }
}

const judgedAnew = (before: TemplateContent, after: TemplateContent): boolean =>
  (['body', 'category', 'language'] as const).some(field => before[field] !== after[field])

/** Clears everything about the last submission, so that the provider's reports on it no longer match a template. */
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
    throw new Problem(409, 'A running broadcast uses this template. Cancel it first, or wait.')
  }
  return { is_active }
}

async function refuseWhenFull(db: Tx): Promise<void> {
  if ((await rows.lockAndCount(db)) >= mostTemplates) throw tooMany('templates', mostTemplates)
}
