import type { Static } from 'typebox'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { NeedsYouItem } from '#contract/conversations/conversations.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { NotificationKind } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/core/context.ts'
import type { DomainEvent, Listener } from '#server/core/job.ts'
import { getConversation } from '#server/modules/conversations/conversations.ts'
import { itemRaised } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { mailsArrive, sendNotifications } from '../mails/mails.ts'
import { type Told, toldMembers } from '../preferences/preferences.ts'
import { dueAt } from '../schedule/schedule.ts'
import * as rows from './queries.ts'

/** So many pieces of news of one conversation wait for a member; what comes on top would not be read. */
const mostWaiting = 20

/** What an event is for the team: its kind, and the records that tell of it. */
interface News {
  kind: NotificationKind
  change: rows.Change | null
  conversationId: string | null
  recordId: string
}

/** Notes what members want to be told, in the transaction that made it true. */
export const noteNews: Listener = {
  name: 'notifications.note_news',
  types: [
    itemRaised,
    'booking.created',
    'booking.updated',
    'booking.cancelled',
    'lead.captured',
    'chat.message',
  ],
  inTransaction: true,
  handle: (ctx, event) =>
    event.type === 'chat.message' ? noteAnswer(ctx, event) : note(ctx, event, newsOf(ctx, event)),
  // A mail that is only written to a file of the server tells nobody.
  async reaches(ctx, { type, data }) {
    const news = newsOf(ctx, { type, data })
    if (!news || !(await mailsArrive(ctx))) return false
    return (await toldMembers(ctx)).some(({ ways }) => ways[news.kind] !== 'off')
  },
}

/** What the event is for the team; null for what its own people did, and for what nobody asks to hear. */
function newsOf(ctx: Ctx, { type, data }: Pick<DomainEvent, 'type' | 'data'>): News | null {
  if (type === itemRaised) return itemNews(data as unknown as RaisedItem)
  const byTeam = ctx.actor.kind === 'member'
  if (type === 'lead.captured') {
    const lead = data as unknown as Lead
    // The booking itself tells of who booked; and whom a file brings, nobody waits for.
    if (byTeam || lead.source === 'booking' || lead.source === 'import') return null
    return { kind: 'lead', change: null, conversationId: lead.conversation_id, recordId: lead.id }
  }
  const booking = data as unknown as Booking
  const { id: recordId, conversation_id: conversationId } = booking
  if (type === 'booking.created')
    return byTeam ? null : { kind: 'booking', change: null, conversationId, recordId }
  if (type === 'booking.cancelled') {
    const change = 'cancelled'
    return booking.cancelled_by === 'visitor'
      ? { kind: 'booking_change', change, conversationId, recordId }
      : null
  }
  // Programs and members change a booking in many ways; a visitor only moves it.
  const byVisitor = ctx.actor.kind === 'visitor'
  return byVisitor ? { kind: 'booking_change', change: 'moved', conversationId, recordId } : null
}

type RaisedItem = Static<typeof NeedsYouItem> & { failed: boolean }

function itemNews({ id, kind, conversation_id, failed }: RaisedItem): News | null {
  const found = { change: null, conversationId: conversation_id, recordId: id }
  // It says that mails don't arrive.
  if (kind === 'failed_mail') return null
  if (failed) return { ...found, kind: 'failure' }
  if (kind === 'email_draft') return { ...found, kind: 'mail' }
  return { ...found, kind: kind as NotificationKind }
}

/** A visitor answers a member who answered them by mail, and who sees no page: they are mailed what the visitor wrote. */
async function noteAnswer(ctx: Ctx, event: DomainEvent): Promise<void> {
  const { conversation_id, message_id, role } = event.data as Record<string, string>
  if (role !== 'visitor') return
  const answerers = await ctx.tx(db => rows.selectMailAnswerers(db, conversation_id!))
  if (!answerers.length) return
  const { holder } = await getConversation(ctx, conversation_id!)
  if (!holder || !answerers.includes(holder.id)) return
  const news = { kind: 'handover', change: 'wrote', conversationId: conversation_id!, recordId: message_id! }
  await note(ctx, event, news as News, holder.id)
}

/** Adds the news for every member who wants them, or for one who waits for them. */
async function note(ctx: Ctx, event: DomainEvent, news: News | null, only?: string): Promise<void> {
  if (!news) return
  await ctx.tx(async db => {
    const now = ctx.now()
    for (const member of await toldMembers(ctx)) {
      const way = only ? wayOfHolder(member, only) : member.ways[news.kind]
      if (way === 'off') continue
      const due = dueAt(now, way, member.schedule)
      const added = await rows.insertNews(
        db,
        {
          id: ctx.id(),
          member_id: member.id,
          event_id: event.id,
          kind: news.kind,
          change: news.change,
          conversation_id: news.conversationId,
          record_id: news.recordId,
          digest: way === 'digest',
          due_at: due,
          created_at: now,
        },
        mostWaiting,
      )
      if (added && due <= now) await ctx.enqueue(sendNotifications, { member_id: member.id })
    }
  })
}

const wayOfHolder = ({ id }: Told, holder: string): 'at_once' | 'off' => (id === holder ? 'at_once' : 'off')
