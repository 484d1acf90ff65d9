import type { Segment } from '#contract/contacts/audiences.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid } from '#server/http/problem.ts'
import { bookingPeople } from '#server/modules/bookings/bookings.ts'
import { callPeople, chatPeople } from '#server/modules/conversations/conversations.ts'
import { leadPeople } from '#server/modules/leads/leads.ts'
import { type Added, addContacts, type Row } from '../adding.ts'
import { getAudience } from '../audiences/audiences.ts'

interface Person {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

type Reader = (ctx: Ctx, after: string | null, limit: number) => Promise<Person[]>

const peopleAtOnce = 500

/** Where the people of a segment are read. */
const readers: Record<Segment, Reader> = {
  leads: leadPeople,
  bookings: bookingPeople,
  callers: callPeople,
  chatters: chatPeople,
}

/** What each segment is, for the owner. */
export const segmentDescriptions: Record<Segment, string> = {
  leads: 'Everyone who left their details as a lead',
  bookings: 'Everyone who booked an appointment',
  callers: 'Everyone who spoke with the assistant on a call',
  chatters: 'Everyone who chatted and left an email address or a number',
}

/**
 * Adds the people of a segment to an audience (without one, its own). They arrive with no permission, unless both the
 * channels and how they agreed are given. 404; 422 where no segment is named anywhere.
 */
export async function syncSegment(
  ctx: Ctx,
  audienceId: string,
  { segment, channels, source }: { segment?: Segment; channels: Channel[]; source?: string },
): Promise<Added> {
  const chosen = segment ?? (await getAudience(ctx, audienceId)).source.segment
  if (!chosen) throw invalid(['query', 'segment'], 'Field required', 'missing')
  const consent = channels.length && source ? { channels, source } : undefined
  return addContacts(ctx, audienceId, peopleOf(ctx, chosen), consent)
}

async function* peopleOf(ctx: Ctx, segment: Segment): AsyncGenerator<Row> {
  const read = readers[segment]
  let after: string | null = null
  for (;;) {
    const people: Person[] = await read(ctx, after, peopleAtOnce)
    for (const { id: _, ...fields } of people) yield { fields, data: () => fields }
    if (people.length < peopleAtOnce) return
    after = people.at(-1)!.id
  }
}
