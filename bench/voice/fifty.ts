import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, report } from '../figures.ts'
import { type Call, callFromPage, callFromPhone, startHost } from './calls.ts'

// 50 calls at once, half over WebRTC and half by telephone. Each caller says something three times and must get an
// answer every time. A call that ends early, or waits more than ten seconds for an answer, is an error. The time from
// the end of the speech to the first sound of the answer includes the 200 ms of silence that end a stretch of speech.
// Floor: one call alone.

const calls = Number(process.argv[2] ?? 50)
const turns = 3

const host = await startHost()
const alone = await converse([await callFromPage(host, 'echo')])
const [before, at] = [await host.cpu(), performance.now()]
const there: Call[] = []
let unconnected = 0
for (let n = 0; n < calls; n++) {
  const call = await (n % 2 ? callFromPage : callFromPhone)(host, 'echo').catch(() => null)
  if (call) there.push(call)
  else unconnected++
}
const together = await converse(there)
const cpu = ((await host.cpu()) - before) / ((performance.now() - at) / 1_000)
host.stop()

const floor = percentile(alone.answered, 50)
const half = percentile(together.answered, 50)
report(`Voice: ${calls} calls at once`, {
  'one call: answered after (floor)': `${floor.toFixed(0)} ms`,
  [`${calls} calls: answered after`]: `p50 ${half.toFixed(0)} ms, p95 ${percentile(together.answered, 95).toFixed(0)} ms, ${(half / floor).toFixed(1)} × the floor`,
  errors: String(together.errors + turns * unconnected),
  'of a core': `${(cpu * 100).toFixed(0)} %`,
})
process.exit()

async function converse(people: Call[]): Promise<{ answered: number[]; errors: number }> {
  const answered: number[] = []
  let errors = 0
  await Promise.all(
    people.map(async (call, n) => {
      let ended = false
      void call.closed.then(() => {
        ended = true
      })
      await sleep(n * 40)
      for (let turn = 0; turn < turns; turn++) {
        await call.speak(800)
        const spoke = performance.now()
        const first = () => call.soundSince(spoke)[0]
        while (first() === undefined && performance.now() - spoke < 10_000) await sleep(50)
        const sounded = first()
        if (sounded === undefined || ended) errors++
        else answered.push(sounded - spoke)
        await sleep(1_800)
      }
      call.close()
    }),
  )
  return { answered, errors }
}
