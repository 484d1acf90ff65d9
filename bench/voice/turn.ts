import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { openPage } from '#server/test/fakes/webrtc.ts'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from '../client.ts'
import { corpus } from '../corpus.ts'
import { percentile, report } from '../figures.ts'

// Our share of a turn over WebRTC, in a whole server with the built-in assistant and 1,000 passages: everything but
// endpointing and the providers. The recogniser takes longer than any endpointing waits, so the assistant's turn
// begins with its answer; the speech server answers at once. We measure three parts on the wire: from the silence
// that ends a stretch of speech to the request for recognition, from its answer to the request for speech, and from
// that answer to the first frame with sound. Floor: the 20 ms frame in which sound leaves. A turn takes some six seconds, most
// of which are waited for, so 20 turns take two and a half minutes.

const turns = Number(process.argv[2] ?? 20)
/** The first ones are not counted. */
const warmUp = 3
const passages = 1_000
const longestEndpointingMs = 2_300
const hangoverMs = 200
const frameMs = 20
const patienceMs = 15_000

interface Turn {
  asked: number
  recognised: number
  toSpeak: number
  spoken: number
  sentences: string
}
const text = corpus()
const answer = murmur(300, 16_000)
let turn: Partial<Turn> = {}
let question = ''
const speech = await startFakeSpeech({
  rate: 16_000,
  async hears() {
    turn.asked ??= performance.now()
    await sleep(longestEndpointingMs + hangoverMs)
    turn.recognised = performance.now()
    return question
  },
  speaks(sentence) {
    turn.sentences = `${turn.sentences ?? ''} ${sentence}`
    if (turn.recognised) turn.toSpeak ??= performance.now()
    if (turn.toSpeak) turn.spoken ??= performance.now()
    return answer
  },
})
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const env = { STT_URL: speech.url, STT_MODEL: 'hears', TTS_URL: speech.url, TTS_MODEL: 'speaks' }
const server = await startProcess({ dataDir, env: { ...unlimited, ...env } })
const { client, tenant } = await register(server)
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, passages)], 'passages.txt') },
})

const offered = await client.post('/api/v1/voice/sessions', { body: { tenant_id: tenant } })
const page = await openPage(`${server.url.replace('http', 'ws')}/api/v1/voice/browser/${offered.token}`, {
  ways: { hears: 'server', speaks: 'server' },
})
const soundSince = (since: number) =>
  page.sound.find(({ at, pcm }) => at > since && pcm.some(sample => Math.abs(sample) > 1_000))?.at
await page.next('ready')
await silence()

const parts: Record<'recogniser' | 'assistant' | 'sound' | 'whole', number[]> = {
  recogniser: [],
  assistant: [],
  sound: [],
  whole: [],
}
let right = 0
for (let n = 0; n < turns + warmUp; n++) {
  const fact = text.question((n * 79) % passages)
  question = fact.text
  turn = {}
  await page.speak(murmur(1_200, 16_000))
  const spokeAt = performance.now()
  while (performance.now() - spokeAt < patienceMs && !(turn.spoken && soundSince(turn.spoken)))
    await sleep(10)
  const sounded = turn.spoken && soundSince(turn.spoken)
  await silence()
  process.stderr.write(`turn ${n + 1} of ${turns + warmUp}\n`)
  if (n < warmUp) continue
  if (!sounded) throw new Error('a turn got no answer')
  if (turn.sentences?.includes(fact.answer)) right++
  const { asked, recognised, toSpeak, spoken } = turn as Turn
  parts.recogniser.push(asked - spokeAt - hangoverMs)
  parts.assistant.push(toSpeak - recognised)
  parts.sound.push(sounded - spoken)
  parts.whole.push(asked - spokeAt - hangoverMs + toSpeak - recognised + sounded - spoken)
}
page.close()
await server.stop()
await speech.close()
await rm(dataDir, { recursive: true, force: true })

const shown = (times: number[]) =>
  `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms`
report(`Voice: our share of ${turns} turns, ${right} answered rightly`, {
  'silence → recogniser asked': shown(parts.recogniser),
  'recognised → first sentence to be spoken': shown(parts.assistant),
  'spoken → first frame that sounds': shown(parts.sound),
  'all of it': `${shown(parts.whole)} (aim p50 ≤ 70 ms), ${(percentile(parts.whole, 50) / frameMs).toFixed(1)} × a frame (floor)`,
})
process.exit()

/** Resolves when the assistant has been silent for a second. */
async function silence(): Promise<void> {
  for (let last = performance.now(); performance.now() - last < 1_000; await sleep(50))
    if (soundSince(last)) last = performance.now()
}
