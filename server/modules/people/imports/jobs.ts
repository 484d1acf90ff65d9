import type { Lead, LeadChanges } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { findAudience, removeAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { keepConsent } from '#server/modules/contacts/consents/consents.ts'
import { removeContact } from '#server/modules/contacts/contacts.ts'
import { capture, changeLead, leadsById, removeLead } from '#server/modules/leads/leads.ts'
import { matchLeads } from '#server/modules/leads/matching/matching.ts'
import * as rows from './queries.ts'
import { type Columns, columnsOf, keysOf, readRow } from './reading.ts'
import { noteImport } from './record.ts'

/** Rows of one transaction, which also says how far it is: a job that is cut off goes on where it stopped. */
const batch = 100

/** Takes the rows of an import, or takes them back, as its status says. */
export const takeRows: Job<{ id: string }> = {
  name: 'people.take_rows',
  // One person may stand in two files.
  perBusiness: 1,
  async run(ctx, { id }, signal) {
    const record = await ctx.tx(db => rows.selectImport(db, id))
    if (!record) return
    const columns = await columnsOf(ctx, record.mapping)
    for (;;) {
      signal.throwIfAborted()
      const isOver = await ctx.tx(async db => {
        const now = await rows.lockImport(db, id)
        if (now?.status === 'running') return takeBatch(ctx, db, now, columns)
        if (now?.status === 'undoing') return takeBackBatch(ctx, db, now)
        return true
      })
      if (isOver) break
    }
    await dropEmptied(ctx, id)
  },
}

async function takeBatch(
  ctx: Ctx,
  db: Tx,
  { id, done, tag, audience_id }: rows.ImportRecord,
  columns: Columns,
): Promise<boolean> {
  const due = await rows.selectDue(db, id, batch, { backwards: false })
  // The owner may have deleted the list of those who agreed.
  const list = audience_id === null ? null : await findAudience(ctx, audience_id)
  for (const { row, cells } of due) {
    const person = readRow(cells, columns)
    // The columns of a started import stay as they were judged, except for a field that was deleted since.
    if ('problem' in person) {
      await rows.updateTaken(db, id, row, {
        taken: true,
        known: true,
        lead_id: null,
        contact_id: null,
        changes: null,
      })
      continue
    }
    const { consent, ...details } = person
    const before = await knownAs(ctx, keysOf(person, columns))
    const { lead, news } = await capture(ctx, {
      ...details,
      status: before ? undefined : (person.status ?? undefined),
      tags: [...person.tags, ...(tag ? [tag] : [])],
      source: 'import',
    })
    const changes = before?.id === lead.id ? differences(before, lead) : null
    const { name, email, phone } = details
    const contact_id =
      consent && (await keepConsent(ctx, list?.id ?? null, { name, email, phone, ...consent }))
    await rows.updateTaken(db, id, row, {
      taken: true,
      known: news !== 'captured',
      lead_id: lead.id,
      contact_id,
      changes,
    })
  }
  const isOver = due.length < batch
  await rows.updateImport(db, id, {
    done: done + due.length,
    ...(isOver && { status: 'done', finished_at: ctx.now(), ...(await rows.countRows(db, id)) }),
  })
  await noteImport(ctx, db, id)
  return isOver
}

async function knownAs(ctx: Ctx, keys: ReturnType<typeof keysOf>): Promise<Lead | null> {
  if (!keys) return null
  const [id] = await matchLeads(ctx, [keys])
  if (!id) return null
  const [lead] = await leadsById(ctx, [id])
  return lead ?? null
}

const imported = ['name', 'email', 'phone', 'intent', 'notes', 'tags', 'fields'] as const

const differences = (before: Lead, after: Lead): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    imported
      .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map(field => [field, [before[field], after[field]]]),
  )

async function takeBackBatch(
  ctx: Ctx,
  db: Tx,
  { id, done, audience_id }: rows.ImportRecord,
): Promise<boolean> {
  const due = await rows.selectDue(db, id, batch, { backwards: true })
  for (const { row, known, lead_id, contact_id, changes } of due) {
    if (lead_id) await takeBack(ctx, lead_id, { known, changes })
    // Who refused stays on the stop list: they said so, whatever becomes of the file.
    if (audience_id && contact_id) await removeContact(ctx, audience_id, contact_id).catch(unlessGone)
    await rows.updateTaken(db, id, row, { taken: false, known, lead_id, contact_id, changes })
  }
  const isOver = due.length < batch
  await rows.updateImport(db, id, {
    done: done + due.length,
    ...(isOver && { status: 'undone', finished_at: ctx.now() }),
  })
  await noteImport(ctx, db, id)
  return isOver
}

/** The list of those who agreed goes with an import that was taken back, unless somebody else was put on it. */
async function dropEmptied(ctx: Ctx, id: string): Promise<void> {
  const record = await ctx.tx(db => rows.selectImport(db, id))
  if (record?.status !== 'undone' || !record.audience_id) return
  const list = await findAudience(ctx, record.audience_id)
  if (list?.contact_count === 0) await removeAudience(ctx, list.id).catch(unlessGone)
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}

async function takeBack(
  ctx: Ctx,
  id: string,
  { known, changes }: Pick<rows.RowRecord, 'known' | 'changes'>,
): Promise<void> {
  const [lead] = await leadsById(ctx, [id])
  if (!lead) return
  if (!known) {
    // Whoever wrote, called or was changed since has become more than a row of a file.
    const isUntouched =
      lead.updated_at === lead.created_at && lead.conversation_id === null && lead.call_id === null
    if (isUntouched) await removeLead(ctx, id)
    return
  }
  const back = Object.entries(changes ?? {}).filter(
    ([field, [, after]]) => JSON.stringify(lead[field as keyof Lead]) === JSON.stringify(after),
  )
  if (!back.length) return
  const former = Object.fromEntries(back.map(([field, [was]]) => [field, was])) as LeadChanges
  const emptied = Object.keys(lead.fields).filter(field => !(field in (former.fields ?? {})))
  const fields = former.fields && {
    ...Object.fromEntries(emptied.map(field => [field, null])),
    ...former.fields,
  }
  try {
    await changeLead(ctx, id, { ...former, ...(fields && { fields }) })
  } catch (error) {
    // Somebody else has the former address by now: then it stays as it is.
    if (!(error instanceof Problem)) throw error
  }
}
