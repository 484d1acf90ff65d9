import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, report } from '../figures.ts'
import { callFromPage, callFromPhone, startHost } from './calls.ts'

// How long we go on speaking after a person interrupts us: from the first sample of their voice that leaves to our
// last frame that arrives. Floor: 64 ms, the two pieces of sound that Silero needs before it is sure of a voice.

const rounds = Number(process.argv[2] ?? 20)
const floorMs = 64

const host = await startHost()
const figures: Record<string, string> = { 'what the detector needs (floor)': `${floorMs} ms` }
for (const [name, open] of [
  ['WebRTC', callFromPage],
  ['telephone', callFromPhone],
] as const) {
  const call = await open(host, 'yield')
  const silentAfter: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    while (!call.soundSince(before).length) await sleep(20)
    await sleep(500 + (round % 5) * 7)
    const spoke = performance.now()
    await call.speak(600)
    const last = call.soundSince(spoke).findLast(at => at < spoke + 600) ?? spoke
    silentAfter.push(last - spoke)
  }
  const [half, most] = [percentile(silentAfter, 50), percentile(silentAfter, 95)]
  figures[`${name}: silent after`] =
    `p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms (aim ≤ 200 ms), ${(half / floorMs).toFixed(1)} × the floor`
  call.close()
}
host.stop()
report('Voice: interrupting us', figures)
process.exit()
