import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { isolated, say } from '../../words/words.ts'
import css from './links.module.css'
import { makeLink } from './queries.ts'
import { linksWords } from './words.ts'

/** A name is all that a new link needs; the rest is set on its page, where this leads. */
export function NewLink({ many }: { many: () => void }) {
  const words = linksWords()
  const go = useNavigate()
  const [label, setLabel] = useDraft('new-link')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const { id } = await makeLink({ label: label.trim(), inherit_main_kb: true })
      setLabel('')
      tell(say(words.made, { name: isolated(label.trim()) }))
      void go({ to: '/outreach/links/$id' as never, params: { id } as never })
    } catch (error) {
      setFault(reasonSentence(error))
    }
    setBusy(false)
  }
  return (
    <form className={css.new} onSubmit={submit}>
      <TextField
        label={words.new_label}
        placeholder={words.new_hint}
        required
        maxLength={120}
        value={label}
        onChange={event => setLabel(event.target.value)}
        error={fault}
      />
      <Button type="submit" loading={busy} className={css.level}>
        {words.make}
      </Button>
      <Button variant="default" onClick={many} className={css.level}>
        {words.many}
      </Button>
    </form>
  )
}
