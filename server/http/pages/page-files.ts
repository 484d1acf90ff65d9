import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesDir, pagesPath } from '#web/pages/build.ts'
import { deliverPages } from './delivery.ts'
import { pageFileHeaders } from './page-headers.ts'

const root = join(import.meta.dirname, '../../..', pagesDir)

/** Serves the files of the public pages, and delivers the pages. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: pagesPath,
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: reply => {
      for (const [name, value] of Object.entries(pageFileHeaders)) reply.header(name, value)
    },
  })
  deliverPages(app)
}
