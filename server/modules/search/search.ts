import { type Found, type SearchItem, type SearchKind, searchKinds } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Access, maySee } from '#server/http/request/access.ts'
import { findMembers } from '#server/modules/accounts/members/members.ts'
import { findBookings } from '#server/modules/bookings/finding/finding.ts'
import { findCalls } from '#server/modules/calls/finding/finding.ts'
import { findBroadcasts } from '#server/modules/campaigns/broadcasts/broadcasts.ts'
import { findLinks } from '#server/modules/chat-links/chat-links.ts'
import { findConversations } from '#server/modules/conversations/finding/finding.ts'
import { findOpenQuestions } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { findSources } from '#server/modules/knowledge/documents/documents.ts'
import { findLeads } from '#server/modules/leads/finding/finding.ts'
import { findTemplates } from '#server/modules/messaging/templates/templates.ts'
import { findQuestionnaires } from '#server/modules/questionnaires/questionnaires.ts'

interface Noun {
  /** The access of its list. */
  access: Access
  find(ctx: Ctx, q: string, limit: number): Promise<Found[]>
  /** Its page at the desk. */
  urlOf(id: string): string
}

const nouns: Record<SearchKind, Noun> = {
  conversation: { access: 'standard', find: findConversations, urlOf: id => `/desk/inbox/${id}` },
  lead: { access: 'standard', find: findLeads, urlOf: id => `/desk/people/${id}` },
  booking: { access: 'standard', find: findBookings, urlOf: id => `/desk/bookings?booking=${id}` },
  call: { access: 'standard', find: findCalls, urlOf: id => `/desk/inbox?channel=call&call=${id}` },
  source: { access: 'agent', find: findSources, urlOf: id => `/desk/knowledge/sources/${id}` },
  gap: { access: 'agent', find: findOpenQuestions, urlOf: id => `/desk/knowledge?gap=${id}` },
  chat_link: { access: 'agent', find: findLinks, urlOf: id => `/desk/outreach/chat-links/${id}` },
  template: { access: 'owner', find: findTemplates, urlOf: id => `/desk/outreach/templates/${id}` },
  broadcast: { access: 'owner', find: findBroadcasts, urlOf: id => `/desk/outreach/broadcasts/${id}` },
  questionnaire: {
    access: 'agent',
    find: findQuestionnaires,
    urlOf: id => `/desk/outreach/questionnaires/${id}`,
  },
  member: { access: 'agent', find: findMembers, urlOf: () => '/desk/settings' },
}

/**
 * Everything of the business that a text finds and the caller may read, up to `limit` records of each kind: beginnings of
 * words in what people wrote and are called, a part of the name in what the business made.
 */
export const searchAll = (
  ctx: Ctx,
  q: string,
  limit: number,
): Promise<{ groups: { kind: SearchKind; items: SearchItem[] }[] }> =>
  ctx.tx(async () => {
    const typed = q.trim()
    const groups: { kind: SearchKind; items: SearchItem[] }[] = []
    if (!typed) return { groups }
    for (const kind of searchKinds) {
      const { access, find, urlOf } = nouns[kind]
      if (!maySee(access, ctx.actor)) continue
      const found = await find(ctx, typed, limit)
      const items = found.map(item => ({ ...item, url: urlOf(item.id) }))
      if (items.length) groups.push({ kind, items })
    }
    return { groups }
  })
