import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Whoami } from '#client'
import { api } from '../api/api.ts'
import { pageData } from '../page-data.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.get('/api/v1/auth/me', { signal }),
  ...(pageData.whoami && { initialData: pageData.whoami }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in, and at which business. Only on pages behind the sign-in. */
export const useMe = (): Whoami => useSuspenseQuery(meQuery).data

/** Whether a member may do what only owners do. */
export const useIsOwner = (): boolean => useMe().user.role === 'owner'
