import { expect, onTestFinished, test } from 'vitest'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { connectOwn, newNumber, startTelephone, streamUrl } from '#server/test/telephone.ts'

const patience = { timeout: 60_000 }

test('while a card’s number is given nothing is recorded, and it is written down nowhere', async () => {
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ jobs: false, speech: speech.url, env: { VAD: 'light' } })
  await connectOwn(telephone)
  const { account, twilio, ourNumber, direct, until } = telephone
  await account.call('PATCH', '/account', { calls: { record: true } })
  const taken = twilio.callIn(newNumber(), ourNumber)
  const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
  const call = async () => (await account.call('GET', '/calls?limit=1')).body.calls[0]
  const say = async (words: string) => {
    const { transcript } = await call()
    speech.hear(words)
    await stream.speak(murmur(600, 8_000))
    await expect.poll(async () => (await call()).transcript.length, patience).toBe(transcript.length + 2)
  }
  await expect.poll(() => taken.recordings, patience).toHaveLength(1)
  const [recording] = taken.recordings
  await say('May I give you my card number?')
  await expect.poll(() => recording!.statuses, patience).toEqual(['in-progress', 'paused'])
  await say('It is 4111 1111 1111 1111 and the code is 737')
  await expect.poll(() => recording!.statuses, patience).toEqual(['in-progress', 'paused', 'in-progress'])
  await say('And when are you open?')
  expect(recording!.statuses).toHaveLength(3)
  stream.hangUp()
  const { id } = await call()
  const ended = await until(id, 'completed')
  const written = JSON.stringify(ended)
  expect(written).toContain('It is •••• 1111 and the code is •••')
  const { messages } = (await account.call('GET', `/conversations/${ended.conversation_id}/messages`)).body
  // Ids and times may have any digits.
  const words = (turns: { text: string }[]) => turns.map(({ text }) => text).join('\n')
  for (const text of [words(ended.transcript), words(messages)]) {
    expect(text).not.toContain('4111')
    expect(text).not.toContain('737')
  }
  expect(ended.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'recording_begun',
    'recording_paused',
    'recording_resumed',
    'hung_up',
  ])
})
