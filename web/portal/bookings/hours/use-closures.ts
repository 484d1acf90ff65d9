import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#client'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { accountQuery, useAccountChange } from '../settings/account.ts'

export type Closure = Account['closures'][number]

/** Days on which the business is closed are shown at once as they will be, and taken back when they are not saved. */
export function useClosures(): (change: (before: Closure[]) => Closure[], text: string) => void {
  const client = useQueryClient()
  const { change: write, show } = useAccountChange()
  const put = (change: (before: Closure[]) => Closure[], text: string, isUndo: boolean): void => {
    const account = client.getQueryData(accountQuery.queryKey)
    if (!account) return
    const before = account.closures
    const closures = change(before).toSorted((one, two) => one.from.localeCompare(two.from))
    show({ ...account, closures })
    const saved = write({ closures }).then(
      () => ({ text, undo: isUndo ? null : () => put(() => before, text, true) }),
      error => {
        show({ ...account, closures: before })
        return { text: reasonSentence(error) }
      },
    )
    if (isUndo) void saved.then(({ text: said }) => said !== text && tell(said))
    else void tellWhenDone(saved)
  }
  return (change, text) => put(change, text, false)
}
