import type { Ctx } from '#server/core/context.ts'
import type { Language, LanguageUsage } from '#server/providers/language/port.ts'
import { type SpeechToText, sampleRate, type TextToSpeech } from '#server/providers/speech/port.ts'

/** What one line of a call used of its providers. */
export interface Used {
  /** Milliseconds of sound that a recogniser was given. */
  heardMs: number
  /** Characters that a voice was given. */
  spokenCharacters: number
  tokensRead: number
  tokensWritten: number
  /** Whether some tokens were counted by us. */
  tokensEstimated: boolean
  /** Of the language models; null when one of them has no price. */
  modelCost: number | null
}

/** The same context, whose speech and language servers are counted in `used`. */
export function metered(ctx: Ctx): { ctx: Ctx; used: Readonly<Used> } {
  const used: Used = {
    heardMs: 0,
    spokenCharacters: 0,
    tokensRead: 0,
    tokensWritten: 0,
    tokensEstimated: false,
    modelCost: 0,
  }
  const { hears, speaks } = ctx.speech
  const speech = {
    hears:
      hears &&
      meteredEar(hears, ms => {
        used.heardMs += ms
      }),
    speaks:
      speaks &&
      meteredVoice(speaks, count => {
        used.spokenCharacters += count
      }),
  }
  const spent = ({ input, output, estimated, cost }: LanguageUsage) => {
    used.tokensRead += input
    used.tokensWritten += output
    used.tokensEstimated ||= estimated
    used.modelCost = used.modelCost === null || cost === null ? null : used.modelCost + cost
  }
  return { ctx: { ...ctx, speech, language: ctx.language && meteredModel(ctx.language, spent) }, used }
}

const lengthOf = (pcm: Int16Array): number => (pcm.length / sampleRate) * 1_000

/** The same server with functions of ours in place of some of its own. All else that it offers stays, which may change while a call lasts. */
const withOwn = <Server extends object>(server: Server, own: Partial<Server>): Server =>
  new Proxy(server, {
    get(target, name) {
      if (name in own) return own[name as keyof Server]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

function meteredEar(ear: SpeechToText, heard: (ms: number) => void): SpeechToText {
  const stream: SpeechToText['stream'] = async options => {
    const opened = await ear.stream!(options)
    return withOwn(opened, {
      write(pcm) {
        heard(lengthOf(pcm))
        opened.write(pcm)
      },
    })
  }
  return withOwn(ear, {
    transcribe(pcm, options) {
      heard(lengthOf(pcm))
      return ear.transcribe(pcm, options)
    },
    ...(ear.stream && { stream }),
  })
}

const meteredVoice = (voice: TextToSpeech, spoken: (characters: number) => void): TextToSpeech =>
  withOwn(voice, {
    speak(text, options) {
      spoken(text.length)
      return voice.speak(text, options)
    },
  })

function meteredModel(model: Language, spent: (usage: LanguageUsage) => void): Language {
  const counted = <Request extends { spent?: (usage: LanguageUsage) => void }>(
    request: Request,
  ): Request => ({
    ...request,
    spent(usage) {
      spent(usage)
      request.spent?.(usage)
    },
  })
  return withOwn(model, {
    stream: request => model.stream(counted(request)),
    generate: request => model.generate(counted(request)),
    object: request => model.object(counted(request)),
  })
}
