import type { Client } from '#client'

/**
 * Every address of the desk behind the sign-in, by a name. Where one needs a record it is the newest of the business; an
 * address whose record isn't there is left out.
 */
export async function addressesOf(client: Client): Promise<Record<string, string>> {
  const [{ conversations }, { leads }, { groups }] = await Promise.all([
    client.get('/api/v1/conversations', { query: { limit: 1 } }),
    client.get('/api/v1/leads', { query: { limit: 1 } }),
    client.get('/api/v1/knowledge'),
  ])
  const source = groups[0]?.sources[0]?.parent_doc_id
  return {
    today: '/',
    inbox: '/inbox',
    'inbox-open': '/inbox?view=open',
    'inbox-all': '/inbox?view=all',
    ...(conversations[0] && { conversation: `/inbox/${conversations[0].id}` }),
    bookings: '/bookings',
    'new-booking': '/bookings?new=true',
    people: '/people',
    stages: '/people/stages',
    'people-import': '/people/import',
    ...(leads[0] && { person: `/people/${leads[0].id}` }),
    knowledge: '/knowledge',
    sources: '/knowledge/sources',
    ...(source && { source: `/knowledge/sources/${source}` }),
    checks: '/knowledge/checks',
    photos: '/knowledge/photos',
    priority: '/knowledge/priority',
    forgotten: '/knowledge/forgotten',
    settings: '/settings',
    welcome: '/welcome',
    nowhere: '/nowhere',
  }
}
