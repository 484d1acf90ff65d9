import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

// The client package in a page of the server's own, and in a worker of that page.

const root = join(import.meta.dirname, '..')

/** This runs in both: a call, a form, an error as a value, a list, a stream. */
const work = `
  import { createClient } from './client.js'
  const client = createClient({ baseUrl: '' })
  export async function run() {
    const { name } = await client.post('/api/v1/leads', { body: { name: 'Maren Holt' } })
    const file = new File(['There are twelve free parking spaces.'], 'parking.txt')
    const { success } = await client.post('/api/v1/knowledge/portal/upload', { body: { file } })
    const { error } = await client.try.get('/api/v1/leads', { query: { status: 'nope' } })
    const names = []
    for await (const lead of client.pages('/api/v1/leads', { query: { limit: 1 } })) names.push(lead.name)
    const events = []
    const body = { message: 'How many parking spaces are there?' }
    for await (const { event } of client.stream('/api/v1/chat/stream', { body })) events.push(event)
    return [name, success, error.status, names.length, events[0], events.at(-1)]
  }
`
const files: Record<string, string> = {
  'work.js': work,
  'worker.js': `import { run } from './work.js'; run().then(postMessage, error => postMessage(String(error)))`,
  'page.html': '<!doctype html><title>Client</title>',
}

test('in a page and in a worker, the client calls, streams and reads lists', async () => {
  const built = await mkdtemp(join(tmpdir(), 'frontdesk-client-'))
  onTestFinished(() => rm(built, { recursive: true, force: true }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const build = [compiler, '--project', join(root, 'sdk/tsconfig.json'), '--outDir', built]
  await promisify(execFile)(process.execPath, build)

  const { url, owner } = await openBusiness(await openBrowser())
  await owner.route('**/client/*', async route => {
    const name = route.request().url().split('/').at(-1)!
    const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript'
    await route.fulfill({ contentType, body: files[name] ?? (await readFile(join(built, name), 'utf8')) })
  })
  const troubles = troublesOf(owner)
  const page = await owner.newPage()
  await page.goto(`${url}/client/page.html`)
  const inPage = await page.evaluate(`import('/client/work.js').then(({ run }) => run())`)
  expect(inPage).toEqual(['Maren Holt', true, 422, 1, 'start', 'done'])
  const inWorker = await page.evaluate(`new Promise((resolve, reject) => {
    const worker = new Worker('/client/worker.js', { type: 'module' })
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = reject
  })`)
  expect(inWorker).toEqual(['Maren Holt', true, 422, 2, 'start', 'done'])
  // The browser reports the refused request itself.
  expect(troubles.filter(trouble => !/Failed to load resource.* 422/.test(trouble))).toEqual([])
})
