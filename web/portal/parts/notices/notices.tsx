import { shellWords } from '../../shell/words.ts'
import { CloseIcon, UndoIcon } from '../icons.tsx'
import { useKeys } from '../keys.ts'
import css from './notices.module.css'
import { dismiss, takeBack, undoMs, useNotice } from './notices.ts'

/** The place at the bottom of the window where the desk says what was done; Z takes it back. */
export function Notices() {
  const notice = useNotice()
  const words = shellWords()
  useKeys({ z: takeBack })
  return (
    <div className={css.place} role="status">
      {notice && (
        <div className={css.notice} key={notice.id}>
          <span className={css.text}>{notice.text}</span>
          {notice.undo && (
            <button type="button" className={css.undo} onClick={takeBack}>
              <UndoIcon size={16} />
              {words.undo}
              <kbd className={css.key}>Z</kbd>
            </button>
          )}
          <button type="button" className={css.close} onClick={dismiss} aria-label={words.close}>
            <CloseIcon size={16} />
          </button>
          {notice.undo && (
            <span className={css.clock} style={{ animationDuration: `${undoMs}ms` }} aria-hidden="true" />
          )}
        </div>
      )}
    </div>
  )
}
