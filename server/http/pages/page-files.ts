import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesDir, pagesPath } from '#web/pages/build.ts'
import { portalDir, portalFilesPath } from '#web/portal/build.ts'
import { deliverPages } from './delivery.ts'
import { pageFileHeaders } from './page-headers.ts'

const root = join(import.meta.dirname, '../../..')

/** Serves the files of the public pages and of the owner's web app, and delivers the pages. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  await serveBuild(app, pagesDir, pagesPath)
  await serveBuild(app, portalDir, portalFilesPath)
  deliverPages(app)
}

async function serveBuild(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, folder),
    prefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: reply => {
      for (const [name, value] of Object.entries(pageFileHeaders)) reply.header(name, value)
    },
  })
}
