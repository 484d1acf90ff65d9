/** Numbers that look random and are the same for one seed (mulberry32). */
export interface Random {
  below(most: number): number
  one<T>(list: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = seed | 0
  const below = (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most)
  }
  return { below, one: list => list[below(list.length)]! }
}
