import { ceiling } from '../language/ceiling.ts'
import { waiting } from '../language/patience.ts'
import {
  type Language,
  type LanguageAnswer,
  type LanguageMessage,
  type LanguageRequest,
  LanguageUnavailable,
  type LanguageUsage,
  usualLimits,
} from '../language/port.ts'
import { type Exchange, inSteps } from '../language/steps.ts'
import { estimatedTokens } from '../language/tokens.ts'
import { toolbox } from '../language/tools.ts'
import { transcript } from '../language/transcript.ts'
import { wholeAnswer } from '../language/whole-answer.ts'
import type { ResponseEvent } from './events.ts'
import { inWordsOf, type Session } from './session.ts'
import type { InputItem, ResponseRequest } from './wording.ts'

/** A person waits on the line: another model is asked when nothing comes for so long, or no end. Milliseconds. */
const silentMs = 2_500
const answerMs = 20_000
const mostChars = 16_000

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
      const connection = await patience.unlessLost(session.connection())
      const last = messages.at(-1)
      const sound = last?.role === 'user' ? session.soundOf(connection, last.text) : []
      const input: InputItem[] = [
        ...messages.slice(0, -1),
        ...sound.map(heard => ({ heard })),
        ...messages.slice(-1),
      ]
      const exchange: Exchange = {
        async *ask(mayCall) {
          const asked: ResponseRequest = {
            says: 'text',
            instructions,
            input: input.map(asItem),
            tools: box.definitions,
            mayCall,
            maxTokens: request.maxTokens ?? usualLimits.maxTokens,
          }
          let words = ''
          for await (const event of connection.respond(asked, patience.signal)) {
            if (event.type === 'text') words += event.text
            if (event.type === 'text' || event.type === 'call') yield event
            else if (event.type === 'done')
              yield { type: 'finish', finish: finishOf(event, { asked, words }) }
            else yield { type: 'other' }
          }
        },
        add({ text, calls }) {
          if (text) input.push({ role: 'assistant', text })
          for (const { id, name, arguments: written, output, error } of calls) {
            input.push({ call: id, name, arguments: written })
            const result = error === undefined ? output : { error }
            input.push({ resultOf: id, output: JSON.stringify(result) ?? 'null' })
          }
        },
      }
      yield* inSteps(exchange, { box, said, patience, maxSteps })
      tell()
      yield { type: 'end', ...said.answer(), usage: used }
    } catch (error) {
      throw patience.lost() ?? inWordsOf(LanguageUnavailable, error)
    } finally {
      patience.end()
      tell()
    }

    /** Throws where the response failed. */
    function finishOf(
      { status, reason, usage }: Done,
      { asked, words }: { asked: ResponseRequest; words: string },
    ): LanguageAnswer['finish'] {
      used.estimated ||= usage === null
      used.input += usage?.input ?? estimatedTokens(asked.instructions + JSON.stringify(asked.input))
      used.output += usage?.output ?? estimatedTokens(words)
      if (status !== 'completed' && status !== 'incomplete')
        throw new LanguageUnavailable(
          /rate_limit|quota/.test(reason) ? 'rate_limited' : 'server',
          `${model} broke off: ${status} ${reason}`,
        )
      if (status === 'completed') return 'stop'
      return reason === 'content_filter' ? 'filtered' : 'length'
    }
  }

  return {
    model,
    stream,
    generate: request => wholeAnswer(stream(request), model),
    // It has no such output; another model gives it, where there is one.
    async object() {
      throw new LanguageUnavailable('rejected', `${model} gives no structured values`)
    },
  }
}

const asItem = (item: InputItem | LanguageMessage): InputItem =>
  'role' in item ? { role: item.role, text: item.text } : item
