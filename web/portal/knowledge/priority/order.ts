/** The order after one item has moved to the place of another; as it was where that is no place. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const next = [...order]
  if (from < 0 || to < 0 || from >= order.length || to >= order.length) return next
  const [item] = next.splice(from, 1)
  next.splice(to, 0, item as T)
  return next
}
