import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { listQuery } from '../queries.ts'
import type { Conversation } from '../records.ts'
import { type Group, groupsOf, type InboxSearch, type ListFilter } from '../search.ts'
import { arranged, type ListedGroup } from './arrange.ts'
import { useMine } from './mine.ts'

export interface GroupState extends ListedGroup {
  filter: ListFilter
  total: number
  isCapped: boolean
  loadMore: () => void
}

/** A query that is off: a view has one list or three, and hooks are always the same. */
const none: Group = { key: 'days', filter: { sort: 'newest' } }

/** The lists of a view, in the order in which they stand before the reader. */
export function useGroups(search: InboxSearch) {
  const groups = useMemo(() => groupsOf(search), [search])
  const [first, second, third] = [useList(groups[0]), useList(groups[1]), useList(groups[2])]
  const count = groups.length
  const lists = [first, second, third].slice(0, count)
  // The same array until a list changes: what is worked out from all its rows isn't worked out again by scrolling.
  const states = useMemo(
    () => [first.state, second.state, third.state].slice(0, count),
    [first.state, second.state, third.state, count],
  )
  const arrived = lists.reduce((sum, list) => sum + list.arrived, 0)
  return {
    groups: states,
    arrived,
    takeArrived: () => {
      for (const { take } of lists) take()
    },
    isPending: lists.some(({ query }) => query.isPending),
    error: lists.find(({ query }) => query.isError && !query.data)?.query.error ?? null,
    retry: () => Promise.all(lists.map(({ query }) => query.refetch())),
  }
}

function useList(group: Group | undefined) {
  const { key, filter } = group ?? none
  const query = useInfiniteQuery({ ...listQuery(filter), enabled: group !== undefined })
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data, dataUpdatedAt: readAt } = query
  const mine = useMine()
  const [round, setRound] = useState(0)
  const name = `${JSON.stringify(filter)} ${round}`
  // The order on the screen, and of which list it is.
  const shown = useRef<{ name: string; ids: string[] } | null>(null)
  const { rows, arrived } = useMemo(() => {
    const fresh = data?.pages.flatMap(page => page.conversations) ?? []
    const before = shown.current?.name === name ? shown.current.ids : null
    const result = arranged(before, unique(fresh), mine)
    shown.current = { name, ids: result.rows.map(({ id }) => id) }
    return result
  }, [data, name, mine])
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const { total = 0, total_capped: isCapped = false } = data?.pages[0] ?? {}
  const state: GroupState = useMemo(
    () => ({ key, filter, rows, readAt, total, isCapped, hasMore: hasNextPage, loadMore }),
    [key, filter, rows, readAt, total, isCapped, hasNextPage, loadMore],
  )
  return { query, arrived, take: () => setRound(round + 1), state }
}

/** A conversation that moved up between two pages stands in both. */
const unique = (conversations: Conversation[]): Conversation[] => [
  ...new Map(conversations.map(conversation => [conversation.id, conversation])).values(),
]
