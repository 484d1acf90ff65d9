import type { Static } from 'typebox'
import type { Check, CheckResult, NewCheck } from '#contract/checks.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound, tooMany } from '#server/http/problem.ts'
import { fold } from '#server/language/text/fold.ts'
import { answer } from '#server/modules/assistant/assistant.ts'
import type { AssistantScope, TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import { raise, settleRecord } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { existingSources } from '#server/modules/knowledge/knowledge.ts'
import * as rows from './queries.ts'

/** All of them run after every change of knowledge, perhaps with a model that costs money. */
const mostChecks = 200
/** Questions asked at once. */
const concurrency = 4

export const listChecks = async (ctx: Ctx): Promise<Static<typeof Check>[]> =>
  (await ctx.tx(rows.selectChecks)).map(checkData)

/**
 * Stores a question with what its answer must contain. 404 for an unknown link or source, 409 at the limit, 422 when
 * the assistant would have to answer and not to.
 */
export async function createCheck(ctx: Ctx, given: NewCheck): Promise<Static<typeof Check>> {
  const { must_include = [], must_abstain = false } = given
  const must_cite = [...new Set(given.must_cite)]
  if (must_abstain && (must_include.length || must_cite.length)) {
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
    created_at: ctx.now(),
  }
  return ctx.tx(async db => {
    if (check.link_id) {
      if (!isRecordId(check.link_id)) throw notFound('Chat link')
      await getLink(ctx, check.link_id)
    }
    if ((await existingSources(ctx, must_cite)).size < must_cite.length) throw notFound('Source')
    if ((await rows.lockAndCount(db)) >= mostChecks) throw tooMany('checks', mostChecks)
    await rows.insertCheck(db, check)
    return checkData({ ...check, passed: null, reasons: [], ran_at: null })
  })
}

/** Deletes a check and its inbox item; 404. */
export const removeCheck = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteCheck(db, id))) throw notFound('Check')
    await settleRecord(ctx, { kind: 'failed_check', key: id })
  })

/**
 * Asks the assistant every question as a visitor would and stores the results. A failed check raises an inbox item,
 * which is done when it passes again. The replies are not stored, because they consist of knowledge that may be
 * deleted.
 */
export async function runChecks(ctx: Ctx, signal: AbortSignal): Promise<CheckResult[]> {
  const left = (await ctx.tx(rows.selectChecks)).entries()
  const results: CheckResult[] = []
  const work = async () => {
    for (const [place, check] of left) {
      signal.throwIfAborted()
      results[place] = await runCheck(ctx, check, signal)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results.filter(result => result !== undefined)
}

async function runCheck(ctx: Ctx, check: rows.CheckRow, signal: AbortSignal): Promise<CheckResult> {
  const { id, question } = check
  const { reply, sources, answered } = await ask(ctx, check, signal)
  const reasons = reasonsFailed(check, { reply, sources, answered })
  const passed = !reasons.length
  await ctx.tx(async db => {
    // The check may have been deleted while the assistant answered.
    if (!(await rows.updateResult(db, id, { passed, reasons, ran_at: ctx.now() }))) return
    if (passed) await settleRecord(ctx, { kind: 'failed_check', key: id })
    else {
      await raise(ctx, {
        kind: 'failed_check',
        title: question,
        linkId: check.link_id,
        question: { text: question, key: id },
      })
    }
  })
  return { id, question, passed, reasons, reply, sources }
}

async function ask(ctx: Ctx, check: rows.CheckRow, signal: AbortSignal): Promise<TurnOutcome> {
  const scope = await scopeOf(ctx, check.link_id)
  const contact = { name: null, email: null, phone: null }
  const thread = { conversationId: null, language: null, contact, messages: [] }
  for await (const event of answer(ctx, { scope, thread, message: check.question, signal })) {
    if (event.type === 'end') return event.outcome
  }
  throw new Error('the assistant ended without an answer')
}

async function scopeOf(ctx: Ctx, linkId: string | null): Promise<AssistantScope> {
  if (!linkId) return { linkId: null, main: true, agentName: null, language: null }
  const link = await getLink(ctx, linkId)
  return { linkId, main: link.inherit_main_kb, agentName: link.agent_name, language: link.language }
}

/** What a reply lacks, in sentences without any of the knowledge itself. */
function reasonsFailed(
  check: rows.CheckRow,
  { reply, sources, answered }: Pick<TurnOutcome, 'reply' | 'sources' | 'answered'>,
): string[] {
  if (check.must_abstain)
    return answered ? ['It answered, where it should have said that it does not know.'] : []
  const said = plain(reply)
  const cited = new Set(sources.map(source => source.parent_doc_id))
  return [
    ...(answered ? [] : ['It did not answer.']),
    ...check.must_include
      .filter(wording => !said.includes(plain(wording)))
      .map(wording => `The reply does not say “${wording}”.`),
    ...check.must_cite.filter(id => !cited.has(id)).map(id => `The reply is not made of source ${id}.`),
  ]
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

const checkData = (row: rows.CheckRow): Static<typeof Check> => ({
  ...row,
  ran_at: row.ran_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
