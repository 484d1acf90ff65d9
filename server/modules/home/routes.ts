import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { pageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { homePage } from './home.ts'

const pages = loadPages()

const show = endpoint({
  method: 'GET',
  at: 'root',
  path: '/',
  summary: 'What this server is, and where to go from here',
  access: 'public',
  answers: { 200: 'text/html' },
  handle: async (ctx, { request, reply }) => {
    reply.headers(pageHeaders)
    return pages.home(await homePage(ctx), request.headers['accept-language'])
  },
})

/** The page at the server's own address. */
export const home: Module = {
  name: 'home',
  about: 'The page at the address of the server.',
  endpoints: [],
  pages: () => [show],
}
