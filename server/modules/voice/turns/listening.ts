import type { SpokenInput } from '../voice.ts'
import { areSameWords, endOfTurn, isBackchannel } from './endpointing.ts'
import { answer, drop, failed, forget, hold, resume } from './replying.ts'
import type { PersonTurn, TurnEffect, TurnState } from './state.ts'

// The person's side of the turns. Every function changes the draft that it gets, and adds what follows to the effects.

/** Characters of one turn. Nobody says more in one breath, and a page could send anything. */
const longestText = 4000

/** A page's recogniser has already waited for about this long before it calls words final. */
const waitedByPage = 500
const shortestWaitForPage = 150

/** We wait for so long when the recogniser hears that a person goes on whom we take to be silent. */
const longestWait = 2300

/** So soon we speak again when our words were dropped for a noise. */
const afterNoise = 2000

/** The person begins to speak. Our words go on for a moment, since it may be a cough. */
export function voiceBegan(t: TurnState, at: number, effects: TurnEffect[]): void {
  if (t.transferring) return
  const { person, reply } = t
  if (person?.voice) return
  t.person = person ? { ...person, voice: true, since: at, likelyOver: null } : newTurn(at)
  forget(t, effects)
  // A reply that has not sounded yet can wait: nothing breaks off.
  if (reply?.open && !reply.sounded) hold(reply, effects)
}

const newTurn = (at: number): PersonTurn => ({
  beganAt: at,
  voice: true,
  since: at,
  stretches: [],
  guess: '',
  likelyOver: null,
  heardIn: null,
})

/** The person is silent. Their words are transcribed while we wait whether they go on. */
export function voicePaused(
  t: TurnState,
  event: { at: number; stretch: number; now: number },
  effects: TurnEffect[],
): void {
  const { person } = t
  if (!person?.voice) return
  const isNoise = event.at - person.since < t.limits.noise
  t.person = {
    ...person,
    voice: false,
    since: event.at,
    stretches: [...person.stretches, { id: event.stretch, text: isNoise ? '' : null, guess: person.guess }],
    guess: '',
  }
  if (isNoise) weigh(t, '', event.now, effects)
  else effects.push({ type: 'transcribe', stretch: event.stretch })
}

/** A stretch of speech was transcribed. */
export function transcribed(
  t: TurnState,
  event: { stretch: number; text: string; asked: string; now: number },
  effects: TurnEffect[],
): void {
  if (!t.person) return
  t.person = withText(t.person, event.stretch, event.text)
  weigh(t, event.asked, event.now, effects)
}

/**
 * The recogniser failed. What it had guessed by then must do. A reply in hand goes on: else an apology would interrupt it for
 * a cough.
 */
export function unheard(t: TurnState, event: { stretch: number; now: number }, effects: TurnEffect[]): void {
  if (!t.person) return
  const guess = t.person.stretches.find(({ id }) => id === event.stretch)?.guess ?? ''
  t.person = withText(t.person, event.stretch, guess)
  const wasAnswering = t.reply !== null
  weigh(t, '', event.now, effects)
  if (!t.person && !wasAnswering) failed(t, event.now, effects)
}

/** A recogniser tells how far it has come. */
export function interim(
  t: TurnState,
  { stretch, text }: { stretch: number | null; text: string },
  effects: TurnEffect[],
): void {
  const { person } = t
  if (!person) return
  if (stretch !== null) {
    const stretches = person.stretches.map(each => (each.id === stretch ? { ...each, guess: text } : each))
    t.person = { ...person, stretches }
    redraft(t, effects)
  } else if (person.voice) t.person = { ...person, guess: text }
}

/** The recogniser thinks that the person has finished, or that they have not after all. */
export function believed(t: TurnState, isOver: boolean, effects: TurnEffect[]): void {
  if (!t.person || t.person.voice) return
  t.person = { ...t.person, likelyOver: isOver }
  if (!isOver) forget(t, effects)
}

/** An answer to other words than these is not wanted. */
function redraft(t: TurnState, effects: TurnEffect[]): void {
  if (t.draft && !(t.person && areSameWords(t.draft.text, textOf(t.person)))) forget(t, effects)
}

export const withText = (person: PersonTurn, id: number, text: string): PersonTurn => ({
  ...person,
  stretches: person.stretches.map(each => (each.id === id ? { ...each, text: text.trim() } : each)),
})

/** What they were saying becomes words of theirs, as it was understood so far. */
export const withGuess = ({ guess, stretches, ...person }: PersonTurn): PersonTurn => ({
  ...person,
  guess: '',
  stretches: [...stretches, { id: -1 - stretches.length, text: guess, guess: '' }],
})

/** The person typed words, or the page recognised them. */
export function words(
  t: TurnState,
  event: { text: string; final: boolean; typed: boolean; asked: string; now: number },
  effects: TurnEffect[],
): void {
  const { now } = event
  const text = event.text.trim().slice(0, longestText)
  if (t.transferring) return
  if (event.typed) {
    if (!text || !event.final) return
    drop(t, 'person', effects)
    answer(t, { text, beganAt: now, endedAt: now, typed: true }, effects)
    return
  }
  if (!event.final) forget(t, effects)
  const person = t.person ?? newTurn(now)
  t.person = event.final
    ? {
        ...person,
        voice: false,
        since: now,
        guess: '',
        stretches: [...person.stretches, { id: -1 - person.stretches.length, text, guess: '' }],
      }
    : { ...person, voice: true, since: now, guess: text }
  if (event.final) return void weigh(t, event.asked, now, effects)
  if (!t.reply || !text || isBackchannel(text, t.language, event.asked)) return
  // These are surely words, and no cough: nothing to wait for.
  if (t.reply.open) hold(t.reply, effects)
  if (text.split(/\s+/u).length >= 3) drop(t, 'person', effects)
}

/** Decides what this turn means so far: nothing, a noise of a person who listens, or words, which drop our reply. */
function weigh(t: TurnState, asked: string, now: number, effects: TurnEffect[]): void {
  const { person, reply } = t
  if (asked) t.asked = asked
  redraft(t, effects)
  if (!person || person.voice || person.stretches.some(({ text }) => text === null)) return
  const text = textOf(person)
  if (!text || (reply && isBackchannel(text, t.language, asked))) {
    t.person = null
    if (reply && !reply.open) resume(reply, effects)
    else if (!reply && t.silentSince === null) t.silentSince = now - t.limits.silence + afterNoise
    return
  }
  drop(t, 'person', effects)
}

/** The words of a turn that are known so far. */
export const textOf = (person: PersonTurn): string =>
  person.stretches
    .map(({ text, guess }) => text ?? guess)
    .filter(Boolean)
    .join(' ')
    .slice(0, longestText)

/** Whether the recogniser has told the words of all that was said so far. */
export const isKnown = ({ stretches }: PersonTurn): boolean => stretches.every(({ text }) => text !== null)

/** Milliseconds of silence that end this turn. */
export function waitFor(t: TurnState, person: PersonTurn): number {
  const { language, country, asked } = t
  const context = { language, country, asked }
  const wait =
    person.likelyOver === false ? longestWait : endOfTurn(textOf(person), context, person.likelyOver ?? false)
  return t.hears === 'sound' ? wait : Math.max(shortestWaitForPage, wait - waitedByPage)
}

/** What they said, as the agent gets it. */
export const inputOf = (person: PersonTurn): SpokenInput => ({
  text: textOf(person),
  beganAt: person.beganAt,
  endedAt: person.since,
  typed: false,
  ...(person.heardIn && { language: person.heardIn }),
})

/** They have probably finished: an answer is begun, so that it is there once they surely have. */
export function draft(t: TurnState, person: PersonTurn, effects: TurnEffect[]): void {
  const heard = inputOf(person)
  t.draft = { text: heard.text }
  effects.push({ type: 'draft', heard })
}

/** The person has finished. */
export function take(t: TurnState, person: PersonTurn, effects: TurnEffect[]): void {
  t.person = null
  // Typed words, or a key, may have a reply by now.
  drop(t, 'person', effects)
  answer(t, inputOf(person), effects, t.draft !== null)
}

/** The page's recogniser fell silent in the middle of a guess, which becomes final. */
export function asIfFinal(t: TurnState, now: number, effects: TurnEffect[]): void {
  words(t, { text: t.person!.guess, final: true, typed: false, asked: '', now }, effects)
}
