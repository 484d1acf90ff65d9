import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Account, AccountChanges } from '#client'
import { api } from '../../api/api.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.get('/api/v1/account', { signal }),
})

/** Changes settings of the business. What bookings go by is read again. */
export function useAccountChange(): {
  change: (body: AccountChanges) => Promise<Account>
} {
  const client = useQueryClient()
  const { queryKey } = accountQuery
  return {
    change: async body => {
      const account = await api.patch('/api/v1/account', { body })
      // What is being read now may be older than this.
      void client.cancelQueries({ queryKey, exact: true })
      client.setQueryData(queryKey, account)
      void client.invalidateQueries({ queryKey: ['bookings'] })
      return account
    },
  }
}
