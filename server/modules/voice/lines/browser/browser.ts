import type { WebSocket } from 'ws'
import type { FromPage, FromServer, Note } from '#contract/voice-socket.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { monotonic } from '#server/core/monotonic.ts'
import { Problem } from '#server/http/problem.ts'
import type { Line, LineEvent } from '../../voice.ts'
import { createLineEvents } from '../events.ts'
import { inTime, readFrames } from '../frames.ts'
import { type CountedOutput, countUtterances } from '../utterances.ts'
import { createBrowserPlayback } from './browser-playback.ts'
import { type Hello, parsePageMessage } from './page-messages.ts'
import { jitterBufferMs, openPageSound, type PageSound } from './page-sound.ts'

/** A page that answers no ping within this time is gone without a word: asleep, or off the network. */
const pingEveryMs = 5_000
/** Longer than a page waits for sound, so that the page tries another way before this line gives up. */
const connectMs = 20_000
/** Many times the messages of a person who speaks and types fast. */
const mostMessagesASecond = 50
const mostAtOnce = 500

type Parts = Pick<OpenCtx, 'config' | 'log' | 'speech'>
type Ended = Extract<FromServer, { type: 'ended' }>['reason']

export interface BrowserLine extends Line {
  /** Tells the page something beside the conversation, such as the number of the question. */
  note(note: Note): void
  endsAs: NonNullable<Line['endsAs']>
}

/**
 * The line of a page over this socket. Waits for the page's `hello`, which says whether the server or the page hears and
 * speaks, and then until sound can travel. Problem when the page asks for what this installation can't do, sends no
 * `hello`, or leaves.
 */
export async function browserLine(ctx: Parts, socket: WebSocket): Promise<BrowserLine> {
  const openedAt = monotonic()
  const now = () => monotonic() - openedAt
  const events = createLineEvents()
  const greeted = Promise.withResolvers<Begun>()
  const left = Promise.withResolvers<never>()
  left.promise.catch(() => {})
  let begun: Begun | null = null
  let endReason: Ended = 'done'

  const send = (message: FromServer) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const tell = (event: LineEvent) => {
    events.tell(event)
    begun?.voice.observe(event)
  }
  const reader = createBrowserPlayback(send, now, tell)

  const release = () => {
    clearInterval(pings)
    reader.close()
    begun?.sound?.close()
    begun?.voice.close()
  }
  function shut(reason: Extract<LineEvent, { type: 'closed' }>['reason']) {
    if (events.over) return
    release()
    tell({ type: 'closed', at: now(), reason })
    left.reject(new Problem(400, 'The page left before it began.'))
    if (reason === 'ended') send({ type: 'ended', reason: endReason })
    // 1011 makes the page try again, since the failure was ours.
    socket.close(reason === 'failed' ? 1011 : 1000)
  }

  function begin(hello: Hello): Begun {
    const ways = waysOf(ctx, hello)
    const [hears, speaks] = [ways.hears === 'sound', ways.speaks === 'sound']
    const sound =
      hears || speaks ? openPageSound(ctx, { hears, speaks, openedAt }, { send, tell, end: shut }) : null
    return { ways, sound, voice: countUtterances(speaks ? sound!.voice : reader) }
  }
  const words = (said: string, final: boolean, typed: boolean) => {
    // PostgreSQL keeps no NUL in a text.
    const text = said.replaceAll('\0', '').trim()
    if (text) tell({ type: 'words', at: now(), text, final, typed })
  }
  function take(message: FromPage) {
    switch (message.type) {
      case 'hello':
        if (begun) return frames.nonsense()
        try {
          begun = begin(message)
          return greeted.resolve(begun)
        } catch (error) {
          return greeted.reject(error)
        }
      case 'offer':
        return begun?.sound?.offer(message.sdp)
      case 'candidate':
        return message.candidate?.candidate ? begun?.sound?.candidate(message.candidate) : undefined
      case 'words':
        return words(message.text, message.final, false)
      case 'typed':
        return words(message.text, true, true)
      case 'voice':
        return tell({ type: 'voice_began', at: now() })
      case 'spoken':
        return reader.spoken(message)
      case 'bye':
        return shut('hung_up')
    }
  }
  const pace = messagePace(now)
  const frames = readFrames(socket, parsePageMessage, {
    message: message => (pace() ? take(message) : frames.nonsense()),
    end: how => shut(how === 'closed' ? 'hung_up' : how === 'broken' ? 'lost' : 'failed'),
  })
  const pings = keepAsking(socket)

  try {
    const { ways, sound, voice } = await inTime(
      Promise.race([greeted.promise, left.promise]),
      'The page did not say how it begins.',
    )
    if (sound)
      await inTime(Promise.race([sound.connected, left.promise]), 'No sound gets through.', connectMs)
    send({ type: 'ready' })
    return {
      ...ways,
      now,
      listen: events.listen,
      listenAlong: on => sound?.listenAlong(on),
      play: voice.play,
      say: voice.say,
      finish: utterance => voice.finish(utterance),
      flush: voice.flush,
      caption: caption => send({ type: 'caption', ...caption }),
      transfer: async () => false,
      note: note => send({ type: 'note', note }),
      endsAs(reason) {
        endReason = reason
      },
      close(politely) {
        if (!politely) return shut('ended')
        const rest = ways.speaks === 'sound' ? jitterBufferMs : 0
        voice.whenSilent(() => setTimeout(() => shut('ended'), rest))
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

interface Begun {
  ways: Pick<Line, 'hears' | 'speaks'>
  sound: PageSound | null
  voice: CountedOutput
}

/** Who hears and who speaks. Problem where the page asks for the server, and it can't. */
function waysOf({ speech }: Parts, { ways, typing }: Hello): Pick<Line, 'hears' | 'speaks'> {
  if (typing) return { hears: 'words', speaks: 'words' }
  if (ways.hears === 'server' && !speech.hears)
    throw new Problem(409, 'This server can’t hear: the page must, or the person types.')
  if (ways.speaks === 'server' && !speech.speaks)
    throw new Problem(409, 'This server can’t speak: the page must, or it shows the words.')
  return {
    hears: ways.hears === 'server' ? 'sound' : 'words',
    speaks: ways.speaks === 'server' ? 'sound' : 'words',
  }
}

/** Whether one more message may come now: a bucket of 500 that fills with 50 a second. */
function messagePace(now: () => number): () => boolean {
  let allowed = mostAtOnce
  let at = now()
  return () => {
    allowed = Math.min(mostAtOnce, allowed + ((now() - at) / 1000) * mostMessagesASecond)
    at = now()
    if (allowed < 1) return false
    allowed--
    return true
  }
}

/** Pings the page every five seconds, and ends the socket when it does not answer. */
function keepAsking(socket: WebSocket): ReturnType<typeof setInterval> {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  return setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, pingEveryMs)
}
