import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Broadcast, BroadcastOnChannel } from '#client'
import { AlertIcon, ClockIcon } from '../../../parts/icons.tsx'
import { useMe } from '../../../shell/me.ts'
import { momentOf, numberOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { readinessQuery, versionOf } from '../queries.ts'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import css from './preview.module.css'

/** The message of one person on one channel, as they see it there, or why they do not get it. */
export function OnChannel({
  draft,
  contactId,
  shown,
}: {
  draft: Broadcast
  contactId: string
  shown: BroadcastOnChannel
}) {
  const all = broadcastWords()
  const words = all.preview
  const { tenant } = useMe()
  const { data: ready } = useQuery(readinessQuery)
  const { channel, to, subject, body, reason, reason_label, held_until, missing } = shown
  const sender = ready?.channels[channel].sender || tenant.name
  return (
    <>
      {reason && (
        <p className={css.why}>
          <AlertIcon size={16} />
          <span>
            {reasonIn(all.reasons, reason, reason_label ?? reason)}
            {missing.length > 0 && `. ${say(words.missing, { names: missing.join(', ') })}`}
          </span>
        </p>
      )}
      {held_until && (
        <p className={css.note}>
          <ClockIcon size={16} />
          {say(words.held, { when: momentOf(held_until) })}
        </p>
      )}
      {body !== null && (
        <article className={css.message}>
          <header className={css.from}>
            {subject !== null && (
              <p className={css.subject} dir="auto">
                {subject}
              </p>
            )}
            <p className={css.quiet}>{say(words.to, { sender, address: to ?? '–' })}</p>
          </header>
          {channel === 'email' ? (
            <MailFrame draft={draft} contactId={contactId} />
          ) : (
            <p className={channel === 'voice' ? css.brief : css.bubble} dir="auto">
              {body}
            </p>
          )}
          {shown.sms_segments !== null && shown.sms_characters !== null && (
            <footer className={css.foot}>
              {say(all.what.size, {
                characters: numberOf(shown.sms_characters),
                parts: counted(all.what.parts, shown.sms_segments),
              })}
            </footer>
          )}
        </article>
      )}
    </>
  )
}

/** The mail itself, in a frame that runs nothing, as wide as on a computer or on a phone. */
function MailFrame({ draft, contactId }: { draft: Broadcast; contactId: string }) {
  const words = broadcastWords().preview
  const [narrow, setNarrow] = useState(false)
  const query = new URLSearchParams({ contact_id: contactId, version: String(hashOf(versionOf(draft))) })
  return (
    <>
      <fieldset className={css.widths} aria-label={words.frame}>
        {[false, true].map(isNarrow => (
          <button
            key={String(isNarrow)}
            type="button"
            className={css.choice}
            aria-pressed={narrow === isNarrow}
            onClick={() => setNarrow(isNarrow)}
          >
            {isNarrow ? words.narrow : words.wide}
          </button>
        ))}
      </fieldset>
      <div className={css.frameBox}>
        <iframe
          className={narrow ? css.narrow : css.wide}
          title={words.frame}
          sandbox=""
          src={`/api/v1/communication/broadcasts/${draft.id}/mail?${query}`}
        />
      </div>
    </>
  )
}

/** A number that differs with the text, so that the frame is loaded again when the words have changed. */
const hashOf = (text: string): number => {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return hash
}
