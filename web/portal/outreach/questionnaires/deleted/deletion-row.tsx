import type { QuestionnaireDeletion } from '#client'
import { momentOf, sizeOf } from '../../../words/dates.ts'
import { counted, isolated, say } from '../../../words/words.ts'
import css from '../list.module.css'
import { questionnaireWords } from '../words.ts'

/** What was deleted of one link, and whether anything of it is left. */
export function DeletionRow({
  deletion: { title, started, turns, pictures, recording_bytes: bytes, files_left, deleted_at, deleted_by },
}: {
  deletion: QuestionnaireDeletion
}) {
  const words = questionnaireWords().deleted
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {title ?? words.unnamed}
        </span>
        <span className={css.detail}>
          {started ? <span>{counted(words.turns, turns)}</span> : <span>{words.never_started}</span>}
          {bytes !== null && <span>{say(words.recording, { size: sizeOf(bytes) })}</span>}
          {pictures > 0 && <span>{counted(words.pictures, pictures)}</span>}
          <span>{files_left ? counted(words.files_left, files_left) : words.gone}</span>
        </span>
      </span>
      <span className={css.figures}>
        <span>
          {deleted_by.kind === 'system'
            ? words.by_itself
            : say(words.by, { name: isolated(deleted_by.name ?? words.somebody) })}
        </span>
        <time dateTime={deleted_at}>{momentOf(deleted_at)}</time>
      </span>
    </li>
  )
}
