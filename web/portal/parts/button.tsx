import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import css from './button.module.css'

interface Look {
  /** `filled` for the one thing that a place is for; `default` and `subtle` for the others; `alarm` for what destroys */
  variant?: 'filled' | 'default' | 'subtle' | 'alarm'
  size?: 'xs' | 'sm' | 'md'
  leftSection?: ReactNode
  rightSection?: ReactNode
  fullWidth?: boolean
  /** while what it started goes on: it keeps its size and can't be pressed again */
  loading?: boolean
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

type ButtonProps<As extends ElementType> = Look & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Look | 'component'
  >

/**
 * A button, or with `component` a link that looks like one. The frame, Today and the inbox use it in place of Mantine's, which
 * would bring 20 kB to the first page.
 */
export function Button<As extends ElementType = 'button'>({
  component,
  variant = 'filled',
  size = 'sm',
  leftSection,
  rightSection,
  fullWidth = false,
  loading = false,
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps<As>) {
  const Root: ElementType = component ?? 'button'
  const classes = [css.button, css[variant], css[size], fullWidth && css.full, className]
  const own = component ? {} : { type: 'button', disabled: disabled || loading }
  return (
    <Root {...own} {...rest} className={classes.filter(Boolean).join(' ')} aria-busy={loading || undefined}>
      {leftSection !== undefined && <span className={css.section}>{leftSection}</span>}
      <span className={css.label}>{children}</span>
      {rightSection !== undefined && <span className={css.section}>{rightSection}</span>}
    </Root>
  )
}
