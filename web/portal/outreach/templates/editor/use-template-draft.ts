import { useMemo, useRef } from 'react'
import { useDraft } from '../../../parts/draft.ts'
import { type Draft, keptDraft, readDraft, versionUnder } from './draft.ts'

export interface DraftState {
  draft: Draft
  change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void
  isChanged: boolean
  /** Somebody else saved the template since this draft was begun. */
  isOvertaken: boolean
  /** Goes back to what is stored. */
  discard: () => void
}

/** Under what a draft of a new template is kept, of which there is one a channel. */
export const newKey = (channel: string): string => `template:new-${channel}`

/**
 * What is written over `stored`, kept in this tab until it is saved or discarded. `version`: of what is stored; null where
 * nothing is.
 */
export function useTemplateDraft(key: string, stored: Draft, version: string | null): DraftState {
  const [kept, keep] = useDraft(key)
  const draft = useMemo(() => readDraft(kept, stored.channel) ?? stored, [kept, stored])
  const latest = useRef(draft)
  latest.current = draft
  const base = JSON.stringify(stored)
  const begun = versionUnder(kept)
  return {
    draft,
    isChanged: JSON.stringify(draft) !== base,
    isOvertaken: begun !== null && begun !== version,
    change: changes => {
      const next = {
        ...latest.current,
        ...(typeof changes === 'function' ? changes(latest.current) : changes),
      }
      latest.current = next
      keep(JSON.stringify(next) === base ? '' : keptDraft(next, begun ?? version))
    },
    discard: () => keep(''),
  }
}
