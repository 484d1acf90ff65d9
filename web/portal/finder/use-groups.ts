import { useQuery } from '@tanstack/react-query'
import { useLate } from '../parts/use-late.ts'
import { signOut } from '../session/door.ts'
import { areas } from '../shell/areas.ts'
import { useIsOwner, useMe } from '../shell/me.ts'
import { shellWords } from '../shell/words.ts'
import { type Entry, type EntryGroup, matches, recordGroups } from './entries.ts'
import { searchQuery } from './queries.ts'
import { recentOf } from './recent.ts'
import { finderWords } from './words.ts'

/** Milliseconds after the last letter. */
const typingPause = 120

/** The lines that a text leads to: pages and actions at once, records as the server finds them. */
export function useGroups(typed: string): { groups: EntryGroup[]; isSearching: boolean; isFailed: boolean } {
  const words = finderWords()
  const { user } = useMe()
  const q = typed.trim()
  const asked = useLate(q, typingPause)
  const { data, isFetching, error } = useQuery(searchQuery(asked))
  const pages = usePages()
  const actions: Entry[] = [
    {
      key: 'do longest',
      title: words.do.longest,
      detail: null,
      to: '/inbox?view=needs&sort=waiting',
    },
    { key: 'do sign out', title: words.do.sign_out, detail: user.email, act: () => signOut() },
  ]
  const found = (entries: Entry[]) => entries.filter(({ title }) => matches(title, q))
  const own: EntryGroup[] = q
    ? [
        { key: 'pages', title: words.pages, entries: found(pages).slice(0, 6) },
        { key: 'actions', title: words.actions, entries: found(actions) },
      ]
    : [
        { key: 'recent', title: words.recent, entries: recentOf(user.id) },
        { key: 'pages', title: words.pages, entries: pages },
        { key: 'actions', title: words.actions, entries: actions },
      ]
  const records = q && data ? recordGroups(data.groups, words.kinds) : []
  return {
    groups: [...own, ...records].filter(({ entries }) => entries.length),
    isSearching: q !== '' && (isFetching || asked !== q),
    isFailed: q !== '' && error !== null,
  }
}

/** The areas of the rail and the pages within them. */
function usePages(): Entry[] {
  const words = finderWords().to
  const names = shellWords()
  const today = new Date().toLocaleDateString('en-CA')
  const within: [string, string][] = [
    [words.needs, '/inbox?view=needs'],
    [words.open, '/inbox?view=open'],
    [words.all, '/inbox?view=all'],
    [words.bookings_today, `/bookings?from=${today}&to=${today}`],
    [words.bookings_list, '/bookings/list'],
    [words.services, '/bookings/services'],
    [words.hours, '/bookings/hours'],
    [words.calendars, '/bookings/calendars'],
    [words.stages, '/people/stages'],
    [words.import_people, '/people/import'],
    [words.reports, '/reports'],
    [words.gaps, '/knowledge'],
    [words.sources, '/knowledge/sources'],
    [words.websites, '/knowledge/crawls'],
    [words.checks, '/knowledge/checks'],
    [words.photos, '/knowledge/photos'],
    [words.priority, '/knowledge/priority'],
    [words.forgotten, '/knowledge/forgotten'],
    [words.questionnaires, '/outreach/questionnaires'],
    [words.chat_links, '/outreach/links'],
    [words.assistant, '/settings/assistant'],
    [words.roles, '/settings/team/roles'],
    [words.channels, '/settings/channels'],
    [words.website_chat, '/settings/channels/website'],
    [words.email_account, '/settings/channels/email'],
    [words.telephone, '/settings/channels/phone'],
    [words.simulations, '/settings/channels/simulations'],
  ]
  const forOwners: [string, string][] = [
    [words.keys, '/settings/programs'],
    [words.crm, '/settings/crm'],
    [words.privacy, '/settings/privacy'],
    [words.audit, '/settings/privacy/audit'],
    [words.plan, '/settings/plan'],
  ]
  if (useIsOwner()) within.push(...forOwners)
  return [...areas.map(({ name, path }): [string, string] => [names[name], path]), ...within].map(
    ([title, to]) => ({ key: `page ${to}`, title, detail: null, to }),
  )
}
