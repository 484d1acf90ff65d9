import { expect, onTestFinished, test } from 'vitest'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { connectOwn, newNumber, startTelephone, streamUrl } from '#server/test/telephone.ts'

const patience = { timeout: 60_000 }

const addressIn = (twiml: string, name: string) =>
  new RegExp(`${name}="([^"]+)"`).exec(twiml)![1]!.replaceAll('&amp;', '&')

/** A caller who has pressed 0 and is being put through. */
async function putThrough() {
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' } })
  await connectOwn(telephone)
  const { account, twilio, ourNumber, direct } = telephone
  const colleague = newNumber()
  await account.call('PATCH', '/account', { calls: { transfer_to: colleague } })
  const taken = twilio.callIn(newNumber(), ourNumber)
  const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
  const call = async () => (await account.call('GET', '/calls?limit=1')).body.calls[0]
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(1)
  stream.press('0')
  await expect.poll(() => taken.directed, patience).toHaveLength(1)
  const [dial] = taken.directed as [string]
  expect(dial).toContain(`machineDetection="Enable"`)
  // The carrier takes the caller out of the stream.
  stream.hangUp()
  await stream.closed
  const told = async () =>
    (
      await telephone.app.open.crossTenant(db =>
        db
          .selectFrom('event')
          .select('type')
          .where('tenant_id', '=', account.tenant)
          .where('type', 'in', ['call.completed', 'call.failed'])
          .execute(),
      )
    ).map(({ type }) => type)
  return { telephone, speech, taken, dial, call, told }
}

test('a person who presses 1 gets the caller, and the call is over once the two have spoken', async () => {
  const { telephone, taken, dial, call, told } = await putThrough()
  const { direct, tell, until } = telephone
  const briefing = await direct(taken, { address: addressIn(dial, 'url') })
  const pressed = await direct(taken, { address: addressIn(briefing, 'action'), fields: { Digits: '1' } })
  expect(pressed).toMatch(/<Response><\/Response>/)
  expect(await call()).toMatchObject({ status: 'in_progress', ended_at: null })
  expect(await told()).toEqual([])
  const over = { address: addressIn(dial, 'action'), fields: { DialCallStatus: 'completed' } }
  expect(await direct(taken, over)).toMatch(/<Hangup\/>/)
  await tell(taken, 'completed')
  const ended = await until((await call()).id, 'completed')
  expect(ended).toMatchObject({
    actions: ['transferred'],
    events: [{ kind: 'transfer_begun' }, { kind: 'transfer_accepted' }],
  })
  await expect.poll(told, patience).toEqual(['call.completed'])
})

test('a voicemail takes no call: the assistant comes back, takes a message, and the end is told once', async () => {
  const { telephone, speech, taken, dial, call, told } = await putThrough()
  const { account, app, twilio, direct, tell, until } = telephone
  // It speaks over the briefing and presses nothing.
  const briefing = await direct(taken, { address: addressIn(dial, 'url') })
  expect(briefing).toMatch(/<\/Gather><Hangup\/>/)
  const fields = { AnsweredBy: 'machine_start' }
  for (const again of [1, 2]) {
    const reported = await twilio.tell(taken, addressIn(dial, 'amdStatusCallback'), {
      origin: app.url,
      fields,
    })
    expect(reported.status, `${again}`).toBe(204)
  }
  // A carrier counts a leg that was picked up as completed.
  const over = { address: addressIn(dial, 'action'), fields: { DialCallStatus: 'completed' } }
  const back = await direct(taken, over)
  const stream = await openMediaStream(streamUrl(telephone, back), { callSid: taken.sid })
  const offered = 'I am sorry, nobody could take your call. Please tell me your name'
  await expect.poll(async () => (await call()).transcript.at(-1).text, patience).toContain(offered)
  const { items } = (await account.call('GET', '/needs-you?kind=callback')).body
  expect(items).toMatchObject([{ contact: { phone: taken.from } }])
  speech.hear('This is Ada Lovelace, it is about my invoice.')
  await stream.speak(murmur(600, 8_000))
  const ended = await until((await call()).id, 'completed')
  await tell(taken, 'completed')
  expect(ended.actions).toEqual(['message_taken'])
  expect(ended.events).toMatchObject([
    { kind: 'transfer_begun' },
    { kind: 'transfer_missed', detail: 'machine' },
    { kind: 'line_back' },
    { kind: 'hung_up', detail: 'us' },
  ])
  await expect.poll(told, patience).toEqual(['call.completed'])
})
