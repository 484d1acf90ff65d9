import { useState } from 'react'
import type { Member } from '#client'
import { holdBack, tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { removeMember } from '../queries.ts'
import { teamSentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'

/** Takes members off the list at once and off the team ten seconds later, so that it can be undone. */
export function useRemoval() {
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const remove = ({ id, name, email }: Member) => {
    const stays = () => setLeaving(all => all.filter(each => each !== id))
    setLeaving(all => [...all, id])
    holdBack(say(settingsWords().removed, { name: name ?? email }), {
      write: () => {
        removeMember(id)
          .catch((error: unknown) => tell(teamSentenceOf(error)))
          .finally(stays)
      },
      undo: stays,
    })
  }
  return { leaving, remove }
}
