import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'

/** The look of a button, also for a link that is one. */
export const buttonLook = { filled: `${css.button} ${css.filled}`, plain: `${css.button} ${css.plain}` }

/**
 * A button of the browser that looks as Mantine's does. The frame and Today use it, because they are what is loaded first.
 * `busy`: what it has begun is not done yet.
 */
export function PlainButton({
  look = 'plain',
  busy = false,
  disabled = false,
  children,
  ...button
}: ComponentProps<'button'> & { look?: keyof typeof buttonLook; busy?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      {...button}
      className={buttonLook[look]}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  )
}
