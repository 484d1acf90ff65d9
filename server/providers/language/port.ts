import type { Static, TSchema } from 'typebox'
import { ProviderUnavailable } from '../unavailable.ts'

/** A language model. */
export interface Language {
  /** Its name, for logs and metrics; where several servers are asked in order, the first one's. */
  readonly model: string
  /**
   * Streams an answer: `text` events as the words arrive, `tool` when the model uses one, and one `end`.
   * Every failure is thrown by the iteration as LanguageUnavailable; leaving the loop early stops the model.
   */
  stream(request: LanguageRequest): AsyncGenerator<LanguageEvent, void, void>
  /** The complete answer. Throws LanguageUnavailable. */
  generate(request: LanguageRequest): Promise<LanguageAnswer>
  /**
   * A value of the given schema, checked against it. Throws LanguageUnavailable, with reason `bad_answer` when
   * the model's output does not fit.
   */
  object<Schema extends TSchema>(
    request: LanguageObjectRequest<Schema>,
  ): Promise<{ value: Static<Schema>; usage: LanguageUsage }>
}

/**
 * What holds where neither the settings nor the caller say otherwise. A model that repeats itself would never stop, so
 * an answer has a ceiling of tokens, thoughts included; twenty messages of a chat with five passages fit the context.
 */
export const usualLimits = { maxTokens: 4_000, contextTokens: 16_000 } as const

interface LanguagePrompt {
  /** Our instructions to the model. They must never contain words of visitors or documents. */
  instructions: string
  /** The conversation, oldest first; the last one is answered. */
  messages: LanguageMessage[]
  /** Ceiling of the answer's length in tokens; the adapter's default when absent. */
  maxTokens?: number
  /** 0 (always the likeliest word) to 2; the server's default when absent. */
  temperature?: number
  /** Stops the model when the visitor has gone. */
  signal?: AbortSignal
  /** For the whole answer, tools included; the adapter's default when absent. */
  timeoutMs?: number
  /** Told what a server used, once for each that began to answer, however its answer ended. */
  spent?: (usage: LanguageUsage) => void
}

export interface LanguageRequest extends LanguagePrompt {
  tools?: LanguageTool[]
  /** Calls of the model for one answer, default 5. The last of several may use no tool, so that it ends in words. */
  maxSteps?: number
  /** Calls of tools that run in one step, one after the other, default 8; the others are answered with an error. */
  maxCalls?: number
}

export interface LanguageObjectRequest<Schema extends TSchema> extends LanguagePrompt {
  schema: Schema
  /** What the value is, as an identifier: some servers show it to the model. */
  name?: string
}

export interface LanguageMessage {
  role: 'user' | 'assistant'
  text: string
}

/** Something the model may do while it answers. */
export interface LanguageTool<Parameters extends TSchema = TSchema> {
  /** Letters, digits and underscores. */
  name: string
  /** When to use it and what comes back, for the model to read. */
  description: string
  parameters: Parameters
  /**
   * Runs with arguments that match `parameters` and hold nothing else; the model gets an error for others. The model
   * gets the result as JSON, and the message of anything that is thrown.
   */
  execute(input: Static<Parameters>, signal: AbortSignal): Promise<unknown>
}

export type LanguageEvent =
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string; input: unknown }
  | ({ type: 'end' } & LanguageAnswer)

export interface LanguageAnswer {
  /** The whole text, exactly as streamed; never blank. */
  text: string
  toolCalls: LanguageToolCall[]
  usage: LanguageUsage
  /** `length`: cut at the ceiling of tokens, or by us at that of characters; `filtered`: by the provider's content filter. */
  finish: 'stop' | 'length' | 'filtered'
}

export interface LanguageToolCall {
  name: string
  input: unknown
  /** What it returned; absent when it failed. */
  output?: unknown
  /** Why it failed. */
  error?: string
}

/** What one answer of one server used, summed over all steps. */
export interface LanguageUsage {
  model: string
  /** Tokens. */
  input: number
  output: number
  /** Whether we counted (some of) the tokens by their characters, because the server did not. */
  estimated: boolean
  /** In the currency of the settings; null where they name no price. */
  cost: number | null
}

/** The model gave no usable answer. */
export class LanguageUnavailable extends ProviderUnavailable {
  override name = 'LanguageUnavailable'
}
