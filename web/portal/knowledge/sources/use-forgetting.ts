import type { Source } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { counted } from '../../words/words.ts'
import { knowledgeWords } from '../words.ts'
import { useForget, useUndo } from './queries.ts'

/** Forgets sources, with ten seconds to undo it; says why one could not be forgotten. */
export function useForgetting(): (sources: Pick<Source, 'parent_doc_id' | 'name'>[]) => void {
  const words = knowledgeWords().sources
  const forget = useForget()
  const undo = useUndo()
  const takeBack = (token: string) =>
    undo.mutateAsync(token).then(
      () => tell(words.back_again),
      error => tell(faultSentence(error)),
    )
  return sources =>
    void tellWhenDone(
      forget.mutateAsync(sources.map(source => source.parent_doc_id)).then(
        ({ done, undo: token }) => {
          if (!done) return { text: words.not_forgotten }
          const text = counted(words.forgotten, done, { name: sources[0]?.name ?? '' })
          return { text, undo: token ? () => takeBack(token) : null }
        },
        error => ({ text: faultSentence(error) }),
      ),
    )
}
