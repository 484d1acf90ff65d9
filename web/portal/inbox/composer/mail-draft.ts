import { useCallback, useEffect, useRef } from 'react'
import { api, reasonOf } from '../../api/api.ts'
import { offerUndo, tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { readAgain } from '../changes.ts'
import type { Conversation } from '../records.ts'
import { inboxWords } from '../words.ts'
import type { Draft } from './drafts.ts'

export interface MailDraft {
  /** the item that waits for an answer to a mail; null without a draft of the assistant's */
  itemId: string | null
  /** whether its words stand in the field, changed or not */
  isShown: boolean
  use: () => void
  discard: () => void
}

/** The assistant's draft for a mail. It fills an empty field; sending it, changed or not, settles what waits. */
export function useMailDraft(
  conversation: Conversation,
  { draft, change }: { draft: Draft; change: (next: Partial<Draft>) => void },
): MailDraft {
  const item = conversation.needs?.find(({ kind, draft: words }) => kind === 'email_draft' && words)
  const words = item?.draft ?? null
  const filled = useRef<string | null>(null)
  useEffect(() => {
    if (!item || words === null || filled.current === item.id) return
    filled.current = item.id
    if (!draft.text && !draft.attempt) change({ text: words })
  }, [item, words, draft, change])
  const use = useCallback(() => words !== null && change({ text: words }), [change, words])
  const discard = async () => {
    if (!item) return
    const sentence = inboxWords()
    const set = (status: 'done' | 'open') =>
      api.patch('/api/v1/needs-you/{id}', { params: { id: item.id }, body: { status } })
    const before = draft.text
    change({ text: '' })
    try {
      await set('done')
      offerUndo(sentence.draft_discarded, async () => {
        change({ text: before })
        await set('open').catch(() => {})
        readAgain()
      })
    } catch (error) {
      change({ text: before })
      tell(say(sentence.not_done, { reason: reasonOf(error) ?? '' }))
    } finally {
      readAgain()
    }
  }
  return { itemId: item?.id ?? null, isShown: draft.text !== '', use, discard: () => void discard() }
}
