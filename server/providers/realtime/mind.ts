import type { TextStreamPart, ToolSet } from 'ai'
import { ceiling } from '../language/ceiling.ts'
import { waiting } from '../language/patience.ts'
import {
  type Language,
  type LanguageMessage,
  type LanguageRequest,
  LanguageUnavailable,
  type LanguageUsage,
  usualLimits,
} from '../language/port.ts'
import { estimatedTokens } from '../language/tokens.ts'
import { type Toolbox, toolbox } from '../language/tools.ts'
import { transcript } from '../language/transcript.ts'
import type { ResponseEvent } from './events.ts'
import { inWordsOf, type Session } from './session.ts'
import type { InputItem, ResponseRequest } from './wording.ts'

/** A person waits on the line: another model is asked when nothing comes for so long, or no end. Milliseconds. */
const silentMs = 2_500
const answerMs = 20_000
const mostChars = 16_000

type Call = Extract<ResponseEvent, { type: 'call' }>
type Done = Extract<ResponseEvent, { type: 'done' }>

/**
 * The model's mind: it hears what the person said last, and answers in words, which are checked before they are spoken. Asked
 * for sound, it would say things that nobody has checked: the protocol does not tell which sound belongs to which sentence.
 */
export function realtimeMind(session: Session): Language {
  const { model } = session.server

  async function* stream(request: LanguageRequest): ReturnType<Language['stream']> {
    const { instructions, messages, tools = [], maxSteps = 5 } = request
    const patience = waiting(model, request.signal, request.timeoutMs ?? answerMs, silentMs)
    const said = transcript(model, ceiling(mostChars))
    const box = toolbox(tools, request.maxCalls)
    const used: LanguageUsage = { model, input: 0, output: 0, estimated: false, cost: null }
    let told = false
    const tell = () => {
      if (!told && used.input) request.spent?.(used)
      told = true
    }
    try {
      const connection = await orSilence(session.connection(), patience.signal)
      const last = messages.at(-1)
      const sound = last?.role === 'user' ? session.soundOf(connection, last.text) : []
      const input: InputItem[] = [
        ...messages.slice(0, -1),
        ...sound.map(heard => ({ heard })),
        ...messages.slice(-1),
      ]
      for (let step = 0; step < maxSteps; step++) {
        box.newStep()
        said.add(part({ type: 'start-step' }))
        const asked: ResponseRequest = {
          says: 'text',
          instructions,
          input: input.map(asItem),
          tools: definitions(box),
          mayCall: step === 0 || step < maxSteps - 1,
          maxTokens: request.maxTokens ?? usualLimits.maxTokens,
        }
        const calls: Call[] = []
        let words = ''
        for await (const event of connection.respond(asked, patience.signal)) {
          patience.heard()
          if (event.type === 'call') calls.push(event)
          if (event.type === 'text') {
            words += event.text
            const more = said.add(part({ type: 'text-delta', id: '0', text: event.text }))
            patience.pause()
            if (more) yield more
            patience.heard()
          }
          if (event.type === 'done') finish(event, { asked, words })
          if (said.full()) break
        }
        if (words) input.push({ role: 'assistant', text: words })
        for (const call of calls) {
          patience.pause()
          const { input: given, output } = await run(call, box, patience.signal)
          yield { type: 'tool', name: call.name, input: given }
          const about = { toolCallId: call.id, toolName: call.name, input: given }
          said.add(part({ type: 'tool-call', ...about }))
          said.add(part({ type: 'tool-result', ...about, output }))
          patience.heard()
          input.push({ call: call.id, name: call.name, arguments: call.arguments })
          input.push({ resultOf: call.id, output: JSON.stringify(output) ?? 'null' })
        }
        if (!calls.length || said.full()) break
      }
      tell()
      yield { type: 'end', ...said.answer(), usage: used }
    } catch (error) {
      throw patience.lost() ?? inWordsOf(LanguageUnavailable, error)
    } finally {
      patience.end()
      tell()
    }

    /** Throws where the response failed. */
    function finish(
      { status, reason, usage }: Done,
      { asked, words }: { asked: ResponseRequest; words: string },
    ) {
      used.estimated ||= usage === null
      used.input += usage?.input ?? estimatedTokens(asked.instructions + JSON.stringify(asked.input))
      used.output += usage?.output ?? estimatedTokens(words)
      if (status !== 'completed' && status !== 'incomplete')
        throw new LanguageUnavailable(
          /rate_limit|quota/.test(reason) ? 'rate_limited' : 'server',
          `${model} broke off: ${status} ${reason}`,
        )
      const cut = reason === 'content_filter' ? 'content-filter' : 'length'
      said.add(part({ type: 'finish', finishReason: status === 'completed' ? 'stop' : cut }))
    }
  }

  return {
    model,
    stream,
    async generate(request) {
      for await (const event of stream(request)) {
        if (event.type !== 'end') continue
        const { type: _, ...answer } = event
        return answer
      }
      throw new LanguageUnavailable('network', `${model} broke off`)
    },
    // It has no such output; another model gives it, where there is one.
    async object() {
      throw new LanguageUnavailable('rejected', `${model} gives no structured values`)
    },
  }
}

/** What our bookkeeping of an answer reads of the parts of a stream, which is less than they hold. */
const part = (given: { type: string; [field: string]: unknown }) =>
  given as unknown as TextStreamPart<ToolSet>

const asItem = (item: InputItem | LanguageMessage): InputItem =>
  'role' in item ? { role: item.role, text: item.text } : item

function orSilence<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const left = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => left.reject(signal.reason))
  if (signal.aborted) left.reject(signal.reason)
  for (const each of [work, left.promise]) each.catch(() => {})
  return Promise.race([work, left.promise])
}

/** A tool as the `ai` package holds it. */
interface HeldTool {
  description: string
  inputSchema: {
    jsonSchema: object
    validate(value: unknown): { success: boolean; value?: unknown; error?: Error }
  }
  execute(input: unknown, options: { abortSignal: AbortSignal }): Promise<unknown>
}

const held = ({ set }: Toolbox): Record<string, HeldTool> => set as unknown as Record<string, HeldTool>

const definitions = (box: Toolbox) =>
  Object.entries(held(box)).map(([name, { description, inputSchema }]) => ({
    name,
    description,
    parameters: inputSchema.jsonSchema,
  }))

/** Runs what the model called, with arguments that were checked. What goes wrong the model is told. */
async function run(
  call: Call,
  box: Toolbox,
  abortSignal: AbortSignal,
): Promise<{ input: unknown; output: unknown }> {
  const tool = held(box)[call.name]
  if (!tool) return { input: null, output: { error: `There is no tool ${call.name}.` } }
  let input: unknown = null
  try {
    input = JSON.parse(call.arguments || '{}')
    const checked = tool.inputSchema.validate(input)
    if (!checked.success) throw checked.error
    input = checked.value
    return { input, output: await tool.execute(input, { abortSignal }) }
  } catch (error) {
    return { input, output: { error: error instanceof Error ? error.message : String(error) } }
  }
}
