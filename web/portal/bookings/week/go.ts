import { useNavigate } from '@tanstack/react-router'
import { type BookingSearch, readSearch } from '../search.ts'

/** Changes what the address asks for, and keeps the rest. */
export function useGo(): (changes: { [K in keyof BookingSearch]?: BookingSearch[K] | undefined }) => void {
  const navigate = useNavigate()
  return changes =>
    void navigate({
      to: '.',
      search: ((before: Record<string, unknown>) => readSearch({ ...before, ...changes })) as never,
      replace: true,
    })
}
