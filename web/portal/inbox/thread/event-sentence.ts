import { soon } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import type { Activity } from '../records.ts'
import { inboxWords } from '../words.ts'

/** What happened, in a sentence. Who did it is left out where nobody of the team did. */
export function sentenceOf({ kind, by, text, data }: Activity): string {
  const words = inboxWords()
  const name = by?.name ?? words.somebody
  switch (kind) {
    case 'taken_over':
      return say(words.event_taken_over, { name })
    case 'handed_back':
      return by ? say(words.event_handed_back, { name }) : words.event_handed_back_itself
    case 'closed':
      return by ? say(words.event_closed, { name }) : words.event_closed_itself
    case 'reopened':
      return by ? say(words.event_reopened, { name }) : words.event_reopened_itself
    case 'assigned':
      return data?.assignee
        ? say(words.event_assigned, { name, to: data.assignee.name })
        : say(words.event_unassigned, { name })
    case 'tagged':
      return data?.added?.length
        ? say(words.event_tagged, { name, tags: data.added.join(', ') })
        : say(words.event_untagged, { name, tags: (data?.removed ?? []).join(', ') })
    case 'needs_you':
      return [kindOf(data?.kind), text && isolated(text)].filter(Boolean).join(': ')
    case 'done':
      return by ? say(words.event_done, { name }) : words.event_done_itself
    case 'booked': {
      const what = [data?.service_name, data?.starts_at && soon(data.starts_at)].filter(Boolean).join(', ')
      return what ? say(words.event_booked, { what }) : words.event_booked_plain
    }
    case 'lead':
      return words.event_lead
    case 'note':
      return text ?? words.event_note
  }
}

const kindOf = (kind: string | undefined): string | null =>
  ((inboxWords() as Record<string, unknown>)[`kind_${kind}`] as string | undefined) ?? null
