import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { answerOf } from './worker-answer.ts'

const thread = (code: string) => new Worker(code, { eval: true })
const say = "require('node:worker_threads').parentPort.postMessage({ said: 1 });"
const ask = (code: string, ms = 60_000) => answerOf(thread(code), AbortSignal.timeout(ms))

test('a thread answers and is ended', async () => {
  const worker = thread(`${say} setInterval(() => {}, 1000)`)
  const exit = new Promise(resolve => worker.once('exit', resolve))
  expect(await answerOf(worker, AbortSignal.timeout(60_000))).toEqual({ said: 1 })
  await exit
})

test('a thread that fails, ends without an answer or takes too long is an error for its caller', async () => {
  await expect(ask("throw new Error('broken')")).rejects.toThrow('broken')
  await expect(ask('process.exit(3)')).rejects.toThrow('a thread ended without an answer (exit code 3)')
  await expect(ask('setInterval(() => {}, 1000)', 100)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a failure after the answer is nobody’s error', async () => {
  expect(await ask(`${say} throw new Error('too late')`)).toEqual({ said: 1 })
})
