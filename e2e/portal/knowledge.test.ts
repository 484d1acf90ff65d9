import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#server/test/crawling.ts'
import { html } from '#server/test/fakes/site.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser, shot } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// What the business knows: a gap is closed, a website is read, and a folder of files is learnt.

const server = placeOfFile({ ALLOW_PRIVATE_NETWORK: 'on' })

test('a gap is answered where it stands, tried first, and the visitor who waits gets the answer', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const link = await client.post('/api/v1/chat-links', { body: { label: 'Website' } })
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'Do you whiten teeth?', answer: 'Yes, bleaching costs €180 and takes an hour.' },
  })
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(business.url + new URL(link.url).pathname)
  await visitor.getByRole('textbox').fill('Do you have a car park for patients?')
  await visitor.keyboard.press('Enter')
  await expect
    .poll(async () => (await client.get('/api/v1/knowledge/gaps')).gaps.map(({ waiting }) => waiting))
    .toEqual([1])

  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/knowledge')
  await page.getByRole('heading', { name: 'Do you have a car park for patients?' }).waitFor()
  await page.getByText('1 still waits').waitFor()
  await desk.moment('knowledge-gaps')

  // Who asked, and in which words.
  await page.getByRole('button', { name: 'Who asked' }).click()
  expect(
    await page.getByRole('link', { name: /Somebody Do you have a car park/ }).getAttribute('href'),
  ).toMatch(/^\/desk\/inbox\/[\w-]{36}$/)

  // The answer is tried: nothing is taught by that, and the draft outlives the page.
  const answer = 'Yes, ten places behind the house, free for two hours.'
  await page.getByLabel('Your answer').fill(answer)
  await page.getByRole('button', { name: 'Try it first' }).click()
  await page.getByText('A visitor would read').waitFor()
  await page.getByRole('blockquote').filter({ hasText: 'ten places behind the house' }).waitFor()
  await desk.moment('knowledge-gap-tried')
  expect((await client.get('/api/v1/knowledge')).sources).toBe(1)
  await page.reload()
  await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe(answer)

  // It is taught, and sent.
  await page.getByRole('checkbox', { name: 'and send it to the one who waits' }).waitFor()
  await page.getByRole('button', { name: 'Teach this' }).click()
  await page.getByText('Taught, and sent to the one who waited.').waitFor()
  await page.getByText('Nothing was asked in vain.').waitFor()
  await visitor.getByText('ten places behind the house').first().waitFor()
  await desk.moment('knowledge-no-gaps')

  // From now on the desk knows it. The sentence that carried the answer is marked in its passage.
  await page
    .getByRole('textbox', { name: 'A question, as a visitor would ask it' })
    .fill('Where can I park my car?')
  await page.keyboard.press('Enter')
  await page.getByRole('blockquote').filter({ hasText: 'ten places' }).waitFor()
  await page.getByText(/passages? (was|were) looked at/).click()
  await expect.poll(() => page.locator('mark').first().innerText()).toContain('ten places behind the house')
  await desk.moment('knowledge-asked')

  // Put aside and back again.
  await visitor.getByRole('textbox').fill('Can you repair my bicycle?')
  await visitor.keyboard.press('Enter')
  await expect.poll(async () => (await client.get('/api/v1/knowledge/gaps')).gaps.length).toBe(1)
  await desk.go('/knowledge')
  await page.getByRole('button', { name: 'Not our business' }).click()
  await page.getByText('Put aside: “Can you repair my bicycle?”').waitFor()
  await page.getByText('Nothing was asked in vain.').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('heading', { name: 'Can you repair my bicycle?' }).waitFor()
})

// The reader takes its time on a busy machine.
test('a website of 70 pages is watched while it is read; what failed says why; the list stays small', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const many = 70
  const places = Array.from({ length: many }, (_, i) => `/page-${i + 1}`)
  const links = [...places, '/gone'].map(path => `<a href="${path}">${path}</a>`).join(' ')
  const { url } = await site({
    '/': { body: html('Riverside', `<p>Welcome to Riverside.</p>${links}`) },
    ...Object.fromEntries(
      places.map((path, i) => [
        path,
        { body: html(`Bike ${i + 1}`, `<p>The bike number ${i + 1} costs ${100 + i} euros.</p>`) },
      ]),
    ),
  })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/knowledge/crawls')
  await page.getByText('No website was read yet.').waitFor()
  await desk.moment('knowledge-no-websites')
  await page.getByRole('button', { name: 'Read a website' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Read a website' })
  await dialog.getByLabel('Address').fill('riverside')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await dialog.getByText('That is no address of a website.').waitFor()
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByText('More settings').click()
  await dialog.getByLabel('At most so many pages').fill('400')
  await desk.moment('knowledge-read-a-website')
  await dialog.getByRole('button', { name: 'Read it', exact: true }).click()

  // It is watched from another tab too, without a reload.
  await page.getByRole('heading', { name: new URL(url).host }).waitFor()
  await page
    .getByRole('progressbar', { name: /^Reading/ })
    .first()
    .waitFor()
  const pages = page.getByRole('list', { name: 'Pages' })
  await pages.getByText('Bike 3', { exact: true }).waitFor()
  await shot(page, 'knowledge-crawl-running')
  const rows = pages.getByRole('listitem')
  await page
    .getByText(String(many + 3), { exact: true })
    .or(page.getByText(String(many + 2), { exact: true }))
    .first()
    .waitFor()
  await expect.poll(() => rows.count()).toBeLessThan(50)

  await page
    .getByRole('status')
    .filter({ hasText: /^read · began/ })
    .waitFor({ timeout: 400_000 })
  await page.getByRole('button', { name: 'failed' }).click()
  await page.getByText('/gone').first().waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => rows.first().innerText()).toMatch(/404/)
  await desk.moment('knowledge-crawl')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  // The end of the list is reached, and few rows stand in the page.
  const scroller = page.locator('#main div').filter({ has: pages })
  await expect
    .poll(async () => {
      await scroller.evaluateAll(elements => {
        for (const element of elements) element.scrollTop = element.scrollHeight
      })
      return await pages.getByText(/^Bike (70|69)$/).count()
    })
    .toBeGreaterThan(0)
  await expect.poll(() => rows.count()).toBeLessThan(50)

  // It is read again by itself from now on.
  await scroller.evaluateAll(elements => {
    for (const element of elements) element.scrollTop = 0
  })
  await page.getByLabel('Read it again by itself').selectOption({ label: 'Every day' })
  await page.getByText('The schedule is changed.').waitFor()
  const [crawl] = (await business.client.get('/api/v1/knowledge/crawls')).crawls
  expect(crawl).toMatchObject({ recrawl_hours: 24, pages_done: many + 1, pages_failed: 1 })
})

test('a folder of files is learnt through a server that is busy; too large a file says so; a source is changed, replaced and forgotten', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'prices'))
  for (let i = 0; i < 12; i++)
    await writeFile(
      join(folder, i % 2 ? 'prices' : '', `treatment-${i}.txt`),
      `Treatment ${i} costs ${i}0 euros.`,
    )
  await writeFile(join(folder, '.DS_Store'), 'what a system left')
  await writeFile(join(folder, 'catalogue.txt'), 'x'.repeat(10 * 2 ** 20 + 1))

  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/knowledge/sources')
  await page.getByText('Your desk knows nothing yet.').waitFor()
  await desk.moment('knowledge-no-sources')

  // The allowance ends twice in the middle, as it does after a hundred files an hour.
  let seen = 0
  await page.route('**/api/v1/knowledge/portal/upload', async route => {
    seen++
    if (seen !== 4 && seen !== 9) return route.continue()
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: { detail: 'Too many requests. Try again in 2 seconds.' },
    })
  })
  desk.expects(/^429 POST .*upload/)
  desk.expects(/^429 POST .*upload/)
  desk.expects(/^413 POST .*upload/)
  await page.locator('input[type=file][webkitdirectory]').first().setInputFiles(folder)
  const tray = page.getByRole('region', { name: 'Files' })
  await tray.getByText(/^The server takes the next ones in/).waitFor()
  await shot(page, 'knowledge-uploads-paused')
  await tray.getByText('12 files are read. 1 could not be read.').waitFor()
  await tray.getByText(/^not read: .*10 MB/).waitFor()
  expect(seen).toBe(15)
  await desk.moment('knowledge-uploads')
  const list = page.getByRole('list', { name: 'Sources' })
  await list.getByRole('link', { name: 'treatment-11.txt' }).waitFor()
  expect((await business.client.get('/api/v1/knowledge')).documents_used).toBe(12)
  await tray.getByRole('button', { name: 'Clear the list' }).click()
  await desk.moment('knowledge-sources')

  // Files dropped anywhere are read too.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['dropped-1.txt', 'dropped-2.txt'])
      data.items.add(new File([`Said in ${name}.`], name, { type: 'text/plain' }))
    return data
  })
  await page
    .getByRole('heading', { name: 'Knowledge', exact: true })
    .dispatchEvent('drop', { dataTransfer: dropped })
  await tray.getByText('2 files are read.').waitFor()
  await tray.getByRole('button', { name: 'Clear the list' }).click()

  // One is looked for, renamed, and a newer file takes its place.
  await page.getByRole('searchbox', { name: 'Find a source' }).fill('treatment-7')
  await expect.poll(() => new URL(page.url()).search).toContain('treatment-7')
  // While the list still shows the others, a click may land on a row that goes.
  await expect.poll(() => list.getByRole('link').count()).toBe(1)
  await list.getByRole('link', { name: 'treatment-7.txt' }).click()
  await page.getByText('Treatment 7 costs 70 euros.').waitFor()
  await desk.moment('knowledge-source')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Prices of treatment 7')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Prices of treatment 7' }).waitFor()
  await page.getByText('Saved. It is used from the next message on.').waitFor()
  await page
    .getByLabel('Replace by a newer file')
    .last()
    .setInputFiles({
      name: 'treatment-7-new.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Treatment 7 costs 75 euros.'),
    })
  // Its name is read apart from its text.
  await page.getByRole('heading', { name: 'treatment-7-new.txt' }).waitFor()
  await page.getByText('Treatment 7 costs 75 euros.').waitFor()

  // It is forgotten and brought back; then forgotten for good.
  const { client } = business
  const known = async () =>
    (
      await client.post('/api/v1/knowledge/search', { body: { query: 'What does treatment 7 cost?' } })
    ).passages
      .map(({ text }) => text)
      .filter(text => text.includes('Treatment 7'))
  const own = list.getByRole('link', { name: 'treatment-7-new.txt' })
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByText('Forgotten: treatment-7-new.txt').waitFor()
  await own.waitFor({ state: 'detached' })
  expect(await known()).toEqual([])
  await page.keyboard.press('z')
  await page.getByText('It is known again.').waitFor()
  expect(await known()).toEqual(['Treatment 7 costs 75 euros.'])
  await page.getByRole('checkbox', { name: 'Select treatment-7-new.txt' }).check()
  await page.getByRole('checkbox', { name: 'Select treatment-8.txt' }).check()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByText('2 sources are forgotten').waitFor()
  await own.waitFor({ state: 'detached' })
  expect(await known()).toEqual([])

  // What is gone for good leaves a proof.
  const { groups } = await client.get('/api/v1/knowledge')
  const last = groups[0]!.sources.find(({ name }) => name === 'treatment-9.txt')!
  await client.delete('/api/v1/knowledge/documents/{parent_doc_id}', {
    params: { parent_doc_id: last.parent_doc_id },
  })
  await desk.go('/knowledge/forgotten')
  await page.getByText('treatment-9.txt').waitFor()
  await page
    .getByText(/^[0-9a-f]{64}$/)
    .first()
    .waitFor()
  await desk.moment('knowledge-forgotten')
})
