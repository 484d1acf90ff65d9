import { onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'
import { modules } from '#server/app.ts'
import type { OpenCtx } from '#server/core/context.ts'
import type { LineEvent } from '#server/modules/voice/voice.ts'
import { startApp } from './app.ts'

/** A server with one more socket, for lines that belong to no module. */
export async function lineDoor<T>(
  open: (ctx: OpenCtx, socket: WebSocket) => Promise<T>,
  options: Parameters<typeof startApp>[0] = {},
) {
  let waiting = Promise.withResolvers<T>()
  const door = {
    name: 'door',
    about: 'A socket for tests.',
    endpoints: [],
    sockets: [
      {
        path: '/door/:token',
        async open(ctx: OpenCtx, socket: WebSocket) {
          const line = open(ctx, socket)
          line.catch(() => {}) // `next` reports the error
          waiting.resolve(line)
          waiting.promise.catch(() => {})
          await line
        },
      },
    ],
  }
  modules.push(door)
  onTestFinished(() => void modules.splice(modules.indexOf(door), 1))
  const app = await startApp({ env: { VAD: 'light', ...options.env }, ...options })
  return {
    app,
    url: `${app.url.replace('http', 'ws')}/api/v1/door/1`,
    /** The line of the next socket, or the most recent one. */
    next: () => waiting.promise,
    /** Makes `next` wait for a new line. */
    again() {
      waiting = Promise.withResolvers<T>()
    },
  }
}

/** Everything that happens on a line, each event with its time. */
export function record(line: { listen(handler: (event: LineEvent) => void): void }) {
  const events: LineEvent[] = []
  const waiting = new Set<() => void>()
  line.listen(event => {
    events.push(event)
    for (const look of [...waiting]) look()
  })
  /** Resolves with the first event that matches, also an earlier one. */
  const until = <T extends LineEvent['type']>(
    type: T,
    matches: (event: Extract<LineEvent, { type: T }>) => boolean = () => true,
  ) =>
    new Promise<Extract<LineEvent, { type: T }>>(resolve => {
      const look = () => {
        const found = events.find(
          (event): event is Extract<LineEvent, { type: T }> => event.type === type && matches(event as never),
        )
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  return { events, until }
}
