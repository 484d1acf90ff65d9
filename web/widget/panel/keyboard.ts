/**
 * Keeps the keyboard in the panel: Tab cycles, Escape closes. The page gets no key events, because its shortcuts do not
 * recognise the panel's fields as fields.
 */
export function trapKeyboard(panel: HTMLElement, close: () => void): void {
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    panel.addEventListener(type, event => event.stopPropagation())
  }
  panel.addEventListener('keydown', event => {
    // A dialog over the panel is modal by itself, and an input method handles its own Escape.
    if (event.isComposing || panel.querySelector('dialog[open]')) return
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') cycleFocus(panel, event)
  })
}

function cycleFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const all = [...reachable(panel)]
  const [end, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  const focused = innermostFocus(panel)
  if (!other || (focused !== end && focused !== panel)) return
  // From the panel itself, which is not focusable by Tab, Tab works, but Shift+Tab would leave it.
  if (focused === panel && !event.shiftKey) return
  event.preventDefault()
  other.focus()
}

/** The focusable elements, in order, through our shadow trees. */
function* reachable(element: Element | ShadowRoot): Generator<HTMLElement> {
  for (const child of element.children) {
    if (!(child instanceof HTMLElement) || child.hidden) continue
    if (child.tabIndex >= 0 && !child.matches(':disabled') && child.checkVisibility()) yield child
    yield* reachable(child.shadowRoot ?? child)
  }
}

function innermostFocus(panel: HTMLElement): Element | null {
  let focused = (panel.getRootNode() as ShadowRoot).activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}
