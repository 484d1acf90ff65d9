import { useState } from 'react'
import { CloseIcon } from '../../parts/icons.tsx'
import { say } from '../../words/words.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

/** The tags of a person, each taken off by its cross, and a field for another one. */
export function Tags({ tags, save }: { tags: string[]; save: (tags: string[]) => void }) {
  const words = personWords()
  const [typed, write] = useState('')
  const add = () => {
    const tag = typed.trim()
    write('')
    if (tag && !tags.some(each => each.toLowerCase() === tag.toLowerCase())) save([...tags, tag])
  }
  return (
    <div className={css.tags}>
      {tags.map(tag => (
        <span key={tag} className={css.tag}>
          <span dir="auto">{tag}</span>
          <button
            type="button"
            aria-label={say(words.remove_tag, { tag })}
            onClick={() => save(tags.filter(each => each !== tag))}
          >
            <CloseIcon size={12} />
          </button>
        </span>
      ))}
      <form
        onSubmit={event => {
          event.preventDefault()
          add()
        }}
      >
        <input
          className={css.addTag}
          aria-label={words.add_tag}
          placeholder={words.add_tag}
          maxLength={60}
          value={typed}
          dir="auto"
          onChange={event => write(event.currentTarget.value)}
          onBlur={add}
        />
      </form>
    </div>
  )
}
