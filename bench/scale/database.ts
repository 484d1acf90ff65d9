import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'

/** A PostgreSQL as a larger business runs it by itself, which notes what its statements take. */
export interface LargeDatabase {
  /** For DATABASE_URL. */
  url: string
  /** Where it logs each statement that took longer than `slowMs`, with its plan, as lines of JSON. */
  log: string
  open(): Promise<pg.Client>
  stop(): Promise<void>
}

export const slowMs = 20

/** Starts one in `folder`, or the one that an earlier run filled there. It counts statements and explains slow ones. */
export async function startLargeDatabase(folder: string): Promise<LargeDatabase> {
  const dataDir = join(folder, 'database')
  await mkdir(dataDir, { recursive: true })
  const log = join(dataDir, 'postgres', 'log', 'slow.json')
  const { ownerUrl, stop } = await startEmbedded({
    dataDir,
    log: { info() {}, warn() {} },
    settings: {
      shared_buffers: '2GB',
      effective_cache_size: '12GB',
      work_mem: '16MB',
      maintenance_work_mem: '1GB',
      max_wal_size: '16GB',
      checkpoint_timeout: '30min',
      random_page_cost: '1.1',
      max_connections: '300',
      shared_preload_libraries: 'pg_stat_statements,auto_explain',
      'pg_stat_statements.track_planning': 'on',
      compute_query_id: 'on',
      'auto_explain.log_min_duration': String(slowMs),
      'auto_explain.log_analyze': 'on',
      // Reading the clock at each row would cost more than many a row.
      'auto_explain.log_timing': 'off',
      'auto_explain.log_buffers': 'on',
      'auto_explain.log_parameter_max_length': '0',
      logging_collector: 'on',
      log_destination: 'jsonlog',
      log_filename: 'slow.log',
    },
  })
  return {
    url: ownerUrl,
    log,
    async open() {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      return client
    },
    stop,
  }
}
