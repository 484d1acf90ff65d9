import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

const atOnce = 100

export const deletionsQuery = infiniteQueryOptions({
  queryKey: ['knowledge', 'deletions'],
  queryFn: ({ pageParam: offset, signal }) =>
    api.get('/api/v1/knowledge/deletions', { query: { limit: atOnce, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const read = pages.reduce((sum, { deletions }) => sum + deletions.length, 0)
    return read < total ? read : null
  },
})
