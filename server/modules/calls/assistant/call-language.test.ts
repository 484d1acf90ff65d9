import { expect, test } from 'vitest'
import type { RigCall } from '#server/test/voice-rig/desk.ts'
import { type Rig, startRig } from '#server/test/voice-rig/rig.ts'
import { languageWish } from './call-language.ts'

// Whole calls at the telephone, on whose sound the words travel. They mostly wait for what is spoken, and so are held side
// by side.

const quick = { recogniser: { hearMs: 120, partialMs: 120 }, voice: { firstMs: 120 } }
const env = { TTS_VOICE: 'emma', TTS_VOICES: 'de=greta,es=sofia' }
const account = (language: string, more: object = {}) => ({
  language,
  hours: { mon: [['09:00', '17:00']] },
  timezone: 'Europe/Berlin',
  ...more,
})

/**
 * Says something, and hears the answer out: what our voice was given for it, which must hold these words, however late a busy
 * machine has them.
 */
const asking = (rig: Rig, call: RigCall) => async (words: string, mustHold: string | RegExp) => {
  const before = rig.voice.asked.length
  const given = () =>
    rig.voice.asked
      .slice(before)
      .map(({ text }) => text.trim())
      .join(' ')
  const said = await call.say(words)
  await expect.poll(given, { timeout: 60_000 }).toMatch(mustHold)
  await call.quiet({ since: said.endedAt })
  return given()
}

/** Nothing that we said was broken off. */
const allWasHeard = async (call: RigCall) => {
  await call.end()
  await expect.poll(async () => (await call.read()).status, { timeout: 60_000 }).toBe('completed')
  const { transcript } = await call.read()
  expect(transcript.filter(({ cut_short }: { cut_short: boolean }) => cut_short)).toEqual([])
}

/** Asked for German, an English call goes on in it, with what its caller must know. */
async function askedForGerman(): Promise<void> {
  const rig = await startRig({
    ...{ hears: 'deepgram', env, ...quick },
    account: account('en', { calls: { record: true } }),
  })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
  expect(rig.recogniser.languages).toEqual(['en'])
  await ask(
    'Können wir Deutsch sprechen?',
    'Ich bin Mia, der KI-Assistent von Harbour Dental. Dieses Gespräch wird aufgezeichnet. Gern, sprechen wir Deutsch. Wie kann ich Ihnen helfen?',
  )
  expect(rig.recogniser.languages).toEqual(['en', 'de'])
  const opens = await ask('Wann öffnen Sie am Montag?', 'Montag')
  expect(opens).not.toContain('Harbour Dental')
  expect(rig.voice.asked.at(-1)?.voice).toBe('greta')
  // A name and a place of elsewhere are no language.
  await ask('Ich heiße John Smith, aus der Baker Street.', /./)
  expect(rig.recogniser.languages).toEqual(['en', 'de'])
  await allWasHeard(call)
  const { transcript, summary, conversation_id } = await call.read()
  expect(transcript.map(({ text }: { text: string }) => text)).toContain('Können wir Deutsch sprechen?')
  expect(summary).toContain('Montag')
  expect((await rig.desk.request('GET', `/conversations/${conversation_id}`)).language).toBe('de')
}

/** A caller who speaks English is answered in it, a name changes nothing, and German comes back. */
async function speaksEnglish(): Promise<void> {
  const rig = await startRig({ ...quick, env, account: account('de') })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  const opens = await ask('When do you open on Monday?', '9:00')
  expect(opens).toContain('I am Mia, the AI assistant of Harbour Dental.')
  expect(rig.voice.asked.at(-1)?.voice).toBe('emma')
  await ask('My name is Jürgen Müller from Königstraße.', /./)
  await ask('What is your name?', 'Mia')
  expect(rig.voice.asked.at(-1)?.voice).toBe('emma')
  expect(new Set(rig.recogniser.languages.slice(1))).toEqual(new Set(['en']))
  const back = await ask('Ich möchte lieber wissen, wann Sie am Montag öffnen.', 'Montag')
  expect(rig.voice.asked.at(-1)?.voice).toBe('greta')
  // They heard it in German when the call began.
  expect(back).not.toContain('KI-Assistent')
  await allWasHeard(call)
}

/** A recogniser of several languages tells that a caller speaks Spanish. */
async function hearsMany(): Promise<void> {
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
  await ask('Calle Mayor', /./)
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
  const opens = await ask('¿A qué hora abren los lunes?', 'Lunes')
  expect(opens).toContain('el asistente de IA de Harbour Dental')
  expect(rig.voice.asked.at(-1)?.voice).toBe('sofia')
  // Words that show a language only together with what the recogniser heard.
  await ask('Chcę umówić wizytę', 'asystent AI firmy Harbour Dental')
  await allWasHeard(call)
}

/** A language that cannot be heard is refused, and the call goes on in its own. */
async function cannotBeHeard(): Promise<void> {
  const rig = await startRig({
    ...{ hears: 'deepgram', language: 'en', env, account: account('en'), ...quick },
  })
  const call = await rig.call()
  const ask = asking(rig, call)
  await call.quiet()
  await ask(
    'Können wir Deutsch sprechen?',
    'I am sorry, I can’t speak that language here. Let us go on in English.',
  )
  await ask('When do you open on Monday?', 'Monday')
  expect(rig.voice.asked.every(({ voice }) => voice === 'emma')).toBe(true)
  await allWasHeard(call)
}

test('a caller goes over to another language, and ears, voice and words go with them as far as they can', async () => {
  await Promise.all([askedForGerman(), speaksEnglish(), hearsMany(), cannotBeHeard()])
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
