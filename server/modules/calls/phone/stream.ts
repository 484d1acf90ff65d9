import type { WebSocket } from 'ws'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import { type HangUp, phoneLine, type Transfer } from '#server/modules/voice/lines/phone/phone.ts'
import { callOf } from '../calls.ts'
import { talk } from '../talk.ts'
import { hangUpCall } from './hanging-up.ts'
import { redeemLine } from './lines.ts'
import { transferCall } from './transfer.ts'

/** The socket over which the carrier streams a call's sound both ways. Its token is valid once, and for one call. */
export const phoneStream: SocketRoute = {
  path: '/voice/phone/:token',
  open: (open, socket, { token }) => streamCall(open, socket, token),
}

async function streamCall(open: OpenCtx, socket: WebSocket, token: string): Promise<void> {
  let through: Transfer = async () => false
  let hangUp: HangUp = async () => {}
  // It listens from now on, so that it misses nothing while the ticket is checked.
  const opening = phoneLine(open, socket, {
    transfer: (...asked) => through(...asked),
    hangUp: why => hangUp(why),
  })
  opening.catch(() => {})
  const ticket = await redeemLine(open, token)
  if (!ticket) throw new Problem(403, 'This address has been used, or is none.')
  const { line, callSid } = await opening
  const { ctx, number, back } = ticket
  const call = await callOf(ctx, ticket.callId)
  if (call?.provider_id !== callSid) throw new Problem(403, 'This is the stream of another call.')
  through = (_, phone) => transferCall(ctx, call, phone)
  let hungUp = Promise.resolve()
  hangUp = why => {
    hungUp = hangUpCall(ctx, call.id, number, why)
    return hungUp
  }
  // How the call goes on is known once the carrier has been told.
  await talk(ctx, call, line, { number, back, over: () => hungUp.catch(() => {}) })
}
