import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDocument } from '#web/pages/docs/reference.ts'
import { type Documented, openapi } from './openapi.ts'
import { takesGzip } from './pages/delivery.ts'
import { withStylesOf } from './pages/inline-styles.ts'
import { pageHeaders } from './pages/page-headers.ts'
import { loadPages } from './pages/pages.ts'
import { apiBase } from './serve.ts'

/** Asked for again each time, and sent again only when it has changed: it holds no credential, unlike other pages. */
const cache = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

/** Serves the OpenAPI document at /api/v1/openapi.json, and at /docs the page that shows it. */
export async function documentation(app: FastifyInstance, modules: Documented[]): Promise<void> {
  const pages = loadPages()
  // Made when somebody asks: a start has no time for it.
  let made: Record<string, unknown> | undefined
  const document = () => {
    made ??= openapi(modules)
    return made
  }
  const json = constant(() => JSON.stringify(document()))
  const page = constant(() => pages.docs(document() as unknown as ApiDocument))
  const policy = pageHeaders['content-security-policy']!
  app.get('/docs', async (request, reply) => {
    const shown = page()
    const own = { 'content-security-policy': withStylesOf(shown.plain.toString(), policy) }
    reply.headers({ ...pageHeaders, ...own, ...cache })
    return send(request, reply, shown)
  })
  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    reply.headers({ ...cache, 'content-type': 'application/json; charset=utf-8' })
    return send(request, reply, json())
  })
}

interface Constant {
  plain: Buffer
  gzipped: Buffer
  etag: string
}

/** A text that never changes while the process lives; made and compressed when it is first asked for. */
function constant(make: () => string): () => Constant {
  let made: Constant | undefined
  return () => {
    if (made) return made
    const plain = Buffer.from(make())
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    made = { plain, gzipped: gzipSync(plain, { level: 9 }), etag: `W/"${hash}"` }
    return made
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { plain, gzipped, etag }: Constant) {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (!takesGzip(request)) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzipped)
}
