import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCaller } from '#server/test/fakes/caller.ts'
import { createCall } from '../calls.ts'
import { talk } from '../talk.ts'

// A booking by telephone in the words of a recogniser that knows no figures, capitals or addresses.

const alwaysOpen = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
)

test('a caller books in spoken numbers, spells a mail, and corrects the hour in words', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { country: 'GB', hours: alwaysOpen, timezone: 'UTC' })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: '+442071234567',
  })
  const person = makeCaller()
  const over = talk(ctx, call, person)
  onTestFinished(async () => {
    person.hangUp()
    await over
  })
  await person.until('How can I help you?')
  person.speak('i would like to book a check up tomorrow at ten')
  await person.until('In whose name may I book?')
  person.speak('hold on')
  await person.until(/Take your time.*In whose name may I book\?/s)
  person.speak('my name is sue miller')
  // Their number is known, so the read-back comes at once. It is said in parts: its end is the hour.
  await person.until(/Shall I book Check-up for Sue Miller.*10:00 to 10:30 UTC\?/s)
  person.speak('sue at example dot com')
  await person.until(/Sue Miller, sue at example dot com.*10:00 to 10:30 UTC\?/s)
  person.speak('no make it eleven please')
  await person.until(/Sue Miller, sue at example dot com.*11:00 to 11:30 UTC\?/s)
  person.speak('two hours later please')
  await person.until(/13:00 to 13:30 UTC\?/)
  person.speak('actually could we do twelve instead')
  await person.until(/Sue Miller, sue at example dot com.*12:00 to 12:30 UTC\?/s)
  person.speak('yes please')
  await person.until('Booked for Sue Miller')
  person.hangUp()
  await over

  const { bookings } = (await account.call('GET', '/bookings')).body
  expect(bookings).toMatchObject([
    {
      ...{ name: 'Sue Miller', email: 'sue@example.com', phone: '+442071234567' },
      ...{ source: 'call', call_id: call.id },
      starts_at: expect.stringMatching(/T12:00:00/),
    },
  ])
})
