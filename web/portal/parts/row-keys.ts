import { useKeys } from './keys.ts'

/** The links of a list's rows, which carry `data-row` with the record's id. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** J and K move from row to row, X selects the row in which the focus is; Enter is the link's own. */
export function useRowKeys(toggle?: (id: string) => void): void {
  const current = () =>
    (document.activeElement?.closest('[data-row-of]') ?? null)?.getAttribute('data-row-of') ?? null
  const move = (by: 1 | -1) => () => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset.row === current())
    const next = all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = current()
      if (id !== null) toggle?.(id)
    },
  })
}
