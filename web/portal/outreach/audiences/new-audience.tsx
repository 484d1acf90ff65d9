import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ContactSegment } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import css from './audiences.module.css'
import { useNewAudience } from './queries.ts'
import { segments } from './segments.ts'
import { audienceWords } from './words.ts'

/** A list gets its name, and where its people come from. */
export function NewAudienceDialog({ close }: { close: () => void }) {
  const words = audienceWords()
  const [name, setName] = useDraft('audience:new')
  const [segment, setSegment] = useState<ContactSegment | ''>('')
  const create = useNewAudience()
  const navigate = useNavigate()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const source = segment ? ({ kind: 'segment', segment } as const) : ({ kind: 'manual' } as const)
    create.mutate(
      { name: name.trim(), source },
      {
        onSuccess: ({ id }) => {
          setName('')
          close()
          void navigate({ to: '/outreach/audiences/$id', params: { id } as never })
        },
      },
    )
  }
  return (
    <Dialog title={words.new.title} close={close}>
      <form className={css.form} onSubmit={send}>
        <TextField
          label={words.new.name}
          placeholder={words.new.name_example}
          maxLength={200}
          value={name}
          error={create.error && faultSentence(create.error)}
          onChange={event => setName(event.currentTarget.value)}
        />
        <ChoiceField
          label={words.new.who}
          value={segment}
          onChange={event => setSegment(event.currentTarget.value as ContactSegment | '')}
          options={[
            ['', words.new.by_hand] as const,
            ...segments.map(each => [each, words.segments[each]] as const),
          ]}
        />
        <div className={css.ways}>
          <Button type="submit" disabled={!name.trim()} loading={create.isPending}>
            {words.new.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
