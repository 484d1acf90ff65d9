import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { VoiceSessionRequest } from '#contract/calls/browser.ts'
import type { VoiceOffer } from '#contract/voice-socket.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import { Problem } from '#server/http/problem.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { authorizeVisitor, type ChatAccess } from '#server/modules/conversations/access/access.ts'
import { languageOf } from '#server/modules/conversations/spoken/spoken.ts'
import { browserLine } from '#server/modules/voice/lines/browser/browser.ts'
import { voiceOffer } from '#server/modules/voice/offers/offers.ts'
import { issueTicket, redeemTicket } from '#server/modules/voice/tickets/tickets.ts'
import { canConverse } from '#server/modules/voice/voice.ts'
import { admitCall } from '../admission/admission.ts'
import type { CallGuest } from '../assistant/call-context.ts'
import { createCall } from '../calls.ts'
import { turnBusyAway } from '../phone/busy.ts'
import { talk } from '../talk.ts'

const purpose = 'calls.browser'

/** A page may take so long from the offer to the socket: it asks its visitor for the microphone in between. */
const ticketSeconds = 120

/** The subject of a ticket. It is sealed, since it names a visitor. */
interface Session {
  guest: CallGuest
  linkId: string | null
  conversationId: string | null
  /** The origin of the foreign page that asked, which alone may open the socket; null for a page of ours. */
  origin: string | null
}

/** Decides with whose assistant a visitor may speak; 401, 403, 404, 429 as in chat. */
export async function callVisitOf(
  ctx: OpenCtx & { caller: Ctx | null },
  asked: VoiceSessionRequest,
  request: FastifyRequest,
): Promise<ChatAccess> {
  const visit = await authorizeVisitor(ctx, asked, request, 'call')
  await ctx.rateLimit('chat', visit.ctx.tenant)
  return visit
}

/** Offers a call to a page. The call itself begins with its socket. 404 for a conversation that is not the visitor's. */
export const offerCall = (visit: ChatAccess, asked: VoiceSessionRequest): Promise<VoiceOffer> =>
  visit.ctx.tx(async () => {
    const { ctx, scope, begunBy, allowedOrigin, beginsIn } = visit
    const conversationId = asked.conversation_id ?? null
    const before = conversationId && (await languageOf(visit, conversationId))
    const contact = {
      name: asked.client_name?.trim() || null,
      email: asked.email?.trim() || null,
      phone: asked.phone?.trim() || null,
    }
    const session: Session = {
      guest: { contact, begunBy, beginsIn },
      linkId: scope.linkId,
      conversationId,
      origin: allowedOrigin,
    }
    const subject = seal(ctx.secret, purpose, JSON.stringify(session)).toString('base64url')
    const token = await issueTicket(ctx, { purpose, subject, seconds: ticketSeconds })
    const language = before || scope.language || beginsIn || homeLanguage(await business(ctx))
    return voiceOffer(ctx, { token, language })
  })

/** Holds the call of a page that comes with its ticket. Problem where it may not come, or can neither hear nor speak. */
export async function joinCall(
  open: OpenCtx,
  socket: WebSocket,
  { token, request }: { token: string; request: FastifyRequest },
): Promise<void> {
  const leave = open.streams.enter(open.ip)
  socket.once('close', leave)
  const ticket = await redeemTicket(open, token, purpose)
  if (!ticket) throw new Problem(401, 'This call is over, or its time to begin has passed.')
  const { ctx } = ticket
  const plain = unseal(ctx.secret, purpose, Buffer.from(ticket.subject, 'base64url')).toString()
  const session = JSON.parse(plain) as Session
  refuseForeign(open, request, session.origin)
  const line = await browserLine(ctx, socket)
  canConverse(ctx, line)
  const { guest, linkId, conversationId } = session
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'browser',
    phoneNumber: '',
    status: 'ringing',
    clientName: guest.contact.name ?? '',
    linkId,
    conversationId,
  })
  if (!(await admitCall(ctx, call.id))) {
    await turnBusyAway(ctx, call)
    throw new Problem(
      503,
      'All lines are in use right now. Please try again in a few minutes, or write to us.',
    )
  }
  await talk(ctx, call, line, { guest, known: conversation_id => line.note({ conversation_id }) })
}

/** Refuses a page of another website. Browsers name the page that opens a socket; other programs need only the ticket. */
function refuseForeign(open: OpenCtx, request: FastifyRequest, allowed: string | null): void {
  const { origin } = request.headers
  if (origin === undefined || origin === allowed || ownOrigins(open, request).includes(origin)) return
  throw new Problem(403, 'This website may not use this call.')
}
