import { expect } from 'vitest'
import { makeAccount, type TestApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

// A test teaches a business one fact, through the door, and a visitor asks it one question.

/** The reply holds `holds`. */
export type Answered = [taught: string, question: string, holds: string]
/** The fact answers another question. */
export type Unanswered = [taught: string, question: string]

export async function expectAnswered(app: TestApp, facts: readonly Answered[]): Promise<void> {
  for (const [taught, question, holds] of facts)
    expect.soft(await told(app, taught, question), question).toMatchObject({
      answered: true,
      reply: expect.stringContaining(holds),
    })
}

export async function expectUnanswered(app: TestApp, facts: readonly Unanswered[]): Promise<void> {
  for (const [taught, question] of facts)
    expect.soft(await told(app, taught, question), question).toMatchObject({ answered: false })
}

async function told(app: TestApp, taught: string, question: string): Promise<unknown> {
  const account = await makeAccount(app)
  expect((await account.call('POST', '/knowledge/portal/ingest', { content: taught })).status).toBe(201)
  return visitorOf(account)(question)
}
