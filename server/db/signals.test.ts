import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/http/operations/log.ts'
import { run } from '#server/test/cluster.ts'
import { openSession } from './session.ts'
import { missed, openSignals } from './signals.ts'

const log = createLog({ level: 'silent' })

function signalsOf(url: string, session = openSession(url, log)) {
  const signals = openSignals(session, log)
  onTestFinished(async () => {
    await signals.close()
    await session.close()
  })
  return signals
}

/** The signals that one process of the installation has received on a topic. */
function listen(url: string, topic: string) {
  const signals = signalsOf(url)
  const heard: string[] = []
  const deaf = signals.hear(topic, note => heard.push(note))
  return { signals, heard, deaf }
}

test('every process receives every signal, in order and once, until it stops listening', async () => {
  const url = inject('cluster')
  const [one, two] = [listen(url, 'a'), listen(url, 'a')]
  const other = listen(url, 'b')
  await expect
    .poll(() => {
      one.signals.send('a', 'begin')
      return two.heard.length
    })
    .toBeGreaterThan(0)
  one.heard.length = two.heard.length = 0
  const notes = Array.from({ length: 100 }, (_, i) => `${i} ${'é'.repeat(80)}`)
  for (const note of notes) one.signals.send('a', note)
  await expect.poll(() => two.heard.at(-1)).toBe(notes.at(-1))
  expect(two.heard.filter(note => note !== 'begin')).toEqual(notes)
  expect(one.heard).toEqual(notes)
  expect(other.heard).toEqual([])
  one.deaf()
  one.signals.send('a', 'after')
  await expect.poll(() => two.heard.at(-1)).toBe('after')
  expect(one.heard.at(-1)).toBe(notes.at(-1))
})

const cut = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'frontdesk session' and datname = current_database()`

test('who listens to a channel of the database hears it again after a lost connection, and is told', async () => {
  const url = inject('cluster')
  const signals = signalsOf(url)
  const heard: string[] = []
  let begun = 0
  const stop = signals.listen(
    'A channel',
    payload => heard.push(payload),
    () => begun++,
  )
  for (const times of [1, 2]) {
    await expect.poll(() => begun).toBe(times)
    await run(url, `notify "A channel", 'after ${times}'`)
    await expect.poll(() => heard.at(-1)).toBe(`after ${times}`)
    if (times === 1) await run(url, cut)
  }
  stop()
  const other: string[] = []
  signals.listen(
    'b',
    payload => other.push(payload),
    () => {},
  )
  await run(url, `notify "A channel", 'unheard'`)
  await expect
    .poll(async () => {
      await run(url, `notify b, 'late'`)
      return other.length
    })
    .toBeGreaterThan(0)
  expect(heard).toEqual(['after 1', 'after 2'])
})

test('who begins to listen while others still prepare the connection hears as well', async () => {
  const url = inject('cluster')
  const session = openSession(url, log)
  const signals = signalsOf(url, session)
  const heard: string[] = []
  await session.prepare(async client => {
    signals.listen(
      'late',
      payload => heard.push(payload),
      () => {},
    )
    await client.query('select 1')
  })
  await session.open()
  await run(url, `notify late, 'heard'`)
  await expect.poll(() => heard).toEqual(['heard'])
})

test('after a lost connection, listeners learn that they may have missed signals', async () => {
  const url = inject('cluster')
  const { heard } = listen(url, 'a')
  await expect
    .poll(
      async () => {
        await run(url, cut)
        return heard
      },
      { timeout: 60_000, interval: 200 },
    )
    .toContain(missed)
})
