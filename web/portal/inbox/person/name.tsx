import { useState } from 'react'
import { reasonOf } from '../../api/api.ts'
import { EditIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import { nameOf } from '../names.ts'
import type { Conversation } from '../records.ts'
import css from './person.module.css'
import { useRename } from './queries.ts'

/** Who it is; a press turns the name into a field. */
export function Name({ conversation }: { conversation: Conversation }) {
  const words = conversationWords()
  const [typed, setTyped] = useState<string | null>(null)
  const rename = useRename(conversation)
  if (typed === null) {
    return (
      <h2 className={css.name}>
        <span dir="auto">{nameOf(conversation)}</span>
        <button
          type="button"
          className={css.edit}
          aria-label={words.edit_name}
          title={words.edit_name}
          onClick={() => setTyped(conversation.client_name ?? '')}
        >
          <EditIcon size={14} />
        </button>
      </h2>
    )
  }
  const save = () => {
    setTyped(null)
    const name = typed.trim() || null
    if (name === conversation.client_name) return
    rename.mutateAsync(name).catch(error => {
      setTyped(typed)
      tell(say(words.not_saved, { reason: reasonOf(error) ?? '' }))
    })
  }
  return (
    <form
      className={css.rename}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
        autoFocus
        className={css.input}
        aria-label={words.name}
        maxLength={200}
        dir="auto"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </form>
  )
}
