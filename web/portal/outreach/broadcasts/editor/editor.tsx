import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountedBroadcast } from '#client'
import { Chip } from '../../../parts/chip.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { useIsOwner } from '../../../shell/me.ts'
import { say } from '../../../words/words.ts'
import { Preview } from '../preview/preview.tsx'
import { dryRunQuery } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import { DraftActions } from './draft-actions.tsx'
import { DryRun } from './dry-run.tsx'
import css from './editor.module.css'
import { SendBar } from './send-bar.tsx'
import { ToWhom } from './to-whom.tsx'
import { unwrittenIn } from './unfinished.ts'
import { useAutosave } from './use-autosave.ts'
import { useIsLarge } from './use-is-large.ts'
import { What } from './what.tsx'

/** A draft in its steps: to whom, what, who gets it, send. Beside them it is shown as real people get it. */
export function Editor({ saved }: { saved: CountedBroadcast }) {
  const isOwner = useIsOwner()
  const autosave = useAutosave(saved)
  const { draft, change, isSaved } = autosave
  const isWritten = unwrittenIn(saved).length === 0
  const isLarge = useIsLarge(saved)
  const [wanted, setWanted] = useState(false)
  const dry = useQuery({
    ...dryRunQuery(saved),
    enabled: isSaved && isWritten && saved.audience_id !== '' && (!isLarge || wanted),
  })
  return (
    <>
      <Head autosave={autosave} />
      <fieldset className={css.columns} disabled={!isOwner}>
        <div className={css.steps}>
          <ToWhom draft={draft} change={change} />
          <What draft={draft} change={change} />
          <DryRun
            saved={saved}
            dry={dry}
            isWritten={isWritten}
            run={isLarge && !wanted ? () => setWanted(true) : null}
          />
        </div>
        <aside className={css.side} aria-label={broadcastWords().preview.title}>
          <Preview draft={saved} />
        </aside>
      </fieldset>
      {isOwner && <SendBar saved={saved} dry={dry} isSaved={isSaved} isWritten={isWritten} />}
    </>
  )
}

function Head({ autosave }: { autosave: ReturnType<typeof useAutosave<CountedBroadcast>> }) {
  const words = broadcastWords()
  const isOwner = useIsOwner()
  const { draft, change, isSaved, isSaving, fault } = autosave
  const [typed, setTyped] = useState<string | null>(null)
  const state = fault
    ? say(words.not_saved, { reason: faultSentence(fault) })
    : isSaved
      ? words.saved
      : isSaving
        ? words.saving
        : words.unsaved
  return (
    <header className={css.head}>
      <input
        className={css.name}
        aria-label={words.name}
        dir="auto"
        maxLength={200}
        readOnly={!isOwner}
        value={typed ?? draft.name}
        onChange={event => {
          const { value } = event.currentTarget
          setTyped(value)
          if (value.trim()) change({ name: value })
        }}
        // A name is not emptied: the last one stands again.
        onBlur={() => setTyped(null)}
      />
      <Chip>{words.status.draft}</Chip>
      <span className={fault ? css.alarm : css.quiet} role="status">
        {state}
      </span>
      {isOwner && <DraftActions draft={draft} />}
    </header>
  )
}
