import type { LineEvent } from '../voice.ts'

/** Hands the events of a line over in order, and keeps those that come before anybody listens. */
interface LineEvents {
  tell(event: LineEvent): void
  listen(handler: (event: LineEvent) => void): void
  /** Whether `closed` was told. Nothing follows it. */
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
