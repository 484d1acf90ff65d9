import type { Ctx } from '#server/core/context.ts'
import { availability } from '#server/modules/bookings/bookings.ts'
import { spokenAssistant } from '#server/modules/calls/assistant/spoken-assistant.ts'
import { callBegan, createCall } from '#server/modules/calls/calls.ts'
import { endCall } from '#server/modules/calls/ending/ending.ts'
import type { ChatAccess } from '#server/modules/conversations/access/access.ts'
import { receiveMessage } from '#server/modules/conversations/chat/chat.ts'
import { close } from '#server/modules/conversations/conversations.ts'
import { setMark } from '#server/modules/conversations/marks/marks.ts'
import { reply } from '#server/modules/conversations/replies/replies.ts'
import type { Saying } from '#server/modules/voice/voice.ts'
import type { Making } from './life.ts'
import type { CallTalk, ChatTalk } from './talks.ts'

/** How long a visitor reads and writes between two lines, and how soon a chat is closed that they have left. */
const lineMs = 40_000
const leftMs = 30 * 60_000
/** Somebody who speaks says so many characters a second. */
const charactersASecond = 15

const main = { linkId: null, main: true, agentName: null, language: null }

/** Holds a chat as it was held then, line by line, and closes it. */
export async function chat({ clock, owner, visitor, timezone }: Making, talk: ChatTalk, service: string) {
  clock.ago(talk.daysAgo, talk.at)
  const visit: ChatAccess = {
    ctx: visitor,
    scope: main,
    tags: [],
    channel: talk.by,
    begunBy: 'visitor',
    beginsIn: null,
    allowedOrigin: null,
  }
  let id: string | null = null
  const answers: { id: string; reply: string }[] = []
  const say = async (message: string) => {
    const run = await receiveMessage(visit, { message, conversation_id: id, client_name: talk.name ?? null })
    for await (const event of run(new AbortController().signal)) {
      if (event.event !== 'done') continue
      id = event.data.conversation_id
      answers.push({ id: event.data.message_id, reply: event.data.reply })
    }
    clock.pass(lineMs)
  }
  for (const line of talk.lines)
    await say(
      line.includes('{slot}') ? line.replace('{slot}', await freeTime(visitor, service, timezone)) : line,
    )
  for (const { person, visitor: then } of talk.taken ?? []) {
    await reply(owner, id!, { text: person })
    clock.pass(lineMs)
    await say(then)
  }
  if (talk.looked) {
    const { line, holds, right_answer } = talk.looked
    const { id: messageId, reply: said } = answers[line]!
    const mark = said.includes(holds)
      ? { verdict: 'right' as const }
      : { verdict: 'wrong' as const, right_answer }
    await setMark(owner, { conversationId: id!, messageId }, mark)
  }
  clock.pass(leftMs)
  // Nobody wrote for a while.
  await close(owner.as(owner.tenant, { kind: 'system' }), id!)
}

/** A time four days ahead that is free, as somebody would say it. */
async function freeTime(ctx: Ctx, serviceId: string, timeZone: string): Promise<string> {
  const from = new Date(ctx.now().getTime() + 4 * 24 * 3_600_000).toISOString()
  const { slots } = await availability(ctx, { serviceId, from })
  const at = new Date(slots[0]!.starts_at)
  const day = at.toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return `${day} at ${at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`
}

/** Holds a telephone call as it was held then. */
export async function call({ clock, system }: Making, talk: CallTalk): Promise<void> {
  clock.ago(talk.daysAgo, talk.at)
  const made = await createCall(system, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: talk.phone,
    clientName: talk.name,
    status: 'ringing',
  })
  await callBegan(system, made.id)
  const agent = await spokenAssistant(system, made)
  let atMs = 0
  const spoken = async (speaker: 'agent' | 'person', text: string) => {
    const tookMs = (text.length / charactersASecond) * 1_000
    clock.pass(tookMs)
    await agent.said({
      speaker,
      text,
      beganAt: atMs,
      endedAt: atMs + tookMs,
      cutShort: false,
      latencyMs: null,
    })
    atMs += tookMs
  }
  const { signal } = new AbortController()
  await spoken('agent', await textOf(agent.open()))
  for (const text of talk.lines) {
    const heard = { text, beganAt: atMs, endedAt: atMs, typed: false }
    await spoken('person', text)
    await spoken('agent', await textOf(agent.answer(heard, signal)))
  }
  await agent.settled()
  const ended = { language: agent.locale, at: system.now() }
  await endCall(system, made, { by: 'conversation', reason: 'done' }, ended)
  clock.pass(leftMs)
  await close(system, agent.conversationId)
}

async function textOf(sayings: AsyncIterable<Saying>): Promise<string> {
  let text = ''
  for await (const saying of sayings) if ('text' in saying) text += saying.text
  return text.trim()
}
