import {
  isMantineColorScheme,
  localStorageColorSchemeManager,
  type MantineColorSchemeManager,
} from '@mantine/core'
import { schemeKey } from './scheme-key.ts'

/** Keeps the choice where `scheme.ts` reads it before the first paint. */
const kept = localStorageColorSchemeManager({ key: schemeKey })

/** Where nobody has chosen here, the choice that the member made elsewhere holds, which the server wrote into the page. */
export const colourScheme: MantineColorSchemeManager = {
  ...kept,
  get: otherwise => {
    const { scheme } = document.documentElement.dataset
    return kept.get(isMantineColorScheme(scheme) ? scheme : otherwise)
  },
}
