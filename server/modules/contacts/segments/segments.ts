import type { ContactSegment } from '#contract/contacts/audiences.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid } from '#server/http/problem.ts'
import { bookingPeople } from '#server/modules/bookings/bookings.ts'
import { callPeople, chatPeople } from '#server/modules/conversations/conversations.ts'
import { leadPeople } from '#server/modules/leads/leads.ts'
import { type AddedContacts, addContacts, type ImportRow, rowOf } from '../adding.ts'
import { getAudience } from '../audiences/audiences.ts'

interface Person {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

type Reader = (ctx: Ctx, after: string | null, limit: number) => Promise<Person[]>

const peopleAtOnce = 500

/** The functions that read the people of each segment, in pages. */
const readers: Record<ContactSegment, Reader> = {
  leads: leadPeople,
  bookings: bookingPeople,
  callers: callPeople,
  chatters: chatPeople,
}

/** Descriptions of the segments, for the owner. */
export const segmentDescriptions: Record<ContactSegment, string> = {
  leads: 'Everyone who left their details as a lead',
  bookings: 'Everyone who booked an appointment',
  callers: 'Everyone who spoke with the assistant on a call',
  chatters: 'Everyone who chatted and left an email address or a number',
}

/**
 * Adds the people of a segment to an audience; without `segment`, of the audience's own. They arrive without consent,
 * unless both `channels` and `source` (how they agreed) are given. 404; 422 when neither names a segment.
 */
export async function syncSegment(
  ctx: Ctx,
  audienceId: string,
  {
    segment,
    channels,
    source,
    dryRun = false,
  }: { segment?: ContactSegment; channels: Channel[]; source?: string; dryRun?: boolean },
): Promise<AddedContacts> {
  const chosen = segment ?? (await getAudience(ctx, audienceId)).source.segment
  if (!chosen) throw invalid(['query', 'segment'], 'Field required', 'missing')
  const consent = channels.length && source ? { channels, source } : undefined
  return addContacts(ctx, audienceId, peopleOf(ctx, chosen), { consent, dryRun })
}

async function* peopleOf(ctx: Ctx, segment: ContactSegment): AsyncGenerator<ImportRow[]> {
  const read = readers[segment]
  let after: string | null = null
  for (;;) {
    const people: Person[] = await read(ctx, after, peopleAtOnce)
    yield people.map(({ id: _, ...fields }) => rowOf(fields))
    if (people.length < peopleAtOnce) return
    after = people.at(-1)!.id
  }
}
