import { type ReactNode, useEffect, useId, useRef } from 'react'
import { shellWords } from '../shell/words.ts'
import css from './dialog.module.css'
import { CloseIcon } from './icons.tsx'

/**
 * A dialog of the browser's own: it keeps the focus, Escape closes it, and the focus returns to where it was. Render it while
 * it is open. What was typed in it should be a draft, because a click beside it closes it too.
 */
export function Dialog({
  title,
  close,
  wide = false,
  children,
}: {
  title: string
  close: () => void
  wide?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const own = dialog.current
    own?.showModal()
    // Else the focus would lie on the first thing in it, which closes it.
    own?.querySelector<HTMLElement>('[data-first], input, textarea, select')?.focus()
    return () => own?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={dialog}
      className={wide ? css.wide : css.dialog}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <button type="button" className={css.close} onClick={close} aria-label={shellWords().close}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
