import { useInfiniteQuery } from '@tanstack/react-query'
import type { Lead, LeadStatus } from '#client'
import { peopleQuery } from '../queries.ts'
import { stages } from '../search.ts'

export interface BoardColumn {
  stage: LeadStatus
  leads: Lead[]
  /** Null until the server has answered. */
  total: number | null
  isCapped: boolean
  error: unknown
  retry: () => unknown
  more: (() => void) | null
}

/** The columns of the board. A person who was moved stands in the new column at once, whichever list they were read with. */
export function useColumns(q: string | undefined): BoardColumn[] {
  const [fresh, contacted, qualified, won, lost] = [
    useColumn('new', q),
    useColumn('contacted', q),
    useColumn('qualified', q),
    useColumn('won', q),
    useColumn('lost', q),
  ]
  const all = { new: fresh, contacted, qualified, won, lost }
  const known = new Map<string, Lead & { from: LeadStatus }>()
  for (const stage of stages)
    for (const page of all[stage].data?.pages ?? [])
      for (const lead of page.leads) known.set(lead.id, { ...lead, from: stage })
  const leads = [...known.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
  return stages.map(stage => {
    const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = all[stage]
    const first = data?.pages[0]
    const came = leads.filter(lead => lead.status === stage && lead.from !== stage).length
    const went = leads.filter(lead => lead.status !== stage && lead.from === stage).length
    return {
      stage,
      leads: leads.filter(lead => lead.status === stage),
      total: first ? first.total + came - went : null,
      isCapped: first?.total_capped ?? false,
      error: data ? null : error,
      retry: refetch,
      more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null,
    }
  })
}

const useColumn = (status: LeadStatus, q: string | undefined) =>
  useInfiniteQuery({ ...peopleQuery({ status, ...(q && { q }) }, 50), placeholderData: before => before })
