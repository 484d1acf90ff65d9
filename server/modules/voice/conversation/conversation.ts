import type { AppDependencies } from '#server/core/context.ts'
import { SpeechUnavailable } from '#server/providers/speech/port.ts'
import { createTranscriber } from '../hearing/hearing.ts'
import { within } from '../speaking/changes.ts'
import { type SpokenReply, speakReply } from '../speaking/reply.ts'
import { textOf } from '../turns/listening.ts'
import { phrasesOf } from '../turns/phrases.ts'
import {
  type ConversationLimits,
  type EndReason,
  initialTurnState,
  type ReplyCause,
  type TurnEffect,
  type TurnEvent,
} from '../turns/state.ts'
import { step, wakeAt } from '../turns/turns.ts'
import type { Line, LineEvent } from '../voice.ts'
import { canConverse, NotTransferred, type Saying, type SpokenAgent, type SpokenInput } from '../voice.ts'

export type { ConversationLimits, EndReason } from '../turns/state.ts'

export interface ConversationOptions {
  line: Line
  agent: SpokenAgent
  /** The installation's, unless said. */
  speech?: AppDependencies['speech']
  limits?: Partial<ConversationLimits>
  /** Ends it from outside: a member hangs up, the process stops. */
  signal?: AbortSignal
}

/** What a conversation leaves. */
export interface ConversationResult {
  reason: EndReason
  durationMs: number
  /** Of every answer to spoken words: from the end of their speech to the first sound of the answer, fillers aside. */
  latenciesMs: number[]
}

/** How long it may take to put somebody through, and at the end to write down what is still to be written. */
const transferWithin = 40_000
const recordWithin = 10_000

const endings = {
  hung_up: 'left',
  lost: 'lost',
  failed: 'failed',
  ended: 'done',
  transferred: 'transferred',
} as const satisfies Record<string, EndReason>

/**
 * Holds one spoken conversation on a line, from the opening to its end. Throws only what `canConverse` throws, before
 * it begins; what fails later is answered by the agent's way out, and at last by hanging up. Once it resolves, the line
 * is closed, the agent has been told of every turn, and no timer is left.
 */
export async function converse(
  parts: Pick<AppDependencies, 'speech' | 'metrics' | 'log'>,
  { line, agent, limits, signal, speech = parts.speech }: ConversationOptions,
): Promise<ConversationResult> {
  canConverse({ speech }, line)
  const { metrics, log } = parts
  const leave = new AbortController()
  const over = Promise.withResolvers<EndReason>()
  const latenciesMs: number[] = []
  const speaks = line.speaks === 'sound' ? speech.speaks : null
  const ears =
    line.hears === 'sound' && speech.hears
      ? createTranscriber(speech.hears, {
          line,
          language: agent.language,
          signal: leave.signal,
          failed: error => failed('speech_recognition', error),
        })
      : null
  /** The speech that has just paused, for as long as its words may be asked for. */
  let stretch: { id: number; pcm: Int16Array } = { id: 0, pcm: new Int16Array(0) }
  let turns = initialTurnState({ language: agent.language, hears: line.hears, limits })
  let timer: NodeJS.Timeout | undefined
  let live: { id: number; to: ReplyCause; reply: SpokenReply } | null = null
  /** Dropped replies that the line still reports on. */
  const leaving = new Set<SpokenReply>()
  let keyed: ((signal: AbortSignal) => AsyncIterable<Saying>) | null = null
  let lastError: unknown = null
  let personTurns = 0
  let isClosed = false
  /** What the agent is told, one after the other. */
  let told: Promise<void> = Promise.resolve()

  // ── What happens, and what follows from it ───────────────────────────────────────────────────────────────────────

  function happened(event: TurnEvent): void {
    try {
      const { state, effects } = step(turns, event)
      turns = state
      for (const effect of effects) carryOut(effect)
    } catch (error) {
      log.error({ err: error }, 'unexpected error in a spoken conversation')
      over.resolve('failed')
    }
    clearTimeout(timer)
    const at = wakeAt(turns)
    if (at !== null)
      timer = setTimeout(() => happened({ type: 'tick', now: line.now() }), Math.max(0, at - line.now()))
  }

  function carryOut(effect: TurnEffect): void {
    switch (effect.type) {
      case 'transcribe':
        return void transcribe(stretch)
      case 'heard':
        return void heard(effect.heard)
      case 'reply':
        return void ask(effect)
      case 'hold':
        return void live?.reply.hold()
      case 'resume':
        return void live?.reply.resume()
      case 'drop':
        return void drop(effect.by)
      case 'filler':
        return void live?.reply.filler(phrasesOf(agent.language).fillers[effect.times]!)
      case 'transfer':
        return void transfer(effect.phone)
      case 'close':
        return void hangUp(effect.politely)
      case 'over':
        if (!isClosed) line.close(false)
        over.resolve(effect.reason)
    }
  }

  function hangUp(politely: boolean): void {
    if (isClosed) return
    const why = turns.ending?.reason
    if (why === 'silence' || why === 'too_long' || why === 'failed') line.endsAs?.(why)
    line.close(politely)
  }

  function onLine(event: LineEvent): void {
    const now = line.now()
    switch (event.type) {
      case 'voice_began':
        return void happened({ ...event, now })
      case 'sound':
        return void ears?.sound(event)
      case 'voice_paused':
        stretch = { id: stretch.id + 1, pcm: event.pcm }
        return void happened({ type: 'voice_paused', at: event.at, stretch: stretch.id, now })
      case 'words':
        happened({ ...event, asked: soFar(), now })
        return void captionPerson()
      case 'key':
        return void key(event.key)
      case 'played':
      case 'sounded':
        live?.reply.happened(event)
        for (const reply of leaving) reply.happened(event)
        return
      case 'closed':
        isClosed = true
        happened({ type: 'closed', reason: endings[event.reason], now })
    }
  }

  // ── The person ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** What they have heard of the reply that they may be speaking over. */
  const soFar = () => live?.reply.heard().text ?? ''

  async function transcribe({ id, pcm }: typeof stretch): Promise<void> {
    try {
      const text = await ears!.wordsOf(pcm)
      happened({ type: 'transcribed', stretch: id, text, asked: soFar(), now: line.now() })
      captionPerson()
    } catch (error) {
      failed('speech_recognition', error)
      happened({ type: 'unheard', stretch: id, now: line.now() })
    }
  }

  function captionPerson(): void {
    const { person } = turns
    const text = person && [textOf(person), person.guess].filter(Boolean).join(' ')
    if (text) line.caption({ id: `p${personTurns}`, speaker: 'person', text, final: false })
  }

  function heard({ text, beganAt, endedAt }: SpokenInput): void {
    line.caption({ id: `p${personTurns}`, speaker: 'person', text, final: true })
    personTurns += 1
    tell(() => agent.said({ speaker: 'person', text, beganAt, endedAt, cutShort: false, latencyMs: null }))
  }

  function key(pressed: string): void {
    const stop = new AbortController()
    const sayings = agent.key?.(pressed, stop.signal)
    if (!sayings) return
    keyed = dropped => {
      dropped.addEventListener('abort', () => stop.abort())
      return sayings
    }
    happened({ type: 'key', key: pressed, now: line.now() })
  }

  // ── Ourselves ────────────────────────────────────────────────────────────────────────────────────────────────────

  function ask({ reply: id, to, speak }: Extract<TurnEffect, { type: 'reply' }>): void {
    const silence = to.kind === 'silence' ? agent.silence(to.times) : undefined
    if (silence === null)
      // Not within the step that is being carried out.
      return void queueMicrotask(() => happened({ type: 'end', reason: 'silence', now: line.now() }))
    const reply = speakReply({
      id,
      line,
      speaks,
      language: agent.language,
      sayings: dropped => silence ?? sayingsTo(to, dropped),
      stubborn: to.kind === 'failure' || to.kind === 'time_up',
      sounded(at) {
        if (to.kind === 'heard' && !to.heard.typed) {
          latenciesMs.push(at - to.heard.endedAt)
          metrics.voiceTurn({ seconds: (at - to.heard.endedAt) / 1000 })
        }
        happened({ type: 'sounded', reply: id, now: line.now() })
      },
      spoken({ waitMs, next }) {
        ended()
        happened({ type: 'spoken', reply: id, waitMs, next, now: line.now() })
      },
      broken(error) {
        failed('speech_synthesis', error)
        ended()
        happened({ type: 'broken', reply: id, now: line.now() })
      },
    })
    const mine = { id, to, reply }
    const ended = () => {
      if (live !== mine) return
      live = null
      tell(() => record(mine, false))
    }
    live = mine
    if (speak) reply.resume()
  }

  async function* sayingsTo(to: ReplyCause, dropped: AbortSignal): AsyncGenerator<Saying> {
    // The agent knows what was said before it is asked what to say next.
    await told
    if (to.kind === 'opening') yield* agent.open(dropped)
    else if (to.kind === 'heard') yield* agent.answer(to.heard, dropped)
    else if (to.kind === 'failure') yield* agent.failed(lastError, to.times)
    else if (to.kind === 'key') yield* keyed!(dropped)
    else if (to.kind === 'time_up') yield { text: phrasesOf(agent.language).timeUp }
  }

  function drop(by: 'person' | 'us'): void {
    if (!live) return
    const left = live
    live = null
    leaving.add(left.reply)
    const dropped = left.reply.drop()
    tell(async () => {
      await dropped
      leaving.delete(left.reply)
      await agent.interrupted?.(left.reply.heard().text, by === 'us' ? 'end' : by)
      await record(left, by === 'person')
    })
  }

  /** A turn of ours as it was heard; none where nothing was. */
  async function record({ id, to, reply }: NonNullable<typeof live>, cutShort: boolean): Promise<void> {
    const { text, beganAt, endedAt } = reply.heard()
    if (!text || beganAt === null) return
    line.caption({ id: `a${id}`, speaker: 'agent', text, final: true })
    const latencyMs = to.kind === 'heard' && !to.heard.typed ? beganAt - to.heard.endedAt : null
    await agent.said({ speaker: 'agent', text, beganAt, endedAt: endedAt ?? beganAt, cutShort, latencyMs })
  }

  async function transfer(phone: string): Promise<void> {
    let isThrough = false
    await within(
      transferWithin,
      line.transfer(phone).then(
        through => {
          isThrough = through
        },
        error => log.warn({ err: error }, 'somebody could not be put through'),
      ),
    )
    if (!isThrough) lastError = new NotTransferred(phone)
    happened({ type: isThrough ? 'transferred' : 'not_transferred', now: line.now() })
  }

  function failed(provider: 'speech_recognition' | 'speech_synthesis', error: unknown): void {
    if (leave.signal.aborted) return
    lastError = error
    if (error instanceof SpeechUnavailable) metrics.providerError({ provider, reason: error.reason })
    log.warn({ err: error }, 'a spoken conversation met a failure')
  }

  /** What the agent can't keep ends the conversation. */
  function tell(telling: () => Promise<void>): void {
    told = told.then(telling).catch(error => {
      log.error({ err: error }, 'a turn of a spoken conversation could not be kept')
      happened({ type: 'end', reason: 'failed', now: line.now() })
    })
  }

  const stop = () => happened({ type: 'end', reason: 'stopped', now: line.now() })
  metrics.voiceConversations(1)
  // What somebody typed while their line was being opened comes behind the opening, which it may cut short.
  let early: LineEvent[] | null = []
  line.listen(event => (early ? void early.push(event) : onLine(event)))
  signal?.addEventListener('abort', stop)
  happened({ type: 'opened', now: line.now() })
  const waiting = early
  early = null
  for (const event of waiting) onLine(event)
  if (signal?.aborted) stop()
  const reason = await over.promise
  const durationMs = line.now()
  clearTimeout(timer)
  signal?.removeEventListener('abort', stop)
  leave.abort()
  ears?.close()
  await within(recordWithin, told)
  metrics.voiceConversations(-1)
  return { reason, durationMs, latenciesMs }
}
