import { paletteRules, palettes } from '#web/ui/brand.ts'
import { sheetOf } from '#web/ui/sheet.ts'
import css from './launcher.css?inline'
import type { Settings } from './settings.ts'

/** The widget's elements, in a tree of their own that the page's styles can't reach. */
export interface Frame {
  host: HTMLElement
  root: ShadowRoot
  desk: HTMLElement
  panel: HTMLElement
  notice: HTMLElement
  button: HTMLButtonElement
}

export function makeFrame({ theme, side, accent }: Settings): Frame {
  const host = document.createElement('frontdesk-widget')
  const root = host.attachShadow({ mode: 'open' })
  const palette = palettes(accent)[theme]
  root.adoptedStyleSheets = [sheetOf(css), sheetOf(`.desk{color-scheme:${theme};${paletteRules(palette)}}`)]

  const desk = made('div', `desk ${side}`)
  const panel = made('div', 'panel frame')
  panel.id = 'panel'
  panel.hidden = true
  panel.tabIndex = -1
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  const notice = made('p', 'notice')
  notice.setAttribute('role', 'alert')
  const button = made('button', 'launcher')
  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-controls', panel.id)
  button.append(icon('speech', 'M4 5h16v11H10l-5 4v-4H4z'), icon('shut', 'M6 9l6 6 6-6'))
  desk.append(panel, notice, button)
  root.append(desk)
  return { host, root, desk, panel, notice, button }
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = classes
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** Built by hand: a page that asks for trusted types takes no markup. */
function icon(name: string, d: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', name)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}
