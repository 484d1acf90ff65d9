import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'

/** The look of a button, also for a link that is one. `quiet`: without a frame. */
export const buttonLook = {
  filled: `${css.button} ${css.filled}`,
  plain: `${css.button} ${css.plain}`,
  quiet: `${css.button} ${css.quiet}`,
}

interface Props extends ComponentProps<'button'> {
  look?: keyof typeof buttonLook
  small?: boolean
  /** as wide as what it stands in */
  wide?: boolean
  /** what it has begun is not done yet */
  busy?: boolean
  children: ReactNode
}

/** A button of the browser that looks as Mantine's does, for what is loaded first: the frame, Today and the inbox. */
export function PlainButton({
  look = 'plain',
  small = false,
  wide = false,
  busy = false,
  disabled = false,
  className = '',
  ...button
}: Props) {
  const size = `${small ? css.small : ''} ${wide ? css.wide : ''}`
  return (
    <button
      type="button"
      {...button}
      className={`${buttonLook[look]} ${size} ${className}`}
      disabled={disabled || busy}
    />
  )
}
