import type { BrowserContext } from 'playwright-core'
import { type Client, createClient } from '#client'

/**
 * A client that calls the server at `url` as a page of its own in this browser would: with the browser's cookies, which
 * it keeps for its pages.
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
      // The browser has taken the cookies.
      const { 'set-cookie': _, ...headers } = answer.headers()
      return new Response(body, { status: answer.status(), headers })
    },
  })
