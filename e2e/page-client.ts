import type { BrowserContext } from 'playwright-core'
import { type Client, createClient } from '#client'

/**
 * A client that calls the server at `url` as one of its pages in this browser does: it uses the browser's cookies and
 * stores new ones there.
 */
export const clientIn = (context: BrowserContext, url: string): Client =>
  createClient({
    baseUrl: url,
    headers: { origin: new URL(url).origin },
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await context.request.fetch(request.url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(request.body && { data: Buffer.from(await request.arrayBuffer()) }),
      })
      const body = answer.status() === 204 ? null : new Uint8Array(await answer.body())
      // The browser has stored the cookies.
      const { 'set-cookie': _, ...headers } = answer.headers()
      return new Response(body, { status: answer.status(), headers })
    },
  })
