import type { HeldBack, HeldBackReason } from '#contract/conversations/held-back.ts'
import { textsOf } from '#locales/load.ts'
import type { Turn } from '../turn/turn.ts'
import { cleaned } from '../verification/cleaning.ts'
import { type Evidence, evidenceOf } from '../verification/evidence.ts'
import { secondOpinion } from '../verification/second-opinion.ts'
import { longestSentence, type Verdict, verdictOn } from '../verification/verification.ts'
import { withoutCitations } from './citations.ts'
import { nothingAnswers } from './prompt.ts'
import type { Piece } from './reader.ts'
import type { TurnProgress } from './tools.ts'

/** Sentences of one turn that are kept on record. */
const mostHeldBack = 20

/** Lets sentences of a model through to the visitor, once they are checked. */
export interface Gate {
  /** Checks a sentence: returns the words that may leave now, and what was held back. */
  pass(piece: Piece): Promise<{ words: string; held: HeldBack | null }>
  /** A sentence that waited for a question to follow it, which did not come. */
  end(): HeldBack | null
  /** Adds words of our own. */
  add(words: string): string
  /** All that left. */
  readonly reply: string
  /** The passages that the sentences cite which left. */
  readonly cited: ReadonlySet<number>
  readonly heldBack: HeldBack[]
  /** Whether a sentence left that says something about the business. */
  readonly states: boolean
}

interface Waiting {
  gap: string
  text: string
  cited: number[]
  verdict: Verdict
}

export function openGate(turn: Turn, query: string, gathered: TurnProgress, instructions: string): Gate {
  const { spaced } = textsOf(turn.locale).writing
  let reply = ''
  let states = false
  let waiting: Waiting | null = null
  const cited = new Set<number>()
  const heldBack: HeldBack[] = []
  const left = new Set<string>()
  let known: { key: string; evidence: Evidence } | null = null

  /** Everything that a sentence may rest on by now: a tool may have added to it. */
  function evidence(): Evidence {
    const { passages, results, actions, escalations } = gathered
    const key = [passages, results, actions, escalations].map(list => list.length).join()
    if (known?.key !== key) {
      const made = evidenceOf({ turn, query, passages, results, actions, instructions })
      known = { key, evidence: made }
    }
    return known.evidence
  }

  function hold(text: string, reason: HeldBackReason, claim: string): HeldBack {
    const held = { text: text.slice(0, longestSentence), reason, claim }
    if (heldBack.length < mostHeldBack) heldBack.push(held)
    return held
  }

  function leave({ gap, text, cited: numbers, verdict }: Waiting): string {
    for (const n of numbers) if (n <= gathered.passages.length) cited.add(n)
    states ||= verdict.states
    left.add(text.trim())
    // What a model writes after an objection begins without the space that divides sentences.
    const space = gap === '' && reply && spaced && !/\s$/.test(reply) ? ' ' : gap
    return add(space + text)
  }

  /** A reply that begins with a citation must not begin with the white space after it. */
  function add(text: string): string {
    const words = reply ? text : text.trimStart()
    reply += words
    return words
  }

  function endWaiting(): HeldBack | null {
    if (!waiting) return null
    const { text, verdict } = waiting
    waiting = null
    return hold(text, verdict.repeats!.reason, verdict.repeats!.claim)
  }

  return {
    add,
    end: endWaiting,
    get reply() {
      return reply
    },
    cited,
    heldBack,
    get states() {
      return states
    },
    async pass({ gap, text: raw, endless }) {
      const { text: uncited, cited: numbers } = withoutCitations(raw)
      const text = cleaned(uncited)
      if (!text.trim()) {
        for (const n of numbers) if (n <= gathered.passages.length) cited.add(n)
        return { words: '', held: null }
      }
      // A model that is asked once more may begin again.
      if (left.has(text.trim())) return { words: '', held: null }
      if (endless) return { words: '', held: hold(text, 'too_long', text.slice(0, 100)) }
      const ignorant = numbers.includes(nothingAnswers) || cited.has(nothingAnswers)
      const basis = evidence()
      const verdict = verdictOn({ text, cited: numbers, ignorant, before: reply }, basis)
      const sentence = { gap, text, cited: numbers, verdict }
      if (verdict.objection) {
        endWaiting()
        return { words: '', held: hold(text, verdict.objection.reason, verdict.objection.claim) }
      }
      if (verdict.states && !(await secondOpinion(turn, text, numbers, gathered.passages)))
        return { words: '', held: hold(text, 'second_opinion', text.slice(0, 200)) }
      const asks = /[?？؟]["”»’)]*\s*$/u.test(text)
      const before = waiting
      if (before && asks) {
        waiting = null
        return { words: leave(before) + leave(sentence), held: null }
      }
      const held = endWaiting()
      if (verdict.repeats) {
        waiting = sentence
        return { words: '', held }
      }
      return { words: leave(sentence), held }
    },
  }
}
