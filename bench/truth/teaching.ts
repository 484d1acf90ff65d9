import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#client'
import { type Served, type Site, startSite } from '#server/test/fakes/site.ts'
import type { ServerProcess } from '#server/test/process.ts'
import { register } from '../client.ts'
import type { Business } from './businesses.ts'

/** A business with an account that knows everything it is to know. */
export interface TaughtBusiness {
  business: Business
  tenant: string
  client: Client
  /** Documents that the server would not read, with its words; what only they say stays untaught. */
  refused: string[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** Makes an account for the business and teaches it through the doors that its owner has. */
export async function teach(server: ServerProcess, business: Business): Promise<TaughtBusiness> {
  const { client, tenant } = await register(server)
  await client.patch('/api/v1/account', { body: business.account })
  const refused: string[] = []
  if (business.crawl) await crawl(client, business, business.crawl)
  for (const path of business.uploads) {
    const file = new File([await readFile(join(business.folder, path))], basename(path))
    const { error } = await client.try.post('/api/v1/knowledge/portal/upload', { body: { file } })
    if (error) refused.push(`${path}: ${error.message}`)
  }
  for (const [question, answer] of business.answers)
    await client.post('/api/v1/knowledge/portal/ingest', { body: { question, answer } })
  for (const content of business.texts)
    await client.post('/api/v1/knowledge/portal/ingest', { body: { content } })
  return { business, tenant, client, refused }
}

async function crawl(client: Client, { name, folder }: Business, first: string): Promise<void> {
  const site = await serve(folder, dirname(first))
  try {
    const started = await client.post('/api/v1/knowledge/crawl', {
      body: { url: `${site.url}/${first}`, max_pages: 200 },
    })
    for (;;) {
      const { status, errors } = await client.get('/api/v1/knowledge/crawl/{job_id}/status', {
        params: { job_id: started.job_id },
      })
      if (status === 'completed') break
      if (status !== 'queued' && status !== 'running')
        throw new Error(`The crawl of ${name} ${status}: ${JSON.stringify(errors)}`)
      await sleep(50)
    }
  } finally {
    await site.close()
  }
}

/** Serves a folder of pages as a website of its own, at the paths that the files have below `root`. */
async function serve(root: string, below: string): Promise<Site> {
  const pages: Record<string, Served> = {}
  const entries = await readdir(join(root, below), { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const page = {
      type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      body: await readFile(file),
    }
    const path = `/${relative(root, file)}`
    pages[path] = page
    if (entry.name === 'index.html') pages[path.slice(0, -entry.name.length)] = page
  }
  return startSite(pages)
}

/** Waits until nothing that was taught is still being worked on, such as vectors. */
export async function learned(db: { query(sql: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  for (;;) {
    const { rows } = await db.query(
      "select from pgboss.job where name like 'knowledge.%' and state < 'completed' limit 1",
    )
    if (!rows.length) return
    await sleep(100)
  }
}
