import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { type ChatReply, type FakeOpenAI, startFakeOpenAI } from '../fakes/openai.ts'
import { type Span, within } from './manner.ts'
import { addRecogniser, type RecogniserManner, type RigRecogniser } from './recogniser.ts'
import { addVoice, type RigVoice, type VoiceManner } from './voice.ts'

export interface ProviderOptions {
  /** `openai`: whole stretches; `deepgram`: streaming. */
  hears?: 'openai' | 'deepgram'
  /** The only language of the streaming recogniser, or `multi`; left out: the one of the call. */
  language?: string
  recogniser?: Partial<RecogniserManner>
  voice?: Partial<VoiceManner>
  /** Without it there is no model. `firstMs`: to its first word. */
  model?: { firstMs?: Span; pieceMs?: Span; answer(said: string): ChatReply } | null
}

/** The providers of an installation, as slow and as faulty as real ones. */
export interface RigProviders {
  recogniser: RigRecogniser
  voice: RigVoice
  /** The requests of the assistant are answered as the options say; `failNext` and `reply` as ever. */
  model: FakeOpenAI | null
  /** The settings with which a server uses them. */
  env: Record<string, string>
  close(): Promise<void>
}

export async function startProviders(options: ProviderOptions = {}): Promise<RigProviders> {
  const server = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true })
  await server.register(websocket)
  const recogniser = addRecogniser(server, options.recogniser ?? {})
  const voice = addVoice(server, options.voice ?? {})
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const model = options.model ? await startFakeOpenAI() : null
  if (options.model) {
    const { answer, firstMs = [500, 900], pieceMs = 20 } = options.model
    model!.replyWith(request => ({
      firstMs: within(firstMs),
      pieceMs: within(pieceMs),
      ...answer(lastOf(request.messages)),
    }))
  }
  const listens = `${address.replace('http', 'ws')}/v1/listen${options.language ? `?language=${options.language}` : ''}`
  return {
    recogniser,
    voice,
    model,
    env: {
      STT_URL: options.hears === 'deepgram' ? listens : `${address}/v1`,
      STT_MODEL: 'hears',
      TTS_URL: `${address}/v1`,
      TTS_MODEL: 'speaks',
      // Tones are no voice to Silero; WebRTC's detector takes them for one.
      VAD: 'light',
      ...(model && { LLM_URL: model.url, LLM_MODEL: 'thinks' }),
    },
    async close() {
      await server.close()
      await model?.close()
    },
  }
}

/** What the person said last, without what the assistant tells the model beside it. */
function lastOf(messages: { role: string; content: unknown }[]): string {
  const { content } = messages.findLast(({ role }) => role === 'user') ?? { content: '' }
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return text.split("The visitor's message:").at(-1)!.trim()
}
