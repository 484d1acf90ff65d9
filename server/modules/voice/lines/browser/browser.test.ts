import { expect, test, vi } from 'vitest'
import type { FromServer } from '#contract/voice-socket.ts'
import type { Speech } from '#server/providers/speech/port.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { openPage } from '#server/test/fakes/webrtc.ts'
import { lineDoor, record } from '#server/test/line-door.ts'
import { browserLine } from './browser.ts'

const no = () => {
  throw new Error('nobody is asked here')
}
/** A server that can; a line never asks it. */
const speech: Speech = {
  hears: { model: 'm', transcribe: no, close() {} },
  speaks: { model: 'm', speak: no, close() {} },
}
const tone = (ms: number) =>
  Int16Array.from({ length: ms * 16 }, (_, n) => 8_000 * Math.sin((2 * Math.PI * 440 * n) / 16_000))
const loudness = (pcm: Int16Array) => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const said = (received: FromServer[]) => received.filter(message => message.type === 'say')

test('over WebRTC a person is heard and hears, a flush is silence at once, and a page that vanishes is missed', async () => {
  const door = await lineDoor(browserLine, { deps: { speech } })
  const page = await openPage(door.url, { ways: { hears: 'server', speaks: 'server' } })
  const line = await door.next()
  expect(line).toMatchObject({ hears: 'sound', speaks: 'sound' })
  await page.next('ready')
  const { events, until } = record(line)

  await page.speak(murmur(600, 16_000))
  const paused = await until('voice_paused')
  expect(paused.pcm.length / 16).toBeGreaterThan(600)
  expect(loudness(paused.pcm)).toBeGreaterThan(4_000)
  expect(events.find(event => event.type === 'voice_began')!.at).toBeLessThan(paused.at)

  await line.play('one', tone(300))
  line.finish('one')
  expect(await until('played', event => event.done)).toMatchObject({ utterance: 'one', amount: 300 })
  await vi.waitFor(
    () => expect(page.sound.filter(({ pcm }) => loudness(pcm) > 4_000).length).toBeGreaterThan(10),
    60_000,
  )

  const waited = line.play('two', tone(5_000))
  await until('sounded', event => event.utterance === 'two')
  line.flush()
  const cut = await until('played', event => event.utterance === 'two')
  expect(cut).toMatchObject({ done: false })
  expect(cut.amount).toBeLessThan(4_000)
  await waited

  line.note({ question: 1 })
  line.caption({ id: '1', speaker: 'agent', text: 'Hello', final: true })
  expect(await page.next('note')).toEqual({ type: 'note', note: { question: 1 } })
  expect(await page.next('caption')).toMatchObject({ text: 'Hello' })
  page.send({ type: 'typed', text: ' by hand ' })
  expect(await until('words')).toMatchObject({ text: 'by hand', final: true, typed: true })

  page.vanish()
  expect(await until('closed')).toMatchObject({ reason: 'lost' })
  expect(await line.transfer('+15550100200')).toBe(false)
})

test('the ears may be ours and the voice the page’s, and the other way round', async () => {
  const door = await lineDoor(browserLine, { deps: { speech } })
  const page = await openPage(door.url, { ways: { hears: 'server', speaks: 'page' } })
  const line = await door.next()
  expect(line).toMatchObject({ hears: 'sound', speaks: 'words' })
  const heard = record(line)
  await page.speak(murmur(500, 16_000))
  await heard.until('voice_paused')
  line.say('one', 'Hello.')
  line.finish('one')
  expect(await page.next('say')).toMatchObject({ utterance: 'one', text: 'Hello.' })
  line.close(true)
  page.send({ type: 'spoken', utterance: 'one', characters: 6, done: true })
  expect(await heard.until('closed')).toMatchObject({ reason: 'ended' })

  door.again()
  const other = await openPage(door.url, { ways: { hears: 'page', speaks: 'server' } })
  const second = await door.next()
  expect(second).toMatchObject({ hears: 'words', speaks: 'sound' })
  const { until } = record(second)
  other.send({ type: 'voice' })
  other.send({ type: 'words', text: 'When do', final: false })
  other.send({ type: 'words', text: 'When do you open?', final: true })
  await until('voice_began')
  expect(await until('words', event => event.final)).toMatchObject({
    text: 'When do you open?',
    typed: false,
  })
  void second.play('one', tone(200))
  second.endsAs('too_long')
  second.close(true)
  expect(await until('closed')).toMatchObject({ reason: 'ended' })
  expect(await until('played', event => event.done)).toMatchObject({ amount: 200 })
  expect(await other.next('ended')).toEqual({ type: 'ended', reason: 'too_long' })
  expect(other.sound.some(({ pcm }) => loudness(pcm) > 4_000)).toBe(true)
})

test('a page that does both reads out the words it is sent, tells how far it came, and stops when told', async () => {
  const door = await lineDoor(browserLine)
  const page = await openPage(door.url, { ways: { hears: 'page', speaks: 'page' } })
  const line = await door.next()
  const { events, until } = record(line)
  line.say('one', 'We open ')
  line.say('one', 'at nine.')
  line.finish('one')
  line.say('two', 'And close at five.')
  await vi.waitFor(() => expect(said(page.received)).toHaveLength(4), 60_000)
  expect(said(page.received).map(({ text, end }) => [text, end])).toEqual([
    ['We open ', false],
    ['at nine.', false],
    ['', true],
    ['And close at five.', false],
  ])
  page.send({ type: 'spoken', utterance: 'one', characters: 0, done: false })
  page.send({ type: 'spoken', utterance: 'one', characters: 999, done: true })
  expect(await until('sounded')).toMatchObject({ utterance: 'one' })
  expect(await until('played', event => event.done)).toMatchObject({ utterance: 'one', amount: 16 })
  page.send({ type: 'spoken', utterance: 'two', characters: 4, done: false })
  await until('played', event => event.utterance === 'two')
  line.flush()
  await page.next('hush')
  page.send({ type: 'spoken', utterance: 'two', characters: 9, done: false })
  expect(await until('played', event => event.amount === 9)).toMatchObject({ utterance: 'two', done: false })
  // More of it is not read any more, and one that nothing was said of is over at once.
  line.say('two', 'Never.')
  line.finish('two')
  line.finish('three')
  expect(await until('played', event => event.utterance === 'three')).toMatchObject({ amount: 0, done: true })
  expect(said(page.received).some(({ text }) => text === 'Never.')).toBe(false)
  // A page that does not answer: as last known.
  line.say('four', 'Good bye.')
  line.flush()
  expect(await until('played', event => event.utterance === 'four')).toMatchObject({ amount: 0, done: false })
  page.send({ type: 'bye' })
  expect(await until('closed')).toMatchObject({ reason: 'hung_up' })
  expect(events.at(-1)!.type).toBe('closed')
})

test('a request that the server can’t serve, and a message that no page sends, are refused', async () => {
  const door = await lineDoor(browserLine)
  for (const ways of [
    { hears: 'server', speaks: 'page' },
    { hears: 'page', speaks: 'server' },
  ] as const) {
    door.again()
    const page = await openPage(door.url, { ways })
    expect(await page.closed).toBe(1008)
    await expect(door.next()).rejects.toThrow('This server can’t')
  }

  door.again()
  const typist = await openPage(door.url, { ways: { hears: 'server', speaks: 'server' }, typing: true })
  const line = await door.next()
  expect(line).toMatchObject({ hears: 'words', speaks: 'words' })
  const { until } = record(line)
  const nonsense: unknown[] = [
    { type: 'hello', ways: { hears: 'page', speaks: 'page' }, typing: false },
    { type: 'typed', text: 'x'.repeat(4_001) },
    { type: 'spoken', utterance: 'one', characters: -1, done: true },
    { type: 'candidate', candidate: 7 },
    { type: 'unheard of' },
    null,
  ]
  for (const message of nonsense) typist.send(message as never)
  // These are odd, and do no harm.
  typist.send({ type: 'offer', sdp: 'nothing' })
  typist.send({ type: 'candidate', candidate: { candidate: 'candidate:nonsense' } })
  typist.send({ type: 'spoken', utterance: 'unknown', characters: 3, done: true })
  typist.send({ type: 'typed', text: '  ' })
  typist.send({ type: 'typed', text: 'Hello' })
  expect(await until('words')).toMatchObject({ text: 'Hello', typed: true })
  for (let i = 0; i < 20; i++) typist.send({ type: 'flood' } as never)
  expect(await until('closed')).toMatchObject({ reason: 'failed' })
  expect(await typist.closed).toBe(1008)
})

test('an offer that is none ends the line, and no other', async () => {
  const door = await lineDoor(browserLine, { deps: { speech } })
  const good = await openPage(door.url, { ways: { hears: 'server', speaks: 'server' } })
  const { until } = record(await door.next())
  door.again()
  const socket = new WebSocket(door.url)
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', ways: { hears: 'server', speaks: 'server' }, typing: false }))
    socket.send(JSON.stringify({ type: 'offer', sdp: 'v=0\r\nthis is no session' }))
  })
  await expect(door.next()).rejects.toThrow()
  await good.speak(murmur(300, 16_000))
  await until('voice_began')
  good.close()
  await until('closed')
})
