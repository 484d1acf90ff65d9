import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { createClient } from '#client'
import { folderBlobs } from '#server/providers/blobs/folder.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// What stands in and beside one conversation of the inbox.

const server = placeOfFile()

/** A business, and visitors who write to it. */
async function openShop(browser: Browser) {
  const business = await openBusiness(browser, { server })
  const { client, url } = business
  const { members } = await client.get('/api/v1/members')
  await client.patch('/api/v1/members/{id}', { params: { id: members[0]!.id }, body: { name: 'Ada Kerr' } })
  const { key } = await client.post('/api/v1/api-keys', { body: { name: 'Website', class: 'standard' } })
  const visitors = createClient({ baseUrl: url, apiKey: key, retries: 0 })
  const ask = async (message: string, about: { id?: string; name?: string; email?: string } = {}) => {
    const { id, name, email } = about
    const { conversation_id } = await visitors.post('/api/v1/chat/message', {
      body: {
        message,
        ...(id && { conversation_id: id }),
        ...(name && { client_name: name }),
        ...(email && { email }),
      },
    })
    return conversation_id
  }
  return { ...business, ask }
}

test('beside a thread stands who it is; what nobody taught is taught there, and reaches those who wait', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const { client } = shop
  const id = await shop.ask('Do you repair carbon frames?', {
    name: 'Priya Shah',
    email: 'priya@example.com',
  })
  const other = await shop.ask('Are carbon frames something you repair?', { email: 'tom@example.com' })
  const desk = await openDesk(browser, shop)
  await desk.go(`/inbox/${id}`)
  const { page } = desk
  const side = page.getByRole('complementary', { name: 'Who it is' })
  await side.getByRole('link', { name: 'priya@example.com' }).waitFor()
  await desk.moment('inbox-person')

  await side.getByLabel('Stage').selectOption('Contacted')
  await side.getByRole('button', { name: 'Change the name' }).click()
  await side.getByRole('textbox', { name: 'Name' }).fill('Priya S.')
  await page.keyboard.press('Enter')
  await side.getByRole('heading', { name: 'Priya S.' }).waitFor()
  const { leads } = await client.get('/api/v1/leads', { query: { q: 'priya' } })
  await expect
    .poll(async () => (await client.get('/api/v1/leads/{id}', { params: { id: leads[0]!.id } })).name)
    .toBe('Priya S.')
  expect((await client.get('/api/v1/leads/{id}', { params: { id: leads[0]!.id } })).status).toBe('contacted')

  await side.getByPlaceholder(/Answer once/).fill('Yes: an inspection is 35 pounds and takes two days.')
  await side.getByRole('button', { name: 'Teach, and answer 2 waiting' }).click()
  await page.getByText('Taught, and sent to 2 who waited.').waitFor()
  for (const each of [id, other]) {
    const said = async () => {
      const { messages } = await client.get('/api/v1/conversations/{id}/messages', { params: { id: each } })
      return messages.at(-1)!.text
    }
    await expect.poll(said, { timeout: 60_000 }).toContain('35 pounds')
  }
})

test('the team notes what it knows, and calls up what it often writes', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const id = await shop.ask('Can I talk to a person?', { name: 'Priya Shah' })
  const desk = await openDesk(browser, shop)
  await desk.go(`/inbox/${id}`)
  const { page } = desk
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Note for your team' }).fill('A regular.')
  await page.keyboard.press('Control+Enter')
  const note = page.getByRole('article').filter({ hasText: 'Ada Kerr noted' })
  await note.getByText('A regular.').waitFor()
  await desk.moment('inbox-note')
  await note.getByRole('button', { name: 'Change this note' }).click()
  await page.getByRole('textbox', { name: 'Change this note' }).fill('A regular since May.')
  await page.keyboard.press('Control+Enter')
  await note.getByText('A regular since May.').waitFor()
  await note.getByRole('button', { name: 'Delete this note' }).click()
  await page.getByRole('button', { name: /Undo/ }).click()
  await note.getByText('A regular since May.').waitFor()

  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const field = page.getByRole('textbox', { name: /Answer Priya/ })
  await field.pressSequentially('/')
  await page.getByRole('button', { name: 'Change saved answers' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved answers' })
  await saved.getByRole('button', { name: 'New saved answer' }).click()
  await saved.getByLabel('Title').fill('Opening hours')
  await saved.getByLabel('Text').fill('Hello {name}, we open at nine. {me}, {business}')
  await saved.getByLabel('Shortcut').fill('hours')
  await saved.getByRole('button', { name: 'Save' }).click()
  await saved.getByText('/hours').waitFor()
  await desk.moment('inbox-saved-answers')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: /Answer Priya/ }).fill('')
  await page.getByRole('textbox', { name: /Answer Priya/ }).pressSequentially('/hou')
  await page.getByRole('option', { name: /Opening hours/ }).waitFor()
  await desk.moment('inbox-calling-up')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: /Answer Priya/ }).inputValue())
    .toBe('Hello Priya Shah, we open at nine. Ada Kerr, Harbour Dental')
})

test('an answer is judged, and the right one taught', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const { client } = shop
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'Is there parking?', answer: 'Two spaces behind the house.' },
  })
  const id = await shop.ask('Is there parking?', { name: 'Priya Shah' })
  const desk = await openDesk(browser, shop)
  await desk.go(`/inbox/${id}`)
  const { page } = desk
  const said = page.getByRole('article').filter({ hasText: 'Two spaces' })
  await said.hover()
  await said.getByRole('button', { name: 'Wrong' }).click()
  const why = page.getByRole('dialog', { name: 'Wrong' })
  await why.getByLabel('What would have been right?').fill('Twelve spaces behind the house.')
  await desk.moment('inbox-verdict')
  await why.getByRole('button', { name: 'Mark as wrong and teach it' }).click()
  await page.getByText('Marked, and taught.').waitFor()
  await said.getByRole('button', { name: /Marked as wrong by Ada Kerr/ }).waitFor()
  const { messages } = await client.get('/api/v1/conversations/{id}/messages', { params: { id } })
  expect(messages.at(-1)!.mark).toMatchObject({
    verdict: 'wrong',
    right_answer: 'Twelve spaces behind the house.',
  })
  const { reply } = await client.post('/api/v1/assistant/ask', { body: { question: 'Is there parking?' } })
  expect(reply).toContain('Twelve')
})

test('a call is heard and read at once: the turn that is heard is lit, and a press goes there', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const id = await shop.ask('Hello', { name: 'Priya Shah' })
  await recordCall(server, shop.tenant.id, id)
  const desk = await openDesk(browser, shop)
  await desk.go(`/inbox/${id}`)
  const { page } = desk
  await page.getByRole('region', { name: 'Recording' }).waitFor()
  await expect.poll(() => page.getByText('0:00 / 1:00').count()).toBe(1)
  await page.getByText('cut short').waitFor()
  await desk.moment('inbox-call')
  await page.getByText('How it went').click()
  await page.getByText(/Not heard any more: .?help you\?/).waitFor()
  await page.getByText(/hears-well.? heard · .?speaks-well.? spoke/).waitFor()
  await page.getByText('All lines were in use').waitFor()
  await desk.moment('inbox-call-went')
  for (const look of ['phone', 'arabic'] as const) {
    const other = await openDesk(browser, shop, { look })
    await other.go(`/inbox/${id}`)
    await other.page
      .locator('details')
      .filter({ has: other.page.locator('[role=img]') })
      .locator('summary')
      .click()
    await other.moment(`inbox-call-went-${look}`)
  }
  await page.getByRole('button', { name: 'Play from here: 0:12' }).click()
  const heard = page.getByRole('log').locator('[aria-current="true"]')
  await heard.getByText('Twelve spaces.').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  // Paused again before it has begun, it is no broken recording.
  await page.getByRole('button', { name: 'Play', exact: true }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.getByRole('slider', { name: 'Place in the recording' }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft')
      return page.getByText('0:00 / 1:00').count()
    })
    .toBe(1)
  await heard.getByText('Hello, Harbour').waitFor()
})

/** Makes a conversation the record of a call of a minute, with its recording, as the carrier leaves one. */
async function recordCall(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  tenant: string,
  conversation: string,
): Promise<void> {
  const call = randomUUIDv7()
  const key = `${tenant}/call/${call}/${randomUUIDv7()}`
  const sound = toneOf(60)
  await folderBlobs({ folder: join(dataDir, 'blobs') }).put(key, sound)
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    await database.query(`select set_config('app.tenant', $1, false)`, [tenant])
    const own = [tenant, call, conversation, key, sound.length]
    await database.query(
      `insert into call (tenant_id, id, conversation_id, recording_key, recording_bytes, direction, medium, status,
        phone_number, created_at, started_at, answered_at, ended_at, duration, heard_ms, spoken_characters, tokens_read,
        tokens_written, heard_with, spoken_with, events)
      values ($1, $2, $3, $4, $5, 'inbound', 'phone', 'completed', '+441632960000', now(), now(), now(), now(), 60, 2000,
        48, 0, 0, 'hears-well', 'speaks-well', jsonb_build_array(jsonb_build_object(
          'kind', 'lines_busy', 'at', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'detail', null)))`,
      own,
    )
    await database.query(`update conversation set channel = 'call' where id = $1`, [conversation])
    const turns: [string, string, number, number, boolean][] = [
      ['agent', 'Hello, Harbour Dental. How can I', 0, 3_000, true],
      ['person', 'Is there parking?', 4_000, 6_000, false],
      ['agent', 'Twelve spaces.', 12_000, 15_000, false],
    ]
    for (const [n, [speaker, text, began, ended, cut]] of turns.entries())
      await database.query(
        `insert into call_turn (tenant_id, call_id, n, speaker, text, began_ms, ended_ms, cut_short)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [tenant, call, n + 1, speaker, text, began, ended, cut],
      )
    await database.query(`update call_turn set unheard = 'help you?' where call_id = $1 and cut_short`, [
      call,
    ])
    await database.query(
      `update call_turn set latency_ms = 900, first_sound_ms = 900, endpoint_ms = 400, recognition_ms = 100,
        model_ms = 50, voice_ms = 350 where call_id = $1 and n = 3`,
      [call],
    )
  } finally {
    await database.end()
  }
}

/** A tone that comes and goes, as a WAV file of 8 kHz. */
function toneOf(seconds: number): Buffer {
  const samples = seconds * 8_000
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(8_000, 24)
  wav.writeUInt32LE(8_000, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples, 40)
  for (let at = 0; at < samples; at++) {
    const loud = Math.abs(Math.sin(at / 20_000))
    wav[44 + at] = 128 + Math.round(100 * loud * Math.sin(at / 4))
  }
  return wav
}
