import { type BulkDone, mostChosen, type Skipped, undoSeconds } from '#contract/bulk.ts'
import type { LeadBulk } from '#contract/leads/bulk.ts'
import { LeadStatus, longest, mostTags } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import type { Before, Reversible } from '#server/core/reversible.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid } from '#server/http/problem.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { chosenIds, inBulk } from '#server/modules/undo/undo.ts'
import { holdersOf } from '../fields/holding.ts'
import { wordConditions } from '../list-queries.ts'
import { deleteLeads, findHolder, type LeadRow, lockPerson } from '../queries.ts'
import { applyChanges, toLead } from '../record.ts'
import * as rows from './queries.ts'

const noun = 'lead'

/** A hidden lead is deleted when its undo is over, and a request in flight has ended. */
const purgeAfterSeconds = undoSeconds + 15

/** Does one thing to many leads. 422, also for a filter that chooses too many. */
export async function changeInBulk(ctx: Ctx, body: LeadBulk): Promise<BulkDone> {
  const { action } = body
  const value = readValue(action, body.value ?? null)
  const ids = await chosenIds(body, filter =>
    ctx.tx(async db =>
      rows.selectIds(db, await wordConditions(db, filter, await holdersOf(ctx, filter)), mostChosen + 1),
    ),
  )
  return inBulk(ctx, { noun, action }, ids, async (db, batch) => {
    const found = await rows.lockLeads(db, batch)
    const known = new Set(found.map(({ id }) => id))
    const skipped: Skipped[] = batch.filter(id => !known.has(id)).map(id => ({ id, reason: 'not_found' }))
    if (action === 'delete') return { before: await hide(ctx, db, found), skipped }
    const before: Before[] = []
    for (const lead of found) {
      const next = changed(lead, action, value!)
      if (typeof next === 'string') skipped.push({ id: lead.id, reason: next })
      else {
        await update(ctx, lead, next.changes)
        before.push({ ...next.was, id: lead.id })
      }
    }
    return { before, skipped }
  })
}

type Change = { changes: Pick<LeadRow, 'status'> | Pick<LeadRow, 'tags'>; was: Record<string, unknown> }

function changed(
  { status, tags }: LeadRow,
  action: Exclude<LeadBulk['action'], 'delete'>,
  value: string,
): Change | Skipped['reason'] {
  const has = tags.find(tag => isSame(tag, value))
  if (action === 'status') {
    if (status === value) return 'unchanged'
    return { changes: { status: value as LeadRow['status'] }, was: { before: status, after: value } }
  }
  if (action === 'tag') {
    if (has) return 'unchanged'
    if (tags.length >= mostTags) return 'too_many_tags'
    return { changes: { tags: [...tags, value] }, was: { tag: value } }
  }
  if (!has) return 'unchanged'
  return { changes: { tags: tags.filter(tag => tag !== has) }, was: { tag: has } }
}

async function update(ctx: Ctx, lead: LeadRow, changes: Change['changes']): Promise<void> {
  const { lead: next, news } = await applyChanges(ctx, lead, changes)
  if (news === 'updated') await ctx.publish('lead.updated', toLead(next))
}

async function hide(ctx: Ctx, db: Tx, found: LeadRow[]): Promise<Before[]> {
  if (!found.length) return []
  const ids = found.map(({ id }) => id)
  const at = ctx.now()
  await rows.hideLeads(db, ids, at)
  const startAfter = new Date(at.getTime() + purgeAfterSeconds * 1000)
  await ctx.enqueue(purgeLeads, { ids, hidden_at: at.toISOString() }, { startAfter })
  await noteLeads(ctx, db, 'deleted', ids)
  return found.map(({ id, updated_at }) => ({ id, hidden_at: at.toISOString(), updated_at }))
}

const noteLeads = (ctx: Ctx, db: Tx, kind: string, ids: string[]): Promise<void> =>
  noteChanges(
    ctx,
    db,
    ids.map(id => ({ topic: 'lead', id, kind })),
  )

/** Deletes leads whose deletion was not taken back. */
export const purgeLeads: Job<{ ids: string[]; hidden_at: string }> = {
  name: 'leads.purge',
  run: (ctx, { ids, hidden_at }) =>
    ctx.tx(async db => {
      const hidden = await rows.lockHidden(db, ids, new Date(hidden_at))
      await deleteLeads(
        db,
        hidden.map(({ id }) => id),
      )
    }),
}

function readValue(action: LeadBulk['action'], given: string | null): string | null {
  if (action === 'delete') return null
  if (given === null)
    throw invalid(['body', 'value'], `Field required: a ${action === 'status' ? action : 'tag'}`, 'missing')
  if (action === 'status') {
    const known = (LeadStatus as unknown as { enum: string[] }).enum
    if (known.includes(given)) return given
    throw invalid(['body', 'value'], `Input should be one of ${known.join(', ')}`, 'enum')
  }
  const tag = given.trim()
  if (!tag || tag.length > longest.tag) {
    throw invalid(['body', 'value'], `A tag has 1 to ${longest.tag} characters`)
  }
  return tag
}

export const reversibleLeads: Reversible = {
  noun,
  takeBack: (ctx, action, before) =>
    ctx.tx(async db => {
      if (action === 'delete') return show(ctx, db, before)
      const skipped: Skipped[] = []
      const ids = before.map(({ id }) => id)
      const found = new Map((await rows.lockLeads(db, ids)).map(lead => [lead.id, lead]))
      for (const { id, ...was } of before) {
        const lead = found.get(id)
        const back = lead && former(lead, action, was)
        if (back) await update(ctx, lead, back)
        else skipped.push({ id, reason: lead ? 'changed' : 'not_found' })
      }
      return skipped
    }),
}

/** The changes that take an action back; null when somebody has changed that since. */
function former(
  { status, tags }: LeadRow,
  action: string,
  was: Record<string, unknown>,
): Change['changes'] | null {
  if (action === 'status') return status === was.after ? { status: was.before as LeadRow['status'] } : null
  const tag = String(was.tag)
  const has = tags.some(each => isSame(each, tag))
  if (action === 'tag') return has ? { tags: tags.filter(each => !isSame(each, tag)) } : null
  return has || tags.length >= mostTags ? null : { tags: [...tags, tag] }
}

/** Shows hidden leads again, except those whose address or number somebody else has got meanwhile. */
async function show(ctx: Ctx, db: Tx, before: Before[]): Promise<Skipped[]> {
  const ids = before.map(({ id }) => id)
  await lockPerson(db, ...(await rows.selectKeys(db, ids)))
  const skipped: Skipped[] = []
  for (const { id, hidden_at, updated_at } of before) {
    const [lead] = await rows.lockHidden(db, [id], new Date(String(hidden_at)))
    if (!lead) skipped.push({ id, reason: 'not_found' })
    else if (await holderOf(db, lead)) skipped.push({ id, reason: 'changed' })
    else await rows.showLead(db, id, new Date(String(updated_at)))
  }
  const left = new Set(skipped.map(({ id }) => id))
  await noteLeads(
    ctx,
    db,
    'restored',
    ids.filter(id => !left.has(id)),
  )
  return skipped
}

const holderOf = async (db: Tx, { email, phone_key }: rows.Keys): Promise<LeadRow | undefined> => {
  if (email) return findHolder(db, { email })
  return phone_key ? findHolder(db, { phone_key }) : undefined
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
