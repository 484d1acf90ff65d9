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
  show: (account: Account) => void
} {
  const client = useQueryClient()
  const show = (account: Account) => client.setQueryData(accountQuery.queryKey, account)
  return {
    show,
    change: async body => {
      const account = await api.patch('/api/v1/account', { body })
      show(account)
      void client.invalidateQueries({ queryKey: ['bookings'] })
      return account
    },
  }
}
