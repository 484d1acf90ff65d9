import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { type AuditSearch, askedOf } from './search.ts'

const page = 100

export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/audit', { query: { ...askedOf(search), cursor, limit: page }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The log grows with every change, and nothing tells of it.
    staleTime: 0,
  })

/** Where the same is as a table for spreadsheets, all of it. */
export const tableAddress = (search: AuditSearch): string =>
  `/api/v1/audit.csv?${new URLSearchParams(askedOf(search))}`
