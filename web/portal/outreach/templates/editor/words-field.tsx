import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { writeAndGoOn } from '../../../parts/caret.ts'
import { LinkIcon, PlusIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import rows from '../../rows.module.css'
import { placeholdersQuery } from '../queries.ts'
import { templateWords } from '../words.ts'
import css from './words-field.module.css'

/** Splits a text at its placeholders: every second piece is one, with its braces. */
const pieces = (text: string): string[] => text.split(/(\{\{[^{}\n]+\}\})/)

/**
 * A field for words with placeholders, which are marked where they stand and can be inserted from a list; in the `alarming`
 * ones nobody fills anything. `rich`: words can be made bold, italic or a link.
 */
export function WordsField({
  label,
  note,
  value,
  write,
  alarming,
  rows: lines = 1,
  rich = false,
  maxLength,
}: {
  label: string
  note?: ReactNode
  value: string
  write: (value: string) => void
  alarming: ReadonlySet<string>
  rows?: number
  rich?: boolean
  maxLength: number
}) {
  const words = templateWords().editor
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** Puts words around what is chosen, or at the end of it. */
  const put = (before: string, after = '', otherwise = '') => {
    const area = field.current
    if (!area) return
    const { selectionStart: from, selectionEnd: to } = area
    const chosen = value.slice(from, to) || otherwise
    const next = value.slice(0, from) + before + chosen + after + value.slice(to)
    const start = from + before.length
    writeAndGoOn(area, () => write(next), start, start + chosen.length)
  }
  const insert = (name: string) => put(`{{${name}}}`)
  const isLine = lines === 1 && !rich
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <span className={css.tools}>
          {rich && (
            <>
              <Tool label={words.bold} press={() => put('**', '**')}>
                <b>B</b>
              </Tool>
              <Tool label={words.italic} press={() => put('*', '*')}>
                <i>I</i>
              </Tool>
              <Tool label={words.link} press={() => put('[', '](https://)', words.link_words)}>
                <LinkIcon size={15} />
              </Tool>
            </>
          )}
          <PlaceholderMenu insert={insert} />
        </span>
      </div>
      <div className={css.stack} dir="auto">
        <div className={css.behind} aria-hidden="true">
          {pieces(value).map((piece, at) =>
            at % 2 ? (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces are their places
                key={at}
                className={alarming.has(piece.slice(2, -2).trim()) ? css.alarming : css.placeholder}
              >
                {piece}
              </mark>
            ) : (
              piece
            ),
          )}
          {/* A line break at the end has no height of its own. */}
          {'\u200b'}
        </div>
        <textarea
          ref={field}
          id={id}
          aria-describedby={`${id}-note`}
          dir="auto"
          rows={lines}
          maxLength={maxLength}
          className={css.area}
          value={value}
          onKeyDown={event => isLine && event.key === 'Enter' && event.preventDefault()}
          onChange={event =>
            write(isLine ? event.currentTarget.value.replace(/\r?\n/g, ' ') : event.currentTarget.value)
          }
        />
      </div>
      <p id={`${id}-note`} className={css.note}>
        {note}
      </p>
    </div>
  )
}

const Tool = ({ label, press, children }: { label: string; press: () => void; children: ReactNode }) => (
  <button type="button" className={rows.icon} aria-label={label} title={label} onClick={press}>
    {children}
  </button>
)

function PlaceholderMenu({ insert }: { insert: (name: string) => void }) {
  const words = templateWords().editor
  const { data } = useQuery(placeholdersQuery)
  return (
    <Menu
      className={css.insert}
      panelClass={css.menu}
      label={words.insert}
      title={words.insert}
      button={
        <>
          <PlusIcon size={14} />
          {'{{ }}'}
        </>
      }
    >
      {data?.map(({ name, example }) => (
        <MenuItem
          key={name}
          onClick={() => insert(name)}
          aside={<span className={css.example}>{example ?? ''}</span>}
        >
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
