import type { WebSocket } from 'ws'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import { phoneLine, type Transfer } from '#server/modules/voice/lines/phone/phone.ts'
import { redeemTicket } from '#server/modules/voice/tickets/tickets.ts'
import { callOf } from '../calls.ts'
import { recordCall } from '../recordings/recordings.ts'
import { talk } from '../talk.ts'
import { streamPurpose } from './answering.ts'
import { transferCall } from './transfer.ts'

/** The socket over which the carrier streams a call's sound both ways. Its token is valid once, and for one call. */
export const phoneStream: SocketRoute = {
  path: '/voice/phone/:token',
  open: (open, socket, { token }) => streamCall(open, socket, token),
}

async function streamCall(open: OpenCtx, socket: WebSocket, token: string): Promise<void> {
  let through: Transfer = async () => false
  // It listens from now on, so that it misses nothing while the ticket is checked.
  const opening = phoneLine(open, socket, { transfer: (...asked) => through(...asked) })
  opening.catch(() => {})
  const ticket = await redeemTicket(open, token, streamPurpose)
  if (!ticket) throw new Problem(403, 'This address has been used, or is none.')
  const { line, callSid } = await opening
  const ctx = open.as(ticket.ctx.tenant, { kind: 'system' })
  const call = await callOf(ctx, ticket.subject)
  if (call?.provider_id !== callSid) throw new Problem(403, 'This is the stream of another call.')
  through = (_, phone) => transferCall(ctx, call, phone)
  let recording: Promise<void> | null = null
  const noticeHeard = () => {
    recording = recordCall(ctx, call)
    // It is awaited at the end of the call.
    recording.catch(() => {})
  }
  await talk(ctx, call, line, { noticeHeard })
  await recording
}
