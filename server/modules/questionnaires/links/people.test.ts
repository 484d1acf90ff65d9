import pg from 'pg'
import { expect, test } from 'vitest'
import { work } from '#server/app.ts'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { ada, linksOf, namesOf, newLink, questions, resultOf, untilWhole, visit } from '#server/test/links.ts'
import { addTurn, linkByToken } from './links.ts'

/** The tables of this module in which the business has rows. */
async function rowsOf({ tenant }: Account): Promise<string[]> {
  const client = new pg.Client({ connectionString: await workerDatabase() })
  await client.connect()
  try {
    await client.query('set role frontdesk_across')
    const found: string[] = []
    for (const table of ['questionnaire', 'questionnaire_link', 'questionnaire_turn', 'questionnaire_flag']) {
      const { rowCount } = await client.query(`select from ${table} where tenant_id = $1`, [tenant])
      if (rowCount) found.push(table)
    }
    return found
  } finally {
    await client.end()
  }
}

test('an erased person leaves no link, and no questions that were made for them', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { country: 'GB' })
  const saved = await account.call('POST', '/questionnaires', { title: 'Saved', questions })
  const token = await newLink(account)
  await newLink(account, { person: { ...ada, email: null, phone: '020 7946 0000' } })
  const list = { questions: undefined, questionnaire_id: saved.body.id }
  await newLink(account, { ...list, person: { ...ada, email: 'ADA@example.com', phone: '' } })
  await newLink(account, { person: { name: 'Bob', email: 'bob@example.com' } })
  const page = await visit(app, token)
  await page.start()
  await addTurn(page.ctx, page.id, {
    speaker: 'person',
    text: 'Yes.',
    began_ms: 0,
    ended_ms: 1,
    question_n: 1,
  })
  const who = `email=${ada.email}&phone=${encodeURIComponent(ada.phone)}`
  const { body } = await account.call('GET', `/people/export?${who}`)
  expect(body.records.questionnaire_links).toMatchObject([
    { person: ada, status: 'in_progress', said: [{ text: 'Yes.' }], result: null },
    { status: 'issued' },
    { status: 'issued' },
  ])
  expect(JSON.stringify(body)).not.toContain(token)
  const erased = await account.call('DELETE', `/people?${who}`)
  expect(erased.body.erased).toMatchObject({ questionnaire_links: 3 })
  expect(await namesOf(account, '')).toEqual(['Bob'])
  expect((await account.call('GET', '/questionnaires')).body.questionnaires).toMatchObject([
    { title: 'Questions for Bob' },
    { title: 'Saved', link_count: 0 },
  ])
})

test('a record goes when it is deleted, or its days are over, with all that was said', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { retention: { record_days: 30 } })
  const [token, unused] = [await newLink(account), await newLink(account)]
  const page = await visit(app, token)
  await page.start()
  await addTurn(page.ctx, page.id, {
    speaker: 'person',
    text: 'Yes.',
    began_ms: 0,
    ended_ms: 1,
    question_n: 1,
  })
  await page.end()
  untilWhole(app)
  expect((await account.call('DELETE', `/questionnaires/links/${unused}`)).status).toBe(204)
  expect((await account.call('DELETE', `/questionnaires/links/${unused}`)).status).toBe(404)
  expect((await resultOf(account, token)).result).toMatchObject({
    transcript: [{ speaker: 'person', text: 'Yes.', at_seconds: 0 }],
    monitoring: null,
    flags: [],
    evidence_frames: [],
  })
  expect((await account.call('POST', `/questionnaires/links/${token}/rewrite`)).body).toMatchObject({
    ok: true,
    link: { token },
  })
  app.clock.advance(30 * 24 * 3_600_000)
  // No reader gets it any more, even before the nightly job.
  expect((await account.call('GET', `/questionnaires/links/${token}/result`)).status).toBe(404)
  expect(await linksOf(account)).toEqual([])
  expect(await linkByToken(app.open, token)).toBeNull()
  const kept = await account.call('POST', '/questionnaires', { title: 'Saved', questions })
  await work.cron.find(chore => chore.name === 'privacy.apply_retention')!.run(app.open)
  expect(await rowsOf(account)).toEqual(['questionnaire'])
  expect((await account.call('GET', '/questionnaires')).body.questionnaires).toEqual([kept.body])
})
