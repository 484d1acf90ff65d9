import { useNavigate, useSearch } from '@tanstack/react-router'

/** What opens over the area. It stands in the address, so that other areas lead to it and Back closes it. */
export type Door = 'teach' | 'website' | 'ask'

const doors: readonly Door[] = ['teach', 'website', 'ask']

export interface DoorSearch {
  do?: Door
  /** the question that it opens with */
  question?: string
}

export const doorSearch = (search: Record<string, unknown>): DoorSearch => ({
  do: doors.find(door => door === search.do),
  question: typeof search.question === 'string' ? search.question : undefined,
})

export const useDoor = (): DoorSearch => doorSearch(useSearch({ strict: false }))

/** Opens a door, or closes what is open. */
export function useOpenDoor(): (door: Door | null, question?: string) => void {
  const navigate = useNavigate()
  return (door, question) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, do: door ?? undefined, question })) as never,
      replace: door === null,
    })
}
