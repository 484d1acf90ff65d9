/** A queue for work of which only a few may run at once in this process, fair between accounts. */
interface FairQueue {
  /**
   * Waits for a turn of this account and returns the function that ends it. Throws the signal's reason when it is
   * aborted before.
   */
  enter(account: string, signal?: AbortSignal): Promise<() => void>
}

/**
 * A queue that serves accounts in rotation: however much one has waiting, the next turn is another's. `perAccount`: how
 * many turns one account may hold; when less than `atOnce`, a turn stays free for others while one account works for
 * long.
 */
export function fairQueue({ atOnce, perAccount }: { atOnce: number; perAccount: number }): FairQueue {
  const held = new Map<string, number>()
  /** Waiting work by account, in the order of their next turns. Accounts without waiting work are absent. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const mayGo = (account: string) => running < atOnce && (held.get(account) ?? 0) < perAccount
  const go = (account: string) => {
    running++
    held.set(account, (held.get(account) ?? 0) + 1)
  }
  const goOn = () => {
    const next = [...waiting.keys()].find(mayGo)
    if (next === undefined) return
    const [first, ...others] = waiting.get(next)!
    waiting.delete(next)
    if (others.length) waiting.set(next, others)
    go(next)
    first!()
  }
  const end = (account: string) => {
    running--
    const left = held.get(account)! - 1
    if (left) held.set(account, left)
    else held.delete(account)
    goOn()
  }

  return {
    async enter(account, signal) {
      signal?.throwIfAborted()
      if (mayGo(account)) go(account)
      else {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        const goAhead = () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          const others = waiting.get(account)!.filter(each => each !== goAhead)
          if (others.length) waiting.set(account, others)
          else waiting.delete(account)
          reject(signal?.reason)
        }
        waiting.set(account, [...(waiting.get(account) ?? []), goAhead])
        signal?.addEventListener('abort', leave, { once: true })
        await promise
      }
      let over = false
      return () => {
        if (over) return
        over = true
        end(account)
      }
    },
  }
}
