import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'
import { fitting, tokensOfMessage } from './context-window.ts'
import type { LanguageAnswer, LanguageRequest } from './port.ts'
import type { Exchange, StepPart } from './steps.ts'
import { estimatedTokens } from './tokens.ts'
import type { AnsweredCall, Toolbox } from './tools.ts'
import type { UsageTally } from './usage.ts'

// A conversation in the form of the `ai` package's providers (their specification is node_modules/@ai-sdk/provider). We take
// their streams as they come: the package's own loop over tools leads every word through some ten more.

type ChatModel = ReturnType<OpenAICompatibleProvider['chatModel']>
type CallOptions = Parameters<ChatModel['doStream']>[0]
type ProviderPart =
  Awaited<ReturnType<ChatModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Message = CallOptions['prompt'][number]
type CallPart = Extract<Extract<Message, { role: 'assistant' }>['content'][number], { type: 'tool-call' }>
type JsonValue = Extract<ResultPart['output'], { type: 'json' }>['value']
type ResultPart = Extract<Extract<Message, { role: 'tool' }>['content'][number], { type: 'tool-result' }>

/** `settings` go with each request; `contextTokens`: about how many tokens a prompt may take. */
export function modelExchange(
  model: ChatModel,
  { instructions, messages }: Pick<LanguageRequest, 'instructions' | 'messages'>,
  given: {
    settings: Pick<CallOptions, 'maxOutputTokens' | 'temperature' | 'abortSignal'>
    box: Toolbox
    tally: UsageTally
    contextTokens: number
  },
): Exchange {
  const { settings, box, tally, contextTokens } = given
  const tools = box.definitions.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: parameters,
    strict: true,
  }))
  const shown = tools.map(
    ({ name, description, inputSchema }) => name + description + JSON.stringify(inputSchema),
  )
  const fixed = estimatedTokens(instructions) + estimatedTokens(shown.join(''))
  /** Of the step under way: what goes back to the server with its calls. Some refuse to go on without it. */
  let thought = ''
  const signatures = new Map<string, CallPart['providerOptions']>()
  const said: Message[] = messages.map(({ role, text }) => ({ role, content: [{ type: 'text', text }] }))
  return {
    async *ask(mayCall) {
      const fit = fitting(said, contextTokens - fixed)
      thought = ''
      signatures.clear()
      tally.begin(fixed + fit.map(tokensOfMessage).reduce((sum, each) => sum + each, 0))
      const { stream } = await model.doStream({
        ...settings,
        prompt: [{ role: 'system', content: instructions }, ...fit],
        // Some servers refuse an empty list.
        ...(tools.length && { tools, toolChoice: { type: mayCall ? 'auto' : 'none' } }),
      })
      for await (const part of stream) {
        count(part, tally)
        if (part.type === 'reasoning-delta') thought += part.delta
        if (part.type === 'tool-call') signatures.set(part.toolCallId, part.providerMetadata)
        yield stepPartOf(part)
      }
    },
    add({ text, calls }) {
      said.push(
        {
          role: 'assistant',
          content: [
            ...(thought ? [{ type: 'reasoning' as const, text: thought }] : []),
            ...(text ? [{ type: 'text' as const, text }] : []),
            ...calls.map(
              ({ id, name, input }): CallPart => ({
                type: 'tool-call',
                toolCallId: id,
                toolName: name,
                // Servers expect an object here, whatever the model wrote.
                input: input ?? {},
                ...(signatures.get(id) && { providerOptions: signatures.get(id) }),
              }),
            ),
          ],
        },
        { role: 'tool', content: calls.map(resultPartOf) },
      )
    },
  }
}

function resultPartOf({ id, name, output, error }: AnsweredCall): ResultPart {
  const about = { type: 'tool-result' as const, toolCallId: id, toolName: name }
  if (error !== undefined) return { ...about, output: { type: 'error-text', value: error } }
  if (typeof output === 'string') return { ...about, output: { type: 'text', value: output } }
  // The package writes it as JSON.
  return { ...about, output: { type: 'json', value: (output ?? null) as JsonValue } }
}

const finishes: Record<string, LanguageAnswer['finish']> = { length: 'length', 'content-filter': 'filtered' }

/** Throws the error of an error part. */
function stepPartOf(part: ProviderPart): StepPart {
  switch (part.type) {
    case 'error':
      throw part.error
    case 'text-delta':
      return { type: 'text', text: part.delta }
    case 'tool-call':
      return { type: 'call', id: part.toolCallId, name: part.toolName, arguments: part.input }
    case 'finish':
      return { type: 'finish', finish: finishes[part.finishReason.unified] ?? 'stop' }
    default:
      return { type: 'other' }
  }
}

function count(part: ProviderPart, tally: UsageTally): void {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta')
    tally.wrote(part.delta)
  if (part.type === 'tool-call') tally.called()
  if (part.type === 'finish')
    tally.end({ input: part.usage.inputTokens.total, output: part.usage.outputTokens.total })
}
