import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { work } from '#server/app.ts'
import { type Ctx, type OpenCtx, openCtx } from '#server/core/context.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDependencies } from '#server/dependencies.ts'
import { createLog } from '#server/http/operations/log.ts'
import { openAccount } from '#server/modules/accounts/accounts.ts'
import { ingestFile } from '#server/modules/knowledge/knowledge.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import type { Passage } from './sets.ts'

export interface Product {
  open: OpenCtx
  /** Teaches a new business these passages, each as its own document. `ids` maps a source to its passage. */
  teach(name: string, passages: Passage[]): Promise<{ ctx: Ctx; ids: Map<string, string> }>
  stop(): Promise<void>
}

/** Opens the product in this process on the embedded database of the settings' folder, which others may use too. */
export async function openHere(settings: Settings) {
  const database = await startEmbedded({ dataDir: settings.dataDir, log: { info() {}, warn() {} } })
  const log = createLog({ level: 'warn' })
  const { deps, close } = await openDependencies(settings, {
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    log,
    work,
    runsJobs: false,
  })
  return {
    open: openCtx(deps, { requestId: 'bench', ip: '', log }),
    deps,
    async close() {
      await close()
      await database.stop()
    },
  }
}

/** Runs the product itself on an embedded database in its own folder, with no HTTP in between. */
export async function startProduct(embeddingsUrl: string): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    EMBEDDINGS_URL: embeddingsUrl,
    EMBEDDINGS_MODEL: 'co-occurrence',
  })
  const { open, deps, close } = await openHere(settings)
  return {
    open,
    async teach(name, passages) {
      const owner = { email: `${name}@example.com`, password: deps.id() }
      const { business } = await openAccount(open, { name, owner })
      const ctx = open.as(business.id, { kind: 'system' })
      const path = join(dataDir, 'passage.json')
      const ids = new Map<string, string>()
      for (const { id, title, text } of passages) {
        const content = JSON.stringify({ title, content: text })
        await writeFile(path, content)
        const file = { path, name: 'passage.json', size: Buffer.byteLength(content) }
        ids.set((await ingestFile(ctx, { linkId: null, file })).id, id)
      }
      // Autovacuum does this within a minute. Until then the planner has no statistics: searches took ten times as
      // long.
      await deps.db.pool.query('analyze')
      return { ctx, ids }
    },
    async stop() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
