import { flushSync } from 'react-dom'

/** A field with a caret. */
type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Changes a field's words from outside of it, and puts the caret where one writes on: at `from`, or around what lies between
 * `from` and `to`. At once, because keys that are pressed before the next frame would go to the button that was pressed.
 */
export function writeAndGoOn(field: Field | null, change: () => void, from: number, to = from): void {
  flushSync(change)
  field?.focus()
  field?.setSelectionRange(from, to)
}
