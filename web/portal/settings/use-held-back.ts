import { useState } from 'react'
import { holdBack, tell } from '../parts/notices/notices.ts'
import { sentenceOf } from './sentence.ts'

/** Takes records out of sight at once and away ten seconds later, so that it can be undone. `leaving`: their ids. */
export function useHeldBack() {
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const hold = (id: string, text: string, write: () => Promise<unknown>) => {
    const stays = () => setLeaving(all => all.filter(each => each !== id))
    setLeaving(all => [...all, id])
    holdBack(text, {
      write: () => {
        write()
          .catch((error: unknown) => tell(sentenceOf(error)))
          .finally(stays)
      },
      undo: stays,
    })
  }
  return { leaving, hold }
}
