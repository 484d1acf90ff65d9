import { expect } from 'vitest'
import type { Account, Called } from './app.ts'

/**
 * A visitor of the business's chat who stays in one conversation. `fields` go with each message; the answer is the
 * body of POST /chat/message.
 */
export function visitorOf(
  account: Account,
  fields: object = {},
): (message: string, more?: object) => Promise<Called['body']> {
  let conversation_id: string | undefined
  return async (message, more) => {
    const request = { ...fields, ...more, message, conversation_id }
    const { status, body } = await account.call('POST', '/chat/message', request)
    expect(status, JSON.stringify(body)).toBe(200)
    conversation_id = body.conversation_id
    return body
  }
}
