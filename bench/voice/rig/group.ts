import type { Answer, RigCaller } from '#server/test/voice-rig/caller.ts'
import type { RigCall } from '#server/test/voice-rig/desk.ts'
import { percentile } from '../../figures.ts'
import type { RigHost, startHost } from './host.ts'

/** Cases that share a host, and what is measured in each: one line. */
export interface RigGroup {
  host: Parameters<typeof startHost>[0]
  cases: Record<string, (host: RigHost) => Promise<string>>
}

/** "p50 1.2 s, p95 1.4 s" */
export const spread = (times: (number | null)[]): string => {
  const known = times.filter(ms => ms !== null)
  if (!known.length) return 'never'
  const seconds = (p: number) => `${(percentile(known, p) / 1000).toFixed(2)} s`
  return `p50 ${seconds(50)}, p95 ${seconds(95)}`
}

/** All that was heard, as one text. */
export const heardText = (call: RigCaller, since = 0): string =>
  call
    .heard(since)
    .map(({ text }) => text)
    .join(' ')

/** Begins a call and hears its greeting to the end. */
export async function greeted(host: RigHost): Promise<RigCall> {
  const call = await host.call()
  await call.quiet({ quietMs: 1000 })
  return call
}

/** Asks the questions one after the other. Returns the answers, and how many held what they must. */
export async function askAll(
  call: RigCall,
  questions: readonly (readonly [string, RegExp])[],
  options: { patienceMs?: number; quietMs?: number } = {},
): Promise<{ answers: Answer[]; right: number; firsts: (number | null)[] }> {
  const answers: Answer[] = []
  let right = 0
  for (const [words, mustHold] of questions) {
    const answer = await call.ask(words, options)
    answers.push(answer)
    // The words must be there to their end: a filler alone is no answer.
    if (answer.pieces.some(({ text, whole }) => whole && mustHold.test(text))) right += 1
  }
  return { answers, right, firsts: answers.map(({ firstMs }) => firstMs) }
}

export const fillers = (answer: Answer): number =>
  answer.pieces.filter(({ text }) => /moment/i.test(text)).length

/** Ends a call and waits until its end is written down. */
// biome-ignore lint/suspicious/noExplicitAny: the record as the API shows it
export async function ended(call: RigCall): Promise<any> {
  await call.end()
  for (let tries = 0; tries < 100; tries++) {
    const record = await call.read()
    if (record.ended_at) return record
    await new Promise(done => setTimeout(done, 200))
  }
  return call.read()
}
