import 'virtual:palette.css'
import './theme/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query.ts'
import { router } from './routes.tsx'
import { followDevice } from './theme/follow-scheme.ts'
import { loadWords } from './words/words.ts'

followDevice()
await loadWords('shell')
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
