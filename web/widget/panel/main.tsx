import { render } from 'preact'
import { readersLocale } from '#web/ui/locale.ts'
import { sheetOf } from '#web/ui/sheet.ts'
import type { PanelModule } from '../config.ts'
import { holdKeyboard } from './keyboard.ts'
import css from './panel.css?inline'
import { PanelView } from './panel.tsx'
import { followScreen } from './screen.ts'
import { loadWords } from './words.ts'

/** Fills the launcher's place with the panel (see config.ts). */
export const mount: PanelModule['mount'] = async given => {
  const { place, root, config, close } = given
  const words = await loadWords(config.language)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(css)]
  place.lang = config.language
  place.dir = config.dir
  holdKeyboard(place, close)
  followScreen(place)
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
