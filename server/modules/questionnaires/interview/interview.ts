import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { Saying, SpokenAgent, SpokenInput, SpokenTurn } from '#server/modules/voice/voice.ts'
import { LanguageUnavailable } from '#server/providers/language/port.ts'
import { addFlag, addTurn, keepProgress, type LinkRow, sinceStart, turnsOf } from '../links/links.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { lacksPoint } from '../result/extract/extract.ts'
import { type Course, type Intent, isPut, type Move, step } from './course.ts'
import { createPhrasing, oneLine } from './phrasing.ts'
import { courseOf, languageOf } from './progress.ts'
import { isButton, wishIn, yesOrNo } from './wishes.ts'
import { type Understood, understand, wordQuestion } from './with-model.ts'

/** What the page is told beside the conversation, whenever it changes. */
export interface InterviewNote {
  /** From 1; 0 while nothing has been asked. */
  question: number
  of: number
  state: Course['stage']
}

/** For how long nobody speaks to somebody who asked for a moment. */
const momentMs = 60_000
/** Silences that are answered, before the conversation ends. */
const patience = 2
/** Failures in a row after which it is better to come back later. */
const mostFailures = 3
const longestDetail = 300
/** Characters of a turn that are kept: an hour of speech is some 50,000. */
const longestTurn = 50_000
const mostFlags = 20

/** What a turn was understood as; `words` are the model's. */
interface Reading {
  intent: Intent
  missing: boolean
  words: Understood | null
}

/**
 * Whoever asks the questions of a link, from where its last conversation left off; its session has been started. Every turn
 * is kept together with how far that brought the interview, so that after a crash it goes on at the same question. `note`
 * hears of every step. When it is over, `isOver(link)` says so, read anew.
 */
export async function interviewer(
  ctx: Ctx,
  given: { link: LinkRow; questionnaire: QuestionnaireRow; note: (note: InterviewNote) => void },
): Promise<SpokenAgent> {
  const { link, questionnaire, note } = given
  const { questions } = questionnaire
  const { name } = await business(ctx)
  const language = await languageOf(ctx, questionnaire)
  const speaker = createPhrasing({ language, questions, person: link.person_name, business: name })

  let course = courseOf(link)
  const before = await turnsOf(ctx, link.id)
  /** What the person has said to each question, from 1. */
  const said = Map.groupBy(
    before.filter(({ speaker }) => speaker === 'person'),
    turn => turn.question_n,
  )
  const saidTo = new Map([...said].map(([n, turns]) => [n, turns.map(({ text }) => text)]))
  /** What we are saying: whether it puts a question, and where in it that has been heard. */
  let spoken: { asks: boolean; n: number | null; heardFrom: number } | null = null
  const flagged = new Set<string>()
  /** When the line opened, as the clock has it: no later than any turn's end can have been told of. */
  let zero = Number.POSITIVE_INFINITY

  const questionNow = (): number | null => (isPut(course) ? course.question + 1 : course.question || null)
  const tell = () => note({ question: course.put, of: questions.length, state: course.stage })

  /** Goes on to where a step led, and says what belongs to it. */
  async function* say(
    next: { course: Course; moves: Move[] },
    words: Partial<Pick<Understood, 'reply' | 'question'>> | null,
    question?: Promise<string>,
  ): AsyncGenerator<Saying> {
    course = next.course
    const asked = (['ask', 'follow_up', 'repeat'] as Move[]).some(move => next.moves.includes(move))
    spoken = { asks: asks(next.moves), n: asked ? course.question + 1 : null, heardFrom: 0 }
    tell()
    let length = 0
    for (const move of next.moves) {
      const worded = move === 'ask' && question ? { question: await question } : words
      const text = speaker.phrase(move, {
        course,
        words: worded,
        said: saidTo.get(course.question + 1) ?? [],
      })
      if (move === 'ask' || move === 'follow_up') {
        course = { ...course, wording: text }
        // Half of it is enough to know that a question was asked.
        spoken.heardFrom = length + text.length / 2
      }
      length += text.length + 1
      yield { text: `${text} ` }
    }
    if (next.moves.includes('wait')) yield { waitMs: momentMs }
    if (course.stage === 'over') yield { end: true }
  }

  /** What we were saying is over, and this much of it was heard. */
  function cut(heard: string): void {
    if (spoken?.asks && heard.length < spoken.heardFrom) {
      course = step(course, { type: 'unheard' }, questions.length).course
      tell()
    }
    spoken = null
  }

  async function read({ text }: SpokenInput, own: string[], signal: AbortSignal): Promise<Reading> {
    const plain = { missing: false, words: null }
    if (course.stage === 'leaving') {
      const reply = yesOrNo(text, language)
      if (reply) return { ...plain, intent: reply }
    }
    const wish = wishIn(text, language)
    if (wish) return { ...plain, intent: wish }
    // They spoke before they heard the question: it goes on from the one before, and this one is put again.
    if (!isPut(course)) return { ...plain, intent: 'answer' }
    const answered = [...own, text]
    const question = questions[course.question]!
    const missing = course.stage === 'asked' && lacksPoint(question, answered, language)
    if (!ctx.language || course.stage === 'over') return { intent: 'answer', missing, words: null }
    try {
      const words = await understand(
        ctx.language,
        { course, questionnaire, language, said: answered },
        signal,
      )
      const lacks = words.missing_point >= 1 && words.missing_point <= question.points.length
      return { intent: words.intent, missing: lacks, words }
    } catch (error) {
      if (signal.aborted || !(error instanceof LanguageUnavailable)) throw error
      ctx.metrics.providerError({ provider: 'language', reason: error.reason })
      ctx.log.warn({ err: error }, 'no model for this turn of an interview, going on as written')
      return { intent: 'answer', missing, words: null }
    }
  }

  async function flag(words: Understood | null, n: number | null): Promise<void> {
    for (const kind of ['reading_aloud', 'prompted'] as const) {
      const detail = oneLine(words?.[kind] ?? '', longestDetail)
      if (!detail || flagged.has(`${kind} ${n}`) || flagged.size >= mostFlags) continue
      flagged.add(`${kind} ${n}`)
      const at_seconds = sinceStart(link, ctx.now()) / 1000
      await addFlag(ctx, link.id, { kind, detail, source: 'agent', at_seconds })
    }
  }

  return {
    language,
    async *open(signal) {
      const next = step(course, { type: 'opened' }, questions.length)
      // While the greeting is spoken there is time to find words for the first question.
      const first = ctx.language && next.moves.includes('greet')
      const now = { course: next.course, questionnaire, language, said: [] }
      const worded = first ? wordQuestion(ctx.language!, now, signal).catch(() => '') : undefined
      yield* say(next, null, worded)
    },
    async *answer(heard, signal) {
      const n = questionNow()
      const own = saidTo.get(n) ?? []
      saidTo.set(n, [...own, heard.text])
      let reading: Reading
      try {
        reading = await read(heard, own, signal)
      } catch (error) {
        // They went on speaking: what they said so far is part of what they say next.
        if (signal.aborted) return
        throw error
      }
      const { intent, missing, words } = reading
      // What is said of the conversation itself answers no question.
      if (intent !== 'answer') saidTo.set(n, own)
      const next = step(course, { type: 'heard', intent, missing }, questions.length)
      // Their turn is kept already. Should we be cut off here, what it led to is not lost: the next question is put.
      course = asks(next.moves)
        ? step(next.course, { type: 'unheard' }, questions.length).course
        : next.course
      await keepProgress(ctx, link.id, course)
      await flag(words, n)
      yield* say(next, words)
    },
    async interrupted(heard) {
      cut(heard)
    },
    silence: times => (times > patience ? null : [{ text: speaker.silence(times) }]),
    failed(error, times) {
      ctx.log.warn({ err: error, times }, 'a turn of an interview failed')
      cut('')
      if (times < mostFailures) return [{ text: speaker.pardon }]
      return [{ text: speaker.trouble }, { end: true }]
    },
    async said(turn) {
      const n = turn.speaker === 'person' ? belongsTo(turn.text) : (spoken?.n ?? null)
      if (turn.speaker === 'agent') cut(turn.text)
      // No word of the person's: what comes of it shows in what we say, and in what is made of the session.
      if (turn.speaker === 'person' && isButton(turn.text)) await keepProgress(ctx, link.id, course)
      else await keep(turn, n)
    },
  }

  /** The question that the person's words are kept with, before anybody has thought about them. */
  function belongsTo(text: string): number | null {
    const isReply = course.stage === 'leaving' && yesOrNo(text, language)
    return isReply || wishIn(text, language) ? null : questionNow()
  }

  /** A turn and where it led are kept together or not at all. */
  async function keep(turn: SpokenTurn, question_n: number | null): Promise<void> {
    zero = Math.min(zero, sinceStart(link, ctx.now()) - turn.endedAt)
    await ctx.tx(async () => {
      await addTurn(ctx, link.id, {
        speaker: turn.speaker,
        // PostgreSQL keeps no NUL, and whoever types can send one.
        text: turn.text.slice(0, longestTurn).replaceAll('\0', '').toWellFormed(),
        began_ms: zero + turn.beganAt,
        ended_ms: zero + turn.endedAt,
        question_n,
      })
      await keepProgress(ctx, link.id, course)
    })
  }
}

const asks = (moves: Move[]): boolean => moves.includes('ask')
