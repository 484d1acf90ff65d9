import type { LeadStatus } from '#client'

// The address of the people says what its list shows: `/people?status=new&q=ada`.

export const stages = ['new', 'contacted', 'qualified', 'won', 'lost'] as const satisfies LeadStatus[]
export const sorts = ['newest', 'oldest', 'name'] as const

export interface PeopleSearch {
  q?: string
  status?: LeadStatus
  tag?: string
  /** A field of the business, by its id, and what is in it; from and to are of numbers and dates. */
  field?: string
  value?: string
  value_from?: string
  value_to?: string
  sort?: (typeof sorts)[number]
}

const words = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text ? text.slice(0, most) : undefined
}

const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}$/i.test(value) ? value : undefined

/** Reads an address; what is no filter of ours is left out. */
export function readSearch(given: Record<string, unknown>): PeopleSearch {
  const field = id(given.field)
  const found: PeopleSearch = {
    q: words(given.q, 200),
    status: stages.find(stage => stage === given.status),
    tag: words(given.tag, 60),
    field,
    ...(field && {
      value: words(given.value, 500),
      value_from: words(given.value_from, 40),
      value_to: words(given.value_to, 40),
    }),
    sort: sorts.find(sort => sort === given.sort && sort !== 'newest'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

export const isFiltered = ({ sort: _, ...filters }: PeopleSearch): boolean => Object.keys(filters).length > 0
