import type { HeldBack } from '#contract/conversations/held-back.ts'
import type { publicEvents } from '#contract/webhooks/events.ts'
import { languageFor } from '#locales/load.ts'
import { inRegion, primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { together } from '#server/db/tenant.ts'
import { reachesSomebody } from '#server/jobs/events.ts'
import { conversationLanguage } from '#server/language/detect.ts'
import { type Business, business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { UntaughtPair } from '#server/modules/knowledge/untaught/untaught.ts'
import { LanguageUnavailable } from '#server/providers/language/port.ts'
import { answerBuiltIn } from './built-in.ts'
import { withoutDeletedSources } from './dialogue/dialogue.ts'
import { metered } from './model/metered.ts'
import { answerWithModel } from './model/with-model.ts'
import type { Skill } from './skills/skills.ts'
import type {
  AnswerEvent,
  AssistantScope,
  CallContext,
  ModelUsage,
  Thread,
  Turn,
  TurnOutcome,
} from './turn/turn.ts'

/** An answer with its language and the model that wrote it (`built-in` without one). */
export interface AnswerResult {
  outcome: TurnOutcome
  language: string
  answeredBy: string
  /** Null when no model began to answer. */
  usage: ModelUsage | null
}

/** What `answer` yields: tokens and actions as they come, then one `end`. */
export type AnswerStreamEvent = Exclude<AnswerEvent, { type: 'end' }> | ({ type: 'end' } & AnswerResult)

/** `answeredBy` where no model wrote. */
export const builtInName = 'built-in'

/** A message to answer and everything that the answer depends on. */
interface Request {
  scope: AssistantScope
  thread: Thread
  /** What `prepareTurn` read for this thread and these skills; read here when the caller had no transaction to read it in. */
  prepared?: PreparedTurn
  message: string
  /** None by default: a question that somebody only tries out must change nothing. */
  skills?: readonly Skill[]
  /** The call, when the answer is spoken. */
  spoken?: CallContext | undefined
  signal: AbortSignal
  /** Of an answer that is begun before a speaker has surely finished: nothing acts before this resolves. */
  surely?: Promise<void> | undefined
  /** Answers to try as if they had been taught. */
  untaught?: readonly UntaughtPair[]
  /** Told what each search of the turn found. */
  onFound?: (result: SearchResult) => void
  /** Told what models used in a turn that did not reach its end, because it was stopped or failed. */
  onStopped?: (usage: ModelUsage) => void
}

/**
 * Answers one message of a visitor. Every channel calls this. With a language model it writes from what the business
 * taught, and each sentence is checked before it leaves. The built-in assistant answers when the model fails before its
 * first sentence, or when nothing that it wrote is supported. When the model fails later, the answer ends with an apology
 * and an offer to pass the question on. Without a model the built-in assistant answers.
 *
 * It stores nothing: the outcome holds what to store, and only the given `skills` may act during the turn. When
 * `signal` fires it stops before the next token and throws the signal's reason.
 */
export async function* answer(ctx: Ctx, given: Request): AsyncGenerator<AnswerStreamEvent, void, void> {
  const turn = await begin(ctx, given)
  const started = ctx.now().getTime()
  const record = (
    result: 'answered' | 'unanswered' | 'failed' | 'stopped',
    model: string,
    fallback: boolean,
  ) => {
    const seconds = (ctx.now().getTime() - started) / 1000
    ctx.metrics.answer({ outcome: result, model, fallback, seconds })
  }
  const model = ctx.language && metered(ctx.language)
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
      // Which of several models wrote is known once it has.
      if (model && answeredBy !== builtInName) answeredBy = model.writer()
      for (const { reason } of event.outcome.heldBack) ctx.metrics.heldBack({ reason })
      record(event.outcome.answered ? 'answered' : 'unanswered', answeredBy, fallback)
      yield { ...event, language: turn.language, answeredBy, usage: model?.used() ?? null }
    }
  } catch (error) {
    ended = true
    record(turn.signal.aborted ? 'stopped' : 'failed', answeredBy, fallback)
    stopped()
    throw error
  } finally {
    // The caller left the loop before the end.
    if (!ended) {
      record('stopped', answeredBy, fallback)
      stopped()
    }
  }

  function stopped() {
    const usage = model?.used()
    if (usage) given.onStopped?.(usage)
  }

  async function* answering(): AsyncGenerator<AnswerEvent, void, void> {
    if (!model) return yield* answerBuiltIn(turn)
    const failed = (error: LanguageUnavailable) => {
      ctx.metrics.providerError({ provider: 'language', reason: error.reason })
      ctx.log.warn({ err: error, model: model.model, words_said: said !== '' }, 'language model failed')
      fallback = true
    }
    let heldBack: HeldBack[] = []
    try {
      const held = yield* answerWithModel(turn, model, failed)
      if (!held) return
      heldBack = held
      fallback = true
      answeredBy = builtInName
    } catch (error) {
      if (turn.signal.aborted) throw turn.signal.reason
      if (!(error instanceof LanguageUnavailable)) throw error
      failed(error)
      answeredBy = builtInName
    }
    for await (const event of answerBuiltIn(turn))
      yield event.type === 'end' ? { ...event, outcome: { ...event.outcome, heldBack } } : event
  }
}

/** What every answer begins with. */
export interface PreparedTurn {
  business: Business
  /** The thread without what rests on deleted knowledge. */
  thread: Thread
  /** What each skill read, by its name. */
  bySkill: ReadonlyMap<string, unknown>
}

/** Reads what every answer begins with, in the open transaction or in one of its own. */
export const prepareTurn = (ctx: Ctx, thread: Thread, skills: readonly Skill[]): Promise<PreparedTurn> =>
  ctx.read(async () => {
    const [own, standing, ...read] = await together(
      business(ctx),
      withoutDeletedSources(ctx, thread),
      ...skills.map(skill => skill.prepare?.(ctx)),
    )
    return {
      business: own,
      thread: standing,
      bySkill: new Map(skills.map(({ name }, at) => [name, read[at]])),
    }
  })

/** The event of an item for the team, as `conversations` publishes it. */
const raised: (typeof publicEvents)[number] = 'needs_you.raised'

async function begin(
  ctx: Ctx,
  { scope, message, skills = [], spoken, signal, surely, untaught = [], onFound, ...given }: Request,
): Promise<Turn> {
  const { business: own, thread, bySkill } = given.prepared ?? (await prepareTurn(ctx, given.thread, skills))
  const usual = thread.language ?? primary(scope.language) ?? primary(homeLanguage(own)) ?? 'en'
  // A speech recogniser transcribes one language only, so its text says nothing about the language spoken.
  const earlier = thread.messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)
  const language = spoken ? usual : conversationLanguage(message, { before: usual, earlier })
  const candidates = [inRegion(language, scope.language, own.language), scope.language, homeLanguage(own)]
  return {
    ctx,
    business: own,
    scope,
    thread,
    message,
    language,
    locale: languageFor(...candidates),
    skills: surely ? skills.map(skill => actingOnce(surely, skill)) : skills,
    prepared: bySkill,
    spoken: spoken ?? null,
    signal,
    surely: surely ?? Promise.resolve(),
    search: async (query, limit, context = '') => {
      const { linkId, main } = scope
      const result = await search(ctx, { linkId, main, language, context, untaught }, query, limit)
      onFound?.(result)
      return result
    },
    teamHears: kind => reachesSomebody(ctx, raised, { kind }),
  }
}

/** A skill of which no tool runs before this resolves. */
const actingOnce = (surely: Promise<void>, skill: Skill): Skill => ({
  ...skill,
  tools: (turn, effects) =>
    skill.tools(turn, effects).map(tool => ({
      ...tool,
      async execute(input, signal) {
        await surely
        return tool.execute(input, signal)
      },
    })),
})
