import type { TextStreamPart, ToolSet } from 'ai'
import type { Ceiling } from './ceiling.ts'
import {
  type LanguageAnswer,
  type LanguageEvent,
  type LanguageToolCall,
  LanguageUnavailable,
} from './port.ts'
import { type ThoughtFilter, thoughtFilter } from './thoughts.ts'

const finishes: Record<string, LanguageAnswer['finish']> = { length: 'length', 'content-filter': 'filtered' }

/** The text and tool calls of one answer so far. */
export interface Transcript {
  /** Takes the next part of the stream and returns the event for the caller. Throws the error of an error part. */
  add(part: TextStreamPart<ToolSet>): LanguageEvent | null
  /** Whether a tool is running. */
  busy(): boolean
  /** Whether the ceiling is reached, so that the rest is dropped. */
  full(): boolean
  /** Throws LanguageUnavailable when the stream ended too early, or without words. */
  answer(): Omit<LanguageAnswer, 'usage'>
}

export function transcript(model: string, ceiling: Ceiling): Transcript {
  const toolCalls: LanguageToolCall[] = []
  /** The calls of this step by their ids, which some servers use again in the next. */
  const calls = new Map<string, LanguageToolCall>()
  const running = new Set<string>()
  let text = ''
  let newStep = false
  let thoughts: ThoughtFilter = thoughtFilter()
  let ended: LanguageAnswer['finish'] | null = null

  const say = (words: string): LanguageEvent | null => {
    // After thinking aloud, a model begins its answer with line breaks.
    const said = text === '' ? words.trimStart() : words
    if (!said) return null
    // Words before a tool and words after it are two paragraphs.
    const passed = ceiling.take(newStep && !/\s$/.test(text) ? `\n\n${said}` : said)
    newStep = false
    text += passed
    return passed ? { type: 'text', text: passed } : null
  }

  return {
    add(part) {
      switch (part.type) {
        case 'error':
          throw part.error
        case 'start-step':
          newStep = text !== ''
          thoughts = thoughtFilter()
          calls.clear()
          return null
        case 'text-delta':
          return say(thoughts.take(part.text))
        case 'text-end':
          return say(thoughts.end())
        case 'tool-call': {
          const call: LanguageToolCall = { name: part.toolName, input: part.input }
          running.add(part.toolCallId)
          calls.set(part.toolCallId, call)
          toolCalls.push(call)
          return { type: 'tool', name: part.toolName, input: part.input }
        }
        case 'tool-result': {
          running.delete(part.toolCallId)
          const call = calls.get(part.toolCallId)
          if (call) call.output = part.output
          return null
        }
        case 'tool-error': {
          running.delete(part.toolCallId)
          const call = calls.get(part.toolCallId)
          if (call) call.error = part.error instanceof Error ? part.error.message : String(part.error)
          return null
        }
        case 'finish':
          ended = finishes[part.finishReason] ?? 'stop'
          return null
        default:
          return null
      }
    },
    busy: () => running.size > 0,
    full: ceiling.reached,
    answer() {
      if (ceiling.reached()) ended ??= 'length'
      if (!ended) throw new LanguageUnavailable('network', `${model} broke off`)
      if (!text.trim()) throw new LanguageUnavailable('bad_answer', `${model} answered without words`)
      return { text, toolCalls, finish: ended }
    },
  }
}
