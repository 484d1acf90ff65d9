import { useQueryClient } from '@tanstack/react-query'
import type { Questionnaire } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { holdBack, offerUndo, tell } from '../../parts/notices/notices.ts'
import { useMe } from '../../shell/me.ts'
import { isolated, say } from '../../words/words.ts'
import { termsOf, useAddSet, useRemoveSet } from './queries.ts'
import { makeLink } from './sent/queries.ts'
import { questionnaireWords } from './words.ts'

/** Characters that a title may have. */
const longestTitle = 200

/** What is done with a set as a whole. */
export function useSetActions() {
  const words = questionnaireWords()
  const { user } = useMe()
  const client = useQueryClient()
  const add = useAddSet()
  const remove = useRemoveSet()
  const failed = (error: unknown) => tell(faultSentence(error))
  const removeSet = ({ id, title }: Pick<Questionnaire, 'id' | 'title'>) => {
    const { write, undo } = remove(id)
    holdBack(say(words.set_deleted, { title: isolated(title) }), { write: write(failed), undo })
  }
  return {
    remove: removeSet,
    duplicate: (set: Questionnaire, done?: (copy: Questionnaire) => void) => {
      const title = say(words.copy_of, { title: set.title }).slice(0, longestTitle)
      add.mutate(
        { ...termsOf(set), title },
        {
          onError: failed,
          onSuccess: copy => {
            offerUndo(say(words.duplicated, { title: isolated(set.title) }), () => removeSet(copy))
            done?.(copy)
          },
        },
      )
    },
    /** Opens the page of a link in the owner's own name. The window is opened at once, or the browser would block it. */
    tryIt: async ({ id }: Pick<Questionnaire, 'id'>) => {
      const page = open('', '_blank')
      try {
        const person = { name: user.name ?? user.email }
        const { link } = await makeLink({ person, questionnaire_id: id, expiry_hours: 1 })
        if (page) page.location.href = link.url
        void client.invalidateQueries({ queryKey: ['questionnaires'] })
      } catch (error) {
        page?.close()
        failed(error)
      }
    },
  }
}
