import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ContactSegment } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { TextField } from '../../parts/field.tsx'
import { AudienceChoice, segmentIn } from './audience-choice.tsx'
import css from './editor/editor.module.css'
import { audiencesQuery, useNewBroadcast, useSegment } from './queries.ts'
import { broadcastWords } from './words.ts'

/** Begins a draft: what it is about, and to whom it goes. The rest is written on its own page. */
export function NewBroadcastDialog({ close }: { close: () => void }) {
  const words = broadcastWords()
  const navigate = useNavigate()
  const { data: audiences } = useQuery(audiencesQuery)
  const [name, setName] = useDraft('new-broadcast')
  const [picked, setPicked] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const create = useNewBroadcast()
  const segment = useSegment()
  const whom = picked || audiences?.[0]?.id || 'segment:leads'

  const audienceOf = async (choice: string): Promise<string> => {
    const known: ContactSegment | null = segmentIn(choice)
    if (!known) return choice
    return (await segment.mutateAsync({ segment: known, name: words.segments[known] })).id
  }
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    setBusy(true)
    setFault(null)
    try {
      const { id } = await create.mutateAsync({
        name: name.trim(),
        audience_id: await audienceOf(whom),
        channel_order: ['email'],
        words: { email: { subject: '', body: '' } },
      })
      setName('')
      close()
      void navigate({ to: '/outreach/broadcasts/$id', params: { id } as never })
    } catch (error) {
      setFault(faultSentence(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.write} close={close}>
      <form className={css.stack} onSubmit={begin}>
        <TextField
          label={words.new.name}
          note={words.new.name_note}
          error={fault}
          value={name}
          maxLength={200}
          required
          onChange={event => setName(event.currentTarget.value)}
        />
        <AudienceChoice label={words.new.whom} value={whom} choose={setPicked} />
        {audiences?.length === 0 && <p className={css.quiet}>{words.new.none}</p>}
        <div className={css.end}>
          <Button type="submit" loading={busy} disabled={!name.trim() || !audiences}>
            {words.new.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
