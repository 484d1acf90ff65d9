import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const get = async (account: Account, path: string) => (await account.call('GET', path)).body
const post = async (account: Account, path: string, body: object = {}) =>
  (await account.call('POST', path, body)).body

/** A conversation in the chat, whose visitor tells how to be reached. */
const chat = async (account: Account, told: object): Promise<string> =>
  (await post(account, '/chat/message', { message: 'Please call me back', ...told })).conversation_id

const email = 'ada@example.com'
const phone = '+49 40 1234567'

test('who is known by a number and by an address becomes one, on one timeline, until that is undone', async () => {
  const account = await makeAccount(await startApp())
  const called = await chat(account, { client_name: 'Ada', phone })
  const wrote = await chat(account, { email })
  const known = await get(account, `/conversations/${called}`)
  const [kept] = (await get(account, '/leads?q=ada@')).leads
  expect(known.lead_id).not.toBe(kept.id)

  // With both at once it comes out.
  const third = await chat(account, { email, phone })
  const { leads } = await get(account, '/leads')
  expect(leads).toMatchObject([{ id: kept.id, name: 'Ada', email, phone }])
  const all = await get(account, `/conversations?lead_id=${kept.id}`)
  expect(all.conversations.map(({ id }: { id: string }) => id).sort()).toEqual([called, wrote, third].sort())
  expect(all.conversations.every(({ lead_id }: { lead_id: string }) => lead_id === kept.id)).toBe(true)
  // What refers to the other one still leads to the person.
  expect((await get(account, `/leads/${known.lead_id}`)).id).toBe(kept.id)
  expect((await account.call('PATCH', `/leads/${known.lead_id}`, { name: 'Eve' })).status).toBe(404)

  const { merges } = await get(account, `/leads/${kept.id}/merges`)
  expect(merges).toMatchObject([
    {
      lead_id: kept.id,
      merged_lead_id: known.lead_id,
      reason: 'same_number',
      changes: { name: [null, 'Ada'], phone: [null, phone] },
      by: null,
      undone_at: null,
    },
  ])
  const undo = `/leads/${kept.id}/merges/${merges[0].id}/undo`
  // What it learned it forgets, but for what has been changed since.
  await account.call('PATCH', `/leads/${kept.id}`, { name: 'Ada Lovelace' })
  expect(await post(account, undo)).toMatchObject({
    lead: { id: kept.id, name: 'Ada Lovelace', email, phone: null },
    separated: { id: known.lead_id, name: 'Ada', email: null, phone },
  })
  expect((await account.call('POST', undo)).body).toEqual({ detail: 'This merge was undone before.' })
  expect(await get(account, `/leads/${kept.id}/merges`)).toMatchObject({ merges: [{ undone_by: 'admin' }] })
  expect((await get(account, `/conversations?lead_id=${known.lead_id}`)).conversations).toMatchObject([
    { id: called, lead_id: known.lead_id },
  ])
  expect((await get(account, `/conversations?lead_id=${kept.id}`)).total).toBe(2)
  const kinds = (await get(account, `/leads/${kept.id}/timeline`)).entries.map(
    ({ kind }: { kind: string }) => kind,
  )
  expect(kinds.filter((kind: string) => kind === 'merged' || kind === 'separated')).toEqual([
    'separated',
    'merged',
  ])
})

test('two that a person says are one stay so for whatever comes in under either address', async () => {
  const account = await makeAccount(await startApp())
  const [work, home, mine] = [
    await post(account, '/leads', { name: 'Ada', email, notes: 'From the fair', tags: ['fair'] }),
    await post(account, '/leads', { email: 'home@example.com', phone, notes: 'Called twice' }),
    await post(account, '/leads', { email: 'second@example.com' }),
  ]
  await post(account, `/leads/${home.id}/merge`, { lead_id: mine.id })
  expect(await post(account, `/leads/${work.id}/merge`, { lead_id: home.id })).toMatchObject({
    id: work.id,
    email,
    phone,
    notes: 'Called twice\nFrom the fair',
    tags: ['fair'],
  })
  for (const address of ['home@example.com', 'second@example.com']) {
    const again = await account.call('POST', '/leads', { email: address, intent: `To ${address}` })
    expect(again).toMatchObject({ status: 200, body: { id: work.id } })
  }
  expect((await get(account, '/leads')).total).toBe(1)
  // The lead that has the address now keeps it.
  const { merges } = await get(account, `/leads/${work.id}/merges`)
  await account.call('PATCH', `/leads/${work.id}`, { email: 'home@example.com' })
  const refused = await account.call('POST', `/leads/${work.id}/merges/${merges[0].id}/undo`)
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('email address') } })
  expect((await get(account, `/leads/${work.id}/merges`)).merges[0].undone_at).toBeNull()
  // One person is erased as one.
  const erased = await account.call('DELETE', '/people?email=second@example.com')
  expect(erased.body.erased).toMatchObject({ leads: 3 })
  expect((await get(account, '/leads')).total).toBe(0)
})

test('a merge needs two leads of one’s own', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const mine = await post(account, '/leads', { email })
  const theirs = await post(other, '/leads', { email })
  const merge = (lead_id: unknown) => account.call('POST', `/leads/${mine.id}/merge`, { lead_id })
  expect((await merge(mine.id)).status).toBe(409)
  expect(await merge(theirs.id)).toMatchObject({ status: 404, body: { detail: 'Lead not found' } })
  expect((await merge('nonsense')).status).toBe(404)
  expect((await merge(7)).status).toBe(422)
  expect((await account.call('GET', `/leads/${theirs.id}/merges`)).status).toBe(404)
  expect((await account.call('POST', `/leads/${mine.id}/merges/${theirs.id}/undo`)).status).toBe(404)
  expect((await account.call('GET', `/conversations?lead_id=${theirs.id}`)).status).toBe(404)
})
