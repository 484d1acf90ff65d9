import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InvitationChannel, QuestionnaireLinkMade } from '#client'
import { api } from '../../../api/api.ts'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { makeLink } from '../sent/queries.ts'
import type { Recipient } from './people.ts'

export const readinessQuery = queryOptions({
  queryKey: ['account', 'readiness'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/readiness', { signal }),
})

/** A few of the people whom the business knows, by what somebody typed. */
export const knownPeopleQuery = (q: string) =>
  queryOptions({
    queryKey: ['leads', 'found', q],
    queryFn: ({ signal }) => api.get('/api/v1/leads', { query: { q, limit: 6, cursor: '' }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

/** What became of one of those who are sent questions. `problem`: why there is no link, or why nothing was sent. */
export interface Outcome {
  person: Recipient
  link: QuestionnaireLinkMade['link'] | null
  problem: string | null
}

export interface Sending {
  set: string
  hours: number
  /** null: links are made and nothing is sent */
  channel: InvitationChannel | null
}

export const addressFor = (channel: InvitationChannel | null, { email, phone }: Recipient): string =>
  channel === 'email' ? email : channel === 'sms' ? phone : ''

/** Makes a link for one person and has them told of it, where they have an address for that. */
export async function sendTo(person: Recipient, { set, hours, channel }: Sending): Promise<Outcome> {
  let link: Outcome['link'] = null
  try {
    const made = await makeLink({ person, questionnaire_id: set, expiry_hours: hours })
    link = made.link
    if (channel && addressFor(channel, person))
      await api.post('/api/v1/questionnaires/links/{token}/invite', {
        params: { token: link.token },
        body: { channel },
      })
    return { person, link, problem: null }
  } catch (error) {
    return { person, link, problem: faultSentence(error) }
  }
}
