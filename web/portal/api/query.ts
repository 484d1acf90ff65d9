import { QueryClient } from '@tanstack/react-query'

// Pages render what was read before, then read again. The live stream says what has changed, so nothing is polled.

export const queryClient: QueryClient = new QueryClient({
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
