import { memo } from 'react'
import type { SourceDeletion } from '#client'
import { CopyIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { momentOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { iconOf } from '../sources/icons.ts'
import { knowledgeWords } from '../words.ts'
import css from './forgotten.module.css'

/** A source that was forgotten. */
export const DeletionRow = memo(({ deletion }: { deletion: SourceDeletion }) => {
  const words = knowledgeWords()
  const { kind, name, chunks, digest, deleted_at: at, deleted_by: by } = deletion
  const Icon = iconOf(kind)
  return (
    <div className={list.row}>
      <Icon size={16} />
      <span className={list.words}>
        <span className={list.name} dir="auto">
          {name}
        </span>
        <span className={list.detail}>
          {words.kinds[kind]} · {counted(words.count_passages, chunks)} · {momentOf(at)} ·{' '}
          {say(words.forgotten.by, { name: by.name ?? words.forgotten.by_kind[by.kind] })}
        </span>
        <code className={css.digest} dir="ltr">
          {digest}
        </code>
      </span>
      <button
        type="button"
        className={controls.icon}
        aria-label={words.forgotten.copy}
        title={words.forgotten.copy}
        onClick={() => void navigator.clipboard.writeText(digest).then(() => tell(words.forgotten.copied))}
      >
        <CopyIcon size={16} />
      </button>
    </div>
  )
})
