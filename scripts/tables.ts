import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect } from '../server/db/connect.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrate } from '../server/db/migrate.ts'

// Writes server/db/tables.ts, the types of every table, from a freshly migrated database. With --check it writes
// nothing and fails when the committed file differs.

const target = join(import.meta.dirname, '../server/db/tables.ts')
const codegen = join(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-tables-'))
const server = await startEmbedded({ dataDir, log: { info() {}, warn() {} }, settings: { fsync: 'off' } })
try {
  const database = connect(server.ownerUrl)
  await migrate(database.pool)
  await database.close()
  const out = join(dataDir, 'tables.ts')
  await promisify(execFile)(process.execPath, [
    codegen,
    ...['--dialect', 'postgres', '--url', server.ownerUrl, '--out-file', out, '--log-level', 'error'],
    ...['--exclude-pattern', 'pgboss.*', '--numeric-parser', 'number', '--type-mapping', '{"int8":"number"}'],
  ])
  const made = await readFile(out, 'utf8')
  if (!process.argv.includes('--check')) await writeFile(target, made)
  else if (made !== (await readFile(target, 'utf8').catch(() => ''))) {
    console.error('server/db/tables.ts is stale: run node_modules/.bin/node scripts/tables.ts')
    process.exitCode = 1
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
