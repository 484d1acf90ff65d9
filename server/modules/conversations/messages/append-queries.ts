import { type RawBuilder, sql } from 'kysely'
import type { Choice } from '#contract/conversations/chat.ts'
import type { HeldBack } from '#contract/conversations/held-back.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound } from '#server/http/problem.ts'
import type {
  CitedSource,
  ContactDetails,
  Memo,
  ModelUsage,
  Role,
} from '#server/modules/assistant/turn/turn.ts'
import { knownDetails } from '../queries.ts'
import { countingUnread } from '../reads/queries.ts'
import type { DeliveryStatus } from './queries.ts'

export interface NewMessage {
  id: string
  role: Role
  text: string
  at: Date
  sources?: CitedSource[]
  actions?: string[]
  answered?: boolean | null
  confidence?: number | null
  answered_by?: string | null
  topic?: string | null
  query?: string | null
  memo?: Memo | null
  choices?: Choice[]
  held_back?: HeldBack[]
  /** The provider's id, when it came from one. */
  external_id?: string | null
  author?: string | null
  delivery?: DeliveryStatus | null
  /** Of the turn that wrote it. */
  usage?: ModelUsage | null
}

/** What a message told about the visitor. */
type Told = Partial<ContactDetails> & { language?: string | null }

/** The conversation after a message: the visitor's details, and whether a person holds it. */
type Appended = ContactDetails & { held: boolean }

/**
 * Appends a message and stores what it told about the visitor. Locks the conversation until the transaction ends, so that
 * positions have no gaps and no duplicates. Opens a closed conversation again. A visitor's message is unread by every
 * member and, where a person holds the conversation, waits for them. 404 when the conversation was erased meanwhile.
 */
export async function appendMessage(
  db: Tx,
  conversationId: string,
  message: NewMessage,
  told: Told = {},
): Promise<Appended> {
  const appended = await append(db, conversationId, message, told)
  if (!appended) throw notFound('Conversation')
  return appended
}

/**
 * The same, unless a person holds the conversation or it was erased: then the database takes the transaction back, and
 * `isHeld` knows the error. So what is stored beside it can leave with it.
 */
export async function appendUnlessHeld(
  db: Tx,
  conversationId: string,
  message: NewMessage,
  told: Told = {},
): Promise<Appended> {
  const appended = await append(db, conversationId, message, told, { unlessHeld: true })
  return appended!
}

/** SQLSTATE of our own. */
const heldCode = 'FD001'

export const isHeld = (error: unknown): boolean => (error as { code?: string } | null)?.code === heldCode

const append = async (
  db: Tx,
  conversationId: string,
  message: NewMessage,
  told: Told,
  { unlessHeld = false } = {},
): Promise<Appended | undefined> => {
  const [appended] = await appending(
    db,
    { conversationId, ...knownDetails(told), ...columnsOf(message) },
    { role: message.role, outcome: outcomeWith(message), unlessHeld },
  )
  return appended
}

type Columns = { conversationId: string } & ReturnType<typeof knownDetails> & ReturnType<typeof columnsOf>

interface AppendForm {
  role: Role
  outcome: string | null
  unlessHeld: boolean
}

/** One statement, because every message of every visitor makes two of them. */
const appending = statement(
  (
    db,
    { conversationId, client_name, email, phone, language, ...columns }: Slots<Columns>,
    { role, outcome, unlessHeld }: AppendForm,
  ) => {
    const { created_at: at } = columns
    const isVisitors = role === 'visitor'
    const appended = db
      .with('continued', query =>
        query
          .updateTable('conversation')
          .set(column => ({
            message_count: column('message_count', '+', 1),
            last_message_at: at,
            status: 'open',
            closed_at: null,
            reopened_at: null,
            ...firstAnswer(role, at),
            ...(outcome && { outcome: unlessPerson(outcome) }),
            client_name,
            email,
            phone,
            language,
            ...(isVisitors && { unanswered_since: waitingSince(at) }),
            ...(columns.input_tokens && added(columns)),
          }))
          .where('id', '=', conversationId)
          .$if(unlessHeld, query => query.where('held_by', '<>', 'person'))
          .returning(['id', 'message_count as position', 'client_name as name', 'email', 'phone', 'held_by']),
      )
      .with('appended', () => insertInto('continued', columns))
    return (isVisitors ? appended.with('unread', () => countingUnread('continued')) : appended)
      .selectFrom('continued')
      .$if(unlessHeld, query => query.rightJoin(refusedUnlessContinued, join => join.onTrue()))
      .select(['name', 'email', 'phone', sql<boolean>`held_by = 'person'`.as('held')])
      .$castTo<Appended>()
  },
)

const refusedUnlessContinued =
  sql<object>`(select refuse_unless(exists (select from continued), ${heldCode}))`.as('refused')

/** Inserts a message at the position, and into the conversation, that the named query returns. */
function insertInto(from: string, columns: Record<string, RawBuilder<unknown>>): RawBuilder<object> {
  const given = Object.entries(columns)
  return sql`
    (insert into message (${sql.join(given.map(([name]) => sql.ref(name)))}, conversation_id, position)
    select ${sql.join(given.map(([, value]) => value))}, id, position from ${sql.table(from)})`
}

const columnsOf = ({ at, sources, memo, choices, held_back, usage, ...columns }: NewMessage) => ({
  ...columns,
  created_at: at,
  ...(sources && { sources: JSON.stringify(sources) }),
  ...(memo && { memo: JSON.stringify(memo) }),
  ...(choices?.length && { choices: JSON.stringify(choices) }),
  ...(usage && usageColumns(usage)),
  ...(held_back?.length && { held_back: JSON.stringify(held_back) }),
})

/** Since when a visitor waits for the person who holds the conversation: their first message that nobody answered. */
const waitingSince = (at: RawBuilder<Date>) =>
  sql<Date | null>`case when held_by = 'person' then coalesce(unanswered_since, ${at}) else unanswered_since end`

/** When the visitor first asked, and when somebody first answered that. */
function firstAnswer(role: Role, at: RawBuilder<Date>) {
  if (role === 'visitor') return { first_asked_at: sql<Date>`coalesce(first_asked_at, ${at})` }
  if (role === 'system') return {}
  return {
    first_answered_at: sql<Date>`case when first_asked_at is not null then coalesce(first_answered_at, ${at}) end`,
  }
}

/** How the conversation has gone with this message; null: it doesn't tell. */
function outcomeWith({ role, answered = null, actions = [], topic }: NewMessage): string | null {
  if (role === 'person') return 'person'
  if (role !== 'assistant' || topic === 'talk') return null
  if (answered === null) return 'abandoned'
  return answered && !actions.includes('handed_over') ? 'resolved' : 'unanswered'
}

/** What a person took over stays theirs. */
const unlessPerson = (outcome: string) =>
  sql<string>`case when outcome = 'person' then outcome else ${outcome} end`

/** What a turn used, as columns of its message. */
const usageColumns = ({ input, output, estimated, cost }: ModelUsage) => ({
  input_tokens: input,
  output_tokens: output,
  tokens_estimated: estimated,
  ...(cost !== null && { cost }),
})

/** Counts what a turn used that left no message. */
export async function addUsage(db: Tx, conversationId: string, usage: ModelUsage): Promise<void> {
  await db
    .updateTable('conversation')
    .set(added(usageColumns(usage)))
    .where('id', '=', conversationId)
    .execute()
}

/** The conversation's sums with one turn more. */
const added = ({
  input_tokens,
  output_tokens,
  tokens_estimated,
  cost,
}: Partial<Record<keyof ReturnType<typeof usageColumns>, unknown>>) => ({
  input_tokens: sql<number>`input_tokens + ${input_tokens}`,
  output_tokens: sql<number>`output_tokens + ${output_tokens}`,
  tokens_estimated: sql<boolean>`tokens_estimated or ${tokens_estimated}`,
  ...(cost !== undefined && { cost: sql<number>`coalesce(cost, 0) + ${cost}` }),
})
