import type { KeyboardEvent, ReactNode } from 'react'
import css from './menu.module.css'
import { Popover, type PopoverProps } from './popover.tsx'

/** A button that opens a list of things to do. Arrows, Home, End and first letters move in it. */
export function Menu({
  children,
  ...popover
}: Omit<PopoverProps, 'role' | 'children'> & { children: ReactNode }) {
  return (
    <Popover role="menu" {...popover}>
      {close => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the popover around it is the menu
        <div
          className={css.items}
          onKeyDown={move}
          onClick={event => {
            if ((event.target as Element).closest('[role^="menuitem"]')) close()
          }}
        >
          {children}
        </div>
      )}
    </Popover>
  )
}

function move(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = nextOf(event, items, at)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: HTMLElement[], at: number) {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find(item => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

/** One thing to do. `aside`: what stands at its end, such as the time that it means. */
export function MenuItem({
  onClick,
  icon,
  aside,
  checked,
  alarming = false,
  disabled,
  children,
}: {
  onClick: () => void
  icon?: ReactNode
  aside?: ReactNode
  checked?: boolean
  alarming?: boolean
  disabled?: boolean
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is one of a menu, which may be checked
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      tabIndex={-1}
      className={alarming ? css.alarming : css.item}
      onClick={onClick}
      disabled={disabled}
    >
      {icon}
      <span className={css.words}>{children}</span>
      {aside !== undefined && <span className={css.aside}>{aside}</span>}
    </button>
  )
}

export const MenuLine = () => <hr className={css.line} />
