import type { Ctx } from '#server/core/context.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, hearsAny, otherWords, say } from '#server/language/phrases/phrases.ts'
import { aloudWords } from '#server/modules/assistant/aloud/words.ts'
import { stopNumber } from '#server/modules/campaigns/replies/replies.ts'
import {
  cutShort,
  hearSpoken,
  keepHeard,
  keepSaid,
  leaveMessage,
  wordsOfHolder,
} from '#server/modules/conversations/spoken/spoken.ts'
import {
  NotTransferred,
  type Saying,
  type SpokenAgent,
  type SpokenInput,
} from '#server/modules/voice/voice.ts'
import { type Call, keepTurn } from '../calls.ts'
import { type CallContext, type CallGuest, openCallContext } from './call-context.ts'
import { eager } from './eager.ts'
import { type Words, wordsIn } from './words.ts'
import { asWritten } from './written-form.ts'

/** The assistant on a call, and what it leaves. */
export interface CallAgent extends SpokenAgent {
  conversationId: string
  /** In which of the assistant's languages its own words are. */
  tongue: string
  /** What it did so far, each once. */
  actions(): string[]
  /** Once all that it said is kept. */
  settled(): Promise<void>
}

/** How long nobody is asked whether they are there while a person writes. */
const patienceMs = 60_000

/** Actions that say how a turn went, and are no deed. */
const noDeeds = new Set(['hung_up', 'held_by_person', 'asked_what_was_meant', 'asked_about_booking'])
export const isDeed = (action: string): boolean => !noDeeds.has(action)

/**
 * The assistant of chat, speaking: the same knowledge, skills and conversation, and on the telephone the words that only
 * a call needs. Whoever does not want to be called again is believed at once, whatever else answers.
 */
export async function spokenAssistant(
  ctx: Ctx,
  call: Call,
  guest: CallGuest | null = null,
): Promise<CallAgent> {
  const desk = await openCallContext(ctx, call, guest)
  const { visit, conversation, transferTo, tongue } = desk
  const words = wordsIn(tongue)
  const fill = (sentence: string) => filled(sentence, desk)
  const actions = new Set<string>()
  /** Their next words are a message for the team, or how to reach them. */
  let taking: 'message' | 'contact' | null = null
  /** The last message that a person wrote and that was said. */
  let readUpTo = conversation.length
  /** Of what was said last in the conversation, and once all of it is kept. */
  let last: string | null = null
  let kept: Promise<void> = Promise.resolve()
  let answering: Promise<void> = Promise.resolve()

  /** Says words of ours, and has them kept in the order in which they are said. */
  function ours(text: string): Saying {
    const id = ctx.id()
    last = id
    kept = kept
      .then(() => keepSaid(ctx, conversation.id, { id, text }))
      .catch(error =>
        ctx.log.warn({ err: error, call: call.id }, 'what was said on a call could not be kept'),
      )
    return { text }
  }

  async function* open(): AsyncGenerator<Saying, void, void> {
    yield ours([opening(call, desk, words), call.recorded ? words.recorded : ''].filter(Boolean).join(' '))
  }

  async function* answer(heard: SpokenInput, signal: AbortSignal): AsyncGenerator<Saying, void, void> {
    await kept
    const text = asWritten(tongue, heard.text)
    if (call.phone_number && hearsAny(tongue, words.stops, text)) yield* stop(text)
    else if (taking) yield* take(text)
    else yield* talk(text, signal)
  }

  async function* talk(text: string, signal: AbortSignal): AsyncGenerator<Saying, void, void> {
    const done = new Set<string>()
    let handedOver = false
    last = null
    const turn = eager(turnOf(text, signal, done))
    answering = turn.over
    for await (const { event, data } of turn) {
      if (event === 'token') yield { text: data.text }
      if (event === 'done') handedOver = data.handed_over
    }
    if (done.has('held_by_person')) return yield* whileHeld(signal)
    if (done.has('hung_up') || done.has('calls_stopped')) yield { end: true }
    else if (handedOver && transferTo) yield* putThrough()
    else if (handedOver && !ctx.language) taking = 'message'
  }

  /** One turn of the conversation, and at once what follows from what was done in it. */
  async function* turnOf(text: string, signal: AbortSignal, done: Set<string>) {
    for await (const told of await hearSpoken(visit, conversation.id, text, signal)) {
      if (told.event === 'start') last = told.data.message_id
      if (told.event === 'action') {
        const { action } = told.data
        done.add(action)
        if (isDeed(action)) actions.add(action)
        // Whether or not its goodbye is heard to the end.
        if (action === 'calls_stopped') await neverAgain(text)
      }
      yield told
    }
  }

  /** A person has the word: on the telephone they get the call itself, in a page what they write is spoken. */
  async function* whileHeld(signal: AbortSignal): AsyncGenerator<Saying, void, void> {
    if (call.medium === 'browser') {
      for await (const { position, text } of wordsOfHolder(ctx, conversation.id, readUpTo, signal)) {
        readUpTo = position
        yield { text }
        // Said at once, however short, and with all the time in the world to write on.
        yield { waitMs: patienceMs }
      }
      return
    }
    if (transferTo) {
      yield ours(aloudWords[tongue]!.putting_through)
      return yield* putThrough()
    }
    yield ours(fill(words.taken_over))
    yield { end: true }
  }

  function* putThrough(): Generator<Saying, void, void> {
    actions.add('transferred')
    yield { transferTo: transferTo! }
  }

  async function* stop(text: string): AsyncGenerator<Saying, void, void> {
    await keepHeard(visit, conversation.id, text)
    await neverAgain(text)
    actions.add('calls_stopped')
    yield ours(words.removed)
    yield { end: true }
  }

  const neverAgain = (text: string) =>
    stopNumber(ctx, {
      phone: call.phone_number,
      channel: 'voice',
      reason: text.slice(0, 200),
      source: 'call',
    })

  async function* take(text: string): AsyncGenerator<Saying, void, void> {
    const declines =
      hears(tongue, 'no', text) && !otherWords(tongue, text, ['no', 'thanks', 'goodbye', 'courtesy']).length
    if (declines) {
      await keepHeard(visit, conversation.id, text)
      yield ours(say(tongue, 'goodbye'))
      return yield { end: true }
    }
    const name = nameIn(tongue, text, { asked: true })
    const told = { ...contactIn(text), ...(name && { name }) }
    const reachable = await leaveMessage(visit, conversation.id, { text, told })
    actions.add('message_taken')
    if (!reachable && taking === 'message') {
      taking = 'contact'
      return yield ours(aloudWords[tongue]!.how_to_reach_you)
    }
    yield ours(fill(words.noted))
    yield { end: true }
  }

  return {
    conversationId: conversation.id,
    tongue,
    language: desk.language,
    open,
    answer,
    async interrupted(said, by) {
      // A page shows what is said, in letters, before it is heard to the end.
      if (by === 'end' && call.medium === 'browser') return
      // What was being answered is kept, as far as it came, before any of it is taken back.
      await Promise.all([answering, kept])
      if (last) await cutShort(ctx, conversation.id, last, said)
    },
    silence: times => (times < 2 ? [ours(words.still_there)] : [ours(words.silent), { end: true }]),
    key: key => (key === '0' && transferTo ? keyed() : null),
    failed(error, times) {
      ctx.log.warn({ err: error, call: call.id, times }, 'a spoken answer failed')
      if (times > 1) return [ours(words.give_up), { end: true }]
      const unanswered = error instanceof NotTransferred
      if (unanswered) actions.delete('transferred')
      const sorry = unanswered ? words.not_through : words.failed
      taking = 'message'
      return [ours(`${sorry} ${fill(words.ask_message)}`)]
    },
    said: turn => keepTurn(ctx, call.id, turn),
    actions: () => [...actions],
    settled: async () => {
      await Promise.all([answering, kept])
    },
  }

  async function* keyed(): AsyncGenerator<Saying, void, void> {
    yield ours(aloudWords[tongue]!.putting_through)
    yield* putThrough()
  }
}

/** What is said first. Whoever is called hears before anything else that it is an AI, in words that nobody can change. */
function opening({ direction }: Call, desk: CallContext, words: Words): string {
  if (direction === 'outbound') return filled(words.outbound, desk)
  const { greeting } = desk
  if (!greeting) return filled(words.inbound, desk)
  const disclosed = filled(words.disclosed, desk)
  return /[?？؟]$/u.test(greeting) ? `${disclosed} ${greeting}` : `${greeting} ${disclosed}`
}

const filled = (sentence: string, { agent, business }: CallContext): string =>
  sentence.replace(/\{(agent|business)\}/g, (_, name) => (name === 'agent' ? agent : business.name))
