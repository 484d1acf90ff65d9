import { paletteRules, palettes } from '#web/ui/theme/brand.ts'
import { stylesheetOf } from '#web/ui/theme/stylesheet.ts'
import css from './launcher.css?inline'
import type { WidgetSettings } from './settings.ts'

/** The widget's elements, in a shadow tree that the page's styles cannot reach. */
interface WidgetFrame {
  host: HTMLElement
  root: ShadowRoot
  desk: HTMLElement
  panel: HTMLElement
  notice: HTMLElement
  button: HTMLButtonElement
  /** Gives the widget its colour: the website's, else this one. */
  paint: (colour: string | null) => void
}

export function createFrame({ theme, side, accent }: WidgetSettings): WidgetFrame {
  const host = document.createElement('frontdesk-widget')
  const root = host.attachShadow({ mode: 'open' })
  const colours = new CSSStyleSheet()
  const paint = (colour: string | null) =>
    colours.replaceSync(`.desk{color-scheme:${theme};${paletteRules(palettes(accent ?? colour)[theme])}}`)
  paint(null)
  root.adoptedStyleSheets = [stylesheetOf(css), colours]

  const desk = element('div', `desk ${side}`)
  const panel = element('div', 'panel frame')
  panel.id = 'panel'
  panel.hidden = true
  panel.tabIndex = -1
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  const notice = element('p', 'notice')
  notice.setAttribute('role', 'alert')
  const button = element('button', 'launcher')
  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-controls', panel.id)
  button.append(icon('speech', 'M4 5h16v11H10l-5 4v-4H4z'), icon('close-icon', 'M6 9l6 6 6-6'))
  desk.append(panel, notice, button)
  root.append(desk)
  return { host, root, desk, panel, notice, button, paint }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = classes
  return element
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Built by hand: a page that requires trusted types accepts no markup. */
function icon(name: string, d: string): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('class', name)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}
