import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { makeCaller } from '#server/test/fakes/caller.ts'
import { createCall } from '../calls.ts'
import { talk } from '../talk.ts'
import { DictatedValues } from './dictated-values.ts'

async function ring(phoneNumber: string, settings: object = {}) {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { country: 'GB', timezone: 'UTC', ...settings })
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const call = await createCall(ctx, { direction: 'inbound', medium: 'phone', phoneNumber })
  const person = makeCaller()
  const over = talk(ctx, call, person)
  onTestFinished(async () => {
    person.hangUp()
    await over
  })
  await person.until('How can I help you?')
  return { account, person, over }
}

const hear = (values: DictatedValues, said: string) => {
  const heard = values.read(said)
  values.keep(heard)
  return heard
}

const leads = async (account: Account) => (await account.call('GET', '/leads')).body.leads

test('an address with stops between its words is read back in words, and a part of it is corrected', async () => {
  const { account, person } = await ring('')
  person.speak('Please call me back.')
  await person.until('May I have your name?')
  person.speak('My name is Anna Smith. S-M-Y-T-H-E.')
  await person.until('Thank you, Anna Smythe')
  person.speak('anna. Dot brown. At. Example dot com.')
  await person.until('anna dot brown at example dot com')
  person.speak('No, sorry, dot org.')
  await person.until('anna dot brown at example dot org')
  expect(await leads(account)).toMatchObject([{ name: 'Anna Smythe', email: 'anna.brown@example.org' }])
})

test('a number is said in groups or pressed on the keys, and is read back digit by digit', async () => {
  const { account, person } = await ring('')
  person.speak('Please call me back, my name is Grace Hopper.')
  await person.until('Please tell me your phone number or email address.')
  for (const key of '02079460321#') person.key(key)
  await person.until('0 2 0 7, 9 4 6 0, 3 2 1')
  expect(await leads(account)).toMatchObject([{ name: 'Grace Hopper', phone: '02079460321' }])
  person.speak('no, two not one')
  await person.until('0 2 0 7, 9 4 6 0, 3 double 2')
  expect(await leads(account)).toMatchObject([{ name: 'Grace Hopper', phone: '02079460322' }])
})

test('a zero belongs to a number that is pressed, and alone asks for a person', async () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  const { account, person, over } = await ring('', { hours, calls: { transfer_to: '+442079460000' } })
  person.speak('Please call me back, my name is Grace Hopper.')
  await person.until('Please tell me your phone number or email address.')
  for (const key of '07911123456#') person.key(key)
  await person.until('0 7 9 1, double 1 2 3, 4 5 6')
  expect(person.transferred).toEqual([])
  expect(await leads(account)).toMatchObject([{ phone: '07911123456' }])
  person.key('0')
  await over
  expect(person.transferred).toEqual(['+442079460000'])
})

test.each([
  ['en', ['oh seven nine double four six one two three oh five', 'no, six not five'], '07944612306'],
  ['en', ['oh seven nine four', 'four six one two three oh five'], '07944612305'],
  ['en', ['anna dot brown at example dot com', 'no, dot co dot uk'], 'anna.brown@example.co.uk'],
  ['en', ['anna dot smith at example dot com', 'no, S M Y T H E'], 'anna.smythe@example.com'],
  ['en', ['anna dot prown at example dot com', 'B for Bravo, not P'], 'anna.brown@example.com'],
  [
    'de',
    ['null eins fünf eins, doppel vier, drei, zwo, eins, null, sechs', 'nein, sieben, nicht sechs'],
    '01514432107',
  ],
  [
    'fr',
    ['zéro six douze trente-quatre cinquante-six soixante-dix-huit', 'non, sept pas huit'],
    '0612345677',
  ],
  ['es', ['seis uno dos tres cuatro cinco seis siete ocho', 'no, nueve no ocho'], '612345679'],
  ['tr', ['sıfır beş üç iki bir iki üç dört beş altı yedi', 'yedi değil sekiz'], '05321234568'],
  ['ja', ['ゼロ三一二三四五六七八', '八じゃなくて九'], '0312345679'],
])('%s: what is said next corrects the value, or goes on with it: %j', (language, said, value) => {
  const values = new DictatedValues({ locale: language })
  expect(said.map(each => hear(values, each)).at(-1)?.text).toContain(value)
})

test('what corrects nothing is left as it was said', () => {
  const values = new DictatedValues({ locale: 'en' })
  hear(values, 'my number is oh seven nine double four six one two three oh five')
  expect(hear(values, 'no, make it eleven please')).toMatchObject({
    text: 'no, make it eleven please',
    corrects: null,
  })
  expect(hear(values, 'for two people, not three or four')).toMatchObject({
    text: 'for two people, not three or four',
    corrects: null,
  })
})
