import 'virtual:palette.css'
import './theme/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query.ts'
import { router } from './routes.tsx'
import { followDevice } from './theme/follow-scheme.ts'
import { loadWords } from './words/words.ts'

followDevice()
await loadWords('shell')
const root = createRoot(document.getElementById('root')!)
// In short pieces, between which the browser paints and answers a finger.
startTransition(() =>
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  ),
)
