import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#client'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { accountQuery, useAccountChange } from '../settings/account.ts'
import { type Closure, changed, type Difference } from './closure-changes.ts'

const mutationKey = ['account', 'closures']

/**
 * Days on which the business is closed. They are shown at once as they will be, and taken back when they are not saved. Changes
 * are saved one after another, each upon what the server answered before, so that none undoes another.
 */
export function useClosures(account: Account): {
  closures: Closure[]
  put: (difference: Difference, text: string) => void
} {
  const client = useQueryClient()
  const { change } = useAccountChange()
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (difference: Difference) => {
      const { closures } = client.getQueryData(accountQuery.queryKey) ?? account
      return change({ closures: changed(closures, difference) })
    },
  })
  const unsaved = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Difference,
  })
  const put = (difference: Difference, text: string) =>
    void tellWhenDone(
      mutateAsync(difference).then(
        () => ({ text, undo: () => takeBack(difference) }),
        error => ({ text: reasonSentence(error) }),
      ),
    )
  const takeBack = ({ added, removed }: Difference) =>
    void mutateAsync({ added: removed, removed: added }).catch(error => tell(reasonSentence(error)))
  return { closures: unsaved.reduce(changed, account.closures), put }
}
