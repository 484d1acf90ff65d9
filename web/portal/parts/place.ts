/** Pixels from the window's upper left corner, for `position: fixed`. */
export interface Place {
  left: number
  top: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
interface Size {
  width: number
  height: number
}

/** Pixels between a button and what it opens, and to the edge of the window. */
const [gap, margin] = [6, 8]

/**
 * Where a panel stands that a button opens: below it, or above where there is more room, ending where the button ends when
 * the button is in the second half of the line. Never outside of the window.
 */
export function placeOf(button: Box, panel: Size, view: Size): Place {
  const below = view.height - button.bottom - gap - margin
  const isBelow = panel.height <= below || below >= button.top - gap - margin
  const top = isBelow ? button.bottom + gap : button.top - gap - panel.height
  const endsThere = (button.left + button.right) / 2 > view.width / 2
  const left = endsThere ? button.right - panel.width : button.left
  const within = (value: number, size: number, room: number) =>
    Math.max(margin, Math.min(value, room - size - margin))
  return { left: within(left, panel.width, view.width), top: within(top, panel.height, view.height) }
}

export const placeBeside = (button: Element, panel: HTMLElement): Place =>
  placeOf(
    button.getBoundingClientRect(),
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
  )
