import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { CheckIcon, CloseIcon, RefreshIcon } from '../../parts/icons.tsx'
import { shareOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { sizeOf } from '../sizes.ts'
import { knowledgeWords } from '../words.ts'
import { isOver, type Upload } from './queue.ts'
import css from './tray.module.css'
import { cancel, retry } from './uploads.ts'

export const UploadRow = memo(({ upload }: { upload: Upload }) => {
  const words = knowledgeWords().uploads
  const { id, name, state, docId } = upload
  return (
    <li className={css.row} data-state={state}>
      <div className={css.file}>
        {docId ? (
          <Link to="/knowledge/sources/$id" params={{ id: docId } as never} className={css.name} dir="auto">
            {name}
          </Link>
        ) : (
          <span className={css.name} dir="auto">
            {name}
          </span>
        )}
        <span className={css.detail}>{detailOf(upload)}</span>
      </div>
      {state === 'done' && <CheckIcon size={16} />}
      {!isOver(upload) && (
        <button
          type="button"
          className={controls.icon}
          aria-label={say(words.cancel, { name })}
          onClick={() => cancel(id)}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <button
          type="button"
          className={controls.icon}
          aria-label={say(words.retry, { name })}
          onClick={() => retry(id)}
        >
          <RefreshIcon size={16} />
        </button>
      )}
    </li>
  )
})

function detailOf({ state, size, sent, reason, notices }: Upload): string {
  const words = knowledgeWords().uploads
  if (state === 'failed') return `${words.failed}: ${reason ?? words.no_answer}`
  if (state === 'sending')
    return sent >= size ? words.being_read : say(words.sending, { percent: shareOf(sent / size) })
  if (state === 'done' && notices.length) return `${words.done}. ${notices.join(' ')}`
  return `${words[state]} · ${sizeOf(size)}`
}
