import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplatePreview } from '#client'
import { faultOf, reasonOf } from '../../../api/api.ts'
import { BackIcon, NextIcon } from '../../../parts/icons.tsx'
import { Failure } from '../../../parts/states.tsx'
import { useLate } from '../../../parts/use-late.ts'
import { counted, isolated, say } from '../../../words/words.ts'
import { MailView } from '../../mail-view/mail-view.tsx'
import rows from '../../rows.module.css'
import { listsQuery, previewQuery, someOfQuery } from '../queries.ts'
import { templateWords } from '../words.ts'
import { type Draft, shownOf } from './draft.ts'
import css from './preview.module.css'

/** Milliseconds after the last letter. */
const typingPause = 350

/** What is written, as one person gets it, who can be walked through: real people of the lists. */
export function Preview({ draft }: { draft: Draft }) {
  const words = templateWords().preview
  const [list, setList] = useState('')
  const [at, setAt] = useState(0)
  const [isText, setText] = useState(false)
  const { data: lists } = useQuery(listsQuery)
  const { data: some } = useQuery(someOfQuery(list))
  const people = (list && some?.contacts) || []
  const person = people[Math.min(at, people.length - 1)] ?? null
  const { data, error, isPlaceholderData, refetch } = useQuery(
    previewQuery(shownOf(useLate(draft, typingPause), person?.id ?? null)),
  )
  const name = person?.name ?? person?.email ?? person?.phone
  const title = name ? say(words.title, { name: isolated(name) }) : words.sample
  const step = (by: 1 | -1) => setAt((Math.min(at, people.length - 1) + by + people.length) % people.length)
  return (
    <section className={css.preview} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {people.length > 1 && (
          <>
            <button type="button" className={rows.icon} aria-label={words.before} onClick={() => step(-1)}>
              <BackIcon size={16} />
            </button>
            <button type="button" className={rows.icon} aria-label={words.next} onClick={() => step(1)}>
              <NextIcon size={16} />
            </button>
          </>
        )}
      </div>
      <div className={css.head}>
        <select
          className={rows.select}
          aria-label={words.whose}
          value={list}
          onChange={event => {
            setList(event.currentTarget.value)
            setAt(0)
          }}
        >
          <option value="">{words.samples}</option>
          {lists?.audiences
            .filter(audience => audience.contact_count > 0)
            .map(audience => (
              <option key={audience.id} value={audience.id}>
                {audience.name}
              </option>
            ))}
        </select>
        {draft.channel === 'email' && (
          <label className={rows.check}>
            <input
              type="checkbox"
              checked={isText}
              onChange={event => setText(event.currentTarget.checked)}
            />
            {words.as_text}
          </label>
        )}
      </div>
      {error ? (
        faultOf(error) === 'refused' ? (
          <p className={rows.alarm} role="alert">
            {reasonOf(error)}
          </p>
        ) : (
          <Failure error={error} retry={refetch} />
        )
      ) : (
        data && (
          <>
            <div className={css.letter} data-stale={isPlaceholderData || undefined}>
              <Shown draft={draft} preview={data} isText={isText} />
            </div>
            <Remarks preview={data} />
          </>
        )
      )}
    </section>
  )
}

function Shown({ draft, preview, isText }: { draft: Draft; preview: TemplatePreview; isText: boolean }) {
  const words = templateWords().preview
  const { subject, body, html, text, voicemail } = preview
  const isNothing = draft.blocks ? !draft.blocks.length : !draft.body.trim()
  const nothing = <p className={css.nothing}>{words.body_none}</p>
  if (draft.channel === 'email')
    return (
      <>
        <p className={css.subject} dir="auto">
          {subject || words.subject_none}
        </p>
        {isNothing ? (
          nothing
        ) : isText || html === null ? (
          <p className={css.text} dir="auto">
            {text}
          </p>
        ) : (
          <MailView html={html} label={words.as_html} picture={words.picture} />
        )}
      </>
    )
  if (isNothing) return nothing
  return (
    <>
      <p className={css.bubble} dir="auto">
        {body}
      </p>
      {voicemail !== null && (
        <p className={css.text} dir="auto">
          <b>{words.machine}:</b> {voicemail}
        </p>
      )}
    </>
  )
}

function Remarks({ preview: { missing, sms } }: { preview: TemplatePreview }) {
  const words = templateWords().preview
  return (
    <div aria-live="polite">
      {sms && (
        <p className={css.meter}>
          {counted(words.characters, sms.characters)} · {counted(words.parts, sms.segments)}
          {sms.segments > 1 && ` · ${words.cost}`}
        </p>
      )}
      {sms?.unicode && <p className={css.meter}>{words.unicode}</p>}
      {missing.length > 0 && (
        <p className={rows.alarm}>
          {counted(words.missing, missing.length, { names: missing.map(isolated).join(', ') })}
        </p>
      )}
    </div>
  )
}
