import type {
  Broadcast,
  BroadcastChanges,
  BroadcastWords,
  NewBroadcast,
} from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { neverOpens } from '#server/core/hour-window.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { getAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { templatesById } from '#server/modules/messaging/templates/templates.ts'
import { ownWording } from '../words/words.ts'
import { existing, toBroadcast } from './broadcasts.ts'
import * as rows from './queries.ts'

type TemplateIds = Partial<Record<Channel, string>>

/**
 * Stores a draft. 404 for an unknown audience or template; 400 when a channel has neither words of its own nor an active
 * template; 422 for a send window without a start or an end.
 */
export async function createBroadcast(ctx: Ctx, given: NewBroadcast): Promise<Broadcast> {
  const { channel_order, audience_id, words = {}, values = {}, allow_replies = true } = given
  const window = readWindow(given)
  const template_ids = await readTemplates(ctx, channel_order, given.template_ids ?? {}, words)
  return ctx.tx(async db => {
    await refuseUnknownAudience(ctx, audience_id)
    return insertDraft(ctx, db, {
      name: given.name.trim(),
      audience_id,
      channel_order,
      template_ids: JSON.stringify(template_ids),
      words: JSON.stringify(words),
      typed: JSON.stringify(values),
      allow_replies,
      ...window,
    })
  })
}

/** Changes the given fields of a draft. As `createBroadcast` refuses; 409 when it was sent or cancelled. */
export async function changeBroadcast(ctx: Ctx, id: string, changes: BroadcastChanges): Promise<Broadcast> {
  const before = await ctx.tx(db => existing(db, id))
  const { name, audience_id, allow_replies, values } = changes
  const order = changes.channel_order ?? (before.channel_order as Channel[])
  const words = changes.words ?? (before.words as BroadcastWords)
  const templates = changes.template_ids ?? (before.template_ids as TemplateIds)
  const isReworded = changes.channel_order ?? changes.words ?? changes.template_ids
  const template_ids = isReworded && (await readTemplates(ctx, order, templates, words))
  const window = readWindow({ ...before, ...changes })
  return ctx.tx(async db => {
    if (audience_id !== undefined) await refuseUnknownAudience(ctx, audience_id)
    await lockDraft(db, id)
    await rows.updateDraft(db, id, {
      ...(name !== undefined && { name: name.trim() }),
      // A message to one person that is given an audience is one to many.
      ...(audience_id !== undefined && { audience_id, contact_id: null }),
      ...(template_ids && {
        channel_order: order,
        template_ids: JSON.stringify(template_ids),
        words: JSON.stringify(words),
      }),
      ...(values && { typed: JSON.stringify(values) }),
      ...(allow_replies !== undefined && { allow_replies }),
      ...window,
    })
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'changed' })
    return toBroadcast(await existing(db, id))
  })
}

/** Deletes a draft. 404; 409 when it was sent or cancelled, because its report stays. */
export const removeBroadcast = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    await lockDraft(db, id)
    await rows.deleteBroadcast(db, id)
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'deleted' })
  })

/** A new draft with the same audience, words and settings, under another name if one is given. 404. */
export const duplicateBroadcast = (ctx: Ctx, id: string, name?: string): Promise<Broadcast> =>
  ctx.tx(async db => {
    const before = await existing(db, id)
    const { audience_id, contact_id, channel_order, allow_replies, send_window_start, send_window_end } =
      before
    return insertDraft(ctx, db, {
      name: name?.trim() ?? before.name,
      audience_id,
      contact_id,
      channel_order,
      template_ids: JSON.stringify(before.template_ids),
      words: JSON.stringify(before.words),
      typed: JSON.stringify(before.typed),
      allow_replies,
      send_window_start,
      send_window_end,
    })
  })

async function insertDraft(
  ctx: Ctx,
  db: Tx,
  row: Omit<rows.NewRow, 'id' | 'created_at'>,
): Promise<Broadcast> {
  const id = ctx.id()
  await rows.insertBroadcast(db, { ...row, id, created_at: ctx.now() })
  await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'created' })
  return toBroadcast(await existing(db, id))
}

async function lockDraft(db: Tx, id: string): Promise<void> {
  const row = await rows.lockBroadcast(db, id)
  if (!row) throw notFound('Broadcast')
  if (row.status !== 'draft') throw new Problem(409, 'This broadcast is no draft any more.')
}

async function refuseUnknownAudience(ctx: Ctx, id: string): Promise<void> {
  if (!isRecordId(id)) throw notFound('Audience')
  await getAudience(ctx, id)
}

function readWindow({
  send_window_start: start = null,
  send_window_end: end = null,
}: Pick<BroadcastChanges, 'send_window_start' | 'send_window_end'>) {
  if ((start === null) !== (end === null)) {
    const missing = start === null ? 'send_window_start' : 'send_window_end'
    throw invalid(['body', missing], 'A send window needs both its start and its end')
  }
  if (start !== null && end !== null && neverOpens({ start, end })) {
    throw invalid(['body', 'send_window_end'], 'A send window ends at another hour than it starts')
  }
  return { send_window_start: start, send_window_end: end }
}

/** The template of each channel that has no words of its own. */
async function readTemplates(
  ctx: Ctx,
  order: Channel[],
  given: TemplateIds,
  words: BroadcastWords,
): Promise<TemplateIds> {
  const found = await templatesById(ctx, Object.values(given))
  const chosen: TemplateIds = {}
  for (const channel of order) {
    if (ownWording(channel, words)) continue
    const id = given[channel]
    if (!id) throw new Problem(400, `The channel ${channel} needs a template.`)
    const template = found.get(id)
    if (!template) throw notFound('Template')
    if (template.channel !== channel) {
      throw new Problem(
        400,
        `The template “${template.name}” is for ${template.channel}, not for ${channel}.`,
      )
    }
    if (!template.is_active) throw new Problem(400, `The template “${template.name}” is no longer active.`)
    chosen[channel] = template.id
  }
  return chosen
}
