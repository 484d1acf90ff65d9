import { useState } from 'react'
import { CloseIcon, TagIcon } from '../../parts/icons.tsx'
import { Popover } from '../../parts/popover.tsx'
import { say } from '../../words/words.ts'
import { inboxWords } from '../words.ts'
import css from './menus.module.css'

/** As the server takes it. */
const longestTag = 60

/** The tags of a conversation, each with a cross, and a field for another one. */
export function TagMenu({
  tags = [],
  onAdd,
  onRemove,
  className,
}: {
  tags?: string[]
  onAdd: (tag: string) => void
  onRemove?: (tag: string) => void
  className?: string
}) {
  const words = inboxWords()
  const [text, setText] = useState('')
  const tag = text.replace(/\s+/g, ' ').trim()
  return (
    <Popover button={<TagIcon />} label={words.tags} className={className}>
      {close => (
        <div className={css.panel}>
          {tags.length > 0 && (
            <ul className={css.tags}>
              {tags.map(one => (
                <li key={one} className={css.tag}>
                  <span className={css.tagName} dir="auto">
                    {one}
                  </span>
                  <button
                    type="button"
                    className={css.cross}
                    aria-label={say(words.remove_tag, { tag: one })}
                    onClick={() => onRemove?.(one)}
                  >
                    <CloseIcon size={12} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form
            className={css.pick}
            onSubmit={event => {
              event.preventDefault()
              if (!tag) return
              onAdd(tag)
              setText('')
              if (!onRemove) close()
            }}
          >
            <input
              data-first
              className={css.input}
              aria-label={words.add_tag}
              placeholder={words.add_tag}
              maxLength={longestTag}
              value={text}
              onChange={event => setText(event.currentTarget.value)}
              dir="auto"
            />
            <button type="submit" className={css.ok} disabled={!tag}>
              {words.add_tag}
            </button>
          </form>
        </div>
      )}
    </Popover>
  )
}
