import { expect, onTestFinished, test } from 'vitest'
import { startApp, workerDatabase } from '#server/test/app.ts'
import { makeCaller } from '#server/test/fakes/caller.ts'
import { connectOwn, newNumber, publicUrl, startTelephone, type Telephone } from '#server/test/telephone.ts'
import { callBegan, callOf, createCall } from '../calls.ts'
import { callCron } from '../phone/cron.ts'
import { transferCall } from '../phone/transfer.ts'
import { talk } from '../talk.ts'

const minuteMs = 60_000

/** Another process on the same database, which knows of this call what its rows say and settles it. */
async function settleElsewhere({ app, account }: Telephone, id: string) {
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  await ctx.tx(db =>
    db
      .updateTable('call')
      .set({ hung_up_at: new Date(ctx.now().getTime() - 2 * minuteMs) })
      .where('id', '=', id)
      .execute(),
  )
  const other = await startApp({ databaseUrl: await workerDatabase() })
  await callCron.run(other.open)
}

test('a message that was taken is in the end of a call whose process is gone', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { app, account, read } = telephone
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const person = makeCaller()
  const call = await createCall(ctx, { direction: 'inbound', medium: 'phone', phoneNumber: newNumber() })
  const over = talk(ctx, call, person)
  onTestFinished(async () => {
    person.hangUp()
    await over
  })
  await person.until('How can I help you?')
  person.speak('Can I speak to a human please?')
  await person.until('Please tell me')
  // Nobody hears the goodbye to its end, so that this process never learns that the call is over.
  person.hearOnly(5)
  person.speak('This is Ada Lovelace, it is about my invoice.')
  await expect.poll(async () => (await read(call.id)).actions, { timeout: 60_000 }).toContain('message_taken')
  await settleElsewhere(telephone, call.id)
  const ended = await read(call.id)
  expect(ended).toMatchObject({
    status: 'failed',
    error: 'The line was lost.',
    client_name: 'Ada Lovelace',
  })
  expect(ended.actions).toEqual(expect.arrayContaining(['handed_over', 'message_taken']))
  // The process that held it comes late, and changes nothing.
  person.hangUp()
  await over
  const { transcript, ...same } = ended
  expect(await read(call.id)).toMatchObject(same)
})

test('a transfer is in the end of a call whose process is gone', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { app, account, twilio, ourNumber, read } = telephone
  await connectOwn(telephone)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const incoming = twilio.callIn(newNumber(), ourNumber)
  const { id } = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: incoming.to,
    providerId: incoming.sid,
  })
  await callBegan(ctx, id)
  incoming.status = 'in-progress'
  expect(await transferCall(ctx, (await callOf(ctx, id))!, newNumber())).toBe(true)
  const accept = `${publicUrl}/api/v1/providers/twilio/voice/accepted?call=${id}&tenant=${account.tenant}`
  await twilio.tell(incoming, accept, { origin: app.url, status: 'in-progress', fields: { Digits: '1' } })
  await settleElsewhere(telephone, id)
  expect(await read(id)).toMatchObject({ status: 'completed', actions: ['transferred'] })
})
