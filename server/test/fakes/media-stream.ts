import { decodeMuLaw, encodeMuLaw } from '#server/modules/voice/media/mu-law.ts'

/** A carrier's end of one call's stream (Twilio Media Streams): plays our sound in real time, and reports it. */
export interface FakeMediaStream {
  /** Every message we sent it, as received. */
  sent: FromUs[]
  /**
   * What the caller has heard so far, or since this many milliseconds, at 8 kHz: silence where nothing was played.
   */
  heard(sinceMs?: number): Int16Array
  /** Milliseconds of the line so far: of the sound that was sent, and of that which was heard. */
  clock(): number
  /** The caller says this, at 8 kHz; resolves at its end. In between the line carries silence. */
  speak(pcm: Int16Array): Promise<void>
  press(digit: string): void
  /** Sends any message unchanged. */
  send(message: unknown): void
  /** The line goes dead: the socket stays open, but nothing comes over it. */
  goSilent(): void
  /** The connection breaks without a word. */
  drop(): void
  hangUp(): void
  /** Resolves with the close code when the socket closes. */
  closed: Promise<number>
}

type FromUs =
  | { event: 'media'; streamSid: string; media: { payload: string } }
  | { event: 'mark'; streamSid: string; mark: { name: string } }
  | { event: 'clear'; streamSid: string }

export interface StreamOptions {
  callSid?: string
  parameters?: Record<string, string>
  mediaFormat?: { encoding: string; sampleRate: number; channels: number }
  /** Sends nothing by itself. */
  mute?: boolean
  /** The server has a process of its own: the line goes on while this one is held up. */
  apart?: boolean
}

const frameMs = 20
const frameBytes = 160
/** The server mostly shares this process. What holds both up for longer holds up the line: a carrier's would carry no hole then. */
const longestTickMs = 40

/** Opens a stream to the address in our call instructions (`wss://…/voice/…/token`; `ws:` here). */
export async function openMediaStream(url: string, options: StreamOptions = {}): Promise<FakeMediaStream> {
  const { callSid = 'CA0001', parameters = {} } = options
  const mediaFormat = options.mediaFormat ?? { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 }
  const streamSid = 'MZ0001'
  const socket = new WebSocket(url)
  const send = (message: unknown) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  let sequence = 0
  const tell = (event: string, body: object) =>
    send({ event, sequenceNumber: String(++sequence), streamSid, [event]: body })

  const sent: FromUs[] = []
  /** The sound still to be played, and the marks between. */
  const buffer: ({ byte: number } | { mark: string })[] = []
  const played: number[] = []
  const speech: { bytes: Uint8Array; done: () => void }[] = []
  const closed = Promise.withResolvers<number>()

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromUs
    sent.push(message)
    if (message.event === 'media')
      for (const byte of Buffer.from(message.media.payload, 'base64')) buffer.push({ byte })
    if (message.event === 'mark') buffer.push({ mark: message.mark.name })
    // Drops the sound not yet played, and returns its marks at once.
    if (message.event === 'clear')
      for (const each of buffer.splice(0)) if ('mark' in each) tell('mark', { name: each.mark })
  })
  socket.addEventListener('close', ({ code }) => {
    clearInterval(timer)
    closed.resolve(code)
    for (const { done } of speech.splice(0)) done()
  })

  let begun = performance.now()
  let ticked = begun
  let frames = 0
  let silent = options.mute ?? false
  const frame = () => {
    for (let n = 0; n < frameBytes; ) {
      const next = buffer.shift()
      if (next && 'mark' in next) {
        tell('mark', { name: next.mark })
        continue
      }
      played.push(next ? next.byte : 0xff)
      n++
    }
    while (buffer[0] && 'mark' in buffer[0]) tell('mark', { name: (buffer.shift() as { mark: string }).mark })
    const saying = speech[0]
    const bytes = new Uint8Array(frameBytes).fill(0xff)
    if (saying) {
      bytes.set(saying.bytes.subarray(0, frameBytes))
      saying.bytes = saying.bytes.subarray(frameBytes)
      if (!saying.bytes.length) speech.shift()!.done()
    }
    const payload = Buffer.from(bytes).toString('base64')
    if (!silent)
      tell('media', {
        track: 'inbound',
        chunk: String(frames),
        timestamp: String(frames * frameMs),
        payload,
      })
    frames++
  }
  const timer = setInterval(() => {
    const now = performance.now()
    if (!options.apart) begun += Math.max(0, now - ticked - longestTickMs)
    ticked = now
    while (frames * frameMs < now - begun) frame()
  }, 5)

  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('the socket did not open')))
  })
  await opened.catch(error => {
    clearInterval(timer)
    throw error
  })
  begun = performance.now()
  ticked = begun
  frames = 0
  if (!options.mute) {
    send({ event: 'connected', protocol: 'Call', version: '1.0.0' })
    tell('start', {
      streamSid,
      callSid,
      mediaFormat,
      accountSid: 'AC0001',
      tracks: ['inbound'],
      customParameters: parameters,
    })
  }
  return {
    sent,
    send,
    closed: closed.promise,
    clock: () => frames * frameMs,
    heard: (sinceMs = 0) => decodeMuLaw(Uint8Array.from(played.slice(sinceMs * 8))),
    speak: pcm =>
      new Promise(done => {
        if (socket.readyState === WebSocket.OPEN) speech.push({ bytes: encodeMuLaw(pcm), done })
        else done()
      }),
    press: digit => tell('dtmf', { track: 'inbound_track', digit }),
    goSilent() {
      silent = true
    },
    drop() {
      clearInterval(timer)
      socket.close(4000)
    },
    hangUp() {
      tell('stop', { accountSid: 'AC0001', callSid })
      socket.close()
    },
  }
}
