import { Problem } from '../problem.ts'

/** An office behind one address has a few dozen open pages. Nobody needs to occupy all sockets of a process. */
const mostPerAddress = 40

/** Counts the long-lived streams that each address has open at this process. */
export interface StreamCap {
  /** Counts one stream more until the returned function is called. Throws 429 when there are too many. */
  enter(address: string): () => void
}

export function createStreamCap(most = mostPerAddress): StreamCap {
  const open = new Map<string, number>()
  return {
    enter(address) {
      const before = open.get(address) ?? 0
      if (before >= most) {
        throw new Problem(429, 'Too many open connections from your address. Close one and try again.', {
          'Retry-After': '30',
        })
      }
      open.set(address, before + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const now = (open.get(address) ?? 1) - 1
        if (now) open.set(address, now)
        else open.delete(address)
      }
    },
  }
}
