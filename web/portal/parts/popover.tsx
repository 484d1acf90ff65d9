import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useKeys } from './keys.ts'
import { type Place, placeBeside } from './place.ts'
import css from './popover.module.css'

export interface PopoverProps {
  /** what stands on the button, and what it is called where that is no text */
  button: ReactNode
  label?: string
  title?: string
  /** the class of the button */
  className?: string
  /** the letter that opens it */
  shortcut?: string
  disabled?: boolean
  /** what it is to a screen reader */
  role?: 'menu' | 'dialog'
  panelClass?: string
  onOpen?: () => void
  panelRef?: Ref<HTMLDivElement>
  /** is rendered while it is open; `close` also gives the focus back to the button */
  children: (close: () => void) => ReactNode
}

/** A button, and what it opens beside itself, in the browser's own top layer. Escape or a press elsewhere closes it. */
export function Popover({
  button,
  label,
  title,
  className,
  shortcut,
  disabled,
  role = 'dialog',
  panelClass,
  onOpen,
  children,
}: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<Place | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = useCallback(() => panel.current?.hidePopover(), [])
  useKeys(shortcut && !disabled ? { [shortcut]: () => panel.current?.showPopover() } : {})

  const toggled = (event: SyntheticEvent<HTMLDivElement>) => {
    if (event.target !== panel.current) return
    const isOpen = (event.nativeEvent as ToggleEvent).newState === 'open'
    setOpen(isOpen)
    if (isOpen) onOpen?.()
    else setPlace(null)
  }
  useLayoutEffect(() => {
    if (!open) return
    const put = () => {
      if (opener.current && panel.current) setPlace(placeBeside(opener.current, panel.current))
    }
    put()
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-first], [role^="menuitem"], input, button, a',
    )
    first?.focus({ preventScroll: true })
    const watched = new ResizeObserver(put)
    watched.observe(panel.current!)
    addEventListener('resize', put)
    return () => {
      watched.disconnect()
      removeEventListener('resize', put)
    }
  }, [open])

  return (
    <>
      <button
        type="button"
        ref={opener}
        className={className}
        popoverTarget={id}
        aria-haspopup={role}
        aria-expanded={open}
        aria-label={label}
        title={title ?? label}
        disabled={disabled}
      >
        {button}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={`${css.panel} ${panelClass ?? ''}`}
        data-placed={place !== null || undefined}
        style={place ?? {}}
        onToggle={toggled}
        {...(open && { role, 'aria-label': label ?? title })}
      >
        {open && children(close)}
      </div>
    </>
  )
}
