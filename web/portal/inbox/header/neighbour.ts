/** Whom to go on with after one is done: the next in the list, else the one before; null when there is no other. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id)
  if (at === -1) return ids[0] ?? null
  return ids[at + 1] ?? ids[at - 1] ?? null
}
