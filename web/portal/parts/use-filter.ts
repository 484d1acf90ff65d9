import { useNavigate } from '@tanstack/react-router'

/**
 * Filters live in the address: changes some of them, in place of the page before in the browser's history. `readSearch` is how
 * the page reads its address; undefined takes a filter away.
 */
export function useFilter<Search extends object>(
  readSearch: (search: Record<string, unknown>) => Search,
): (changes: Partial<Record<keyof Search, string | undefined>>) => void {
  const navigate = useNavigate()
  return changes =>
    void navigate({
      to: '.',
      search: ((before: object) => readSearch({ ...before, ...changes })) as never,
      replace: true,
    })
}
