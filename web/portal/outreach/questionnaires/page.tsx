import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Questionnaire } from '#client'
import { Button } from '../../parts/button.tsx'
import { DocumentIcon, PlusIcon } from '../../parts/icons.tsx'
import { useKeys } from '../../parts/keys.ts'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { Deleted } from './deleted/deleted.tsx'
import { keepDraft } from './editor/draft.ts'
import css from './list.module.css'
import { setsQuery, speechQuery } from './queries.ts'
import { Sent } from './sent/sent.tsx'
import { SetRow } from './set-row.tsx'
import { useSetActions } from './use-set-actions.ts'
import { questionnaireWords } from './words.ts'

const SendDialog = lazy(async () => ({ default: (await import('./send/send-dialog.tsx')).SendDialog }))
const ImportDialog = lazy(async () => ({
  default: (await import('./importing/import-dialog.tsx')).ImportDialog,
}))

/** The question sets of the business, and to whom questions were sent. */
export function Page() {
  const words = questionnaireWords()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(setsQuery)
  const { data: speech } = useQuery(speechQuery)
  const [sending, setSending] = useState<Questionnaire | null>(null)
  const [isImporting, setImporting] = useState(false)
  const actions = useSetActions()
  const write = () => void navigate({ to: '/outreach/questionnaires/new' as never })
  useKeys(isOwner ? { n: write } : {})
  const buttons = isOwner && (
    <>
      <Button variant="default" leftSection={<DocumentIcon size={16} />} onClick={() => setImporting(true)}>
        {words.from_text}
      </Button>
      <Button
        leftSection={<PlusIcon size={16} />}
        component={Link}
        to={'/outreach/questionnaires/new' as never}
      >
        {words.new_set}
      </Button>
    </>
  )
  return (
    <>
      {speech && !(speech.hears && speech.speaks) && <p className={css.hint}>{words.no_speech}</p>}
      <section className={css.card} aria-labelledby="sets">
        <div className={css.head}>
          <h2 id="sets" className={css.title}>
            {words.sets}
          </h2>
          {data !== undefined && data.questionnaires.length > 0 && buttons}
          <p className={css.note}>{isOwner ? words.sets_note : words.only_owners}</p>
        </div>
        {data?.questionnaires.length ? (
          <ul>
            {data.questionnaires.map(set => (
              <SetRow
                key={set.id}
                set={set}
                {...(isOwner && {
                  send: () => setSending(set),
                  duplicate: () => actions.duplicate(set),
                  tryIt: () => actions.tryIt(set),
                  remove: () => actions.remove(set),
                })}
              />
            ))}
          </ul>
        ) : data ? (
          <Empty
            title={words.none}
            note={words.none_note}
            action={<div className={css.actions}>{buttons}</div>}
          />
        ) : (
          <Pending error={error} retry={refetch} lines={4} height={58} />
        )}
      </section>
      <Sent />
      <Deleted />
      <Suspense>
        {sending && <SendDialog set={sending} close={() => setSending(null)} />}
        {isImporting && (
          <ImportDialog
            close={() => setImporting(false)}
            take={(questions, title) => {
              keepDraft('new', { questions, ...(title && { title }) })
              write()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
