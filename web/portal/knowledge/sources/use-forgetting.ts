import type { Source } from '#client'
import { holdBack, tell } from '../../parts/notices/notices.ts'
import { counted } from '../../words/words.ts'
import { faultSentence } from '../fault-sentence.ts'
import { knowledgeWords } from '../words.ts'
import { useForget } from './queries.ts'

/** Forgets sources, with ten seconds to undo it; says why one could not be forgotten. */
export function useForgetting(): (sources: Pick<Source, 'parent_doc_id' | 'name'>[]) => void {
  const words = knowledgeWords().sources
  const forget = useForget()
  return sources => {
    const { write, undo } = forget(sources.map(source => source.parent_doc_id))
    holdBack(counted(words.forgotten, sources.length, { name: sources[0]?.name ?? '' }), {
      undo,
      write: () => void write().catch(error => tell(faultSentence(error))),
    })
  }
}
