import type { SpokenInput } from '../voice.ts'
import type { AfterReply, EndReason, ReplyCause, ReplyState, TurnEffect, TurnState } from './state.ts'

// Our own side of the turns. Every function changes the draft that it gets, and adds what follows to the effects.

/** After so many failures in a row another apology makes no sense. */
const mostFailures = 3

/** The person said this: it is recorded, and answered. `drafted`: the answer was begun before. */
export function answer(t: TurnState, heard: SpokenInput, effects: TurnEffect[], drafted = false): void {
  t.silences = 0
  effects.push({ type: 'heard', heard })
  ask(t, { kind: 'heard', heard }, effects, drafted)
}

/** Begins a reply. It waits while the person has the floor. */
export function ask(t: TurnState, to: ReplyCause, effects: TurnEffect[], drafted = false): void {
  if (!drafted) forget(t, effects)
  t.draft = null
  const speak = t.person === null
  t.replies += 1
  t.silentSince = null
  t.reply = { id: t.replies, to, open: speak, sounded: false }
  effects.push({ type: 'reply', reply: t.replies, to, speak, drafted })
}

/** The answer that was begun is not wanted: the person goes on. */
export function forget(t: TurnState, effects: TurnEffect[]): void {
  if (t.draft) effects.push({ type: 'forget' })
  t.draft = null
}

/** Falls silent at once, and can go on later. */
export function hold(reply: ReplyState, effects: TurnEffect[]): void {
  reply.open = false
  effects.push({ type: 'hold', reply: reply.id })
}

/** Goes on where it was held. */
export function resume(reply: ReplyState, effects: TurnEffect[]): void {
  reply.open = true
  effects.push({ type: 'resume', reply: reply.id })
}

/** Falls silent at once, for good. */
export function drop(t: TurnState, by: 'person' | 'us', effects: TurnEffect[]): void {
  if (!t.reply) return
  effects.push({ type: 'drop', reply: t.reply.id, by })
  t.reply = null
}

/** Why a conversation ends behind some replies. After an apology it ends because something of ours failed. */
const endings: Partial<Record<ReplyCause['kind'], EndReason>> = { silence: 'silence', failure: 'failed' }

/** All of a reply was heard. Now follows the transfer or the end that it asked for, or silence. */
export function spoken(
  t: TurnState,
  event: { said: string; waitMs: number; next: AfterReply | null; now: number },
  effects: TurnEffect[],
): void {
  const { to } = t.reply!
  t.reply = null
  t.asked = event.said
  if (to.kind === 'heard') t.failures = 0
  if (to.kind === 'time_up') return void close(t, 'too_long', event.now, true, effects)
  if (event.next && 'end' in event.next)
    return void close(t, endings[to.kind] ?? 'done', event.now, true, effects)
  if (event.next) {
    t.transferring = true
    forget(t, effects)
    effects.push({ type: 'transfer', phone: event.next.transferTo })
    return
  }
  t.silentSince = event.now + event.waitMs
}

/** Something failed: the agent apologises, but not for ever. */
export function failed(t: TurnState, now: number, effects: TurnEffect[]): void {
  t.failures += 1
  if (t.failures > mostFailures) return void close(t, 'failed', now, true, effects)
  ask(t, { kind: 'failure', times: t.failures }, effects)
}

/** Hangs up. */
export function close(
  t: TurnState,
  reason: EndReason,
  now: number,
  politely: boolean,
  effects: TurnEffect[],
): void {
  drop(t, 'us', effects)
  forget(t, effects)
  t.ending = { reason, at: now, closed: false }
  effects.push({ type: 'close', politely })
}

/** A reply broke off. If it was an apology itself, the conversation ends. */
export function broken(t: TurnState, now: number, effects: TurnEffect[]): void {
  const { to } = t.reply!
  t.reply = null
  if (to.kind === 'failure' || to.kind === 'time_up') close(t, 'failed', now, true, effects)
  else failed(t, now, effects)
}
