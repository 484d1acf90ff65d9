import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { type Answered, answer, type Outcome, type Thread } from '#server/modules/assistant/assistant.ts'
import { raise, settle } from '../inbox-items/inbox-items.ts'
import { tell } from '../live/signal.ts'
import { messageOf } from '../messages/answers.ts'
import { appendMessage, selectRecent } from '../messages/queries.ts'
import { replyQueued } from '../replies/replies.ts'
import { withoutCourtesies } from './courtesies.ts'
import { withoutFiles } from './files.ts'
import * as rows from './queries.ts'

/** Messages before the mail that the assistant gets to know. */
const remembered = 20
/**
 * From here on the evidence is about the question (measured, see knowledge/search/rank.ts). Whoever gets an answer by
 * mail can't see it being written, and the business does not read it before they do: what is less sure waits for a person.
 */
const sure = 0.4
/** Answers that the assistant mails by itself: to one sender within a day, and in one thread at all. */
const most = { aDay: 5, inThread: 10 }
/** Who writes more mails a day is a machine: what it writes waits for people, and no model is paid to read it. */
const mostHeard = 50
const dayMs = 24 * 3_600_000

interface Given {
  conversation_id: string
  message_id: string
}

/**
 * Answers a mail: drafts an answer for a person to send or, where the business wants that and the evidence is good,
 * mails it. What happens meanwhile counts: a mail that came after it, a person who took the conversation over, or a
 * setting that was changed. Run again it changes nothing.
 */
export const answerMail: Job<Given> = job<Given>({
  name: 'conversations.answer_mail',
  concurrency: 2,
  async run(ctx, given, signal) {
    const waiting = await ctx.tx(db => rows.selectWaiting(db, idsOf(given)))
    if (!waiting || (await hearsTooMuch(ctx, waiting))) return
    const answered = await answerOf(ctx, given, waiting, signal)
    await ctx.tx(async db => {
      const threads = await rows.lockThreads(db, waiting.email)
      const still = await rows.selectWaiting(db, idsOf(given))
      if (still) await use(ctx, given, { ...still, threads }, answered)
    })
  },
})

const idsOf = ({ conversation_id, message_id }: Given) => ({
  conversationId: conversation_id,
  messageId: message_id,
})

const hearsTooMuch = async (ctx: Ctx, { email }: rows.WaitingMail): Promise<boolean> =>
  (await ctx.tx(db => rows.countHeard(db, { address: email, since: aDayAgo(ctx) }))) > mostHeard

const aDayAgo = (ctx: Ctx): Date => new Date(ctx.now().getTime() - dayMs)

/** It is handed no skills: an answer that a person may still discard must not have booked or promised anything. */
async function answerOf(
  ctx: Ctx,
  { conversation_id }: Given,
  { name, email, phone, language }: rows.WaitingMail,
  signal: AbortSignal,
): Promise<Answered> {
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

/** With the sender's threads, which are locked. */
type Waiting = rows.WaitingMail & { threads: string[] }

async function use(ctx: Ctx, given: Given, waiting: Waiting, answered: Answered): Promise<void> {
  const { outcome, language } = answered
  const { email_replies } = await business(ctx)
  if (email_replies === 'off' || !outcome.reply.trim()) return
  await ctx.tx(async db => {
    await rows.updateLanguage(db, given.conversation_id, language)
    if (email_replies === 'auto' && isSure(outcome) && (await mayMail(ctx, given, waiting))) {
      return mailIt(ctx, given, answered)
    }
    await rows.updateDraft(db, waiting.item_id, outcome.reply)
    // The draft is before people already; what the assistant did not know is also among the gaps of its knowledge.
    for (const need of outcome.needs.filter(({ kind }) => kind === 'unanswered')) {
      const { kind, title, question, key, bestScore } = need
      const asked = { conversationId: given.conversation_id, question: { text: question, key }, bestScore }
      await raise(ctx, { kind, title, ...asked })
    }
    tell(ctx, given.conversation_id, 'assistant')
  })
}

/**
 * The evidence gate: only what knowledge answers, surely, in words that were made of it. Courtesies and promises are for
 * people, and so is what a model says without a passage to say it from.
 */
const isSure = ({ answered, handedOver, confidence, needs, sources }: Outcome): boolean =>
  answered && !handedOver && !needs.length && sources.length > 0 && confidence !== null && confidence >= sure

/** Two robots that answer each other are stopped by what their mails say of themselves; those that say nothing, by this. */
async function mayMail(ctx: Ctx, { conversation_id }: Given, waiting: Waiting): Promise<boolean> {
  if (!waiting.may_answer) return false
  const counted = { threads: waiting.threads, conversationId: conversation_id, since: aDayAgo(ctx) }
  const { toSender, inThread } = await ctx.tx(db => rows.countAnswers(db, counted))
  return toSender < most.aDay && inThread < most.inThread
}

const mailIt = (ctx: Ctx, given: Given, answered: Answered): Promise<void> =>
  ctx.tx(async db => {
    const id = ctx.id()
    const message = { ...messageOf({ id, at: ctx.now() }, answered), delivery: 'queued' as const }
    await appendMessage(db, given.conversation_id, message, { language: answered.language })
    await settle(ctx, given.conversation_id, { kind: 'email_draft', key: given.message_id })
    await ctx.publish(replyQueued, { message_id: id })
    tell(ctx, given.conversation_id, 'assistant')
  })
