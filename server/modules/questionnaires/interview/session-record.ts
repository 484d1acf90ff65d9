import type { Ctx } from '#server/core/context.ts'
import type { SpokenTurn } from '#server/modules/voice/voice.ts'
import {
  addFlag,
  addTurn,
  keepProgress,
  type QuestionnaireLinkRow,
  type SessionTurn,
  sinceStart,
} from '../links/links.ts'
import type { Course } from './course.ts'
import { oneLine } from './phrasing.ts'
import type { TurnUnderstanding } from './with-model.ts'

const longestDetail = 300
/** Characters of a turn that are kept: an hour of speech is some 50,000. */
const longestTurn = 50_000
const mostFlags = 20

/** What an interview writes down: its turns, how far it has come, and what the model noticed. */
export class SessionRecord {
  readonly #ctx: Ctx
  readonly #link: QuestionnaireLinkRow
  readonly #flagged = new Set<string>()
  /** When the line opened, on the session's clock: no later than any turn's end can have been told of. Milliseconds. */
  #zero = Number.POSITIVE_INFINITY

  constructor(ctx: Ctx, link: QuestionnaireLinkRow) {
    this.#ctx = ctx
    this.#link = link
  }

  /** Keeps a turn together with where it led, or neither. `n`: the question it belongs to, from 1. */
  async turn(turn: SpokenTurn, n: number | null, course: Course): Promise<void> {
    this.#zero = Math.min(this.#zero, sinceStart(this.#link, this.#ctx.now()) - turn.endedAt)
    await this.#ctx.tx(async () => {
      await addTurn(this.#ctx, this.#link.id, {
        speaker: turn.speaker,
        // PostgreSQL keeps no NUL, and a person who types can send one.
        text: turn.text.slice(0, longestTurn).replaceAll('\0', '').toWellFormed(),
        began_ms: this.#zero + turn.beganAt,
        ended_ms: this.#zero + turn.endedAt,
        question_n: n,
      })
      await this.progress(course)
    })
  }

  progress(course: Course): Promise<void> {
    return keepProgress(this.#ctx, this.#link.id, course)
  }

  /** Flags what the model noticed of a turn: each kind once a question, and no more than 20 in all. */
  async flag(words: TurnUnderstanding | null, n: number | null): Promise<void> {
    for (const kind of ['reading_aloud', 'prompted'] as const) {
      const detail = oneLine(words?.[kind] ?? '', longestDetail)
      if (!detail || this.#flagged.has(`${kind} ${n}`) || this.#flagged.size >= mostFlags) continue
      this.#flagged.add(`${kind} ${n}`)
      const at_seconds = sinceStart(this.#link, this.#ctx.now()) / 1000
      await addFlag(this.#ctx, this.#link.id, { kind, detail, source: 'agent', at_seconds })
    }
  }
}

/** What the person has said to each question, by its number from 1; null for what belongs to none. */
export class Answers {
  readonly #saidTo: Map<number | null, string[]>

  constructor(turns: Pick<SessionTurn, 'speaker' | 'text' | 'question_n'>[]) {
    const theirs = turns.filter(({ speaker }) => speaker === 'person')
    const byQuestion = Map.groupBy(theirs, turn => turn.question_n)
    this.#saidTo = new Map([...byQuestion].map(([n, said]) => [n, said.map(({ text }) => text)]))
  }

  to(n: number | null): string[] {
    return this.#saidTo.get(n) ?? []
  }

  set(n: number | null, said: string[]): void {
    this.#saidTo.set(n, said)
  }
}
