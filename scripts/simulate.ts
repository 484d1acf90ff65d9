import { parseArgs } from 'node:util'
import { simulate } from './simulation/hour.ts'
import { ownServer } from './simulation/own-server.ts'
import { summaryOf } from './simulation/summary.ts'

// An hour of business in fast motion, through the public doors of a running server: visitors ask and want people, mails
// come, times are booked, moved and cancelled, people leave details and call, from pages and by telephone, broadcasts and questionnaires go out.
//
//   node scripts/simulate.ts [--url http://127.0.0.1:8000] [--minutes 1] [--rate 4] [--seed 1]
//
// Without an address it starts a server of its own, with a mailbox into which mails come and a telephone. The rate limits of the server
// should be out of the way (RATE_LIMIT_CHAT and the others). What happens is random, and the same for one seed. It prints what
// happened, and ends with 1 after any answer that was not expected, or when a figure of the API is not what happened.

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    rate: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})

const own = values.url === undefined ? await ownServer() : null
try {
  const scene = await simulate({
    url: values.url ?? own!.url,
    minutes: Number(values.minutes),
    rate: Number(values.rate),
    seed: Number(values.seed),
    deliver: own?.deliver ?? null,
    carrier: own?.carrier ?? null,
  })
  process.stdout.write(summaryOf(scene.ledger))
  process.exitCode = scene.ledger.unexpected.length ? 1 : 0
} finally {
  await own?.stop()
}
