import type { Server, ServerResponse } from 'node:http'

/** What a server is answering. */
export interface InFlight {
  /**
   * Resolves when everything that is being answered at this moment has been, or once `patience` fires. What
   * comes in meanwhile is answered too, and connections close behind their answers: clients go elsewhere.
   */
  settle(patience: AbortSignal): Promise<void>
}

/** Watches a server, from before its first request. */
export function watchInFlight(server: Server): InFlight {
  const answering = new Set<ServerResponse>()
  let leaving = false
  const leave = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (leaving) leave(response)
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  return {
    async settle(patience) {
      leaving = true
      for (const response of answering) leave(response)
      const over = [...answering].map(response => new Promise(resolve => response.once('close', resolve)))
      const enough = new Promise(resolve => patience.addEventListener('abort', resolve, { once: true }))
      if (!patience.aborted) await Promise.race([Promise.all(over), enough])
    },
  }
}
