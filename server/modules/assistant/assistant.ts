import { languageFor } from '#locales/load.ts'
import { inRegion, primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import { LanguageUnavailable } from '#server/providers/language/port.ts'
import { builtIn } from './built-in.ts'
import type { Skill } from './skill.ts'
import { withoutForgotten } from './thread.ts'
import type { AnswerEvent, Outcome, Scope, Spoken, Thread, Turn } from './turn.ts'
import { withModel } from './with-model.ts'

export type { Skill } from './skill.ts'
export type { Contact, Memo, Outcome, Role, Scope, Source, Spoken, Thread } from './turn.ts'

/** How an answer came out: in which language, and by which model or the built-in assistant. */
export interface Answered {
  outcome: Outcome
  language: string
  answeredBy: string
}

/** What `answer` yields: words as they come, what is done besides, and one `end`. */
export type Answering = Exclude<AnswerEvent, { type: 'end' }> | ({ type: 'end' } & Answered)

const builtInName = 'built-in'

/** A message with all that its answer depends on. */
interface Given {
  scope: Scope
  thread: Thread
  message: string
  /** None unless said: whoever only wants to see how a question is answered sets nothing in motion. */
  skills?: readonly Skill[]
  /** Where it is to be spoken. */
  spoken?: Spoken | undefined
  signal: AbortSignal
}

/**
 * Answers one message of a visitor; every channel's only way to do so. With a language model it writes from what
 * the business taught, and falls back on the built-in assistant when the model fails before its first word;
 * when it fails later, it ends with an apology and an offer to pass the question on. With none, the built-in
 * assistant answers.
 *
 * It writes nothing by itself: what is to be kept is in the outcome, and only the `skills` it is handed may do
 * things on the way. When `signal` fires it stops within the next word
 * and throws the signal's reason.
 */
export async function* answer(ctx: Ctx, given: Given): AsyncGenerator<Answering, void, void> {
  const turn = await begin(ctx, given)
  const started = ctx.now().getTime()
  const seen = (
    result: 'answered' | 'unanswered' | 'failed' | 'stopped',
    model: string,
    fallback: boolean,
  ) => {
    const seconds = (ctx.now().getTime() - started) / 1000
    ctx.metrics.answer({ outcome: result, model, fallback, seconds })
  }
  const model = ctx.language
  let said = ''
  let answeredBy = model?.model ?? builtInName
  let fallback = false
  let ended = false
  try {
    for await (const event of answering()) {
      if (event.type === 'token') said += event.text
      if (event.type !== 'end') {
        yield event
        continue
      }
      ended = true
      seen(event.outcome.answered ? 'answered' : 'unanswered', answeredBy, fallback)
      yield { ...event, language: turn.language, answeredBy }
    }
  } catch (error) {
    ended = true
    seen(turn.signal.aborted ? 'stopped' : 'failed', answeredBy, fallback)
    throw error
  } finally {
    // The caller left the loop before the end.
    if (!ended) seen('stopped', answeredBy, fallback)
  }

  async function* answering(): AsyncGenerator<AnswerEvent, void, void> {
    if (!model) return yield* builtIn(turn)
    const failed = (error: LanguageUnavailable) => {
      ctx.metrics.providerError({ provider: 'language', reason: error.reason })
      ctx.log.warn({ err: error, model: model.model, words_said: said !== '' }, 'language model failed')
      fallback = true
    }
    try {
      return yield* withModel(turn, model, failed)
    } catch (error) {
      if (turn.signal.aborted) throw turn.signal.reason
      if (!(error instanceof LanguageUnavailable)) throw error
      failed(error)
      answeredBy = builtInName
    }
    yield* builtIn(turn)
  }
}

async function begin(
  ctx: Ctx,
  { scope, thread: whole, message, skills = [], spoken, signal }: Given,
): Promise<Turn> {
  const own = await business(ctx)
  const thread = await withoutForgotten(ctx, whole)
  const usual = thread.language ?? primary(scope.language) ?? primary(own.language) ?? 'en'
  // A recogniser listens for one language: what it makes of another tells nothing.
  const language = spoken ? usual : visitorLanguage(message, usual)
  const candidates = [inRegion(language, scope.language, own.language), scope.language, own.language]
  return {
    ctx,
    business: own,
    scope,
    thread,
    message,
    language,
    locale: languageFor(...candidates),
    skills,
    spoken: spoken ?? null,
    signal,
    search: (query, limit) => search(ctx, { linkId: scope.linkId, main: scope.main }, query, limit),
  }
}
