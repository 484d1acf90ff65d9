import { median, report } from '../figures.ts'
import { callFromPage, callFromPhone, cpuShare, startHost } from './calls.ts'

// CPU of 10 calls over WebRTC and of 20 telephone calls, with both sides speaking all the time. Incoming sound is
// decoded and searched for voices (Silero); outgoing sound is resampled, encoded and paced. Floor, in the same run:
// the same calls when the process only receives (WebRTC: decrypt and reorder; telephone: read JSON and base64) and
// sends nothing. The measured process holds the lines and does nothing else.

const rounds = Number(process.argv[2] ?? 3)
const seconds = 10

const host = await startHost()
const figures: Record<string, string> = {}
for (const [name, call, calls, aim] of [
  ['WebRTC', callFromPage, 10, 'aim ≤ 30 %'],
  ['telephone', callFromPhone, 20, 'aim ≤ 25 %'],
] as const) {
  const [floor, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    floor.push(await cpuShare(host, call, { calls, manner: 'receive', seconds }))
    ours.push(await cpuShare(host, call, { calls, manner: 'talk', seconds }))
  }
  const percent = (share: number) => `${(share * 100).toFixed(0)} % of a core`
  figures[`${calls} ${name} calls, only received (floor)`] = percent(median(floor))
  figures[`${calls} ${name} calls`] =
    `${percent(median(ours))} (${aim}), ${(median(ours) / median(floor)).toFixed(1)} × the floor`
}
host.stop()
report('Voice: CPU', figures)
process.exit()
