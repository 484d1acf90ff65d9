import * as shape from '#contract/widget.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { launcherHeaders, loadWidget } from '#server/http/pages/widget-files.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { checkEndpoints } from './check/routes.ts'
import { widgetOf } from './widget.ts'

const files = loadWidget()

export const widget: Module = {
  name: 'widget',
  about: 'What a website may learn of the business whose widget it carries.',
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/widget/config',
      summary: 'What the widget of a website offers, and in which language',
      access: 'public',
      limit: 'widget',
      query: shape.ConfigQuery,
      answers: { 200: shape.WidgetConfig },
      errors: [403, 404],
      handle: async (ctx, { query, request, reply }) => {
        reply.header('Cache-Control', 'no-store')
        // For every answer: a refused website must be able to log the reason in its console.
        allowReading(reply, request.headers.origin ?? null)
        reply.header('Vary', 'Origin, Accept-Language')
        const wish = { tenantId: query.tenant_id, language: query.language }
        return { ...(await widgetOf(ctx, wish, request)), panel: files().panel }
      },
    }),
    ...checkEndpoints,
  ],
  pages: () => [
    endpoint({
      method: 'GET',
      at: 'root',
      path: '/widget.js',
      summary: 'The script with which a website carries the widget',
      access: 'public',
      answers: { 200: 'text/javascript' },
      handle: async (_ctx, { request, reply }) => {
        const { launcher, etag } = files()
        reply.headers({ ...launcherHeaders, etag })
        if (request.headers['if-none-match'] !== etag) return launcher
        reply.code(304)
        return ''
      },
    }),
  ],
}
