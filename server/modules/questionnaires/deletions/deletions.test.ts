import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { sound } from '#server/test/fakes/recorder.ts'
import { newLink, resultOf } from '#server/test/links.ts'

const questions = ['How was the visit?']
const patience = { timeout: 60_000, interval: 100 }

test('a deletion leaves a record of how much was deleted and by whom, and of nobody’s name', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const deletions = async () => (await account.call('GET', '/questionnaires/deletions')).body
  const { body: set } = await account.call('POST', '/questionnaires', {
    title: 'Recall',
    questions,
    is_template: true,
  })
  const person = { name: 'Maren Holt' }
  const held = await newLink(account, {
    person,
    questions: null,
    questionnaire_id: set.id,
    title: 'For Maren Holt',
  })
  const own = await newLink(account, { person, questions })
  expect(await deletions()).toEqual({ deletions: [], total: 0 })

  await call(app, 'POST', `/questionnaires/sessions/${held}/start`, { agreed: true, language: 'en' })
  const part = `${app.url}/api/v1/questionnaires/sessions/${held}/recording/${randomUUID()}?started_ms=0`
  const headers = { 'content-type': 'video/webm', 'upload-offset': '0' }
  expect((await fetch(part, { method: 'POST', headers, body: sound(1) })).status).toBe(200)
  await call(app, 'POST', `/questionnaires/sessions/${held}/end`)
  await call(app, 'POST', `/questionnaires/sessions/${held}/recording`)
  await vi.waitFor(async () => expect((await resultOf(account, held)).status).toBe('completed'), patience)
  const { bytes } = (await resultOf(account, held)).recording

  for (const token of [held, own])
    expect((await account.call('DELETE', `/questionnaires/links/${token}`)).status).toBe(204)
  const list = await deletions()
  expect(list).toMatchObject({
    total: 2,
    deletions: [
      { title: null, started: false, turns: 0, pictures: 0, recording_bytes: null, files_left: 0 },
      {
        title: 'Recall',
        started: true,
        recording_bytes: bytes,
        deleted_by: { kind: 'key', name: expect.any(String) },
      },
    ],
  })
  expect(JSON.stringify(list)).not.toContain('Maren')
  await vi.waitFor(async () => expect((await deletions()).deletions[1].files_left).toBe(0), patience)
  const second = (await account.call('GET', '/questionnaires/deletions?limit=1&offset=1')).body
  expect(second.deletions).toMatchObject([{ title: 'Recall' }])
  expect((await (await makeAccount(app)).call('GET', '/questionnaires/deletions')).body.total).toBe(0)
})
