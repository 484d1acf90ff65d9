import type { HomePageData } from '#contract/pages/home.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { whyNotReady } from '#server/http/operations/health.ts'
import { soleBusiness } from '#server/modules/accounts/accounts.ts'
import { openBookingPage } from '#server/modules/bookings/bookings.ts'
import { chatUrlOf } from '#server/modules/chat-links/chat-links.ts'

/**
 * What strangers may learn at the server's own address. Who shares a server with whom is nobody's business, so a server
 * of several businesses names none of them.
 */
export async function homePage(ctx: OpenCtx): Promise<HomePageData> {
  const business = await soleBusiness(ctx)
  return {
    business: business && {
      name: business.name,
      colour: business.primary_color,
      logo_url: business.logo_url,
      chat_url: business.channels.chat ? chatUrlOf(ctx.config, business.slug) : null,
      book_url: await openBookingPage(ctx.as(business.id, { kind: 'visitor' })),
    },
    running: (await whyNotReady(ctx)) === null,
  }
}
