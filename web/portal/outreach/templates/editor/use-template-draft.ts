import { useMemo, useRef } from 'react'
import { useDraft } from '../../../parts/draft.ts'
import { type Draft, readDraft } from './draft.ts'

export interface DraftState {
  draft: Draft
  change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void
  isChanged: boolean
  /** Goes back to what is stored. */
  discard: () => void
}

/** Under what a draft of a new template is kept, of which there is one a channel. */
export const newKey = (channel: string): string => `template:new-${channel}`

/** What is written over `stored`, kept in this tab until it is saved or discarded. */
export function useTemplateDraft(key: string, stored: Draft): DraftState {
  const [kept, keep] = useDraft(key)
  const draft = useMemo(() => readDraft(kept, stored.channel) ?? stored, [kept, stored])
  const latest = useRef(draft)
  latest.current = draft
  const base = JSON.stringify(stored)
  return {
    draft,
    isChanged: JSON.stringify(draft) !== base,
    change: changes => {
      const next = {
        ...latest.current,
        ...(typeof changes === 'function' ? changes(latest.current) : changes),
      }
      latest.current = next
      const text = JSON.stringify(next)
      keep(text === base ? '' : text)
    },
    discard: () => keep(''),
  }
}
