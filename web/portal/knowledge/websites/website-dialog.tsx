import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField, ChoiceField, TextField } from '../../parts/field.tsx'
import { Failure } from '../../parts/states.tsx'
import css from '../teach/teach.module.css'
import { knowledgeWords } from '../words.ts'
import { schedules, siteAddress } from './progress.ts'
import { useStartCrawl } from './queries.ts'

/** Most pages that may be asked for. */
const mostPages = 500

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** Begins to read a website, and shows it being read. */
export function WebsiteDialog({ close }: { close: () => void }) {
  const words = knowledgeWords()
  const navigate = useNavigate()
  const start = useStartCrawl()
  const [address, setAddress] = useDraft('website')
  const [isTried, setTried] = useState(false)
  const [pages, setPages] = useState(50)
  const [hours, setHours] = useState('168')
  const [only, setOnly] = useState('')
  const [except, setExcept] = useState('')
  const url = siteAddress(address)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!url || start.isPending) return
    start.mutate(
      {
        url,
        max_pages: pages,
        recrawl_hours: hours ? Number(hours) : null,
        include: linesOf(only),
        exclude: linesOf(except),
      },
      {
        onSuccess: ({ job_id: id }) => {
          setAddress('')
          void navigate({ to: '/knowledge/crawls/$id', params: { id } as never, replace: true })
        },
      },
    )
  }
  return (
    <Dialog title={words.read_website} close={close}>
      <form className={css.form} onSubmit={send} noValidate>
        <TextField
          type="url"
          inputMode="url"
          dir="ltr"
          label={words.websites.address}
          placeholder={words.websites.address_placeholder}
          error={isTried && !url ? words.websites.not_an_address : undefined}
          maxLength={2_000}
          value={address}
          onChange={event => setAddress(event.currentTarget.value)}
        />
        <ChoiceField
          label={words.websites.again}
          value={hours}
          onChange={event => setHours(event.currentTarget.value)}
          options={[
            ['', words.websites.never],
            ...schedules.map(each => [String(each), words.websites.every[each]] as const),
          ]}
        />
        <details>
          <summary className={css.summary}>{words.websites.more_settings}</summary>
          <div className={css.form}>
            <TextField
              type="number"
              min={1}
              max={mostPages}
              label={words.websites.most_pages}
              value={pages}
              onChange={event =>
                setPages(Math.max(1, Math.min(mostPages, Math.round(Number(event.currentTarget.value)) || 1)))
              }
            />
            <AreaField
              dir="ltr"
              label={words.websites.only}
              note={words.websites.paths_note}
              placeholder="/prices/**"
              rows={2}
              value={only}
              onChange={event => setOnly(event.currentTarget.value)}
            />
            <AreaField
              dir="ltr"
              label={words.websites.except}
              placeholder="/blog/**"
              rows={2}
              value={except}
              onChange={event => setExcept(event.currentTarget.value)}
            />
          </div>
        </details>
        {start.isError && <Failure error={start.error} />}
        <div className={css.actions}>
          <Button type="submit" loading={start.isPending}>
            {words.websites.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
