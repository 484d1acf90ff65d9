import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { pino } from 'pino'
import type { WebSocket } from 'ws'
import { browserLine } from '#server/modules/voice/lines/browser/browser.ts'
import { phoneLine } from '#server/modules/voice/lines/phone/phone.ts'
import { inOrder } from '#server/modules/voice/media/in-order.ts'
import { openPeer } from '#server/modules/voice/media/peer.ts'
import type { Line } from '#server/modules/voice/voice.ts'
import type { Speech } from '#server/providers/speech/port.ts'
import { murmur } from '#server/test/fakes/murmur.ts'

// A process that holds lines and does nothing else, so that its cost is their cost. The address selects what it does
// with a line: `talk` speaks all the time, `yield` speaks until it hears a voice, `echo` repeats what it heard, and
// `receive` only receives, which is the floor.

// Made beforehand, because making it would delay the lines that are already open.
const aSecond = murmur(1_000, 16_000)
const twentySeconds = murmur(20_000, 16_000)

const never = () => {
  throw new Error('this host has no language model')
}
const speech: Speech = {
  hears: { model: 'm', transcribe: never, close() {} },
  speaks: { model: 'm', speak: never, close() {} },
}
const media = { vad: 'silero', addresses: ['127.0.0.1'], ports: null, turn: null } as const
const ctx = { config: { media }, log: pino({ level: 'warn' }), speech } as unknown as Parameters<
  typeof browserLine
>[0]

const manners: Record<string, (line: Line) => void> = {
  talk(line) {
    let open = true
    line.listen(event => {
      if (event.type === 'closed') open = false
    })
    const speak = async () => {
      while (open) await line.play('on and on', aSecond.slice())
    }
    void speak()
  },
  yield(line) {
    let n = 0
    const speak = () => {
      const utterance = String(++n)
      void line.play(utterance, twentySeconds.slice())
      line.finish(utterance)
    }
    line.listen(event => {
      if (event.type === 'voice_began') line.flush()
      if (event.type === 'voice_paused') speak()
    })
    speak()
  },
  echo(line) {
    let n = 0
    line.listen(event => {
      if (event.type !== 'voice_paused') return
      const utterance = String(++n)
      void line.play(utterance, event.pcm)
      line.finish(utterance)
    })
  },
}

const app = fastify()
await app.register(websocket, { options: { perMessageDeflate: false } })
app.get<{ Params: { kind: string; manner: string } }>(
  '/:kind/:manner',
  { websocket: true },
  async (socket, request) => {
    const { kind, manner } = request.params
    if (manner === 'receive') return receive(kind, socket)
    const line = kind === 'phone' ? (await phoneLine(ctx, socket)).line : await browserLine(ctx, socket)
    manners[manner]!(line)
  },
)

/** The least that any server does for this many calls: read messages, decrypt packets and put them in order. */
function receive(kind: string, socket: WebSocket): void {
  if (kind === 'phone') {
    socket.on('message', data => {
      const frame = JSON.parse(String(data))
      if (frame.event === 'media') Buffer.from(frame.media.payload, 'base64')
    })
    return
  }
  const send = (message: unknown) => socket.send(JSON.stringify(message))
  const peer = openPeer(
    { kind: 'webrtc', addresses: ['127.0.0.1'], ports: null, hears: true, speaks: true },
    {
      packet: inOrder(() => {}),
      candidate: candidate => send({ type: 'candidate', candidate }),
      connected: () => send({ type: 'ready' }),
      lost() {},
    },
  )
  socket.on('message', async data => {
    const message = JSON.parse(String(data))
    if (message.type === 'offer') send({ type: 'answer', sdp: await peer.answer(message.sdp) })
    if (message.type === 'candidate' && message.candidate) await peer.candidate(message.candidate)
  })
  socket.on('close', () => peer.close())
}

process.on('message', () => process.send!({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send!({ address: address.replace('http', 'ws') })
