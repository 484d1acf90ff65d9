import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

const pageSize = 50

export const deletionsQuery = infiniteQueryOptions({
  queryKey: ['questionnaires', 'deletions'],
  queryFn: ({ pageParam: offset, signal }) =>
    api.get('/api/v1/questionnaires/deletions', { query: { limit: pageSize, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, _pages, offset) => (offset + pageSize < total ? offset + pageSize : null),
})
