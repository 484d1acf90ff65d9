import { SearchQuery, SearchResult } from '#contract/search.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { searchAll } from './search.ts'

export const search: Module = {
  name: 'search',
  about: 'One search over everything that the business has.',
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/search',
      summary: 'What a text finds, of every kind that the caller may read',
      access: 'standard',
      query: SearchQuery,
      answers: { 200: SearchResult },
      handle: (ctx, { query }) => searchAll(ctx, query.q, query.limit),
    }),
  ],
}
