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
import type { ModelServerOptions } from '../openai.ts'
import { languageFailure } from './failure.ts'
import { type Patience, waiting } from './patience.ts'
import {
  type Language,
  type LanguageAnswer,
  type LanguageObjectRequest,
  type LanguageRequest,
  type LanguageToolCall,
  LanguageUnavailable,
} from './port.ts'
import { checkedSchema, toolSet } from './tools.ts'

export interface OpenaiLanguageOptions extends ModelServerOptions {
  /** The longest silence before the first word, between two, and between the end of a tool and the next; default 30 s. */
  silenceMs?: number
  /** Whether the server takes a JSON schema as response format (default), or has to be told in words. */
  structuredOutputs?: boolean
}

// Warnings would be printed beside the log; what we ask for and a server can't do shows in its answers.
globalThis.AI_SDK_LOG_WARNINGS = false

const finishes = {
  stop: 'stop',
  'tool-calls': 'stop',
  length: 'length',
  'content-filter': 'filtered',
} as const

/** A chat model on any OpenAI-compatible server. */
export function openaiLanguage(options: OpenaiLanguageOptions): Language {
  const { timeoutMs = 60_000, silenceMs = 30_000, retries = 1, structuredOutputs = true } = options
  const provider = createOpenAICompatible({
    name: 'server',
    baseURL: options.url.replace(/\/+$/, ''),
    apiKey: options.apiKey ?? undefined,
    includeUsage: true,
    supportsStructuredOutputs: structuredOutputs,
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
    maxOutputTokens: request.maxTokens,
    temperature: request.temperature,
    maxRetries: retries,
    abortSignal: patience.signal,
  })

  async function* stream(request: LanguageRequest): ReturnType<Language['stream']> {
    const { tools = [], maxSteps = 5 } = request
    const patience = waiting(options.model, request.signal, request.timeoutMs ?? timeoutMs, silenceMs)
    const toolCalls = new Map<string, LanguageToolCall>()
    const running = new Set<string>()
    let text = ''
    let newStep = false
    let answer: LanguageAnswer | null = null
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
        // A tool has its own limits; how long it takes says nothing about the model.
        if (running.size === 0) patience.heard()
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') break
        if (part.type === 'start-step') newStep = text !== ''
        if (part.type === 'text-delta' && part.text) {
          // Words before a tool and words after it are two paragraphs.
          const words = newStep && !/\s$/.test(text) ? `\n\n${part.text}` : part.text
          newStep = false
          text += words
          patience.pause()
          yield { type: 'text', text: words }
          patience.heard()
        }
        if (part.type === 'tool-call') {
          patience.pause()
          running.add(part.toolCallId)
          toolCalls.set(part.toolCallId, { name: part.toolName, input: part.input })
          yield { type: 'tool', name: part.toolName, input: part.input }
        }
        if (part.type === 'tool-result' || part.type === 'tool-error') {
          running.delete(part.toolCallId)
          const call = toolCalls.get(part.toolCallId)!
          if (part.type === 'tool-result') call.output = part.output
          else call.error = messageOf(part.error)
        }
        if (part.type === 'finish') {
          const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
          answer = {
            text,
            toolCalls: [...toolCalls.values()],
            usage: { input: inputTokens, output: outputTokens },
            finish: finishes[part.finishReason as keyof typeof finishes] ?? 'stop',
          }
        }
      }
      if (!answer) throw new LanguageUnavailable('network', `${options.model} broke off`)
      if (!text.trim()) throw new LanguageUnavailable('bad_answer', `${options.model} answered without words`)
    } catch (error) {
      throw patience.lost() ?? failure(error)
    } finally {
      // Also reached when the caller leaves the loop: then this stops the model.
      patience.end()
    }
    yield { type: 'end', ...answer }
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The JSON inside an answer that wraps it in a code fence or in words; undefined when there is none. */
function looseJson(text: string): unknown {
  const inner = /[[{][\s\S]*[\]}]/.exec(text)?.[0]
  try {
    return inner === undefined ? undefined : JSON.parse(inner)
  } catch {
    return undefined
  }
}
