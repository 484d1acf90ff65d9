import { type PausedUtterance, utterances, utterancesAside } from '#server/test/utterances.ts'
import type { RigCall } from '#server/test/voice-rig/desk.ts'
import { greeted, type RigGroup, spread } from './group.ts'
import type { RigHost } from './host.ts'

/** Utterances that one call holds, and calls at once. */
const eachCall = 3
const atOnce = 3

const countries: Record<string, string> = { en: 'DE', ar: 'EG', he: 'IL', ja: 'JP', pt: 'PT', tr: 'TR' }

interface Measured {
  cut: PausedUtterance[]
  firsts: (number | null)[]
  /** Those that got no answer, or a late one. */
  late: string[]
}

/** Nobody waits so long without wondering. Milliseconds. */
const lateMs = 3_000

const wordsOf = ({ say }: PausedUtterance): string => `"${say.join(' ')}"`

/** What the desk knows of a call that fell silent, so that the cause can be found. */
async function whatBecameOf(call: RigCall, since: number): Promise<string> {
  const record = await call.read()
  const turns = record.transcript
    .filter(({ began_ms }: { began_ms: number }) => began_ms > since - 5_000)
    .map(({ role, text, began_ms }: Record<string, unknown>) => `${began_ms} ${role} "${text}"`)
  return `${record.status}, asked from ${since}: ${turns.join(', ')}`
}

/** Says them one after the other; a person is cut off when something sounds before the last part ends. */
async function sayAll(call: RigCall, all: readonly PausedUtterance[], into: Measured): Promise<void> {
  for (const one of all) {
    const said = await call.say(one.say)
    const early = await call.sounds(said.beganAt, 0)
    if (early !== null && early < said.endedAt) into.cut.push(one)
    const { firstMs } = await call.answer(said, { patienceMs: 8000, quietMs: 900 })
    into.firsts.push(firstMs)
    if (firstMs === null) into.late.push(`${wordsOf(one)}: never (${await whatBecameOf(call, said.beganAt)})`)
    else if (firstMs > lateMs) into.late.push(`${wordsOf(one)}: ${firstMs} ms`)
  }
}

async function measure(host: RigHost, all: readonly PausedUtterance[]): Promise<string> {
  const into: Measured = { cut: [], firsts: [], late: [] }
  for (const language of new Set(all.map(each => each.language))) {
    await host.desk.request('PATCH', '/account', {
      language,
      country: countries[language] ?? language.toUpperCase(),
    })
    const mine = all.filter(each => each.language === language)
    const calls = Array.from({ length: Math.ceil(mine.length / eachCall) }, (_, n) =>
      mine.slice(n * eachCall, (n + 1) * eachCall),
    )
    const caller = async () => {
      for (let next = calls.shift(); next; next = calls.shift()) {
        const call = await greeted(host)
        await sayAll(call, next, into)
        await call.end()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, caller))
  }
  const lines = [
    [`cut off ${into.cut.length} of ${all.length}`, ...into.cut.map(wordsOf)].join(', '),
    `first sound ${spread(into.firsts)}`,
    ['late or never', ...into.late].join(', '),
  ]
  return lines.join('; ')
}

/** What people say with pauses of 0.3 to 1.5 s in it: the half that we develop by, and the half that only measures. */
export const pauses: RigGroup = {
  host: { hears: 'deepgram' },
  cases: {
    '7 utterances': host => measure(host, utterances),
    '7 aside': host => measure(host, utterancesAside),
  },
}
