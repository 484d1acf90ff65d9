import type { FastifyRequest } from 'fastify'
import type { WidgetConfig } from '#contract/widget.ts'
import { chooseInterface } from '#locales/load.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { allowsOrigin, type Business, businessById } from '#server/modules/accounts/accounts.ts'
import { offersBookings } from '#server/modules/bookings/bookings.ts'
import { suggestedQuestions } from '#server/modules/knowledge/questions/questions.ts'

/**
 * The configuration of a business's widget. 403 when the website is not in the business's list, 404 when there is no
 * such business or it offers nothing that a widget can show.
 */
export async function widgetOf(
  ctx: OpenCtx,
  asked: { tenantId: string; language?: string },
  request: FastifyRequest,
): Promise<Omit<WidgetConfig, 'panel'>> {
  const business = isRecordId(asked.tenantId) ? await businessById(ctx, asked.tenantId.toLowerCase()) : null
  if (!business) throw notFound('Widget')
  if (!mayCarry(ctx, business, request)) {
    throw new Problem(403, 'This website is not among the allowed_domains of the account.')
  }
  const offers = await offersOf(ctx, business)
  if (!offers.length) throw notFound('Widget')

  const { name, agent_name, greeting, primary_color, logo_url, channels, email, phone, website } = business
  const accepted = request.headers['accept-language']
  const { lang, dir } = chooseInterface(asked.language ?? business.language, accepted)
  // As on the chat page: without calls the number is not shown.
  const contact = { phone: channels.call ? phone : null, email, website }
  const own = ctx.as(business.id, { kind: 'visitor' })
  const suggestions = await suggestedQuestions(own, {
    own: business.suggested_questions,
    linkId: null,
    main: true,
    lang,
  })
  const look = { primary_color, logo_url }
  return { business: name, agent_name, greeting, ...look, language: lang, dir, offers, contact, suggestions }
}

/** Our own pages need no permission, and a program has no page. */
function mayCarry(ctx: OpenCtx, business: Business, request: FastifyRequest): boolean {
  const { origin } = request.headers
  return !origin || ownOrigins(ctx, request).includes(origin) || allowsOrigin(business, origin)
}

async function offersOf(ctx: OpenCtx, business: Business): Promise<WidgetConfig['offers']> {
  const own = ctx.as(business.id, { kind: 'visitor' })
  const books = await offersBookings(own, business)
  const { chat, call } = business.channels
  const offered = { chat, call, book: books }
  return (['chat', 'call', 'book'] as const).filter(what => offered[what])
}
