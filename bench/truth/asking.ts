import type pg from 'pg'
import { createClient, type PostEndpoints } from '#client'
import type { ServerProcess } from '#server/test/process.ts'
import type { Question } from './businesses.ts'
import type { Reply } from './judging.ts'
import type { TaughtBusiness } from './teaching.ts'

type ChatAnswer = PostEndpoints['/api/v1/chat/message']['answer']

export interface Conversation {
  turns: { said: string; answer: ChatAnswer; ms: number }[]
  /** The last reply, which is judged. */
  reply: Reply
  /** The assistant's confidence in the last reply, and what it searched for; null when it searched nothing. */
  confidence: number | null
  query: string | null
}

/** With one of these the reply leaves the question open, whatever else it says. */
const open = ['asked_what_was_meant', 'offered_to_pass_on']

/** Has the conversation as a visitor of the business's chat page. */
export async function converse(
  server: ServerProcess,
  db: pg.Client,
  { tenant }: TaughtBusiness,
  { turns: sayings }: Question,
): Promise<Conversation> {
  const visitor = createClient({ baseUrl: server.url, retries: 0, headers: { origin: server.url } })
  const turns: Conversation['turns'] = []
  for (const said of sayings) {
    const conversation_id = turns.at(-1)?.answer.conversation_id
    const before = performance.now()
    const answer = await visitor.post('/api/v1/chat/message', {
      body: { tenant_id: tenant, message: said, conversation_id },
    })
    turns.push({ said, answer, ms: performance.now() - before })
  }
  const last = turns.at(-1)!.answer
  const { rows } = await db.query<{ confidence: number | null; query: string | null }>(
    'select confidence, query from message where id = $1',
    [last.message_id],
  )
  return {
    turns,
    reply: {
      text: last.reply,
      claims: last.answered && !last.actions.some(action => open.includes(action)),
      handsOver: last.handed_over,
    },
    confidence: rows[0]?.confidence ?? null,
    query: rows[0]?.query ?? null,
  }
}

/** Passages that the assistant reads for an answer. */
export const passagesRead = 5

/** The place of the first passage found that holds the answer, 0 the first; null when none does, or nothing can. */
export async function placeOfAnswer(
  { client }: TaughtBusiness,
  { expect, turns }: Question,
  query: string | null,
): Promise<number | null> {
  const { passages } = await client.post('/api/v1/knowledge/search', {
    body: { query: query || turns.at(-1)!, limit: passagesRead },
  })
  const place = passages.findIndex(({ text }) => expect?.test(text))
  return place < 0 ? null : place
}
