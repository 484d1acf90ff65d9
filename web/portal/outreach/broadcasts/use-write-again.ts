import { useNavigate } from '@tanstack/react-router'
import type { Broadcast } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { useDuplicate } from './queries.ts'
import { broadcastWords } from './words.ts'

/** Copies a broadcast into a draft and opens that. */
export function useWriteAgain(): (broadcast: Pick<Broadcast, 'id' | 'name'>) => void {
  const words = broadcastWords()
  const navigate = useNavigate()
  const duplicate = useDuplicate()
  return ({ id, name }) =>
    void duplicate.mutateAsync({ id, name: say(words.copy_of, { name }).slice(0, 200) }).then(
      copy => {
        tell(words.duplicated)
        void navigate({ to: '/outreach/broadcasts/$id', params: { id: copy.id } as never })
      },
      error => tell(faultSentence(error)),
    )
}
