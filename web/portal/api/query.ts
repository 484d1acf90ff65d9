import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { faultOf } from './api.ts'

// Pages render what was read before, then read again. The live stream says what has changed, so nothing is polled.

let onSignedOut: () => void = () => {}

/** Is called when the server no longer knows our session. */
export const whenSignedOut = (listener: () => void): void => {
  onSignedOut = listener
}

const watch = (error: unknown): void => {
  if (faultOf(error) === 'signed_out') onSignedOut()
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watch }),
  mutationCache: new MutationCache({ onError: watch }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // The client retries what may be retried.
      retry: false,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
