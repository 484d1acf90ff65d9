import type { Static } from 'typebox'
import type { Check, NewCheck } from '#contract/checks.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, tooMany } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import { settleRecord } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { existingSources } from '#server/modules/knowledge/knowledge.ts'
import { taughtSourceOf } from './answers/taught-source.ts'
import * as rows from './queries.ts'

/** All of them run after every change of knowledge, perhaps with a model that costs money. */
const mostChecks = 200

export const listChecks = async (ctx: Ctx): Promise<Static<typeof Check>[]> =>
  showChecks(ctx, await ctx.tx(rows.selectChecks))

/** Checks that ran, with the message each was made of, for the quality score. */
export const checksRun = (ctx: Ctx): Promise<{ passed: boolean; message_id: string | null }[]> =>
  ctx.tx(rows.selectRun)

/**
 * Stores a question with what its answer must contain. 404 for an unknown link or source, 400 at the limit, 422 when
 * the assistant would have to answer and not to.
 */
export async function createCheck(ctx: Ctx, given: NewCheck): Promise<Static<typeof Check>> {
  const { must_include = [], must_abstain = false } = given
  const expected = given.expected?.trim() || null
  const must_cite = [...new Set(given.must_cite)]
  if (must_abstain && (must_include.length || must_cite.length || expected)) {
    throw invalid(
      ['body', 'must_abstain'],
      'A reply that must not come can neither include nor cite anything',
    )
  }
  if (must_cite.some(id => !isRecordId(id))) throw notFound('Source')
  const check = {
    id: ctx.id(),
    link_id: given.link_id || null,
    question: given.question.trim(),
    must_include: must_include.map(wording => wording.trim()),
    must_cite,
    must_abstain,
    expected,
    message_id: null,
    created_at: ctx.now(),
  }
  const stored = await ctx.tx(async db => {
    if (check.link_id) {
      if (!isRecordId(check.link_id)) throw notFound('Chat link')
      await getLink(ctx, check.link_id)
    }
    if ((await existingSources(ctx, must_cite)).size < must_cite.length) throw notFound('Source')
    return addCheck(ctx, db, check)
  })
  return showCheck(ctx, stored)
}

/** Stores a check; 400 at the limit. */
export async function addCheck(ctx: Ctx, db: Tx, check: rows.NewCheckRow): Promise<rows.CheckRow> {
  if ((await rows.lockAndCount(db)) >= mostChecks) throw tooMany('checks', mostChecks)
  await rows.insertCheck(db, check)
  await noteChange(ctx, db, { topic: 'check', id: check.id, kind: 'added' })
  return { ...check, passed: null, reasons: [], ran_at: null }
}

/** Deletes a check and its inbox item; 404. */
export const removeCheck = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteCheck(db, id))) throw notFound('Check')
    await noteChange(ctx, db, { topic: 'check', id, kind: 'deleted' })
    await settleRecord(ctx, { kind: 'failed_check', key: id })
  })

export const showCheck = async (ctx: Ctx, row: rows.CheckRow): Promise<Static<typeof Check>> =>
  (await showChecks(ctx, [row]))[0]!

async function showChecks(ctx: Ctx, found: rows.CheckRow[]): Promise<Static<typeof Check>[]> {
  const taught = await existingSources(
    ctx,
    found.map(({ id }) => taughtSourceOf(id)),
  )
  return found.map(row => {
    const source = taughtSourceOf(row.id)
    return {
      ...row,
      taught_doc_id: taught.has(source) ? source : null,
      ran_at: row.ran_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  })
}
