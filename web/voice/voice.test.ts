import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromPage, FromServer, VoiceOffer } from '#contract/voice-socket.ts'
import type { BrowserApis } from './browser-apis.ts'
import { type CallState, idleCall, reduceCall } from './call.ts'
import { exchangesOf } from './captions.ts'
import { MicrophoneError, troubleOf } from './microphone.ts'
import type { RecogniserEvent } from './recogniser.ts'
import type { LiveSoundEvent, LiveSoundOptions } from './sound.ts'
import { ConversationRefused, openVoice, type VoiceEvent, type VoiceOptions } from './voice.ts'

class FakeSocket extends EventTarget {
  readyState = 0
  readonly sent: FromPage[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
  }
  open() {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  say(message: FromServer) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  drop(code = 1006, reason = '') {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = WebSocket.CLOSED
  }
}

const everything = { microphone: true, sound: true, recognises: true, reads: true }

function track() {
  return Object.assign(new EventTarget(), { enabled: true, stop: vi.fn() })
}

type Given = Partial<Omit<VoiceOptions, 'parts'>> & {
  can?: Partial<typeof everything>
  parts?: Partial<BrowserApis>
}

/** The browser around a conversation, in the hands of the test. */
function start(options: Given = {}) {
  const { can, parts, ...rest } = options
  const sockets: FakeSocket[] = []
  const sounds: (LiveSoundOptions & { closed: boolean })[] = []
  const recognisers: { hear: (event: RecogniserEvent) => void; muted: boolean; closed: boolean }[] = []
  const read: { text: string; signal: AbortSignal; at: (n: number) => void; done: () => void }[] = []
  const events: VoiceEvent[] = []
  const ownTrack = track()
  const stream = { getTracks: () => [ownTrack], getAudioTracks: () => [ownTrack] } as unknown as MediaStream
  let offers = 0
  const voice = openVoice({
    server: { hears: false, speaks: false },
    offer: async (): Promise<VoiceOffer> => ({
      token: `ticket-${++offers}`,
      server: { hears: false, speaks: false },
      ice_servers: [{ urls: ['turn:relay.example'] }],
      language: 'en',
    }),
    socket: token => `wss://desk.example/${token}`,
    tell: event => events.push(event),
    ...rest,
    parts: {
      abilities: () => ({ ...everything, ...can }),
      openSocket: url => {
        const socket = new FakeSocket(url)
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      openMicrophone: async () => stream,
      openSound: given => {
        const sound = { ...given, closed: false }
        sounds.push(sound)
        return { receive: vi.fn(), unblock: vi.fn(), close: () => Object.assign(sound, { closed: true }) }
      },
      openHearing: ({ tell }) => {
        const recogniser = { hear: tell, muted: false, closed: false }
        recognisers.push(recogniser)
        return {
          mute: muted => Object.assign(recogniser, { muted }),
          close: () => Object.assign(recogniser, { closed: true }),
        }
      },
      unlockVoice: vi.fn(),
      voiceOf: () => (text, at, signal) =>
        new Promise(done => {
          read.push({ text, at, signal, done })
          signal.addEventListener('abort', () => done())
        }),
      ...parts,
    },
  })
  const call = () => events.reduce<CallState>(reduceCall, idleCall)
  const connected = async () => {
    await vi.advanceTimersByTimeAsync(0)
    const socket = sockets.at(-1)!
    socket.open()
    socket.say({ type: 'ready' })
    return socket
  }
  return { voice, sockets, sounds, recognisers, read, events, ownTrack, stream, call, connected }
}

const heard = (text: string, final = true): RecogniserEvent => ({ type: 'words', text, final })

/** Every pause of a conversation is over. Not "all timers": what an earlier file left running may set them for ever. */
const longAfter = () => vi.advanceTimersByTimeAsync(60_000)

beforeEach(() => {
  // What an earlier file left running, such as the watch over a statement, keeps its own clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('with the browser’s own ears and voice, words go over the socket and each is accounted for', async () => {
  const { voice, sounds, recognisers, read, call, connected } = start()
  const socket = await connected()
  expect(call()).toMatchObject({ phase: 'talking', manner: { hears: 'browser', speaks: 'browser' } })
  expect(sounds).toEqual([])
  expect(socket.sent).toEqual([{ type: 'hello', ways: { hears: 'page', speaks: 'page' }, typing: false }])

  socket.say({ type: 'say', utterance: 'u1', text: 'Good morning. ', end: false })
  socket.say({ type: 'say', utterance: 'u1', text: 'How can I help?', end: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(read.map(({ text }) => text)).toEqual(['Good morning. '])
  read[0]!.at(5)
  read[0]!.done()
  await vi.advanceTimersByTimeAsync(0)
  expect(read.map(({ text }) => text)).toEqual(['Good morning. ', 'How can I help?'])
  read[1]!.done()
  await vi.advanceTimersByTimeAsync(0)
  const spoken = (characters: number, done = false) => ({ type: 'spoken', utterance: 'u1', characters, done })
  expect(socket.sent.slice(1)).toEqual([
    spoken(0),
    spoken(5),
    spoken(14),
    spoken(14),
    spoken(29),
    spoken(29, true),
  ])

  const before = socket.sent.length
  recognisers[0]!.hear(heard('what', false))
  recognisers[0]!.hear(heard('what does it cost'))
  voice.type('I mean a check-up')
  expect(socket.sent.slice(before)).toEqual([
    { type: 'voice' },
    { type: 'words', text: 'what', final: false },
    { type: 'words', text: 'what does it cost', final: true },
    { type: 'typed', text: 'I mean a check-up' },
  ])
  voice.mute(true)
  expect(recognisers[0]!.muted).toBe(true)
})

test('a person who speaks over it is heard, its own echo is not; hushed, it tells how far it came and forgets the rest', async () => {
  const { recognisers, read, connected } = start()
  const socket = await connected()
  socket.say({ type: 'say', utterance: 'u1', text: 'We are open on Tuesday and Wednesday. ', end: false })
  socket.say({ type: 'say', utterance: 'u1', text: 'Come whenever you like.', end: true })
  await vi.advanceTimersByTimeAsync(0)
  read[0]!.at(12)
  const before = socket.sent.length
  recognisers[0]!.hear(heard('open on Tuesday', false))
  expect(socket.sent).toHaveLength(before)
  recognisers[0]!.hear(heard('no wait what about Friday', false))
  expect(socket.sent.slice(before)).toMatchObject([{ type: 'voice' }, { type: 'words', final: false }])
  socket.say({ type: 'hush' })
  await vi.advanceTimersByTimeAsync(0)
  expect(read[0]!.signal.aborted).toBe(true)
  expect(socket.sent.at(-1)).toEqual({ type: 'spoken', utterance: 'u1', characters: 12, done: false })
  expect(read).toHaveLength(1)
  // Late words of the recogniser are an echo; a short answer in our words is none.
  recognisers[0]!.hear(heard('we are open on Tuesday'))
  expect(socket.sent.at(-1)).toMatchObject({ type: 'spoken' })
  recognisers[0]!.hear(heard('Tuesday'))
  expect(socket.sent.at(-1)).toEqual({ type: 'words', text: 'Tuesday', final: true })
  await vi.advanceTimersByTimeAsync(3_000)
  recognisers[0]!.hear(heard('we are open on Tuesday'))
  expect(socket.sent.at(-1)).toMatchObject({ text: 'we are open on Tuesday' })
  // The next answer is read as ever.
  socket.say({ type: 'say', utterance: 'u2', text: 'On Friday we are closed.', end: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(read.at(-1)!.text).toBe('On Friday we are closed.')
})

test('a recogniser that doesn’t work leaves typing, and a browser with nothing begins with it', async () => {
  const { recognisers, call, connected } = start()
  const socket = await connected()
  recognisers[0]!.hear({ type: 'failed', why: 'failed' })
  expect(call()).toMatchObject({
    phase: 'talking',
    fell_back: false,
    manner: { hears: 'typed', speaks: 'browser' },
  })
  expect(recognisers[0]!.closed).toBe(true)
  expect(socket.sent).toHaveLength(1)

  const silent = start({
    parts: {
      voiceOf: (_language, missing) => async () => missing(),
    },
  })
  ;(await silent.connected()).say({ type: 'say', utterance: 'u1', text: 'Hello', end: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(silent.call().manner).toEqual({ hears: 'browser', speaks: 'shown' })

  const bare = start({ can: { microphone: false, recognises: false, reads: false, sound: false } })
  const other = await bare.connected()
  expect(other.sent).toMatchObject([{ type: 'hello', typing: true }])
  other.say({ type: 'say', utterance: 'u1', text: 'Hello', end: true })
  await vi.advanceTimersByTimeAsync(0)
  // Shown words count as heard.
  expect(other.sent.at(-1)).toEqual({ type: 'spoken', utterance: 'u1', characters: 5, done: true })
})

const hearsAndSpeaks = { hears: true, speaks: true }

test('live sound: the microphone goes to the server, mute sends silence, hanging up gives it back', async () => {
  const { voice, sounds, ownTrack, stream, sockets, events, call, connected } = start({
    server: hearsAndSpeaks,
  })
  const socket = await connected()
  expect(socket.sent).toEqual([{ type: 'hello', ways: { hears: 'server', speaks: 'server' }, typing: false }])
  expect(sounds[0]).toMatchObject({
    plays: true,
    microphone: stream,
    ice_servers: [{ urls: ['turn:relay.example'] }],
  })
  sounds[0]!.send({ type: 'offer', sdp: 'v=0' })
  expect(socket.sent.at(-1)).toEqual({ type: 'offer', sdp: 'v=0' })
  const blocked: LiveSoundEvent = { type: 'blocked' }
  sounds[0]!.tell(blocked)
  expect(call().blocked).toBe(true)
  sounds[0]!.tell({ type: 'playing' })
  expect(call().blocked).toBe(false)
  const agent = {} as MediaStreamTrack
  sounds[0]!.tell({ type: 'track', track: agent })
  expect(events.at(-1)).toEqual({ type: 'agent_track', track: agent })
  voice.mute(true)
  expect(ownTrack.enabled).toBe(false)
  voice.hangUp()
  expect(socket.sent.at(-1)).toEqual({ type: 'bye' })
  expect(ownTrack.stop).toHaveBeenCalled()
  expect(sounds[0]!.closed).toBe(true)
  expect(call()).toMatchObject({ phase: 'ended', ending: { reason: 'left' } })
  // No event comes behind the end.
  const told = events.length
  socket.say({ type: 'problem', detail: 'late' })
  socket.drop()
  await longAfter()
  expect(events).toHaveLength(told)
  expect(sockets).toHaveLength(1)
})

test('the page’s own microphone is left running; one that is pulled out ends the call with its reason', async () => {
  const own = track()
  const microphone = { getTracks: () => [own], getAudioTracks: () => [own] } as unknown as MediaStream
  const { call, connected } = start({ server: hearsAndSpeaks, microphone })
  await connected()
  own.dispatchEvent(new Event('ended'))
  expect(call().ending).toEqual({ reason: 'microphone', trouble: 'lost' })
  expect(own.stop).not.toHaveBeenCalled()
})

test('where live sound doesn’t get through, the conversation goes on by the browser’s own', async () => {
  const { sounds, sockets, call, connected } = start({ server: hearsAndSpeaks })
  await connected()
  sounds[0]!.tell({ type: 'failed' })
  expect(call()).toMatchObject({
    phase: 'reconnecting',
    fell_back: true,
    manner: { hears: 'browser', speaks: 'browser' },
  })
  await vi.advanceTimersByTimeAsync(500)
  const socket = await connected()
  expect(sockets.map(({ url }) => url)).toEqual([
    'wss://desk.example/ticket-1',
    'wss://desk.example/ticket-2',
  ])
  expect(socket.sent).toMatchObject([{ ways: { hears: 'page', speaks: 'page' } }])
  expect(call().phase).toBe('talking')
})

test('a lost connection is taken up again with a new ticket, and given up in the end', async () => {
  const { sockets, call, connected } = start()
  const socket = await connected()
  socket.say({ type: 'caption', id: 'c1', speaker: 'agent', text: 'Hello', final: true })
  socket.drop()
  expect(call().phase).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(500)
  const second = await connected()
  second.say({ type: 'caption', id: 'c1', speaker: 'agent', text: 'Hello again', final: true })
  second.say({ type: 'ended', reason: 'restart' })
  expect(call()).toMatchObject({
    phase: 'reconnecting',
    captions: [{ text: 'Hello' }, { text: 'Hello again' }],
  })
  for (let tries = 0; tries < 6; tries++) {
    await vi.advanceTimersByTimeAsync(20_000)
    sockets.at(-1)!.drop()
  }
  expect(call().ending).toEqual({ reason: 'lost' })
  const { length } = sockets
  await longAfter()
  expect(sockets).toHaveLength(length)
})

test('a conversation that the server ends or refuses is not tried again', async () => {
  const done = start()
  ;(await done.connected()).say({ type: 'ended', reason: 'done' })
  expect(done.call().ending).toEqual({ reason: 'done' })
  const used = start()
  ;(await used.connected()).drop(1008, 'This ticket has been used.')
  expect(used.call().ending).toEqual({ reason: 'refused', detail: 'This ticket has been used.' })
  const never = start({
    offer: async () => {
      throw new ConversationRefused('Calls are not offered here.')
    },
  })
  await longAfter()
  expect(never.call().ending).toEqual({ reason: 'refused', detail: 'Calls are not offered here.' })
  expect([...done.sockets, ...used.sockets, ...never.sockets]).toHaveLength(2)
})

test('without a microphone nothing is begun, and why is told; leaving the page hangs up', async () => {
  const openMicrophone = async () => {
    throw new MicrophoneError('denied')
  }
  const denied = start({ server: hearsAndSpeaks, parts: { openMicrophone } })
  await longAfter()
  expect(denied.call().ending).toEqual({ reason: 'microphone', trouble: 'denied' })
  expect(denied.sockets).toEqual([])
  const typed = start({ server: hearsAndSpeaks, parts: { openMicrophone }, typing: true })
  const socket = await typed.connected()
  expect(socket.sent).toMatchObject([{ type: 'hello', typing: true }])
  dispatchEvent(new Event('pagehide'))
  expect(socket.sent.at(-1)).toEqual({ type: 'bye' })
})

test('each reason of a browser to give no microphone has its own name', () => {
  const named = (name: string, message = '') => troubleOf(new DOMException(message, name))
  expect(named('NotAllowedError')).toBe('denied')
  expect(named('NotAllowedError', 'Permission denied by system')).toBe('system')
  expect(named('NotFoundError')).toBe('none')
  expect(named('NotReadableError')).toBe('in_use')
  expect(named('SecurityError')).toBe('blocked')
  expect(troubleOf('odd')).toBe('failed')
})

test('captions grow where they stand, and become questions and replies', async () => {
  const caption = (id: string, speaker: 'agent' | 'person', text: string, final = true) =>
    ({ type: 'caption', caption: { id, speaker, text, final } }) as const
  const call = [
    caption('a', 'agent', 'Good morning.'),
    caption('b', 'person', 'What does', false),
    caption('b', 'person', 'What does it cost?'),
    caption('c', 'agent', 'Forty euros.'),
    caption('d', 'agent', 'Shall I book one?'),
    caption('e', 'person', 'Yes.'),
  ].reduce<CallState>(reduceCall, idleCall)
  expect(call.captions.map(({ text }) => text)).toHaveLength(5)
  expect(exchangesOf(call.captions)).toEqual([
    { question: '', reply: 'Good morning.' },
    { question: 'What does it cost?', reply: 'Forty euros. Shall I book one?' },
    { question: 'Yes.', reply: '' },
  ])
})
