import { onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'
import { modules } from '#server/app.ts'
import type { OpenCtx } from '#server/core/context.ts'
import type { LineEvent } from '#server/modules/voice/voice.ts'
import { startApp } from './app.ts'

/** A server with one more socket, for lines that no module stands behind. */
export async function lineDoor<T>(
  open: (ctx: OpenCtx, socket: WebSocket) => Promise<T>,
  options: Parameters<typeof startApp>[0] = {},
) {
  let waiting = Promise.withResolvers<T>()
  const door = {
    name: 'door',
    endpoints: [],
    sockets: [
      {
        path: '/door/:token',
        async open(ctx: OpenCtx, socket: WebSocket) {
          const line = open(ctx, socket)
          line.catch(() => {}) // whoever asks for the next one is told
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
    /** The line that the next socket makes, or the last one made. */
    next: () => waiting.promise,
    /** From now on `next` waits for another one. */
    again() {
      waiting = Promise.withResolvers<T>()
    },
  }
}

/** Everything that happens on a line, and when something did. */
export function record(line: { listen(handler: (event: LineEvent) => void): void }) {
  const events: LineEvent[] = []
  const waiting = new Set<() => void>()
  line.listen(event => {
    events.push(event)
    for (const look of [...waiting]) look()
  })
  /** Resolves with the first event that is so, also one that was there before. */
  const until = <T extends LineEvent['type']>(
    type: T,
    so: (event: Extract<LineEvent, { type: T }>) => boolean = () => true,
  ) =>
    new Promise<Extract<LineEvent, { type: T }>>(resolve => {
      const look = () => {
        const found = events.find(
          (event): event is Extract<LineEvent, { type: T }> => event.type === type && so(event as never),
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
