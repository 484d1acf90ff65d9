import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { type AnswerResult, answer, builtInName } from '#server/modules/assistant/assistant.ts'
import type { Thread } from '#server/modules/assistant/turn/turn.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { raise, settle } from '../../inbox-items/inbox-items.ts'
import { notify } from '../../live/signal.ts'
import { assistantMessage } from '../../messages/answers.ts'
import { addUsage, appendMessage } from '../../messages/append-queries.ts'
import { selectRecent } from '../../messages/queries.ts'
import { replyQueued } from '../../replies/replies.ts'
import * as rows from '../queries.ts'
import { withoutFiles } from '../record/attachments.ts'
import { withoutCourtesies } from './courtesies.ts'

/** The assistant sees so many messages before the mail that it answers. */
const remembered = 20
/** The assistant mails at most so many answers by itself: to one sender within a day, and in one thread ever. */
const most = { aDay: 5, inThread: 10 }
/** A sender of more mails a day is a machine: its mails wait for people, and we pay no model to read them. */
const mostReceived = 50
const dayMs = 24 * 3_600_000

interface MailReference {
  conversation_id: string
  message_id: string
}

/**
 * Answers a mail: drafts an answer for a person to send or, when the business allows it and the evidence is good, mails
 * the answer itself. Does nothing when the sender wrote again meanwhile, a person took the conversation over or the
 * business switched answers off. A second run changes nothing.
 */
export const answerMail: Job<MailReference> = job<MailReference>({
  name: 'conversations.answer_mail',
  concurrency: 2,
  async run(ctx, given, signal) {
    const waiting = await ctx.tx(db => rows.selectWaiting(db, idsOf(given)))
    if (!waiting || (await writesTooMuch(ctx, waiting))) return
    const answered = await answerOf(ctx, given, waiting, signal)
    await ctx.tx(async db => {
      const threads = await rows.lockThreads(db, waiting.email)
      const still = await rows.selectWaiting(db, idsOf(given))
      if (still) await useAnswer(ctx, given, { ...still, threads }, answered)
    })
  },
})

const idsOf = ({ conversation_id, message_id }: MailReference) => ({
  conversationId: conversation_id,
  messageId: message_id,
})

const writesTooMuch = async (ctx: Ctx, { email }: rows.WaitingMail): Promise<boolean> =>
  (await ctx.tx(db => rows.countReceived(db, { address: email, since: aDayAgo(ctx) }))) > mostReceived

const aDayAgo = (ctx: Ctx): Date => new Date(ctx.now().getTime() - dayMs)

/** The assistant gets no skills here: a draft that a person may discard must not have booked or promised anything. */
async function answerOf(
  ctx: Ctx,
  { conversation_id }: MailReference,
  { name, email, phone, language }: rows.WaitingMail,
  signal: AbortSignal,
): Promise<AnswerResult> {
  const said = await ctx.tx(db => selectRecent(db, conversation_id, remembered + 1))
  const message = withoutCourtesies(withoutFiles(said.at(-1)!.text)).slice(0, longestMessage)
  const thread: Thread = {
    conversationId: conversation_id,
    language,
    contact: { name, email, phone },
    messages: said.slice(0, -1) as Thread['messages'],
  }
  const scope = { linkId: null, main: true, agentName: null, language: null }
  for await (const event of answer(ctx, { scope, thread, message, signal })) {
    if (event.type === 'end') return event
  }
  throw new Error('an answer ended without an end')
}

/** A mail to answer, with the ids of the sender's threads, which are locked. */
type Waiting = rows.WaitingMail & { threads: string[] }

async function useAnswer(
  ctx: Ctx,
  given: MailReference,
  waiting: Waiting,
  answered: AnswerResult,
): Promise<void> {
  const { outcome, language } = answered
  const { email_replies } = await business(ctx)
  if (email_replies === 'off' || !outcome.reply.trim()) return
  await ctx.tx(async db => {
    await rows.updateLanguage(db, given.conversation_id, language)
    if (email_replies === 'auto' && isSure(answered) && (await mayAnswerAlone(ctx, given, waiting))) {
      return sendAnswer(ctx, given, answered)
    }
    await rows.updateDraft(db, waiting.item_id, outcome.reply)
    if (answered.usage) await addUsage(db, given.conversation_id, answered.usage)
    // People see the draft in the inbox; a question without an answer also counts as a gap in the knowledge.
    for (const need of outcome.escalations.filter(({ kind }) => kind === 'unanswered')) {
      const { kind, title, question, key, bestScore } = need
      const asked = { conversationId: given.conversation_id, question: { text: question, key }, bestScore }
      await raise(ctx, { kind, title, ...asked })
    }
    await notify(ctx, db, given.conversation_id, 'assistant')
  })
}

/**
 * Whether the evidence is good enough to mail the answer: the knowledge answers the question with confidence, and the
 * answer cites it. People answer everything else: courtesies, promises, and what a model says without a passage.
 */
const isSure = ({ outcome, answeredBy }: AnswerResult): boolean => {
  const { answered, handedOver, confidence, escalations, sources } = outcome
  const bar = answeredBy === builtInName ? sureLikelihood : sureConfidence
  return (
    answered &&
    !handedOver &&
    !escalations.length &&
    sources.length > 0 &&
    confidence !== null &&
    confidence >= bar
  )
}

/**
 * The built-in assistant says how likely its reply is right. A chat asks back at once; a mail is read tomorrow, so it
 * must be surer. With a model the confidence is the search's.
 */
const sureLikelihood = 0.75

/** Stops two robots that answer each other and do not mark their mails as automatic. */
async function mayAnswerAlone(
  ctx: Ctx,
  { conversation_id }: MailReference,
  waiting: Waiting,
): Promise<boolean> {
  if (!waiting.may_answer) return false
  const counted = { threads: waiting.threads, conversationId: conversation_id, since: aDayAgo(ctx) }
  const { toSender, inThread } = await ctx.tx(db => rows.countAnswers(db, counted))
  return toSender < most.aDay && inThread < most.inThread
}

const sendAnswer = (ctx: Ctx, given: MailReference, answered: AnswerResult): Promise<void> =>
  ctx.tx(async db => {
    const id = ctx.id()
    const message = { ...assistantMessage({ id, at: ctx.now() }, answered), delivery: 'queued' as const }
    await appendMessage(db, given.conversation_id, message, { language: answered.language })
    await settle(ctx, given.conversation_id, { kind: 'email_draft', key: given.message_id })
    await ctx.publish(replyQueued, { message_id: id })
    await notify(ctx, db, given.conversation_id, 'assistant')
  })
