import { verify } from '@octokit/webhooks-methods'
import { expect, onTestFinished, test } from 'vitest'
import { resampler } from '#server/providers/speech/resample.ts'
import { type FakeMediaStream, openMediaStream } from '#server/test/fakes/media-stream.ts'
import { heardBy, missingForSpeech, spokenBy, widened } from '#server/test/fakes/real-speech.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { connectOwn, startTelephone, streamUrl } from '#server/test/telephone.ts'

// A whole call with real sound both ways: programs speak and hear, over the sound of a telephone.

/** A busy machine may take so long to speak, to hear and to think. */
const patience = { timeout: 120_000, interval: 50 }

/** The caller's sentences. The recogniser knows no others. */
const says = {
  hours: 'when are you open',
  book: 'i would like to book a check up tomorrow at ten',
  name: 'my name is ada lovelace',
  number: 'zero one five one two three four five six seven eight nine',
  yes: 'yes please',
}
/** The sentences that a caller may hear first, with or without a breath between them. */
const [who, question] = ['hello this is mia the a i assistant of harbor dental', 'how can i help you']
const others = ['are you still there', 'one moment please', 'i am sorry i did not understand that']
const grammar = (sentences: string[]) => `#JSGF V1.0; grammar g; public <g> = ${sentences.join(' | ')};`

/** Speech is louder than this, of 32767. A breath between two sentences is shorter. */
const audible = 1_000
const pauseMs = 800

/** Whether nothing has sounded for a while at the ear of the caller. */
const isQuiet = (stream: FakeMediaStream): boolean =>
  stream
    .heard()
    .slice(-8 * pauseMs)
    .every(sample => Math.abs(sample) < audible)

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

test.skipIf(missingForSpeech() !== null)(
  `a caller asks when it is open, interrupts, books and hangs up, all aloud (needs ${missingForSpeech() ?? 'flite'})`,
  async () => {
    const speech = await startFakeSpeech({
      rate: 16_000,
      hears: pcm => heardBy(widened(pcm), grammar(Object.values(says))),
      // A quick speaker, so that the call is over sooner.
      speaks: text => spokenBy(text, 0.7),
    })
    onTestFinished(speech.close)
    const receiver = await startReceiver()
    onTestFinished(receiver.close)
    const telephone = await startTelephone({
      speech: speech.url,
      env: { ALLOW_PRIVATE_NETWORK: 'on', TTS_SAMPLE_RATE: '16000' },
    })
    const { account, twilio, direct, tell, ourNumber } = telephone
    // Other times each day make a long answer; ten o'clock is within all of them.
    const hours = Object.fromEntries(
      weekdays.map((day, n) => [
        day,
        [
          ['08:00', '11:30'],
          ['13:00', `${n + 14}:00`],
        ],
      ]),
    )
    expect((await account.call('PATCH', '/account', { hours, timezone: 'UTC' })).status).toBe(200)
    await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
    const { secret } = (
      await account.call('POST', '/webhooks', { url: receiver.url, events: ['call.completed'] })
    ).body
    const sounds = new Map<string, Int16Array>()
    for (const text of Object.values(says)) sounds.set(text, resampler(16_000, 8_000)(await spokenBy(text)))

    await connectOwn(telephone)
    // The caller's number is withheld.
    const taken = twilio.callIn('+266696687', ourNumber)
    const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
    const call = async () => (await account.call('GET', '/calls')).body.calls[0]
    const said = async (): Promise<string> =>
      (await call()).transcript
        .map(({ role, text }: { role: string; text: string }) => (role === 'agent' ? text : ''))
        .join('\n')
    /** Listens until this was said to the end, and nothing more comes. */
    const listen = async (words: string) => {
      await expect.poll(said, patience).toContain(words)
      await expect.poll(() => isQuiet(stream), patience).toBe(true)
    }
    const speak = (text: string) => stream.speak(sounds.get(text)!)
    const wasMade = (words: string) =>
      speech.requests.some(({ fields }) => String(fields.input ?? '').includes(words))
    const clears = () => stream.sent.filter(({ event }) => event === 'clear').length

    await listen('How can I help you?')
    const greeting = stream.heard()
    await speak(says.hours)
    // The words about Friday are made while the days before are heard.
    await expect.poll(() => wasMade('Friday'), patience).toBe(true)
    expect(clears()).toBe(0)
    await speak(says.book)
    await expect.poll(clears, patience).toBe(1)
    await listen('In whose name may I book?')
    await speak(says.name)
    await listen('Which email address or phone number shall I note for it?')
    await speak(says.number)
    await listen('Shall I book Check-up for Ada Lovelace, 015123456789,')
    await speak(says.yes)
    await listen('Booked for Ada Lovelace')
    stream.hangUp()
    await tell(taken, 'completed')
    await expect.poll(async () => (await call()).status, patience).toBe('completed')

    const ended = await call()
    const tomorrow = new Date(telephone.app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const { bookings } = (await account.call('GET', '/bookings')).body
    expect(bookings).toMatchObject([
      {
        service_name: 'Check-up',
        starts_at: `${tomorrow}T10:00:00.000Z`,
        name: 'Ada Lovelace',
        phone: '015123456789',
        source: 'call',
        call_id: ended.id,
      },
    ])
    const { leads } = (await account.call('GET', '/leads')).body
    expect(leads).toMatchObject([{ name: 'Ada Lovelace', phone: '015123456789', call_id: ended.id }])
    const { transcript } = ended
    const spoken = transcript.map(({ role, text }: { role: string; text: string }) => ({ role, text }))
    expect(spoken.filter(({ role }: { role: string }) => role === 'user')).toEqual(
      Object.values(says).map(text => ({ role: 'user', text })),
    )
    expect(ended).toMatchObject({ actions: ['lead_captured', 'booking_created'], latency: { turns: 5 } })
    // The answer that was spoken over is cut to what was heard, in the call and in its conversation.
    const [cut] = transcript.filter(({ cut_short }: { cut_short: boolean }) => cut_short)
    expect(cut.text).toMatch(/^Our opening hours: Monday/)
    expect(cut.text).not.toContain('Friday')
    const path = `/conversations/${ended.conversation_id}/messages`
    const messages = (await account.call('GET', path)).body.messages.map(({ text }: { text: string }) => text)
    expect(messages).toContain(cut.text)
    expect(messages.join()).not.toContain('Friday')

    // A recogniser at the caller's end agrees; it could have heard other sentences too.
    expect(
      await heardBy(
        widened(resampler(8_000, 16_000)(greeting)),
        grammar([`${who} [ ${question} ]`, question, ...others]),
      ),
    ).toBe(`${who} ${question}`)

    await expect.poll(() => receiver.received.length, patience).toBe(1)
    const [{ headers, body, json }] = receiver.received as [(typeof receiver.received)[number]]
    expect(await verify(secret, body, headers['x-webhook-signature'] as string)).toBe(true)
    expect(json).toMatchObject({
      event: 'call.completed',
      data: {
        call_id: ended.id,
        direction: 'inbound',
        client_name: 'Ada Lovelace',
        transcript: spoken,
        lead: { name: 'Ada Lovelace', phone: '015123456789' },
        actions: ['lead_captured', 'booking_created'],
      },
    })
  },
)
