import { useCallback, useMemo, useRef, useState } from 'react'

/** The first and the last of a range, and all between, in the order of `ids`; only the last where the first is gone. */
export function rangeOf(ids: readonly string[], first: string | null, last: string): string[] {
  const [from, to] = [first === null ? -1 : ids.indexOf(first), ids.indexOf(last)]
  if (from === -1 || to === -1) return [last]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

export interface Selection {
  ids: string[]
  count: number
  /** whether all that match the filter are meant, also those that are not loaded */
  isAll: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** `range`: all from the one that was selected before */
  select: (id: string, range: boolean) => void
  selectAll: () => void
  clear: () => void
}

const nothing: ReadonlySet<string> = new Set()

/** Which rows are selected. Another list begins with none; a row that leaves the list is no longer selected. */
export function useSelection(ids: string[], list: string): Selection {
  const [state, setState] = useState({ list, chosen: nothing, isAll: false })
  const last = useRef<string | null>(null)
  const latest = useRef({ ids, list })
  latest.current = { ids, list }
  const change = useCallback((next: (chosen: Set<string>) => void, isAll = false) => {
    const { list: current } = latest.current
    setState(before => {
      const chosen = new Set(before.list === current ? before.chosen : nothing)
      next(chosen)
      return { list: current, chosen, isAll }
    })
  }, [])
  const select = useCallback(
    (id: string, range: boolean) => {
      const many = rangeOf(latest.current.ids, range ? last.current : null, id)
      last.current = id
      change(chosen => {
        const isOn = chosen.has(id)
        for (const one of many) isOn ? chosen.delete(one) : chosen.add(one)
      })
    },
    [change],
  )
  const toggle = useCallback((id: string) => select(id, false), [select])
  const selectAll = useCallback(
    () =>
      change(chosen => {
        for (const id of latest.current.ids) chosen.add(id)
      }, true),
    [change],
  )
  const clear = useCallback(() => change(chosen => chosen.clear()), [change])
  return useMemo(() => {
    const chosen = state.list === list ? state.chosen : nothing
    const still = ids.filter(id => chosen.has(id))
    return {
      ids: still,
      count: still.length,
      isAll: state.isAll && still.length > 0 && state.list === list,
      has: (id: string) => chosen.has(id),
      toggle,
      select,
      selectAll,
      clear,
    }
  }, [state, ids, list, toggle, select, selectAll, clear])
}
