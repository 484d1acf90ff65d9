import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { complete, linkByToken, opened, start } from '#server/modules/questionnaires/links/links.ts'
import type { Account, TestApp } from './app.ts'

export const questions = ['Why us?', { text: 'How do you brush?', points: ['two minutes', 'twice a day'] }]
export const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0000' }

type Caller = Pick<Account, 'call'>

export const sendBundle = (account: Caller, fields: object = {}) =>
  account.call('POST', '/questionnaires/bundle', { person: ada, questions, ...fields })

/** The token of a new link. */
export const newLink = async (account: Caller, fields: object = {}): Promise<string> => {
  const made = await sendBundle(account, fields)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.link.token
}

export const linksOf = async (account: Caller, query = '') =>
  (await account.call('GET', `/questionnaires/links/all${query}`)).body.links

export const namesOf = async (account: Account, query: string): Promise<string[]> =>
  (await linksOf(account, query)).map((link: { person: { name: string } }) => link.person.name)

export const resultOf = async (account: Caller, token: string) =>
  (await account.call('GET', `/questionnaires/links/${token}/result`)).body.link

/** The text in a session's PDF. */
export async function reportText(app: TestApp, account: Account, token: string): Promise<string> {
  const response = await fetch(`${app.url}/api/v1/questionnaires/links/${token}/report.pdf`, {
    headers: { 'x-api-key': account.adminKey },
  })
  expect(response.status).toBe(200)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(document, { mergePages: true })).text
}

/** A link whose session has ended reads as completed after this long, even if parts of its record are missing. */
export const untilWhole = (app: TestApp): void => app.clock.advance(60_000)

/** What the person's page does, as calls of the rules that it uses. */
export async function visit(app: TestApp, token: string) {
  const { ctx, link } = (await linkByToken(app.open, token))!
  return {
    ctx,
    id: link.id,
    open: () => opened(ctx, link.id),
    start: () => start(ctx, link.id, 'en'),
    end: () => complete(ctx, link.id, { endedBy: 'person' }),
  }
}
