import type { Ceiling } from './ceiling.ts'
import {
  type LanguageAnswer,
  type LanguageEvent,
  type LanguageToolCall,
  LanguageUnavailable,
} from './port.ts'
import { type ThoughtFilter, thoughtFilter } from './thoughts.ts'

/** The text and tool calls of one answer so far. */
export interface Transcript {
  newStep(): void
  /** Takes the model's next words and returns what the caller gets of them. */
  say(words: string): LanguageEvent | null
  /** What was held back because it might have become a thought. */
  endStep(): LanguageEvent | null
  called(call: LanguageToolCall): void
  finished(how: LanguageAnswer['finish']): void
  /** Whether the ceiling is reached, so that the rest is dropped. */
  full(): boolean
  /** Throws LanguageUnavailable when the stream ended too early, or without words. */
  answer(): Omit<LanguageAnswer, 'usage'>
}

export function transcript(model: string, ceiling: Ceiling): Transcript {
  const toolCalls: LanguageToolCall[] = []
  let text = ''
  let isNewStep = false
  let thoughts: ThoughtFilter = thoughtFilter()
  let ended: LanguageAnswer['finish'] | null = null

  const pass = (words: string): LanguageEvent | null => {
    // After thinking aloud, a model begins its answer with line breaks.
    const said = text === '' ? words.trimStart() : words
    if (!said) return null
    // Words before a tool and words after it are two paragraphs.
    const passed = ceiling.take(isNewStep && !/\s$/.test(text) ? `\n\n${said}` : said)
    isNewStep = false
    text += passed
    return passed ? { type: 'text', text: passed } : null
  }

  return {
    newStep() {
      isNewStep = text !== ''
      thoughts = thoughtFilter()
    },
    say: words => pass(thoughts.take(words)),
    endStep: () => pass(thoughts.end()),
    called({ name, input, output, error }) {
      toolCalls.push({ name, input, ...(error === undefined ? { output } : { error }) })
    },
    finished(how) {
      ended = how
    },
    full: ceiling.reached,
    answer() {
      if (ceiling.reached()) ended ??= 'length'
      if (!ended) throw new LanguageUnavailable('network', `${model} broke off`)
      if (!text.trim()) throw new LanguageUnavailable('bad_answer', `${model} answered without words`)
      return { text, toolCalls, finish: ended }
    },
  }
}
