import { expect, test } from 'vitest'
import type { RigCall } from '#server/test/voice-rig/desk.ts'
import { type Rig, startRig } from '#server/test/voice-rig/rig.ts'
import { languageWish } from './call-language.ts'

// Whole calls at the telephone, on whose sound the words travel: a caller goes over to another language, and ears, voice and
// words go with them.

const timeout = 180_000
const quick = { recogniser: { hearMs: 120, partialMs: 120 }, voice: { firstMs: 120 } }
const env = { TTS_VOICE: 'emma', TTS_VOICES: 'de=greta,es=sofia' }
const account = (language: string, more: object = {}) => ({
  language,
  hours: { mon: [['09:00', '17:00']] },
  timezone: 'Europe/Berlin',
  ...more,
})

/** Says something, and hears the answer out: what our voice was given for it, which a busy machine can't garble. */
const asking = (rig: Rig, call: RigCall) => async (words: string) => {
  const before = rig.voice.asked.length
  await call.ask(words)
  const said = rig.voice.asked.slice(before)
  return { text: said.map(({ text }) => text.trim()).join(' ') }
}

test('asked for German, an English call goes on in it, with what its caller must know', {
  timeout,
}, async () => {
  const rig = await startRig({
    ...{ hears: 'deepgram', env, ...quick },
    account: account('en', { calls: { record: true } }),
  })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
  expect(rig.recogniser.languages).toEqual(['en'])
  const agreed = await ask('Können wir Deutsch sprechen?')
  expect(agreed.text).toContain(
    'Ich bin Mia, der KI-Assistent von Harbour Dental. Dieses Gespräch wird aufgezeichnet. Gern, sprechen wir Deutsch. Wie kann ich Ihnen helfen?',
  )
  expect(rig.recogniser.languages).toEqual(['en', 'de'])
  const opens = await ask('Wann haben Sie am Montag geöffnet?')
  expect(opens.text).toContain('Montag')
  expect(opens.text).not.toContain('Harbour Dental')
  expect(rig.voice.asked.at(-1)?.voice).toBe('greta')
  // A name and a place of elsewhere are no language.
  const named = await ask('Ich heiße John Smith, und ich wohne in der Baker Street.')
  expect(named.text).not.toBe('')
  expect(rig.recogniser.languages).toEqual(['en', 'de'])
  await call.end()
  await expect.poll(async () => (await call.read()).status, { timeout: 20_000 }).toBe('completed')
  const { transcript, summary, conversation_id } = await call.read()
  expect(transcript.map(({ text }: { text: string }) => text)).toContain('Können wir Deutsch sprechen?')
  expect(summary).toContain('Montag')
  expect((await rig.desk.request('GET', `/conversations/${conversation_id}`)).language).toBe('de')
})

test('a caller who speaks English is answered in it, a name changes nothing, and German comes back', {
  timeout,
}, async () => {
  const rig = await startRig({ ...quick, env, account: account('de') })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  const opens = await ask('When do you open on Monday?')
  expect(opens.text).toContain('I am Mia, the AI assistant of Harbour Dental.')
  expect(opens.text).toContain('9:00')
  expect(rig.voice.asked.at(-1)?.voice).toBe('emma')
  await ask('My name is Jürgen Müller from Königstraße.')
  const still = await ask('What is your name?')
  expect(still.text).toContain('Mia')
  expect(rig.voice.asked.at(-1)?.voice).toBe('emma')
  expect(new Set(rig.recogniser.languages.slice(1))).toEqual(new Set(['en']))
  const back = await ask('Ich möchte lieber wissen, wann Sie am Montag öffnen.')
  expect(rig.voice.asked.at(-1)?.voice).toBe('greta')
  expect(back.text).toContain('Montag')
  // They heard it in German when the call began.
  expect(back.text).not.toContain('KI-Assistent')
})

test('a recogniser of several languages tells that a caller speaks Spanish', { timeout }, async () => {
  const rig = await startRig({
    ...{ hears: 'deepgram', language: 'multi', env, account: account('en') },
    recogniser: {
      ...quick.recogniser,
      hearsLanguage: text => (/abre|lunes|calle/i.test(text) ? 'es' : /chc/i.test(text) ? 'pl' : 'en'),
    },
    voice: quick.voice,
  })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  // A street, whatever it is taken for.
  await ask('Calle Mayor')
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
  const opens = await ask('¿A qué hora abren los lunes?')
  expect(opens.text).toContain('el asistente de IA de Harbour Dental')
  expect(opens.text).toContain('Lunes')
  expect(rig.voice.asked.at(-1)?.voice).toBe('sofia')
  // Words that show a language only together with what the recogniser heard.
  const appointment = await ask('Chcę umówić wizytę')
  expect(appointment.text).toContain('asystent AI firmy Harbour Dental')
})

test.for([
  ['en', 'Calle Mayor cinco', 'es', null],
  ['en', 'Avenida de la Constitución', 'es', null],
  ['en', 'Gracias señorita', 'es', null],
  ['en', 'Königstraße elf in Hannover', 'de', null],
  ['en', 'Chcę umówić wizytę', undefined, null],
  ['en', 'Chcę umówić wizytę', 'pl', 'pl'],
  ['en', 'Quiero una cita mañana', undefined, 'es'],
  ['en', 'Ich hätte gern einen Termin', undefined, 'de'],
  ['en', 'Jag skulle vilja boka en tid', 'sv', null],
  ['de', 'Hello, I would like to book', undefined, 'en'],
  ['de', 'Business Lunch', 'en', null],
  ['de', '予約をしたいのですが', undefined, 'ja'],
] as const)('in a call in %s, “%s”, heard in %s: %s', ([before, text, heardIn, language]) => {
  const wish = languageWish({ text, ...(heardIn && { language: heardIn }) }, before)
  expect(wish?.language ?? null).toBe(language)
})

test('a language that cannot be heard is refused, and the call goes on in its own', { timeout }, async () => {
  const rig = await startRig({
    ...{ hears: 'deepgram', language: 'en', env, account: account('en'), ...quick },
  })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  const refused = await ask('Können wir Deutsch sprechen?')
  expect(refused.text).toContain('I am sorry, I can’t speak that language here. Let us go on in English.')
  const opens = await ask('When do you open on Monday?')
  expect(opens.text).toContain('Monday')
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
})
