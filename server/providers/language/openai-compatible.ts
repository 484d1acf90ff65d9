import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  extractReasoningMiddleware,
  generateText,
  isStepCount,
  NoObjectGeneratedError,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai'
import type { Static, TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { boundedFetch } from '../bounded.ts'
import type { ModelServerOptions } from '../openai.ts'
import { ceiling } from './ceiling.ts'
import { languageFailure } from './failure.ts'
import { type Patience, waiting } from './patience.ts'
import {
  type Language,
  type LanguageAnswer,
  type LanguageObjectRequest,
  type LanguageRequest,
  LanguageUnavailable,
} from './port.ts'
import { withTokenCeiling } from './token-ceiling.ts'
import { checkedSchema, toolSet } from './tools.ts'
import { transcript } from './transcript.ts'

export interface OpenaiLanguageOptions extends ModelServerOptions {
  /** The longest silence before the first word, between two, and between the end of a tool and the next; default 30 s. */
  silenceMs?: number
  /** Whether the server takes a JSON schema as response format (default), or has to be told in words. */
  structuredOutputs?: boolean
  /** Characters of an answer, at which it is cut; default 16,000. */
  mostChars?: number
}

/**
 * The ceiling of tokens when the caller names none: a model that repeats itself would never stop. Thinking
 * aloud counts too.
 */
const mostTokens = 4_000
/**
 * The most bytes of one streamed answer. A token takes 200 to 300 bytes on the wire, and seven times as much in
 * memory.
 */
const mostBytes = 2 * 1024 * 1024

// Warnings would bypass the log. When a server can't do what we ask, its answers show it.
globalThis.AI_SDK_LOG_WARNINGS = false

/** A chat model on any OpenAI-compatible server. */
export function openaiLanguage(options: OpenaiLanguageOptions): Language {
  const { timeoutMs = 60_000, silenceMs = 30_000, retries = 1, structuredOutputs = true } = options
  const { mostChars = 16_000 } = options
  const provider = createOpenAICompatible({
    name: 'server',
    baseURL: options.url.replace(/\/+$/, ''),
    apiKey: options.apiKey ?? undefined,
    includeUsage: true,
    supportsStructuredOutputs: structuredOutputs,
    fetch: withTokenCeiling(boundedFetch(mostBytes)),
  })
  // Models on small servers think aloud in <think>…</think>; visitors don't want to read it.
  const model = wrapLanguageModel({
    model: provider.chatModel(options.model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
  const failure = (error: unknown) => languageFailure(error, options)
  const settings = (request: LanguageRequest | LanguageObjectRequest<TSchema>, patience: Patience) => ({
    model,
    messages: request.messages.map(({ role, text }) => ({ role, content: text })),
    maxOutputTokens: request.maxTokens ?? mostTokens,
    temperature: request.temperature,
    maxRetries: retries,
    abortSignal: patience.signal,
  })

  async function* stream(request: LanguageRequest): ReturnType<Language['stream']> {
    const { tools = [], maxSteps = 5 } = request
    const patience = waiting(options.model, request.signal, request.timeoutMs ?? timeoutMs, silenceMs)
    const said = transcript(options.model, ceiling(mostChars))
    try {
      const { stream: parts } = streamText({
        ...settings(request, patience),
        instructions: request.instructions,
        tools: toolSet(tools),
        stopWhen: isStepCount(maxSteps),
        prepareStep: ({ stepNumber }) =>
          tools.length && stepNumber > 0 && stepNumber === maxSteps - 1 ? { toolChoice: 'none' } : undefined,
        // Without one, errors are printed to the console; they arrive in the stream as well.
        onError: () => {},
      })
      for await (const part of parts) {
        const event = said.add(part)
        if (event) {
          // The time that the caller or a tool takes says nothing about the model.
          patience.pause()
          yield event
        }
        if (said.full()) break
        if (!said.busy()) patience.heard()
      }
      yield { type: 'end', ...said.answer() }
    } catch (error) {
      throw patience.lost() ?? failure(error)
    } finally {
      // Also reached when the caller leaves the loop: then this stops the model.
      patience.end()
    }
  }

  async function object<Of extends TSchema>(request: LanguageObjectRequest<Of>) {
    const { schema, name } = request
    const patience = waiting(options.model, request.signal, request.timeoutMs ?? timeoutMs)
    const inWords = `\n\nAnswer with one JSON value that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`
    try {
      const { output, totalUsage } = await generateText({
        ...settings(request, patience),
        instructions: structuredOutputs ? request.instructions : request.instructions + inWords,
        output: Output.object({ schema: checkedSchema(schema), name }),
        // Strict mode refuses schemas with optional fields; the answer is checked here anyway.
        providerOptions: { server: { strictJsonSchema: false } },
      })
      const usage = { input: totalUsage.inputTokens ?? 0, output: totalUsage.outputTokens ?? 0 }
      return { value: output as Static<Of>, usage }
    } catch (error) {
      const loose = NoObjectGeneratedError.isInstance(error) ? looseJson(error.text ?? '') : undefined
      if (loose !== undefined && Schema.Check(schema, loose)) {
        const { inputTokens = 0, outputTokens = 0 } = (error as NoObjectGeneratedError).usage ?? {}
        return { value: loose as Static<Of>, usage: { input: inputTokens, output: outputTokens } }
      }
      throw patience.lost() ?? failure(error)
    } finally {
      patience.end()
    }
  }

  async function generate(request: LanguageRequest): Promise<LanguageAnswer> {
    for await (const event of stream(request)) {
      if (event.type === 'end') {
        const { type: _, ...answer } = event
        return answer
      }
    }
    throw new LanguageUnavailable('network', `${options.model} broke off`)
  }

  return { model: options.model, stream, generate, object }
}

/** The JSON inside an answer that wraps it in a code fence or in words; undefined when there is none. */
function looseJson(text: string): unknown {
  const inner = /[[{][\s\S]*[\]}]/.exec(text)?.[0]
  try {
    return inner === undefined ? undefined : JSON.parse(inner)
  } catch {
    return undefined
  }
}
