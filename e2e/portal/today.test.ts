import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness, openDemo } from '../business.ts'
import { openDesk } from './desk.ts'

test('Today says what waits and how the days went, its figures open what they count, and a gap is answered there', async () => {
  const browser = await openBrowser()
  const business = await openDemo(browser)
  const desk = await openDesk(browser, business)
  await desk.go('/')
  await desk.page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Maya Okafor$/ }).waitFor()
  await desk.page.getByText('Fatima Zahra').waitFor()
  await desk.page.getByRole('img', { name: /^Share answered, day by day/ }).waitFor()
  await desk.moment('today')

  const hrefs = async (name: RegExp) => desk.page.getByRole('link', { name }).first().getAttribute('href')
  await expect.poll(() => hrefs(/^All \d+$/)).toBe('/desk/inbox?view=needs')
  await expect.poll(() => hrefs(/Show the conversations$/)).toBe('/desk/inbox?view=all')
  await expect.poll(() => hrefs(/^Fatima Zahra/)).toMatch(/^\/desk\/inbox\/[\da-f-]{36}$/)

  // A gap is answered once, where it stands, and leaves the list.
  const question = desk.page.getByRole('button', { name: /^Do you sell tandems\?/ })
  await question.click()
  const answer = desk.page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill('We sell two tandems, from £1,900.')
  // What is typed outlives a reload.
  await desk.go('/')
  await question.click()
  await expect.poll(() => answer.inputValue()).toBe('We sell two tandems, from £1,900.')
  await desk.moment('today-answering')
  await answer.press('Control+Enter')
  await question.waitFor({ state: 'detached' })
  await desk.page.getByText(/^Taught/).waitFor()
  const { gaps } = await business.client.get('/api/v1/knowledge/gaps', { query: { cursor: '', limit: 50 } })
  expect(gaps.map(gap => gap.question)).not.toContain('Do you sell tandems?')
})

test('a new business reads what to do first, and what each place is for', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  const desk = await openDesk(browser, business)
  await desk.go('/')
  await desk.page.getByRole('heading', { name: 'First steps' }).waitFor()
  await desk.page.getByText('Nobody waits for you.').waitFor()
  await desk.page.getByText('No questions yet.').waitFor()
  await desk.moment('today-fresh')
})
