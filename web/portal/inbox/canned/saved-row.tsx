import type { CannedReply } from '#client'
import { EditIcon, TrashIcon } from '../../parts/icons.tsx'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import css from './canned.module.css'

/** One saved answer in the list of all. */
export function SavedRow({
  reply: { title, text, shortcut },
  edit,
  remove,
}: {
  reply: CannedReply
  edit: () => void
  remove: () => void
}) {
  const words = conversationWords()
  return (
    <li className={css.row}>
      <div className={css.said}>
        <span className={css.title} dir="auto">
          {title}
        </span>
        {shortcut && <kbd className={css.shortcut}>/{shortcut}</kbd>}
        <p className={css.text} dir="auto">
          {text.slice(0, 200)}
        </p>
      </div>
      <button
        type="button"
        className={css.icon}
        aria-label={say(words.canned_edit, { title })}
        onClick={edit}
      >
        <EditIcon size={16} />
      </button>
      <button
        type="button"
        className={css.icon}
        aria-label={say(words.canned_delete, { title })}
        onClick={remove}
      >
        <TrashIcon size={16} />
      </button>
    </li>
  )
}
