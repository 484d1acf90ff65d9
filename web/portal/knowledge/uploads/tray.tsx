import { useEffect, useState } from 'react'
import { ChevronIcon, CloseIcon } from '../../parts/icons.tsx'
import { lasting } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import { progressOf } from './queue.ts'
import css from './tray.module.css'
import { UploadRow } from './upload-row.tsx'
import { cancelAll, clear, retryFailed, useUploads } from './uploads.ts'

/** The files that are on their way, at the corner of the area, until the owner clears them away. */
export function Tray() {
  const queue = useUploads()
  const words = knowledgeWords().uploads
  const [isOpen, setOpen] = useState(true)
  if (!queue.uploads.length) return null
  const { files, done, failed, open, share } = progressOf(queue)
  const summary = open
    ? say(words.progress, { done, all: files })
    : failed
      ? `${counted(words.all_read, done)} ${counted(words.some_failed, failed)}`
      : counted(words.all_read, done)
  return (
    <section className={css.tray} aria-label={words.title}>
      <div className={css.head}>
        <div className={css.summary}>
          <p role="status">{summary}</p>
          {open > 0 && <Meter share={share} label={words.title} />}
          {open > 0 && <Pause until={queue.pausedUntil} />}
        </div>
        <button
          type="button"
          className={controls.icon}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.collapse : words.expand}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={isOpen ? undefined : css.up}>
            <ChevronIcon />
          </span>
        </button>
        {!open && (
          <button type="button" className={controls.icon} aria-label={words.clear} onClick={clear}>
            <CloseIcon />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={css.list}>
          {queue.uploads.map(upload => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {(open > 0 || failed > 0) && (
        <div className={css.foot}>
          {failed > 0 && (
            <button type="button" className={controls.plain} onClick={retryFailed}>
              {counted(words.retry_failed, failed)}
            </button>
          )}
          {open > 0 && (
            <button type="button" className={`${controls.plain} ${controls.quiet}`} onClick={cancelAll}>
              {words.cancel_all}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** How long the server wants to be left alone, counted down. */
function Pause({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  const isPaused = until > now
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [until])
  if (!isPaused) return null
  const time = lasting(Math.max(1, Math.ceil((until - now) / 1000)))
  return <p className={css.pause}>{say(knowledgeWords().uploads.paused, { time })}</p>
}
