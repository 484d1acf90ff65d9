import type { Note } from '#contract/voice-socket.ts'
import type { Ctx } from '#server/core/context.ts'
import { dictated } from '#server/language/dictation/dictation.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { Saying, SpokenAgent, SpokenInput, SpokenTurn } from '#server/modules/voice/voice.ts'
import { type QuestionnaireLinkRow, turnsOf } from '../links/links.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { type Course, type CourseEvent, isPut, type Move, step } from './course.ts'
import { createPhrasing, type InterviewPhrasing } from './phrasing.ts'
import { courseOf, languageOf } from './progress.ts'
import { Answers, SessionRecord } from './session-record.ts'
import { readTurn, type TurnReading } from './turn-reading.ts'
import { isButton, wishIn, yesOrNo } from './wishes.ts'
import { type TurnUnderstanding, wordQuestion } from './with-model.ts'

/** Tells the page, whenever it changes, the number of the question and the stage of the interview. */
export type InterviewNote = Required<Pick<Note, 'question' | 'of' | 'state'>>

/** For how long nobody speaks to somebody who asked for a moment. */
const momentMs = 60_000
/** Silences that are answered, before the conversation ends. */
const patience = 2
/** Failures in a row after which it is better to come back later. */
const mostFailures = 3

/**
 * The agent that asks the questions of a link, from where its last conversation left off. The session must have been
 * started. Every turn is kept together with how far that brought the interview, so that after a crash it goes on at the
 * same question. `note` hears of every step. Once it is over, `isOver` is true of the link, read anew.
 */
export async function interviewer(
  ctx: Ctx,
  given: { link: QuestionnaireLinkRow; questionnaire: QuestionnaireRow; note: (note: InterviewNote) => void },
): Promise<SpokenAgent> {
  const { link, questionnaire } = given
  const { questions } = questionnaire
  const { name } = await business(ctx)
  const language = await languageOf(ctx, questionnaire)
  const phrasing = createPhrasing({ language, questions, person: link.person_name, business: name })
  const answers = new Answers(await turnsOf(ctx, link.id))
  return new Interviewer(ctx, { ...given, language, phrasing, answers })
}

interface InterviewerOptions {
  link: QuestionnaireLinkRow
  questionnaire: QuestionnaireRow
  note(note: InterviewNote): void
  language: string
  phrasing: InterviewPhrasing
  answers: Answers
}

/** What we are saying. */
interface Spoken {
  /** Whether it puts a question. */
  asks: boolean
  /** The question that it belongs to, from 1. */
  n: number | null
  /** Characters of it after which its question has been heard. */
  heardFrom: number
}

class Interviewer implements SpokenAgent {
  readonly language: string
  readonly #ctx: Ctx
  readonly #options: InterviewerOptions
  readonly #record: SessionRecord
  #course: Course
  #spoken: Spoken | null = null

  constructor(ctx: Ctx, options: InterviewerOptions) {
    this.language = options.language
    this.#ctx = ctx
    this.#options = options
    this.#record = new SessionRecord(ctx, options.link)
    this.#course = courseOf(options.link)
  }

  async *open(signal: AbortSignal): AsyncGenerator<Saying> {
    const { questionnaire, language } = this.#options
    const next = this.#step({ type: 'opened' })
    // While the greeting is spoken there is time to find words for the first question.
    const first = this.#ctx.language && next.moves.includes('greet')
    const now = { course: next.course, questionnaire, language, said: [] }
    const worded = first ? wordQuestion(this.#ctx.language!, now, signal).catch(() => '') : undefined
    yield* this.#say(next, null, worded)
  }

  async *answer(input: SpokenInput, signal: AbortSignal): AsyncGenerator<Saying> {
    const { answers } = this.#options
    const n = this.#questionNow()
    const before = answers.to(n)
    const text = this.#written(input.text)
    answers.set(n, [...before, text])
    const reading = await this.#read(text, before, signal)
    // They went on speaking: what they said so far is part of what they say next.
    if (!reading) return
    const { intent, missing, words } = reading
    // What is said of the conversation itself answers no question.
    if (intent !== 'answer') answers.set(n, before)
    const next = this.#step({ type: 'heard', intent, missing })
    // Their turn is kept already. Should we be cut off here, what it led to is not lost: the next question is put.
    this.#course = asks(next.moves) ? this.#step({ type: 'unheard' }, next.course).course : next.course
    await this.#record.progress(this.#course)
    await this.#record.flag(words, n)
    yield* this.#say(next, words)
  }

  async interrupted(heard: string): Promise<void> {
    this.#cut(heard)
  }

  silence(times: number): Saying[] | null {
    return times > patience ? null : [{ text: this.#options.phrasing.silence(times) }]
  }

  failed(error: unknown, times: number): Saying[] {
    this.#ctx.log.warn({ err: error, times }, 'a turn of an interview failed')
    this.#cut('')
    const { pardon, trouble } = this.#options.phrasing
    return times < mostFailures ? [{ text: pardon }] : [{ text: trouble }, { end: true }]
  }

  async said(turn: SpokenTurn): Promise<void> {
    const n = turn.speaker === 'person' ? this.#belongsTo(turn.text) : (this.#spoken?.n ?? null)
    if (turn.speaker === 'agent') this.#cut(turn.text)
    // A button is no word of the person's: it shows in what we say next, and in what is made of the session.
    if (turn.speaker === 'person' && isButton(turn.text)) await this.#record.progress(this.#course)
    else {
      const text = turn.speaker === 'person' ? this.#written(turn.text) : turn.text
      await this.#record.turn({ ...turn, text }, n, this.#course)
    }
  }

  /** An address or a number that was dictated is kept in the form in which people write it. */
  #written(said: string): string {
    return dictated(this.language, said)
  }

  /** Goes on to where a step led, and says what belongs to it. `question`: words of the model's for it, '' for none. */
  async *#say(
    next: ReturnType<typeof step>,
    words: Partial<Pick<TurnUnderstanding, 'reply' | 'question'>> | null,
    question?: Promise<string>,
  ): AsyncGenerator<Saying> {
    const { phrasing, answers } = this.#options
    this.#course = next.course
    const asked = (['ask', 'follow_up', 'repeat'] as const).some(move => next.moves.includes(move))
    const spoken: Spoken = {
      asks: asks(next.moves),
      n: asked ? next.course.question + 1 : null,
      heardFrom: 0,
    }
    this.#spoken = spoken
    this.#tell()
    let length = 0
    for (const move of next.moves) {
      const worded = move === 'ask' && question ? { question: await question } : words
      const said = answers.to(this.#course.question + 1)
      const text = phrasing.phrase(move, { course: this.#course, words: worded, said })
      if (move === 'ask' || move === 'follow_up') {
        this.#course = { ...this.#course, wording: text }
        // Half of it is enough to know that a question was asked.
        spoken.heardFrom = length + text.length / 2
      }
      length += text.length + 1
      yield { text: `${text} ` }
    }
    if (next.moves.includes('wait')) yield { waitMs: momentMs }
    if (this.#course.stage === 'over') yield { end: true }
  }

  /** null where they went on speaking meanwhile. */
  async #read(text: string, before: string[], signal: AbortSignal): Promise<TurnReading | null> {
    const { questionnaire, language } = this.#options
    try {
      return await readTurn(
        this.#ctx,
        { text, before, course: this.#course, questionnaire, language },
        signal,
      )
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  }

  /** What we were saying is over, and this much of it was heard. */
  #cut(heard: string): void {
    if (this.#spoken?.asks && heard.length < this.#spoken.heardFrom) {
      this.#course = this.#step({ type: 'unheard' }).course
      this.#tell()
    }
    this.#spoken = null
  }

  #step(event: CourseEvent, course = this.#course): ReturnType<typeof step> {
    return step(course, event, this.#options.questionnaire.questions.length)
  }

  #tell(): void {
    const { note, questionnaire } = this.#options
    note({ question: this.#course.put, of: questionnaire.questions.length, state: this.#course.stage })
  }

  /** The question in hand, from 1; null before the first. */
  #questionNow(): number | null {
    return isPut(this.#course) ? this.#course.question + 1 : this.#course.question || null
  }

  /** The question that the person's words are kept with, before anybody has thought about them. */
  #belongsTo(text: string): number | null {
    const isReply = this.#course.stage === 'leaving' && yesOrNo(text, this.language)
    return isReply || wishIn(text, this.language) ? null : this.#questionNow()
  }
}

const asks = (moves: Move[]): boolean => moves.includes('ask')
