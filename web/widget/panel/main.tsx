import { render } from 'preact'
import { readersLocale } from '#web/ui/locale.ts'
import { stylesheetOf } from '#web/ui/theme/stylesheet.ts'
import type { PanelModule } from '../config.ts'
import { trapKeyboard } from './keyboard.ts'
import css from './panel.css?inline'
import { PanelView } from './panel.tsx'
import { followVisibleViewport } from './visible-viewport.ts'
import { loadWords } from './words.ts'

/** Renders the panel into the launcher's element (see config.ts). */
export const mount: PanelModule['mount'] = async given => {
  const { place, root, config, close } = given
  const words = await loadWords(config.language)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, stylesheetOf(css)]
  place.lang = config.language
  place.dir = config.dir
  trapKeyboard(place, close)
  followVisibleViewport(place)
  render(<PanelView given={given} words={words} locale={readersLocale(config.language)} />, place)
  return {
    focus: () => {
      // On a touch screen the field would raise the keyboard over the greeting.
      const writing = matchMedia('(hover: hover) and (pointer: fine)').matches
      const field = writing ? place.querySelector<HTMLElement>('.view:not([hidden]) #message') : null
      ;(field ?? place).focus({ preventScroll: true })
    },
  }
}
