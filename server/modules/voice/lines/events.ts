import type { LineEvent } from '../voice.ts'

/** What happens on a line, handed over in order to whoever listens, and kept until somebody does. */
export interface LineEvents {
  tell(event: LineEvent): void
  listen(handler: (event: LineEvent) => void): void
  /** Whether `closed` was told: nothing follows it. */
  readonly over: boolean
}

export function createLineEvents(): LineEvents {
  const before: LineEvent[] = []
  let handler: ((event: LineEvent) => void) | null = null
  let over = false
  return {
    get over() {
      return over
    },
    tell(event) {
      if (over) return
      over = event.type === 'closed'
      if (handler) handler(event)
      else before.push(event)
    },
    listen(listener) {
      handler = listener
      for (const event of before.splice(0)) listener(event)
    },
  }
}
