import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '#server/http/problem.ts'
import { unpacked } from '../index/batches.ts'
import { fairQueue } from '../reading/process/fair-queue.ts'
import type { Unit } from '../reading/units/units.ts'
import type { Study } from './study.ts'
import type { Studied } from './thread.ts'

/** Accounts take turns, so that one long text does not wait for somebody else's many. */
const turns = fairQueue({ atOnce: 2, perAccount: 1 })
/** The largest text takes ten seconds of a whole processor. */
const patienceMs = 10 * 60_000
const mostMegabytes = 512
/** Units handed over at once: a millisecond of copying. */
const batchSize = 100

/** Studies a long text in a thread of low priority, which leaves this one to requests. */
export async function studyInThread(account: string, text: string, units: Unit[]): Promise<Study> {
  const end = await turns.enter(account)
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const answer = studiedBy(worker)
    answer.catch(() => {})
    for (let at = 0; at < units.length; at += batchSize) {
      worker.postMessage(units.slice(at, at + batchSize))
      await setImmediate()
    }
    worker.postMessage(null)
    return await answer
  } finally {
    await worker.terminate()
    end()
  }
}

/** Puts together what the thread tells piece by piece. */
async function studiedBy(worker: Worker): Promise<Study> {
  const { promise, resolve, reject } = Promise.withResolvers<Study>()
  const found = {
    chunks: { packed: [] as Uint8Array[], length: 0 },
    lexemes: { packed: [] as Uint8Array[], length: 0 },
  }
  const late = setTimeout(() => reject(new Error('a text took too long to study')), patienceMs)
  worker.on('message', (told: Studied) => {
    if ('batchOf' in told) {
      const list = found[told.batchOf]
      list.packed.push(told.packed)
      list.length += told.length
    } else if ('problem' in told) reject(new Problem(told.problem.status, told.problem.detail))
    else
      resolve({
        digest: Buffer.from(told.digest),
        language: told.language,
        units: told.units,
        drafts: {
          chunks: unpacked(found.chunks.packed, found.chunks.length),
          lexemes: unpacked(found.lexemes.packed, found.lexemes.length),
        },
      })
  })
  worker.on('error', reject)
  worker.on('exit', code => reject(new Error(`the thread that studies texts ended (exit code ${code})`)))
  return promise.finally(() => clearTimeout(late))
}
