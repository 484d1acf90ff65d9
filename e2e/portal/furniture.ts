import { createClient } from '#client'
import type { Business } from '../business.ts'

/** What a business is filled with, each text as `say` writes it: as it stands, in another language, or hostile. */
type Say = (text: string) => string

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/**
 * Fills a business with at least one record of every kind that the desk shows: a conversation with a note that waits for a
 * person, a taught answer and a gap, a lead, a booking, tags and canned replies, a scripted caller.
 */
export async function furnish({ url, client, tenant }: Business, say: Say = text => text): Promise<void> {
  const { members } = await client.get('/api/v1/members')
  const [owner] = members
  await client.patch('/api/v1/members/{id}', {
    params: { id: owner!.id },
    body: { name: say('Ada Lovelace') },
  })
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  await client.patch('/api/v1/account', {
    body: { hours, booking: { min_notice_minutes: 0 }, agent_name: say('Mara') },
  })
  const service = await client.post('/api/v1/services', {
    body: { name: say('Check-up'), description: say('Half an hour'), duration_minutes: 30 },
  })
  const teach = (body: { question?: string; answer?: string; content?: string }) =>
    client.post('/api/v1/knowledge/portal/ingest', { body })
  await teach({ question: say('How much is a check-up?'), answer: say('It costs 40 euros.') })
  await teach({ content: say('The house stands at the harbour, behind the old crane.') })
  await client.post('/api/v1/knowledge/portal/upload', {
    body: { file: new File([say('A check-up takes half an hour.')], `${say('prices')}.txt`) },
  })
  await client.post('/api/v1/calls/simulations', {
    body: {
      name: say('Asks for prices'),
      steps: [{ say: say('How much is a check-up?') }, { press: '0' }],
      expect: { must_say: [say('40 euros')], booked: false, hung_up_by: 'caller' },
    },
  })
  await client.post('/api/v1/canned-replies', {
    body: { title: say('Thanks'), text: say('Thank you, {name}.'), shortcut: null },
  })

  const { key } = await client.post('/api/v1/api-keys', { body: { name: say('Website'), class: 'standard' } })
  const visitors = createClient({ baseUrl: url, apiKey: key, retries: 0 })
  const [name, email, phone] = [say('Ann Lee'), 'ann@example.com', '+49 40 123456']
  const asked = await visitors.post('/api/v1/chat/message', {
    body: { message: say('Do you sell xylophones?'), client_name: name, email, tenant_id: tenant.id },
  })
  const { conversation_id: id } = asked
  for (const message of ['How much is a check-up?', 'Can I talk to a person?'])
    await visitors.post('/api/v1/chat/message', { body: { message: say(message), conversation_id: id } })
  await client.patch('/api/v1/conversations/{id}', { params: { id }, body: { tags: [say('fair')] } })
  await client.post('/api/v1/conversations/{id}/notes', { params: { id }, body: { text: say('Call her.') } })

  await client.post('/api/v1/leads', {
    body: {
      name,
      email,
      phone,
      intent: say('A new bicycle'),
      notes: say('Rides daily'),
      tags: [say('fair')],
    },
  })
  const { slots } = await client.get('/api/v1/bookings/availability', { query: { service_id: service.id } })
  await client.post('/api/v1/bookings', {
    body: {
      service_id: service.id,
      starts_at: slots[2]!.starts_at,
      name,
      email,
      phone,
      notes: say('Left knee'),
    },
  })
}
