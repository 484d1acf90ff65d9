import type { FormEvent, KeyboardEvent } from 'react'
import type { OpenGap } from '#client'
import { Button } from '../parts/button.tsx'
import { useDraft } from '../parts/draft.ts'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { tell } from '../parts/notices/notices.ts'
import { counted } from '../words/words.ts'
import css from './gaps.module.css'
import { useTeach } from './teach.ts'
import { todayWords } from './words.ts'

/** Characters, as the server takes them. */
const longest = 10_000

/** One answer, for everybody who asks this from now on and for those who wait. */
export function GapForm({ gap, close }: { gap: OpenGap; close: () => void }) {
  const words = todayWords()
  const [answer, setAnswer] = useDraft(`gap:${gap.id}`)
  const teach = useTeach()
  const send = async () => {
    const said = answer.trim()
    if (!said || teach.isPending) return
    try {
      const { notified } = await teach.mutateAsync({ id: gap.id, answer: said })
      setAnswer('')
      close()
      tell(notified ? counted(words.taught_told, notified) : words.taught)
    } catch (error) {
      tell(reasonSentence(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <textarea
        className={css.answer}
        aria-label={words.your_answer}
        placeholder={words.your_answer_hint}
        dir="auto"
        rows={2}
        maxLength={longest}
        value={answer}
        // biome-ignore lint/a11y/noAutofocus: it opens where the owner has just pressed
        autoFocus
        onChange={event => setAnswer(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Button type="submit" size="sm" disabled={!answer.trim()} loading={teach.isPending}>
        {gap.waiting ? counted(words.teach_and_tell, gap.waiting) : words.teach}
      </Button>
    </form>
  )
}
