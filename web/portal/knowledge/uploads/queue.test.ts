import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  begin,
  cancel,
  cancelAll,
  clear,
  due,
  emptyQueue,
  finish,
  isOver,
  mostAtOnce,
  newUpload,
  progress,
  progressOf,
  type Queue,
  refuse,
  retry,
  retryFailed,
} from './queue.ts'

const files = (count: number, size = 1_000) =>
  Array.from({ length: count }, (_, i) => newUpload(String(i), { name: `${i}.txt`, size }))

const learnt = { docId: 'a source', notices: [] }
const stateOf = (queue: Queue, id: string) => queue.uploads.find(each => each.id === id)?.state
const started = (queue: Queue, now = 0): Queue =>
  due(queue, now).reduce((next, { id }) => begin(next, id), queue)

test('a folder of files passes a server that takes so many an hour, each file once, none in a pause', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 3_600 }),
      (count, allowance, windowS) => {
        let queue = add(emptyQueue, files(count))
        let now = 0
        let taken: number[] = []
        const arrived: string[] = []
        let refusals = 0
        for (let step = 0; queue.uploads.some(each => !isOver(each)); step++) {
          expect(step).toBeLessThan(10_000)
          const next = due(queue, now)
          if (!next.length) {
            expect(queue.pausedUntil).toBeGreaterThan(now)
            now = queue.pausedUntil
            continue
          }
          queue = started(queue, now)
          for (const { id } of next) {
            taken = taken.filter(at => at > now - windowS * 1000)
            if (taken.length < allowance) {
              taken.push(now)
              arrived.push(id)
              queue = finish(queue, id, learnt)
            } else {
              refusals++
              const retryAfter = Math.ceil((taken[0]! + windowS * 1000 - now) / 1000)
              queue = refuse(queue, id, { status: 429, reason: 'Too many requests.', retryAfter }, now)
            }
          }
        }
        expect([...arrived].sort((a, b) => Number(a) - Number(b))).toEqual(queue.uploads.map(({ id }) => id))
        expect(new Set(arrived).size).toBe(count)
        // Each pause costs as many refusals as files were on their way, no more.
        expect(refusals).toBeLessThanOrEqual(Math.ceil(count / allowance) * mostAtOnce)
        expect(progressOf(queue)).toEqual({ files: count, done: count, failed: 0, open: 0, share: 1 })
      },
    ),
    { numRuns: 100 },
  )
})

const id = fc.integer({ min: 0, max: 7 }).map(String)
const event = fc.oneof(
  fc.record({ kind: fc.constant('start' as const) }),
  fc.record({ kind: fc.constant('progress' as const), id, sent: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ kind: fc.constant('finish' as const), id }),
  fc.record({
    kind: fc.constant('refuse' as const),
    id,
    status: fc.constantFrom(0, 400, 402, 413, 429, 500, 502, 503),
    retryAfter: fc.option(fc.integer({ min: 1, max: 60 })),
  }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'retry' as const), id }),
  fc.record({ kind: fc.constantFrom('cancelAll' as const, 'retryFailed' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 60_000 }) }),
)

test('whatever happens, in whatever order: few at once, none in a pause, and what is learnt stays learnt', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 200 }), events => {
      let queue = add(emptyQueue, files(8))
      let now = 0
      for (const each of events) {
        const before = queue
        if (each.kind === 'start') queue = started(queue, now)
        else if (each.kind === 'progress') queue = progress(queue, each.id, each.sent)
        else if (each.kind === 'finish') queue = finish(queue, each.id, learnt)
        else if (each.kind === 'refuse') queue = refuse(queue, each.id, { reason: 'No.', ...each }, now)
        else if (each.kind === 'cancel') queue = cancel(queue, each.id)
        else if (each.kind === 'retry') queue = retry(queue, each.id)
        else if (each.kind === 'cancelAll') queue = cancelAll(queue)
        else if (each.kind === 'retryFailed') queue = retryFailed(queue)
        else if (each.kind === 'wait') now += each.ms

        expect(queue.uploads.map(upload => upload.id)).toEqual(before.uploads.map(upload => upload.id))
        const sending = (of: Queue) => of.uploads.filter(({ state }) => state === 'sending')
        expect(sending(queue).length).toBeLessThanOrEqual(mostAtOnce)
        if (now < before.pausedUntil)
          expect(sending(queue).length).toBeLessThanOrEqual(sending(before).length)
        for (const [i, was] of before.uploads.entries()) {
          if (was.state === 'done') expect(queue.uploads[i]).toBe(was)
          expect(queue.uploads[i]!.sent).toBeLessThanOrEqual(was.size)
        }
        const { share, files: wanted, done, failed, open } = progressOf(queue)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(done + failed + open).toBe(wanted)
      }
    }),
    { numRuns: 300 },
  )
})

test('a file that is too large fails with the reason, and the others go on', () => {
  let queue = started(add(emptyQueue, files(3)))
  queue = refuse(queue, '0', { status: 413, reason: 'At most 10 MB are accepted.', retryAfter: null }, 0)
  expect(queue.uploads[0]).toMatchObject({ state: 'failed', reason: 'At most 10 MB are accepted.' })
  expect(due(queue, 0).map(each => each.id)).toEqual(['2'])
})

test('where the plan has no room, the files behind are not sent to be refused one by one', () => {
  let queue = started(add(emptyQueue, files(4)))
  queue = refuse(queue, '0', { status: 402, reason: 'Document limit reached.', retryAfter: null }, 0)
  expect(queue.uploads.map(({ state }) => state)).toEqual(['failed', 'sending', 'failed', 'failed'])
  expect(retryFailed(queue).uploads.map(({ state }) => state)).toEqual([
    'waiting',
    'sending',
    'waiting',
    'waiting',
  ])
})

test('a connection that stays broken is given up after a few tries, each after a longer pause', () => {
  let queue = add(emptyQueue, files(1))
  let now = 0
  const pauses: number[] = []
  while (stateOf(queue, '0') !== 'failed') {
    queue = started(queue, now)
    queue = refuse(queue, '0', { status: 0, reason: null, retryAfter: null }, now)
    pauses.push(queue.pausedUntil - now)
    now = queue.pausedUntil
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 0])
  expect(stateOf(retry(queue, '0'), '0')).toBe('waiting')
})

test('an answer that comes after the file was cancelled changes nothing; what is over can be cleared away', () => {
  const queue = cancel(started(add(emptyQueue, files(2))), '0')
  expect(finish(queue, '0', learnt)).toBe(queue)
  expect(refuse(queue, '0', { status: 429, reason: null, retryAfter: 60 }, 0)).toBe(queue)
  expect(clear(queue).uploads.map(each => each.id)).toEqual(['1'])
})
