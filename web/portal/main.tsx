import './theme/mantine.css'
import 'virtual:palette.css'
import './theme/desk.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query.ts'
import { pageData } from './page-data.ts'
import { router } from './routes.tsx'
import { colourScheme } from './theme/colour-scheme.ts'
import { theme } from './theme/theme.ts'
import { loadWords } from './words/words.ts'

// Mantine would write its variables and its classes into style elements, which the policy of the page refuses. They stand in
// desk.css and in Mantine's own sheets instead.

await loadWords('shell')
createRoot(document.getElementById('root')!).render(
  <DirectionProvider initialDirection={pageData.dir} detectDirection={false}>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colourScheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </DirectionProvider>,
)
