import { type Account, makeAccount, type TestApp } from '#server/test/app.ts'

type Channel = 'chat' | 'widget' | 'call' | 'email'

/** A conversation that began then, in which each answer came so many seconds after its question. */
export async function converse(
  app: TestApp,
  { tenant }: Account,
  began: string,
  {
    channel = 'chat',
    tags = [],
    answers = [],
  }: { channel?: Channel; tags?: string[]; answers?: { after: number; answered: boolean | null }[] } = {},
): Promise<string> {
  const id = app.deps.id()
  const at = (seconds: number) => new Date(new Date(began).getTime() + seconds * 1_000)
  await app.open.as(tenant, { kind: 'system' }).tx(async tx => {
    const row = {
      tenant_id: tenant,
      id,
      channel,
      begun_by: 'visitor',
      tags,
      started_at: at(0),
      last_message_at: at(0),
      // As the rows of messages below would be counted (conversations/messages/first-answer.test.ts).
      ...(answers[0] && { first_asked_at: at(0), first_answered_at: at(answers[0].after) }),
    }
    await tx.insertInto('conversation').values(row).execute()
    for (const [n, { after, answered }] of answers.entries()) {
      const message = { tenant_id: tenant, conversation_id: id, text: 'x' }
      const question = {
        ...message,
        id: app.deps.id(),
        position: 2 * n + 1,
        role: 'visitor',
        created_at: at(n * 60),
      }
      const answer = {
        ...message,
        id: app.deps.id(),
        position: 2 * n + 2,
        role: 'assistant',
        answered,
        created_at: at(n * 60 + after),
      }
      await tx.insertInto('message').values([question, answer]).execute()
    }
  })
  return id
}

export const inZone = async (app: TestApp, timezone: string): Promise<Account> => {
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { timezone })
  return account
}

export const ask = async (account: Account, query: Record<string, string>) =>
  account.call('GET', `/analytics?${new URLSearchParams(query)}`)
