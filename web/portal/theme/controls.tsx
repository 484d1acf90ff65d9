import './mantine.css'
import './controls.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageData } from '../page-data.ts'
import { colourScheme } from './colour-scheme.ts'
import { theme } from './theme.ts'

/**
 * Stands around an area that uses Mantine. Mantine would write its variables and its classes into style elements, which the
 * policy of the page refuses: they stand in controls.css and in its own sheets instead.
 */
export const Controls = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={pageData.dir} detectDirection={false}>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colourScheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  </DirectionProvider>
)
