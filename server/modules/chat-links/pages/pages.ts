import { channels } from '#contract/chat-links/chat-links.ts'
import type { ChatPageData } from '#contract/pages/chat.ts'
import { chooseInterface } from '#locales/load.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'
import { businessBySlug } from '#server/modules/accounts/accounts.ts'
import { openBookingPage } from '#server/modules/bookings/bookings.ts'
import { suggestedQuestions } from '#server/modules/knowledge/questions/questions.ts'
import { chatUrlOf, linkByToken, type OpenLink } from '../chat-links.ts'

/** The business's own chat page; null when there is no such business, or it offers no chat. */
export async function mainPage(
  ctx: OpenCtx,
  slug: string,
  acceptLanguage?: string,
): Promise<ChatPageData | null> {
  const business = await openBusiness(ctx, slug)
  if (!business) return null
  const { name, email, phone, website } = business
  return {
    business: name,
    agent_name: business.agent_name,
    greeting: business.greeting,
    primary_color: business.primary_color,
    language: business.language,
    channels: channels.filter(channel => business.channels[channel]),
    api: apiBase,
    tenant_id: business.id,
    book_url: await openBookingPage(ctx.as(business.id, { kind: 'visitor' })),
    contact: { email, phone, website },
    logo_url: business.logo_url,
    suggestions: await suggestedQuestions(ctx.as(business.id, { kind: 'visitor' }), {
      own: business.suggested_questions,
      linkId: null,
      main: true,
      lang: chooseInterface(business.language, acceptLanguage).lang,
    }),
  }
}

/** The page of the link that `token` opens. */
export const linkPage = async (
  ctx: OpenCtx,
  link: OpenLink,
  token: string,
  acceptLanguage?: string,
): Promise<ChatPageData> => ({
  business: link.business,
  agent_name: link.agentName,
  greeting: link.greeting,
  primary_color: link.primaryColor,
  language: link.language,
  channels: link.channels,
  api: apiBase,
  link_token: token,
  book_url: link.channels.includes('book')
    ? await openBookingPage(ctx.as(link.tenant, { kind: 'visitor' }))
    : null,
  contact: link.contact,
  logo_url: link.logoUrl,
  suggestions: await suggestedQuestions(ctx.as(link.tenant, { kind: 'visitor' }), {
    own: link.suggestedQuestions,
    linkId: link.id,
    main: link.inheritMainKb,
    lang: chooseInterface(link.language, acceptLanguage).lang,
  }),
})

/** The link of a token; null under the address of another business. */
export async function linkAt(
  ctx: OpenCtx,
  { slug, token }: { slug?: string; token: string },
): Promise<OpenLink | null> {
  const link = await linkByToken(ctx, token)
  return link && (slug === undefined || slug === link.slug) ? link : null
}

/** The URL in a link's QR code. */
export async function linkUrl(ctx: OpenCtx, token: string): Promise<string | null> {
  const link = await linkByToken(ctx, token)
  return link && chatUrlOf(ctx.config, link.slug, token)
}

/** The URL in the QR code of the main chat page. */
export async function mainUrl(ctx: OpenCtx, slug: string): Promise<string | null> {
  const business = await openBusiness(ctx, slug)
  return business && chatUrlOf(ctx.config, business.slug)
}

async function openBusiness(ctx: OpenCtx, slug: string) {
  const business = await businessBySlug(ctx, slug)
  return business?.channels.chat ? business : null
}
