import { expect, test, vi } from 'vitest'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { lineDoor, record } from '#server/test/line-door.ts'
import { stopMedia } from '../../media/media.ts'
import { phoneLine } from './phone.ts'

const tone = (ms: number) =>
  Int16Array.from({ length: ms * 16 }, (_, n) => 8_000 * Math.sin((2 * Math.PI * 440 * n) / 16_000))
const loudness = (pcm: Int16Array) => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test('a caller is heard and hears, is cut short by a flush, presses keys and hangs up', async () => {
  const door = await lineDoor((ctx, socket) => phoneLine(ctx, socket))
  const carrier = await openMediaStream(door.url, { callSid: 'CA7', parameters: { call: '1' } })
  const { line, ...call } = await door.next()
  expect(call).toEqual({ callSid: 'CA7', streamSid: 'MZ0001', parameters: { call: '1' } })
  const { events, until } = record(line)

  line.listenAlong(true)
  await carrier.speak(murmur(600, 8_000))
  const paused = await until('voice_paused')
  const began = events.find(event => event.type === 'voice_began')!
  expect(paused.at).toBeGreaterThan(began.at)
  expect(paused.pcm.length / 16).toBeGreaterThan(600)
  expect(loudness(paused.pcm)).toBeGreaterThan(5_000)
  // A recogniser that listened along got the same sound.
  const along = events.flatMap(event => (event.type === 'sound' ? [...event.pcm] : []))
  expect(Int16Array.from(along)).toEqual(paused.pcm)

  await line.play('one', tone(300))
  line.finish('one')
  const done = await until('played', event => event.done)
  expect(done).toMatchObject({ utterance: 'one', amount: 300 })
  expect(events.findIndex(event => event.type === 'sounded')).toBeLessThan(events.indexOf(done))
  expect(loudness(carrier.heard())).toBeGreaterThan(5_000)

  // More than two seconds wait to be played, so the speaker has to wait as well.
  const waited = line.play('two', tone(4_000))
  line.finish('two')
  void line.play('three', tone(1_000))
  await until('played', event => event.utterance === 'two' && event.amount >= 200)
  line.flush()
  const cut = await until('played', event => event.utterance === 'two' && event.amount < 3_900 && !event.done)
  const never = await until('played', event => event.utterance === 'three')
  expect(never).toMatchObject({ amount: 0, done: false })
  await vi.waitFor(
    () => expect(carrier.sent.filter(({ event }) => event === 'clear')).toHaveLength(1),
    60_000,
  )
  await waited
  // Sound of a flushed utterance that comes late is not played any more.
  await line.play('three', tone(1_000))
  line.finish('three')
  await line.play('four', tone(100))
  line.finish('four')
  await until('played', event => event.utterance === 'four' && event.done)
  expect(events.filter(event => event.type === 'played' && event.utterance === 'three')).toHaveLength(1)
  const last = events.findLast(event => event.type === 'played' && event.utterance === 'two')!
  expect(last).toMatchObject({ done: false })
  expect(cut.amount).toBeGreaterThan(0)

  carrier.press('5')
  expect(await until('key')).toMatchObject({ key: '5' })
  carrier.hangUp()
  expect(await until('closed')).toMatchObject({ reason: 'hung_up' })
  line.close(false)
  await line.play('five', tone(100))
  expect(events.filter(event => event.type === 'closed')).toHaveLength(1)
  expect(events.at(-1)!.type).toBe('closed')
})

test('a polite end lets the caller hear all of it; a transfer ends the line as transferred', async () => {
  const transfer = vi.fn(async (_call: unknown, phone: string) => phone === '+15550100300')
  const door = await lineDoor((ctx, socket) => phoneLine(ctx, socket, { transfer }))
  const carrier = await openMediaStream(door.url)
  const { line } = await door.next()
  const { events, until } = record(line)
  void line.play('bye', tone(400))
  line.close(true)
  expect(await until('closed')).toMatchObject({ reason: 'ended' })
  expect(events.filter(event => event.type === 'played').at(-1)).toMatchObject({ amount: 400, done: true })
  expect(await carrier.closed).toBe(1000)

  door.again()
  const other = await openMediaStream(door.url)
  const second = await door.next()
  const seen = record(second.line)
  expect(await second.line.transfer('+15550100200')).toBe(false)
  expect(await second.line.transfer('+15550100300')).toBe(true)
  other.hangUp()
  expect(await seen.until('closed')).toMatchObject({ reason: 'transferred' })
})

test('a stream that is no telephone’s is refused, and nonsense is tolerated only for a while', async () => {
  const door = await lineDoor((ctx, socket) => phoneLine(ctx, socket))
  for (const mediaFormat of [
    { encoding: 'audio/x-mulaw', sampleRate: 16_000, channels: 1 },
    { encoding: 'audio/opus', sampleRate: 8_000, channels: 1 },
    { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 2 },
  ]) {
    door.again()
    const carrier = await openMediaStream(door.url, { mediaFormat })
    expect(await carrier.closed).toBe(1008)
    await expect(door.next()).rejects.toThrow()
  }
  door.again()
  const early = await openMediaStream(door.url, { mute: true })
  early.hangUp()
  await expect(door.next()).rejects.toThrow('before it began')

  door.again()
  const carrier = await openMediaStream(door.url)
  const { line } = await door.next()
  const { until } = record(line)
  const nonsense = [
    'no JSON',
    '[]',
    'null',
    { event: 'media' },
    { event: 'media', media: { payload: '***' } },
    { event: 'media', media: { payload: 'A'.repeat(20_000) } },
    { event: 'dtmf', dtmf: { digit: '55' } },
    { event: 'mark', mark: { name: 7 } },
    { event: 'unheard of' },
  ]
  for (const message of nonsense) carrier.send(message)
  // A mark that was never set, and an empty piece of sound, are odd and do no harm.
  carrier.send({ event: 'mark', mark: { name: 'm999' } })
  carrier.send({ event: 'media', media: { payload: '' } })
  carrier.press('1')
  await until('key')
  for (let i = 0; i < 20; i++) carrier.send('more of it')
  expect(await until('closed')).toMatchObject({ reason: 'failed' })
  expect(await carrier.closed).toBe(1008)
})

test('a carrier that falls silent has lost the call; one that sends hours at once is no telephone', async () => {
  const door = await lineDoor((ctx, socket) => phoneLine(ctx, socket))
  const carrier = await openMediaStream(door.url)
  const lost = record((await door.next()).line)
  carrier.goSilent()

  door.again()
  const flood = await openMediaStream(door.url)
  const flooded = record((await door.next()).line)
  const payload = Buffer.alloc(8_000, 0xff).toString('base64')
  for (let i = 0; i < 40; i++) flood.send({ event: 'media', media: { track: 'inbound', payload } })
  expect(await flooded.until('closed')).toMatchObject({ reason: 'failed' })
  expect(await lost.until('closed')).toMatchObject({ reason: 'lost' })
})

test('when the thread that hears and speaks ends, its lines end and the next ones have another', async () => {
  const door = await lineDoor((ctx, socket) => phoneLine(ctx, socket))
  const carrier = await openMediaStream(door.url)
  const first = record((await door.next()).line)
  await stopMedia()
  expect(await first.until('closed')).toMatchObject({ reason: 'failed' })
  expect(await carrier.closed).toBe(1011)
  door.again()
  await openMediaStream(door.url)
  const { line } = await door.next()
  const second = record(line)
  void line.play('one', tone(100))
  line.finish('one')
  await second.until('played', event => event.done)
  line.close(false)
})
