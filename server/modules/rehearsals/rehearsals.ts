import type { TrialAnswer } from '#contract/rehearsals.ts'
import { primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import { type AnswerResult, answer } from '#server/modules/assistant/assistant.ts'
import { sentenceBehind } from '#server/modules/assistant/carrying/carrying.ts'
import { type AssistantScope, shownSource } from '#server/modules/assistant/turn/turn.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { UntaughtPair } from '#server/modules/knowledge/untaught/untaught.ts'

/** A question to the assistant that no visitor asks. */
interface Trial {
  question: string
  /** 404 for an unknown link; null: the main assistant. */
  linkId: string | null
  /** BCP 47; null: as the question is written. */
  language?: string | null
  /** Answers to try as if they had been taught. */
  untaught?: readonly UntaughtPair[]
  /** False: the built-in assistant answers, whatever model there is. */
  withModel?: boolean
  signal: AbortSignal
}

/** What the assistant would say, and what it found for it. */
interface Rehearsal extends AnswerResult {
  found: SearchResult[]
}

/** Asks the assistant as a new visitor would. It leaves nothing behind: no conversation, no question for the team. */
export async function rehearse(
  ctx: Ctx,
  { question, linkId, language = null, untaught = [], withModel = true, signal }: Trial,
): Promise<Rehearsal> {
  const answering = withModel ? ctx : { ...ctx, language: null }
  const scope = await scopeOf(ctx, linkId)
  const contact = { name: null, email: null, phone: null }
  const thread = { conversationId: null, language: primary(language) ?? null, contact, messages: [] }
  const found: SearchResult[] = []
  const onFound = (result: SearchResult) => found.push(result)
  for await (const event of answer(answering, {
    scope,
    thread,
    message: question,
    untaught,
    onFound,
    signal,
  })) {
    if (event.type === 'end') return { ...event, found }
  }
  throw new Error('the assistant ended without an answer')
}

async function scopeOf(ctx: Ctx, linkId: string | null): Promise<AssistantScope> {
  if (!linkId) return { linkId: null, main: true, agentName: null, language: null }
  if (!isRecordId(linkId)) throw notFound('Chat link')
  const link = await getLink(ctx, linkId)
  return { linkId: link.id, main: link.inherit_main_kb, agentName: link.agent_name, language: link.language }
}

/** The reply to a question, with the passages and the sentence that it rests on. 404 for an unknown link. */
export async function tryQuestion(
  ctx: Ctx,
  asked: { question: string; link_id: string | null; language: string | null },
  pairs: { question: string; answer: string }[],
  signal: AbortSignal,
): Promise<TrialAnswer> {
  const untaught = pairs.map(({ question, answer }) => ({
    id: ctx.id(),
    question: question.trim(),
    answer: answer.trim(),
  }))
  const { question, link_id: linkId, language } = asked
  const { outcome, answeredBy, found } = await rehearse(ctx, { question, linkId, language, untaught, signal })
  const tried = new Set(untaught.map(({ id }) => id))
  const used = new Set(outcome.sources.flatMap(({ chunks }) => chunks ?? []))
  const passages = new Map(
    found.flatMap(result => result.passages).map(passage => [passage.chunk, passage] as const),
  )
  return {
    reply: outcome.reply,
    answered: outcome.answered,
    confidence: outcome.confidence,
    answered_by: answeredBy,
    sources: outcome.sources.filter(({ parent_doc_id }) => !tried.has(parent_doc_id)).map(shownSource),
    sentence: sentenceBehind(outcome.reply, found, used),
    passages: [...passages.values()]
      .sort((a, b) => Number(used.has(b.chunk)) - Number(used.has(a.chunk)) || b.score - a.score)
      .map(({ parent_doc_id, name, kind, origin, text, score, chunk }) => ({
        parent_doc_id: tried.has(parent_doc_id) ? null : parent_doc_id,
        name,
        kind,
        origin,
        text,
        score,
        used: used.has(chunk),
      })),
  }
}
