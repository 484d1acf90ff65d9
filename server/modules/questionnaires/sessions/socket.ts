import type { WebSocket } from 'ws'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import { converse } from '#server/modules/voice/conversation/conversation.ts'
import { type BrowserLine, browserLine } from '#server/modules/voice/lines/browser/browser.ts'
import { redeemTicket } from '#server/modules/voice/tickets/tickets.ts'
import { interviewer } from '../interview/interview.ts'
import { isOver } from '../interview/progress.ts'
import { linkOfId, mayResume, sessionMs, sinceStart } from '../links/links.ts'
import { endSession } from './ending.ts'
import { ticketPurpose } from './sessions.ts'
import { leaseSocket } from './socket-lease.ts'

/** A person who is asked something thinks longer than one who called. Milliseconds. */
const silence = 15_000

export const sessionSocket: SocketRoute = {
  path: '/questionnaires/sessions/voice/:token',
  open: (ctx, socket, { token }) => converseOn(ctx, socket, token),
}

/** Holds the conversation of a session for as long as this socket has it. Problem for a ticket that is used, or too old. */
async function converseOn(open: OpenCtx, socket: WebSocket, token: string): Promise<void> {
  const ticket = await redeemTicket(open, token, ticketPurpose)
  if (!ticket)
    throw new Problem(410, 'This way into the conversation is no longer open. Load the page again.')
  const { ctx, subject: id } = ticket
  const line = await browserLine(ctx, socket)
  try {
    await interview(ctx, line, id)
  } finally {
    line.close(false)
  }
}

async function interview(ctx: Ctx, line: BrowserLine, id: string): Promise<void> {
  const held = await leaseSocket(ctx, id)
  try {
    // Read once the session is ours: the socket before may just have kept its last turn.
    const found = await linkOfId(ctx, id)
    if (!found || !mayResume(found.link, ctx.now())) throw new Problem(410, 'This conversation has ended.')
    const agent = await interviewer(ctx, { ...found, note: note => line.note({ ...note }) })
    held.lost.addEventListener('abort', () => {
      const { reason } = held.lost
      line.note(reason === 'over' ? { state: 'over' } : { [reason]: true })
    })
    const longest = sessionMs - sinceStart(found.link, ctx.now())
    await converse(ctx, { line, agent, limits: { longest, silence }, signal: held.lost })
    const after = await linkOfId(ctx, id)
    if (after && isOver(after.link)) await endSession(ctx, id, 'agent')
  } finally {
    await held.release()
  }
}
