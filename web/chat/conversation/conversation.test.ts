import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatAnswer, ChatEvent } from '#contract/conversations/chat.ts'
import type { VisitorMessage } from '#contract/conversations/live.ts'
import {
  type Conversation,
  type ConversationAction,
  emptyConversation,
  isBusy,
  openChoices,
  reduce,
  restored,
} from './conversation.ts'

const answer = (reply: string, more: Partial<ChatAnswer> = {}): ChatEvent => ({
  event: 'done',
  data: {
    conversation_id: 'c1',
    message_id: 'm1',
    reply,
    sources: [],
    choices: [],
    actions: [],
    answered: true,
    handed_over: false,
    ...more,
  },
})
const token = (text: string): ConversationAction => ({
  type: 'arrived',
  event: { event: 'token', data: { text } },
})
const start: ConversationAction = {
  type: 'arrived',
  event: { event: 'start', data: { conversation_id: 'c1', message_id: 'm1' } },
}
const ask = (question: string, key = question): ConversationAction => ({
  type: 'asked',
  key,
  question,
  at: 0,
})
const after = (...actions: ConversationAction[]) => actions.reduce(reduce, emptyConversation)

test('a question, its answer as it arrives, and the whole of it', () => {
  expect(after(ask('When?'), start, token('At '), token('nine')).turns).toMatchObject([
    { question: 'When?', state: 'answering', reply: 'At nine', asked_at: '1970-01-01T00:00:00.000Z' },
  ])
  const whole = after(ask('When?'), start, token('At '), { type: 'arrived', event: answer('At nine.') })
  expect(whole).toMatchObject({ id: 'c1', turns: [{ state: 'answered', reply: 'At nine.' }] })
})

test('what a reply offers to say next is offered until something else is said, and after a reload', () => {
  const choices = [{ label: 'Yes', message: 'Yes' }]
  const offering = after(ask('When?'), start, { type: 'arrived', event: answer('Shall I?', { choices }) })
  expect(openChoices(offering)).toEqual(choices)
  expect(openChoices(restored(JSON.stringify(offering)))).toEqual(choices)
  const mo = {
    id: 'm2',
    role: 'person',
    text: 'Hi',
    author: 'Mo',
    attachments: [],
    created_at: '2026-01-01T00:00:00Z',
  } satisfies VisitorMessage
  const later: ConversationAction[] = [
    ask('Yes', 'k2'),
    { type: 'followed', event: { event: 'message', id: 3, data: mo } },
    { type: 'followed', event: { event: 'held_by', data: { held_by: 'person', name: 'Mo' } } },
  ]
  for (const said of later) expect(openChoices(reduce(offering, said)), said.type).toEqual([])
})

test('a further attempt is the same request under the same key, although the conversation has a name by now', () => {
  const failed = after(ask('When?', 'k1'), start, token('At'), {
    type: 'failed',
    failure: { kind: 'cut' },
    at: 0,
  })
  expect(failed.turns[0]).toMatchObject({ state: 'failed', reply: 'At', failure: { kind: 'cut' } })
  const again = reduce(failed, { type: 'asked_again', key: 'k1' })
  expect(again).toMatchObject({
    id: 'c1',
    turns: [{ key: 'k1', conversation_id: null, state: 'asking', reply: '' }],
  })
})

test('busy says until when', () => {
  const busy = after(ask('When?'), {
    type: 'failed',
    failure: { kind: 'busy', retry_after_seconds: 7 },
    at: 1000,
  })
  expect(busy.turns[0]?.failure?.retry_at).toBe(8000)
})

test('a page that is gone takes no more questions and keeps what was said', () => {
  const gone = after(ask('One?'), { type: 'failed', failure: { kind: 'gone' }, at: 0 }, ask('Two?'))
  expect(gone).toMatchObject({ gone: true, turns: [{ question: 'One?' }] })
  expect(reduce(gone, { type: 'started_again' })).toBe(gone)
})

test('a server that has forgotten the conversation begins another', () => {
  const talked = after(ask('One?'), start, { type: 'arrived', event: answer('Yes.') }, ask('Two?', 'k2'))
  expect(talked.turns[1]?.conversation_id).toBe('c1')
  expect(reduce(talked, { type: 'forgotten_by_server', key: 'k3' })).toMatchObject({
    id: null,
    turns: [{ conversation_id: null }, { key: 'k3', conversation_id: null, state: 'asking' }],
  })
})

const action: fc.Arbitrary<ConversationAction> = fc.oneof(
  fc.uuid().map(key => ask('Q', key)),
  fc.uuid().map(key => ({ type: 'asked_again', key }) as const),
  fc.string().map(token),
  fc.constant(start),
  fc.constant<ConversationAction>({ type: 'arrived', event: answer('A', { handed_over: true }) }),
  fc
    .constantFrom<'network' | 'cut' | 'gone' | 'busy'>('network', 'cut', 'gone', 'busy')
    .map(kind => ({ type: 'failed', failure: { kind }, at: 0 }) as const),
  fc.constant<ConversationAction>({ type: 'stopped' }),
  fc.uuid().map(key => ({ type: 'forgotten_by_server', key }) as const),
  fc.constant<ConversationAction>({ type: 'started_again' }),
)

test('in any order of actions there is one question at a time, and only the last may change', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), actions => {
      let before: Conversation = emptyConversation
      for (const each of actions) {
        const now = reduce(before, each)
        const settled = now.turns.slice(0, -1)
        expect(settled.every(({ state }) => state !== 'asking' && state !== 'answering')).toBe(true)
        expect(now.turns.every(turn => (turn.failure !== null) === (turn.state === 'failed'))).toBe(true)
        if (now.turns.length >= before.turns.length) {
          const kept = Math.max(0, before.turns.length - 1)
          expect(now.turns.slice(0, kept)).toEqual(before.turns.slice(0, kept))
        }
        if (before.gone) expect(now.gone).toBe(true)
        before = now
      }
    }),
  )
})

test('a reload keeps the conversation, and what was on its way has broken off', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), actions => {
      const kept = after(...actions)
      const back = restored(JSON.stringify(kept))
      expect(isBusy(back)).toBe(false)
      expect(back.turns.map(({ key }) => key)).toEqual(kept.turns.map(({ key }) => key))
      if (isBusy(kept)) expect(back.turns.at(-1)).toMatchObject({ state: 'failed', failure: { kind: 'cut' } })
    }),
  )
})

test('another tab’s conversation is adopted, except an answer that is still arriving, here or there', () => {
  const there = after(ask('Open today?'), { type: 'arrived', event: answer('Yes') })
  const kept = (conversation: Conversation | null): ConversationAction => ({
    type: 'kept_elsewhere',
    text: conversation && JSON.stringify(conversation),
  })
  expect(reduce(emptyConversation, kept(there))).toEqual(there)
  expect(reduce(there, kept(null))).toBe(emptyConversation)
  expect(reduce(emptyConversation, kept(after(ask('Open today?'))))).toBe(emptyConversation)
  const here = after(ask('And tomorrow?'))
  expect(reduce(here, kept(there))).toBe(here)
})

test('storage with anything else in it is an empty conversation', () => {
  for (const text of [
    null,
    '',
    'null',
    '3',
    '{}',
    '[]',
    '{"id":null,"turns":[3]}',
    '{"id":1,"turns":[{}]}',
    '{',
  ]) {
    expect(restored(text)).toBe(emptyConversation)
  }
})

test('a tab keeps the newest turns', () => {
  let conversation = emptyConversation
  for (let turn = 0; turn < 250; turn++) {
    conversation = reduce(conversation, ask(`Q${turn}`))
    conversation = reduce(conversation, { type: 'arrived', event: answer('A') })
  }
  expect(conversation.turns).toHaveLength(200)
  expect(conversation.turns.at(-1)?.question).toBe('Q249')
})

const says = (id: number, text: string): ConversationAction => ({
  type: 'followed',
  event: {
    event: 'message',
    id,
    data: {
      role: 'person',
      id: `p${id}`,
      author: 'Ada',
      text,
      attachments: [],
      created_at: '2026-01-01T00:00:00.000Z',
    },
  },
})
const heldBy = (name: string | null): ConversationAction => ({
  type: 'followed',
  event: { event: 'held_by', data: { held_by: name === null ? 'assistant' : 'person', name } },
})
const forPerson: ConversationAction = {
  type: 'arrived',
  event: answer('', { actions: ['held_by_person'], answered: false, handed_over: true }),
}

test('a person’s message is below the last question, once, over reloads', () => {
  const talked = after(ask('One?'), start, { type: 'arrived', event: answer('Yes.') }, heldBy('Ada'))
  const spoken = [says(3, 'Hello'), says(4, 'How are you?')].reduce(reduce, talked)
  const asked = [ask('Fine. Two?', 'k2'), start, forPerson, says(6, 'Two it is')].reduce(reduce, spoken)
  expect(asked).toMatchObject({
    holder: 'Ada',
    heard: 6,
    turns: [
      { reply: 'Yes.', people: [{ text: 'Hello' }, { text: 'How are you?' }] },
      { reply: '', state: 'answered', handed_over: false, for_person: true, people: [{ text: 'Two it is' }] },
    ],
  })
  expect(reduce(asked, says(6, 'Two it is'))).toEqual(asked)
  expect(reduce(restored(JSON.stringify(asked)), says(4, 'How are you?'))).toEqual(asked)
  expect(reduce(asked, heldBy(null)).holder).toBeNull()
})

test('what the assistant had begun when a person took over is dropped', () => {
  const taken = after(ask('When?'), start, token('At ni'), forPerson)
  expect(taken.turns[0]).toMatchObject({ reply: '', state: 'answered', for_person: true })
  expect(isBusy(taken)).toBe(false)
})

test('the words of a call are in the conversation, before an arriving answer, over reloads', () => {
  const exchanges = [
    { question: '', reply: 'Good morning.' },
    { question: 'What does it cost?', reply: 'Forty euros.' },
  ]
  const talked: ConversationAction = { type: 'talked', exchanges, conversation_id: 'c2', at: 1000 }
  const called = after(talked)
  expect(called).toMatchObject({
    id: 'c2',
    turns: [
      { question: '', reply: 'Good morning.', state: 'answered', spoken: true },
      { question: 'What does it cost?', reply: 'Forty euros.', spoken: true },
    ],
  })
  expect(restored(JSON.stringify(called))).toEqual(called)
  const meanwhile = after(ask('When?'), start, token('At '), talked, {
    type: 'arrived',
    event: answer('At nine.'),
  })
  expect(meanwhile.turns.map(({ reply }) => reply)).toEqual(['Good morning.', 'Forty euros.', 'At nine.'])
  expect(after(ask('One?'), start, { ...talked, conversation_id: null, exchanges: [] }).id).toBe('c1')
})
