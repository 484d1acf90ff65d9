import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesDir, pagesPath } from '#web/pages/build.ts'
import { Problem } from '../problem.ts'
import { brandFileHeaders, pageFileHeaders } from './page-headers.ts'
import { brandFile } from './pages.ts'

const root = join(import.meta.dirname, '../../..', pagesDir)

/** Serves the files of the public pages: scripts, style sheets and fonts, and one style sheet for each colour. */
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
  app.get<{ Params: { file: string } }>(`${pagesPath}brand/:file`, async ({ params }, reply) => {
    const css = brandFile(params.file)
    if (css === null) throw new Problem(404, 'Not found')
    reply.headers(brandFileHeaders)
    return css
  })
}
