import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#client'
import { openBusiness } from './business.ts'
import { mismatches } from './check.ts'
import { happenings, type Scene } from './happenings.ts'
import { emptyLedger } from './ledger.ts'
import { randomOf } from './random.ts'

export interface Hour {
  url: string
  minutes: number
  /** Things that happen in a second. */
  rate: number
  seed: number
  deliver?: Scene['deliver']
  carrier?: Scene['carrier']
  /** Called when the business is open, and when all is over. */
  opened?(scene: Scene): Promise<void>
}

/** Things that are under way at once, at most: a server that falls behind is waited for. */
const mostAtOnce = 20

/** Opens a business and plays its visitors for so long. The ledger holds every answer of the server that was not expected. */
export async function simulate(hour: Hour): Promise<Scene> {
  const { url, minutes, rate, seed, deliver = null, carrier = null, opened } = hour
  const random = randomOf(seed)
  const business = await openBusiness(url, carrier)
  const scene: Scene = { business, ledger: emptyLedger(), random, open: [], booked: [], deliver, carrier }
  await opened?.(scene)
  const { ledger } = scene
  const possible = Object.entries(happenings).filter(([, { needs }]) => !needs || scene[needs])
  const weights = possible.flatMap(([name, { weight }]) =>
    Array.from({ length: Math.round(weight * 5) }, () => name),
  )
  const running = new Set<Promise<void>>()
  const end = Date.now() + minutes * 60_000
  while (Date.now() < end) {
    const name = random.one(weights)
    const happening = happen(scene, name).finally(() => running.delete(happening))
    running.add(happening)
    await sleep(1_000 / rate)
    while (running.size >= mostAtOnce) await Promise.race(running)
  }
  await Promise.all(running)
  ledger.unexpected.push(...(await mismatches(business, ledger)))
  return scene
}

async function happen(scene: Scene, name: string): Promise<void> {
  const { ledger } = scene
  try {
    await happenings[name]!.run(scene)
    ledger.done.set(name, (ledger.done.get(name) ?? 0) + 1)
  } catch (error) {
    const said = error instanceof ApiError ? `${error.status} ${error.message}` : String(error)
    ledger.unexpected.push(`${name}: ${said}`)
  }
}
