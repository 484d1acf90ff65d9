import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModelUsage, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import type { Static, TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { boundedFetch } from '../bounded.ts'
import type { ModelServerOptions } from '../openai.ts'
import { ceiling } from './ceiling.ts'
import { languageFailure } from './failure.ts'
import { withJoinedWords } from './joined-words.ts'
import { modelExchange } from './model-exchange.ts'
import { withAcceptedParameters } from './parameters.ts'
import { type Patience, waiting } from './patience.ts'
import {
  type Language,
  type LanguageMessage,
  type LanguageObjectRequest,
  type LanguageRequest,
  type LanguageUsage,
  usualLimits,
} from './port.ts'
import { withRetries } from './retries.ts'
import { inSteps } from './steps.ts'
import { withoutThoughts } from './thoughts.ts'
import { estimatedTokens } from './tokens.ts'
import { checkedSchema, toolbox } from './tools.ts'
import { transcript } from './transcript.ts'
import { costOf, type TokenPrice, usageTally } from './usage.ts'
import { wholeAnswer } from './whole-answer.ts'

export interface OpenaiLanguageOptions extends ModelServerOptions {
  /** The longest silence before the first word, between two, and between the end of a tool and the next; default half of the time for all. */
  silenceMs?: number
  /** Whether the server takes a JSON schema as response format (default), or has to be told in words. */
  structuredOutputs?: boolean
  /** Characters of an answer, at which it is cut; default 16,000. */
  mostChars?: number
  /** 0 (always the likeliest word) to 2; the server's default when absent. A request may set its own. */
  temperature?: number | null
  /** Ceiling of an answer in tokens, thoughts included; default 4,000. A request may set its own. */
  maxTokens?: number
  /** About how many tokens a prompt may take; older messages are left out beyond that. Default 16,000. */
  contextTokens?: number
  price?: TokenPrice | null
}

/**
 * The most bytes of one streamed answer. A token takes 200 to 300 bytes on the wire, and seven times as much in
 * memory.
 */
const mostBytes = 2 * 1024 * 1024

// Warnings would bypass the log. When a server can't do what we ask, its answers show it.
globalThis.AI_SDK_LOG_WARNINGS = false

/** A chat model on any OpenAI-compatible server. */
export function openaiLanguage(options: OpenaiLanguageOptions): Language {
  const { timeoutMs = 60_000, silenceMs = timeoutMs / 2, retries = 1, structuredOutputs = true } = options
  const { mostChars = 16_000, contextTokens = usualLimits.contextTokens, price = null } = options
  const provider = createOpenAICompatible({
    name: 'server',
    baseURL: options.url.replace(/\/+$/, ''),
    apiKey: options.apiKey ?? undefined,
    includeUsage: true,
    supportsStructuredOutputs: structuredOutputs,
    fetch: withJoinedWords(withRetries(withAcceptedParameters(boundedFetch(mostBytes)), retries)),
  })
  const model = provider.chatModel(options.model)
  const failure = (error: unknown) => languageFailure(error, options)
  const settings = (request: LanguageRequest | LanguageObjectRequest<TSchema>, patience: Patience) => ({
    maxOutputTokens: request.maxTokens ?? options.maxTokens ?? usualLimits.maxTokens,
    temperature: request.temperature ?? options.temperature ?? undefined,
    abortSignal: patience.signal,
  })

  async function* stream(request: LanguageRequest): ReturnType<Language['stream']> {
    const { tools = [], maxSteps = 5 } = request
    const patience = waiting(options.model, request.signal, request.timeoutMs ?? timeoutMs, silenceMs)
    const said = transcript(options.model, ceiling(mostChars))
    const tally = usageTally(options.model, price)
    const box = toolbox(tools, request.maxCalls)
    let told = false
    const tell = () => {
      const usage = tally.total()
      if (usage && !told) request.spent?.(usage)
      told ||= usage !== null
    }
    try {
      const exchange = modelExchange(model, request, {
        settings: settings(request, patience),
        box,
        tally,
        contextTokens,
      })
      yield* inSteps(exchange, { box, said, patience, maxSteps })
      tell()
      yield { type: 'end', ...said.answer(), usage: tally.total() ?? usageOf({}) }
    } catch (error) {
      throw patience.lost() ?? failure(error)
    } finally {
      // Also reached when the caller leaves the loop: then this stops the model.
      patience.end()
      tell()
    }
  }

  /** What the server says it used or, where it says nothing, what the texts suggest. */
  function usageOf(
    { inputTokens, outputTokens }: Partial<LanguageModelUsage>,
    texts = { prompt: '', answer: '' },
  ): LanguageUsage {
    const input = inputTokens ?? estimatedTokens(texts.prompt)
    const output = outputTokens ?? estimatedTokens(texts.answer)
    const estimated = inputTokens === undefined || outputTokens === undefined
    return { model: options.model, input, output, estimated, cost: costOf({ input, output }, price) }
  }

  async function object<Of extends TSchema>(request: LanguageObjectRequest<Of>) {
    const { schema, name } = request
    const patience = waiting(options.model, request.signal, request.timeoutMs ?? timeoutMs)
    const inWords = `\n\nAnswer with one JSON value that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`
    const instructions = structuredOutputs ? request.instructions : request.instructions + inWords
    const tell = (told: Partial<LanguageModelUsage> | undefined, answer: string) => {
      const prompt = `${instructions}\n${request.messages.map(({ text }) => text).join('\n')}`
      const usage = usageOf(told ?? {}, { prompt, answer })
      request.spent?.(usage)
      return usage
    }
    try {
      const { output, text, totalUsage } = await generateText({
        model,
        ...settings(request, patience),
        // `withRetries` repeats requests: it knows whether the model has said anything yet, and the package does not.
        maxRetries: 0,
        instructions,
        messages: messagesOf(request),
        output: Output.object({ schema: checkedSchema(schema), name }),
        // Strict mode refuses schemas with optional fields; the answer is checked here anyway.
        providerOptions: { server: { strictJsonSchema: false } },
      })
      return { value: output as Static<Of>, usage: tell(totalUsage, text) }
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw patience.lost() ?? failure(error)
      const usage = tell(error.usage, error.text ?? '')
      const loose = looseJson(withoutThoughts(error.text ?? ''))
      if (loose !== undefined && Schema.Check(schema, loose)) return { value: loose as Static<Of>, usage }
      throw patience.lost() ?? failure(error)
    } finally {
      patience.end()
    }
  }

  return {
    model: options.model,
    stream,
    generate: request => wholeAnswer(stream(request), options.model),
    object,
  }
}

const messagesOf = ({ messages }: { messages: LanguageMessage[] }): ModelMessage[] =>
  messages.map(({ role, text }) => ({ role, content: text }))

/** The JSON inside an answer that wraps it in a code fence or in words; undefined when there is none. */
function looseJson(text: string): unknown {
  const inner = /[[{][\s\S]*[\]}]/.exec(text)?.[0]
  try {
    return inner === undefined ? undefined : JSON.parse(inner)
  } catch {
    return undefined
  }
}
