import { AttachIcon, CloseIcon } from '../../parts/icons.tsx'
import { sizeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import type { Attachment } from '../records.ts'
import { inboxWords } from '../words.ts'
import css from './composer.module.css'
import type { useUploads } from './use-uploads.ts'

/** The files that go with the answer, and those on their way here. */
export function AttachedFiles({
  files,
  uploads,
  remove,
}: {
  files: Attachment[]
  uploads: ReturnType<typeof useUploads>
  remove: (id: string) => void
}) {
  const words = inboxWords()
  if (!files.length && !uploads.list.length) return null
  const cross = (name: string, act: () => void) => (
    <button
      type="button"
      className={css.remove}
      aria-label={say(words.remove_file, { name: name.slice(0, 200) })}
      onClick={act}
    >
      <CloseIcon size={12} />
    </button>
  )
  return (
    <ul className={css.files} aria-label={words.attached}>
      {files.map(({ id, name, bytes }) => (
        <li key={id} className={css.file}>
          <AttachIcon size={14} />
          <span className={css.fileName} dir="auto">
            {name}
          </span>
          <span>{sizeOf(bytes)}</span>
          {cross(name, () => remove(id))}
        </li>
      ))}
      {uploads.list.map(({ key, name, sentence, isFailed }) => (
        <li key={key} className={css.file} data-failed={isFailed || undefined}>
          <span className={css.fileName} dir="auto" role={isFailed ? 'alert' : undefined}>
            {sentence}
          </span>
          {cross(name, () => uploads.remove(key))}
        </li>
      ))}
    </ul>
  )
}

export function AttachButton({ add }: { add: (files: File[]) => void }) {
  const words = inboxWords()
  return (
    <label className={css.attach} title={words.attach}>
      <AttachIcon />
      <input
        type="file"
        multiple
        aria-label={words.attach}
        onChange={event => {
          const chosen = [...(event.currentTarget.files ?? [])]
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = ''
          add(chosen)
        }}
      />
    </label>
  )
}
