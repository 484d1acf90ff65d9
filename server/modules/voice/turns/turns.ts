import {
  asIfFinal,
  believed,
  draft,
  inputOf,
  interim,
  isKnown,
  take,
  textOf,
  transcribed,
  unheard,
  voiceBegan,
  voicePaused,
  waitFor,
  withGuess,
  withText,
  words,
} from './listening.ts'
import { ask, broken, close, drop, failed, forget, hold, resume, spoken } from './replying.ts'
import type { EndReason, PersonTurn, TurnEffect, TurnEvent, TurnState } from './state.ts'

/** A page's recogniser that sends nothing for so long has stopped listening without a word. */
const staleGuess = 2500

/** Recognisers tell their guesses so much behind the voice. */
const guessBehind = 500

/**
 * Decides who speaks when. A pure function: the caller carries out the effects, in order, and calls again with each event
 * and with a `tick` at `wakeAt`. At most one reply is alive at any time; it ends with `spoken`, `broken` or a `drop`.
 */
export function step(before: TurnState, event: TurnEvent): { state: TurnState; effects: TurnEffect[] } {
  if (before.over) return { state: before, effects: [] }
  const effects: TurnEffect[] = []
  const t: TurnState = {
    ...before,
    person: before.person && { ...before.person },
    reply: before.reply && { ...before.reply },
  }
  if (t.ending) {
    whileEnding(t, event, effects)
    return { state: t, effects }
  }
  handle(t, event, effects)
  if (!t.ending) due(t, event.now, effects)
  return { state: t, effects }
}

/** When the next `tick` is wanted, in milliseconds since the line opened; null when only an event can move it on. */
export function wakeAt(t: TurnState): number | null {
  if (t.over) return null
  if (t.ending) return t.ending.at + (t.ending.closed ? t.limits.lastWords : t.limits.closing)
  return Math.min(...deadlines(t).map(({ at }) => at))
}

function handle(t: TurnState, event: TurnEvent, effects: TurnEffect[]): void {
  const { now } = event
  switch (event.type) {
    case 'opened':
      return void ask(t, { kind: 'opening' }, effects)
    case 'voice_began':
      return void voiceBegan(t, event.at, effects)
    case 'voice_paused':
      return void voicePaused(t, event, effects)
    case 'transcribed':
      return void transcribed(t, event, effects)
    case 'unheard':
      return void unheard(t, event, effects)
    case 'interim':
      return void interim(t, event, effects)
    case 'likely_end':
      return void believed(t, true, effects)
    case 'went_on':
      return void believed(t, false, effects)
    case 'heard_in':
      if (t.person) t.person.heardIn = event.language
      return
    case 'language':
      t.language = event.language
      return
    case 'words':
      return void words(t, event, effects)
    case 'key':
      drop(t, 'person', effects)
      return void ask(t, { kind: 'key', key: event.key }, effects)
    case 'sounded':
      if (t.reply?.id === event.reply) t.reply.sounded = true
      return
    case 'spoken':
      if (t.reply?.id === event.reply) spoken(t, event, effects)
      return
    case 'broken':
      if (t.reply?.id === event.reply) broken(t, now, effects)
      return
    case 'transferred':
      t.ending = { reason: 'transferred', at: now, closed: false }
      return
    case 'not_transferred':
      t.transferring = false
      return void failed(t, now, effects)
    case 'end':
      return void close(t, event.reason, now, event.reason !== 'stopped', effects)
    case 'closed':
      return void closed(t, event.reason, now, effects)
    case 'tick':
      return
  }
}

interface Deadline {
  at: number
  act(t: TurnState, now: number, effects: TurnEffect[]): void
}

/** All that happens at a certain time, unless an event comes before. */
function deadlines(t: TurnState): Deadline[] {
  const { person, reply, limits } = t
  const all: Deadline[] = [
    reply?.to.kind === 'time_up'
      ? {
          at: limits.longest + limits.closing,
          act: (s, now, effects) => close(s, 'too_long', now, false, effects),
        }
      : { at: limits.longest, act: timeUp },
  ]
  if (person && !t.transferring) all.push(...whileHearing(t, person))
  if (!reply && !person && t.silentSince !== null)
    all.push({ at: t.silentSince + limits.silence, act: (s, _now, effects) => askSilence(s, effects) })
  return all
}

/** What is done at certain times while the person has the floor. */
function whileHearing(t: TurnState, person: PersonTurn): Deadline[] {
  const { reply, limits } = t
  if (person.voice) {
    if (t.hears === 'words') return [{ at: person.since + staleGuess, act: asIfFinal }]
    if (!reply) return []
    const given = {
      at: person.since + limits.interruption,
      act: (s: TurnState, _now: number, effects: TurnEffect[]) => drop(s, 'person', effects),
    }
    if (!reply.open) return [given]
    return [{ at: person.since + limits.bargeIn, act: (_t, _now, effects) => hold(reply, effects) }, given]
  }
  const all: Deadline[] = []
  const wait = waitFor(t, person)
  if (isKnown(person))
    all.push({ at: person.since + wait, act: (s, _now, effects) => take(s, person, effects) })
  // Nothing came of what was said over us: it may have been a noise.
  else if (reply?.sounded && !reply.open && !textOf(person))
    all.push({ at: person.since + limits.lateWords, act: (_s, _now, effects) => resume(reply, effects) })
  if (!reply && !t.draft && person.likelyOver !== false && textOf(person)) {
    // Guesses are behind what was said.
    const after = isKnown(person) ? wait - limits.ahead : Math.max(wait - limits.ahead, guessBehind)
    all.push({ at: person.since + after, act: (s, _now, effects) => draft(s, person, effects) })
  }
  return all
}

/** Carries out what is due. Each removes its own cause, so that this comes to an end. */
function due(t: TurnState, now: number, effects: TurnEffect[]): void {
  for (;;) {
    const next = deadlines(t).find(({ at }) => now >= at)
    if (!next || t.ending) return
    next.act(t, now, effects)
  }
}

/** The longest time is over. We don't speak over a person, not even now. */
function timeUp(t: TurnState, now: number, effects: TurnEffect[]): void {
  if (t.person || t.transferring) return void close(t, 'too_long', now, true, effects)
  drop(t, 'us', effects)
  ask(t, { kind: 'time_up' }, effects)
}

function askSilence(t: TurnState, effects: TurnEffect[]): void {
  t.silences += 1
  ask(t, { kind: 'silence', times: t.silences }, effects)
}

/** The line is gone. The person's last words are still recorded, once they are transcribed. */
function closed(t: TurnState, reason: EndReason, now: number, effects: TurnEffect[]): void {
  drop(t, 'us', effects)
  forget(t, effects)
  t.ending = { reason, at: now, closed: true }
  // In the middle of words of which only a guess is known.
  if (t.person?.guess) t.person = withGuess(t.person)
  farewell(t, effects)
}

function farewell(t: TurnState, effects: TurnEffect[], waited = false): void {
  const { person } = t
  if (!waited && person && !isKnown(person)) return
  const heard = person && inputOf(person)
  if (heard?.text) {
    effects.push({ type: 'heard', heard })
    // A person who is being put through talks to somebody else.
    if (t.ending!.reason !== 'transferred') effects.push({ type: 'left', heard })
  }
  t.person = null
  t.over = true
  effects.push({ type: 'over', reason: t.ending!.reason })
}

function whileEnding(t: TurnState, event: TurnEvent, effects: TurnEffect[]): void {
  const ending = t.ending!
  if (event.type === 'closed') t.ending = { ...ending, at: event.now, closed: true }
  // What they say before the line is closed is kept as well.
  if (event.type === 'voice_began') voiceBegan(t, event.at, effects)
  if (event.type === 'voice_paused') voicePaused(t, event, effects)
  if (event.type === 'interim') interim(t, event, effects)
  if (t.person && event.type === 'transcribed') t.person = withText(t.person, event.stretch, event.text)
  if (t.person && event.type === 'unheard') {
    const { guess = '' } = t.person.stretches.find(({ id }) => id === event.stretch) ?? {}
    t.person = withText(t.person, event.stretch, guess)
  }
  const waited = event.now >= wakeAt(t)!
  if (t.ending!.closed || waited) farewell(t, effects, waited)
}
