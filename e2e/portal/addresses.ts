import type { Client } from '#client'

/**
 * Every address of the desk behind the sign-in, by a name. Where one needs a record it is the newest of the business; an
 * address whose record isn't there is left out.
 */
export async function addressesOf(client: Client): Promise<Record<string, string>> {
  const one = { query: { limit: 1 } }
  const { conversations } = await client.get('/api/v1/conversations', one)
  const { leads } = await client.get('/api/v1/leads', one)
  const { groups } = await client.get('/api/v1/knowledge')
  const { links } = await client.get('/api/v1/chat-links')
  const { webhooks } = await client.get('/api/v1/webhooks')
  const { bookings } = await client.get('/api/v1/bookings', one)
  const { broadcasts } = await client.get('/api/v1/communication/broadcasts', one)
  const { simulations } = await client.get('/api/v1/calls/simulations')
  const { questionnaires } = await client.get('/api/v1/questionnaires', { query: { templates: true } })
  const sent = await client.get('/api/v1/questionnaires/links/all', { query: { limit: '1' } })
  const { template, audience, message } = await outreachOf(client)
  const source = groups[0]?.sources[0]?.parent_doc_id
  return {
    today: '/',
    inbox: '/inbox',
    'inbox-open': '/inbox?view=open',
    'inbox-all': '/inbox?view=all',
    ...(conversations[0] && { conversation: `/inbox/${conversations[0].id}` }),
    bookings: '/bookings',
    'bookings-list': '/bookings/list',
    services: '/bookings/services',
    hours: '/bookings/hours',
    calendars: '/bookings/calendars',
    ...(bookings[0] && { booking: `/bookings?booking=${bookings[0].id}` }),
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
    outreach: '/outreach',
    ...(broadcasts[0] && { broadcast: `/outreach/broadcasts/${broadcasts[0].id}` }),
    questionnaires: '/outreach/questionnaires',
    'new-questionnaire': '/outreach/questionnaires/new',
    ...(questionnaires[0] && { questionnaire: `/outreach/questionnaires/${questionnaires[0].id}` }),
    ...(sent.links[0] && { result: `/outreach/questionnaires/results/${sent.links[0].token}` }),
    compare: '/outreach/questionnaires/compare',
    reports: '/reports',
    'report-records': '/reports/records?metric=conversations',
    links: '/outreach/links',
    'links-print': '/outreach/links/print',
    ...(links[0] && { link: `/outreach/links/${links[0].id}` }),
    templates: '/outreach/templates',
    'new-template': '/outreach/templates/new?channel=email',
    ...(template && { template: `/outreach/templates/${template}` }),
    audiences: '/outreach/audiences',
    ...(audience && { audience: `/outreach/audiences/${audience}` }),
    sent: '/outreach/sent',
    ...(message && { message: `/outreach/sent/${message}` }),
    'stop-list': '/outreach/stop-list',
    settings: '/settings',
    roles: '/settings/team/roles',
    business: '/settings/business',
    assistant: '/settings/assistant',
    programs: '/settings/programs',
    ...(webhooks[0] && { webhook: `/settings/programs/webhooks/${webhooks[0].id}` }),
    crm: '/settings/crm',
    privacy: '/settings/privacy',
    audit: '/settings/privacy/audit',
    plan: '/settings/plan',
    channels: '/settings/channels',
    'channel-website': '/settings/channels/website',
    'channel-email': '/settings/channels/email',
    'channel-sms': '/settings/channels/sms',
    'channel-whatsapp': '/settings/channels/whatsapp',
    'channel-phone': '/settings/channels/phone',
    'channel-speech': '/settings/channels/speech',
    simulations: '/settings/channels/simulations',
    ...(simulations[0] && { simulation: `/settings/channels/simulations/${simulations[0].id}` }),
    'new-simulation': '/settings/channels/simulations/new',
    welcome: '/welcome',
    nowhere: '/nowhere',
  }
}

/** The newest of what is sent, and to whom. */
async function outreachOf(client: Client) {
  const [{ templates }, { audiences }, { messages }] = await Promise.all([
    client.get('/api/v1/communication/templates'),
    client.get('/api/v1/communication/audiences'),
    client.get('/api/v1/communication/messages', { query: { limit: 1 } }),
  ])
  return { template: templates[0]?.id, audience: audiences[0]?.id, message: messages[0]?.id }
}
