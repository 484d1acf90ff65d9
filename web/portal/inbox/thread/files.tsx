import { AttachIcon } from '../../parts/icons.tsx'
import { sizeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import type { Attachment } from '../records.ts'
import { inboxWords } from '../words.ts'
import css from './files.module.css'

/** The files of a message, to download. */
export function Files({ files }: { files: Attachment[] }) {
  if (!files.length) return null
  return (
    <ul className={css.files}>
      {files.map(({ id, name, bytes, url }) => (
        <li key={id}>
          <a
            href={url}
            className={css.file}
            target="_blank"
            rel="noreferrer"
            aria-label={say(inboxWords().download, { name: name.slice(0, 200) })}
          >
            <AttachIcon size={14} />
            <span className={css.name} dir="auto">
              {name}
            </span>
            <span className={css.size}>{sizeOf(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
