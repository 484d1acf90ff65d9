// What a page of the desk needs besides the frame, so that the server can name it in the page and nothing of it waits until
// the frame has run. It repeats what `routes.tsx` loads: an address that is missing here only starts a moment later.

/** What is loaded at an address: sources below `web/portal`, and areas whose words are shown. */
export interface FirstFiles {
  sources: string[]
  words: string[]
}

const controls = 'theme/controls.tsx'

const ofKnowledge = (source: string): FirstFiles => ({
  sources: [controls, 'knowledge/area.tsx', `knowledge/${source}`],
  words: ['knowledge'],
})
const ofBookings = (source: string, ...words: string[]): FirstFiles => ({
  sources: ['bookings/area.tsx', `bookings/${source}`],
  words: ['bookings', 'new-booking', ...words],
})
const ofOutreach = (source: string, ...words: string[]): FirstFiles => ({
  sources: [controls, 'outreach/area.tsx', `outreach/${source}`],
  words: [...new Set(['outreach', ...words])],
})
const ofPeople = (source: string): FirstFiles => ({
  sources: [controls, 'people/area.tsx', `people/${source}`],
  words: ['people'],
})
const ofImport = (source: string): FirstFiles => ({
  sources: [controls, `people/${source}`],
  words: ['people', 'import'],
})
const ofSettings = (source: string, ...words: string[]): FirstFiles => ({
  sources: [controls, `settings/${source}`],
  words: ['settings', 'sign-in', ...words],
})
const ofChannels = (source: string, words: string[] = []): FirstFiles => ({
  sources: [controls, `settings/channels/${source}`],
  words: ['settings', 'channels', ...words],
})
const ofDoor = (source: string): FirstFiles => ({ sources: [`sign-in/${source}`], words: ['sign-in'] })

/** By the path below `/desk`, where `$id` stands for any one part of it. */
const known: Record<string, FirstFiles> = {
  '/': { sources: ['today/page.tsx'], words: ['today'] },
  '/inbox': { sources: ['inbox/page.tsx'], words: ['inbox', 'conversation'] },
  '/inbox/$id': { sources: ['inbox/page.tsx', 'inbox/thread/thread.tsx'], words: ['inbox', 'conversation'] },
  '/bookings': ofBookings('week/page.tsx'),
  '/bookings/list': ofBookings('list/page.tsx'),
  '/bookings/services': ofBookings('services/page.tsx', 'booking-settings', 'hours'),
  '/bookings/hours': ofBookings('hours/page.tsx', 'booking-settings', 'hours'),
  '/bookings/calendars': ofBookings('calendars/page.tsx', 'booking-settings'),
  '/outreach': ofOutreach('broadcasts/page.tsx', 'broadcasts'),
  '/outreach/broadcasts/$id': ofOutreach('broadcasts/broadcast-page.tsx', 'broadcasts'),
  '/outreach/questionnaires': ofOutreach('questionnaires/page.tsx', 'questionnaires'),
  '/outreach/questionnaires/new': ofOutreach('questionnaires/editor/page.tsx', 'questionnaires'),
  '/outreach/questionnaires/$id': ofOutreach('questionnaires/editor/page.tsx', 'questionnaires'),
  '/outreach/questionnaires/results/$id': ofOutreach(
    'questionnaires/result/page.tsx',
    'questionnaires',
    'results',
    'player',
  ),
  '/outreach/questionnaires/compare': ofOutreach(
    'questionnaires/compare/page.tsx',
    'questionnaires',
    'results',
    'player',
  ),
  '/outreach/links': ofOutreach('links/page.tsx', 'chat-links'),
  '/outreach/links/$id': ofOutreach('links/link-page.tsx', 'chat-links'),
  '/outreach/templates': ofOutreach('templates/page.tsx', 'templates'),
  '/outreach/templates/new': ofOutreach('templates/new-template-page.tsx', 'templates'),
  '/outreach/templates/$id': ofOutreach('templates/template-page.tsx', 'templates'),
  '/outreach/audiences': ofOutreach('audiences/page.tsx', 'audiences'),
  '/outreach/audiences/$id': ofOutreach('audiences/audience-page.tsx', 'audiences'),
  '/outreach/sent': ofOutreach('sent/page.tsx', 'sent'),
  '/outreach/sent/$id': ofOutreach('sent/message-page.tsx', 'sent'),
  '/outreach/stop-list': ofOutreach('stop-list/page.tsx', 'audiences'),
  '/outreach/links/print': { sources: [controls, 'outreach/links/print/page.tsx'], words: ['chat-links'] },
  '/people': ofPeople('list/page.tsx'),
  '/people/stages': ofPeople('board/page.tsx'),
  '/people/import': ofImport('import/page.tsx'),
  '/people/import/$id': ofImport('import/draft-page.tsx'),
  '/people/$id': { sources: [controls, 'people/person/page.tsx'], words: ['people', 'person'] },
  '/knowledge': ofKnowledge('gaps/page.tsx'),
  '/knowledge/sources': ofKnowledge('sources/page.tsx'),
  '/knowledge/sources/$id': ofKnowledge('sources/source-page.tsx'),
  '/knowledge/crawls': ofKnowledge('websites/page.tsx'),
  '/knowledge/crawls/$id': ofKnowledge('websites/crawl-page.tsx'),
  '/knowledge/checks': ofKnowledge('checks/page.tsx'),
  '/knowledge/photos': ofKnowledge('photos/page.tsx'),
  '/knowledge/priority': ofKnowledge('priority/page.tsx'),
  '/knowledge/forgotten': ofKnowledge('forgotten/page.tsx'),
  '/settings': ofSettings('you/page.tsx'),
  '/settings/team': ofSettings('team/page.tsx'),
  '/settings/team/roles': ofSettings('roles/page.tsx', 'plan'),
  '/settings/business': ofSettings('business/page.tsx', 'hours'),
  '/reports': { sources: ['reports/page.tsx'], words: ['reports'] },
  '/reports/records': { sources: ['reports/records/page.tsx'], words: ['reports'] },
  '/settings/assistant': ofSettings('assistant/page.tsx', 'assistant', 'knowledge'),
  '/settings/programs': ofSettings('programs/page.tsx', 'programs'),
  '/settings/programs/webhooks/$id': ofSettings('programs/webhook-page.tsx', 'programs'),
  '/settings/crm': ofSettings('crm/page.tsx', 'programs'),
  '/settings/privacy': ofSettings('privacy/page.tsx', 'privacy'),
  '/settings/privacy/audit': ofSettings('privacy/audit/page.tsx', 'privacy'),
  '/settings/plan': ofSettings('plan/page.tsx', 'plan'),
  '/settings/channels': ofChannels('page.tsx'),
  '/settings/channels/website': ofChannels('website/page.tsx', ['widget-settings']),
  '/settings/channels/email': ofChannels('email/page.tsx'),
  '/settings/channels/sms': ofChannels('messages/sms-page.tsx'),
  '/settings/channels/whatsapp': ofChannels('messages/whatsapp-page.tsx'),
  '/settings/channels/phone': ofChannels('phone/page.tsx', ['calls-settings']),
  '/settings/channels/speech': ofChannels('phone/speech-page.tsx', ['calls-settings']),
  '/settings/channels/simulations': ofChannels('simulations/page.tsx', ['simulations']),
  '/settings/channels/simulations/$id': ofChannels('simulations/simulation-page.tsx', ['simulations']),
  '/welcome': { sources: ['welcome/page.tsx'], words: ['welcome'] },
}

const doors: Record<string, FirstFiles> = {
  '/register': ofDoor('register.tsx'),
  '/forgot': ofDoor('forgot.tsx'),
}

/**
 * What an address needs first; who is not signed in is led to the sign-in. A file that is named and not used would be
 * fetched in vain, and the browser warns of it: an address that is not known names none.
 */
export function firstFilesOf(path: string, signedIn: boolean): FirstFiles {
  const own = path.replace(/\/$/, '') || '/'
  if (!signedIn) return doors[own] ?? ofDoor('page.tsx')
  const found = known[own] ?? known[own.replace(/\/[^/]+$/, '/$id')]
  return found ?? { sources: [], words: [] }
}
