import type { ConversationChannel } from '#client'

// The inbox's address says what its list shows: `/inbox?view=open&channel=email&q=invoice`.

export type View = 'needs' | 'open' | 'all'

export interface InboxSearch {
  view?: View
  channel?: ConversationChannel
  tag?: string
  /** a chat link's id */
  link?: string
  /** `me`, `none`, or a member's id */
  assignee?: string
  unread?: true
  q?: string
}

const views: readonly string[] = ['needs', 'open', 'all']
const channels: readonly string[] = ['chat', 'widget', 'call', 'email', 'sms', 'whatsapp']

/** As long as the server takes them. */
const longest = { tag: 60, q: 200, assignee: 64 }

const words = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text ? text.slice(0, most) : undefined
}

/** Reads an address; what is no filter of ours is left out. */
export function readSearch(given: Record<string, unknown>): InboxSearch {
  const view = words(given.view, 10)
  const channel = words(given.channel, 10)
  const found: InboxSearch = {
    view: view && views.includes(view) && view !== 'needs' ? (view as View) : undefined,
    channel: channel && channels.includes(channel) ? (channel as ConversationChannel) : undefined,
    tag: words(given.tag, longest.tag),
    link: typeof given.link === 'string' && /^[\da-f-]{36}$/i.test(given.link) ? given.link : undefined,
    assignee: words(given.assignee, longest.assignee),
    unread: given.unread === true || given.unread === 'true' ? true : undefined,
    q: words(given.q, longest.q),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The same as the end of an address: `view=open&channel=email`. */
export const writeSearch = (search: InboxSearch): string =>
  new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()

export const isFiltered = ({ view: _, ...filters }: InboxSearch): boolean => Object.keys(filters).length > 0

/** What a group of the list is asked for, as GET /conversations takes it. */
export interface ListFilter {
  sort: 'newest' | 'waiting'
  status?: 'open' | 'closed'
  needs?: 'any' | 'none'
  held_by?: 'assistant' | 'person'
  channel?: ConversationChannel
  tag?: string
  link_id?: string
  assignee?: string
  unread?: boolean
  q?: string
}

export interface Group {
  /** `waiting`, `people`, `assistant`: who has to act; `days`: the newest first, under the day they are of */
  key: 'waiting' | 'people' | 'assistant' | 'days'
  filter: ListFilter
}

/** The lists that a view consists of, one below the other. */
export function groupsOf({ view = 'needs', link, ...others }: InboxSearch): Group[] {
  const filters = { ...others, ...(link && { link_id: link }) }
  if (view === 'all') return [{ key: 'days', filter: { sort: 'newest', ...filters } }]
  if (view === 'open') return [{ key: 'days', filter: { sort: 'newest', status: 'open', ...filters } }]
  const calm = { sort: 'newest', status: 'open', needs: 'none', ...filters } as const
  return [
    { key: 'waiting', filter: { sort: 'waiting', needs: 'any', ...filters } },
    { key: 'people', filter: { ...calm, held_by: 'person' } },
    { key: 'assistant', filter: { ...calm, held_by: 'assistant' } },
  ]
}
