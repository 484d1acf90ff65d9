import type { Static } from 'typebox'
import type { Check, NewAnswerCheck } from '#contract/checks.ts'
import type { Ctx } from '#server/core/context.ts'
import { isThereAlready } from '#server/db/conflict.ts'
import { Problem } from '#server/http/problem.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import {
  type JudgedAnswer,
  judgedAnswer,
  type MessageIds,
} from '#server/modules/conversations/marks/marks.ts'
import { deleteSource, existingSources, ingestText, sourceText } from '#server/modules/knowledge/knowledge.ts'
import { addCheck, showCheck } from '../checks.ts'
import * as rows from '../queries.ts'
import { taughtSourceOf } from './taught-source.ts'

const textOf = (given: string | null | undefined): string | null => given?.trim() || null

/** What the check of an answer asks and expects. */
interface Wanted {
  question: string
  expected: string | null
  must_abstain: boolean
}

/**
 * Makes a check of what the assistant said, so that the answer is right from now on. There is one check for each message:
 * a second call gives it again, with what that call expects. With `teach` the right answer is also stored as a pair. 404;
 * 400 when there is nothing to ask, to expect or to teach; 503 when the embedding server does not answer.
 */
export async function checkAnswer(
  ctx: Ctx,
  ids: MessageIds,
  given: NewAnswerCheck,
): Promise<{ check: Static<typeof Check>; created: boolean }> {
  const answer = await judgedAnswer(ctx, ids)
  const right = textOf(given.right_answer) ?? answer.mark?.right_answer ?? null
  if (given.teach && !right) {
    throw new Problem(
      400,
      'There is nothing to teach. Send right_answer, or mark the answer as wrong with it.',
    )
  }
  const { row, created } = await ctx.tx(async db => {
    // Two calls at once are one check: the second waits here.
    await rows.lockAndCount(db)
    const known = await rows.selectCheckOf(db, ids.messageId)
    const wanted = wantedOf(answer, right, given, known)
    if (!known) {
      const check = {
        ...wanted,
        id: ctx.id(),
        link_id: answer.linkId,
        must_include: [],
        must_cite: [],
        message_id: ids.messageId,
        created_at: ctx.now(),
      }
      return { row: await addCheck(ctx, db, check), created: true }
    }
    if (!isSame(known, wanted)) await rows.updateExpectation(db, known.id, wanted)
    return { row: (await rows.selectCheckOf(db, ids.messageId))!, created: false }
  })
  if (given.teach && right) await teach(ctx, row, right)
  return { check: await showCheck(ctx, row), created }
}

function wantedOf(
  answer: JudgedAnswer,
  right: string | null,
  given: NewAnswerCheck,
  known: Wanted | undefined,
): Wanted {
  const question = textOf(given.question) ?? known?.question ?? answer.question
  if (!question) throw new Problem(400, 'Nothing was asked before this message. Send the question.')
  const told = textOf(given.expected)
  if (given.must_abstain) {
    if (told) throw new Problem(400, 'A reply that must not come can’t be expected to say something.')
    return { question, expected: null, must_abstain: true }
  }
  const confirmed = answer.mark?.verdict === 'right' ? answer.text : null
  const expected = told ?? right ?? known?.expected ?? confirmed
  if (expected) return { question, expected, must_abstain: false }
  if (known?.must_abstain) return { question, expected: null, must_abstain: true }
  throw new Problem(
    400,
    'There is nothing to expect. Send expected, or mark the answer as wrong with what would have been right.',
  )
}

const isSame = (known: Wanted, wanted: Wanted): boolean =>
  known.question === wanted.question &&
  known.expected === wanted.expected &&
  known.must_abstain === wanted.must_abstain

/** Stores the question with its right answer, once; another answer than before takes its place. */
async function teach(ctx: Ctx, check: rows.CheckRow, answer: string): Promise<void> {
  const sourceId = taughtSourceOf(check.id)
  const { question } = check
  if ((await existingSources(ctx, [sourceId])).size) {
    const { text } = await sourceText(ctx, sourceId)
    if (text.includes(question) && text.endsWith(answer)) return
    await deleteSource(ctx, sourceId)
  }
  try {
    await ingestText(ctx, { question, answer, linkId: await knowledgeOf(ctx, check.link_id), sourceId })
  } catch (error) {
    // Another call at the same moment stored it.
    if (!isThereAlready(error)) throw error
  }
}

/** Where a link's assistant looks things up that every visitor may know: its own knowledge only if it uses no other. */
async function knowledgeOf(ctx: Ctx, linkId: string | null): Promise<string | null> {
  if (!linkId) return null
  return (await getLink(ctx, linkId)).inherit_main_kb ? null : linkId
}
