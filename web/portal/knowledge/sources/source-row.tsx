import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Source } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { briefly } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import list from '../list.module.css'
import { sizeOf } from '../sizes.ts'
import { knowledgeWords } from '../words.ts'
import { iconOf } from './icons.ts'
import css from './sources.module.css'

/** One source of the list. `select` is null where nothing can be done to many. */
export const SourceRow = memo(
  ({
    source,
    isSelected,
    select,
  }: {
    source: Source
    isSelected: boolean
    select: ((id: string, isOn: boolean) => void) | null
  }) => {
    const words = knowledgeWords()
    const { parent_doc_id: id, kind, name, status, reason, chunks, bytes, answer, updated_at: at } = source
    const Icon = iconOf(kind)
    return (
      <div className={`${list.row} ${css.row}`} data-selected={isSelected || undefined}>
        {select ? (
          <label className={css.check}>
            <input
              type="checkbox"
              aria-label={say(words.sources.select, { name })}
              checked={isSelected}
              onChange={event => select(id, event.currentTarget.checked)}
            />
          </label>
        ) : (
          <span />
        )}
        <Icon size={16} />
        <span className={list.words}>
          <Link to="/knowledge/sources/$id" params={{ id } as never} className={list.name} dir="auto">
            {name}
          </Link>
          <span
            className={status === 'failed' ? `${list.detail} ${list.alarm}` : `${list.detail} ${css.second}`}
            dir="auto"
          >
            {status === 'failed' ? `${words.sources.failed}: ${reason ?? ''}` : (answer ?? words.kinds[kind])}
          </span>
        </span>
        <span className={list.figures}>
          {status === 'reading' && <Chip tone="sky">{words.sources.reading}</Chip>}
          {status === 'failed' && <Chip tone="alarm">{words.sources.failed}</Chip>}
          <span className={css.wide}>{counted(words.count_passages, chunks)}</span>
          <span className={css.wide}>{sizeOf(bytes)}</span>
          <time dateTime={at}>{briefly(at)}</time>
        </span>
      </div>
    )
  },
)
