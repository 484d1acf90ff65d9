import { shellWords } from '../shell/words.ts'
import { CloseIcon } from './icons.tsx'
import { useKeys } from './keys.ts'
import css from './notice-board.module.css'
import { dismiss, hold, release, undoNotice, useNotices } from './notices.ts'

/** Where notices stand, once in the frame. Z undoes the newest. */
export function NoticeBoard() {
  const notices = useNotices()
  const words = shellWords()
  useKeys({ z: notices.some(({ undo }) => undo) ? () => undoNotice() : undefined })
  return (
    <div className={css.board} role="status" aria-live="polite">
      {notices.map(({ id, sentence, tone, undo }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its clock stands still while somebody reads it
        <div
          key={id}
          className={css.notice}
          data-tone={tone}
          onPointerEnter={() => hold(id)}
          onPointerLeave={() => release(id)}
          onFocus={() => hold(id)}
          onBlur={() => release(id)}
        >
          <span className={css.words} dir="auto">
            {sentence}
          </span>
          {undo && (
            <button type="button" className={css.undo} onClick={() => undoNotice(id)}>
              {words.undo}
              <kbd className={css.key}>Z</kbd>
            </button>
          )}
          <button type="button" className={css.close} aria-label={words.close} onClick={() => dismiss(id)}>
            <CloseIcon size={14} />
          </button>
          {undo && <span className={css.clock} aria-hidden="true" />}
        </div>
      ))}
    </div>
  )
}
