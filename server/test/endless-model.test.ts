import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerOwner } from './browser.ts'
import { startFlood } from './fakes/flood.ts'
import { emptyPlace } from './place.ts'

const residentMb = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

test.skipIf(process.platform !== 'linux')(
  'visitors get a finite answer from a model that never stops, and the process stays small',
  async () => {
    const flood = await startFlood('words')
    onTestFinished(flood.close)
    const place = await emptyPlace()
    const server = await place.start({ env: { LLM_URL: flood.url, LLM_MODEL: 'm' } })
    const { browser } = await registerOwner(server)
    const { body } = await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })
    const ask = async () => {
      const response = await fetch(`${server.url}/api/v1/chat/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': body.key },
        body: JSON.stringify({ message: 'Tell me everything.' }),
      })
      return response.text()
    }
    await ask()
    const before = await residentMb(server.pid)
    const answers = await Promise.all(Array.from({ length: 5 }, ask))
    for (const answer of answers) {
      expect(answer).toMatch(/event: done\ndata: .*\n\n$/)
      expect(JSON.parse(/event: done\ndata: (.*)\n\n$/.exec(answer)![1]!).reply).toContain(
        'pass your question on',
      )
    }
    await vi.waitFor(() => expect(flood.open()).toBe(0), { timeout: 5_000 })
    expect((await residentMb(server.pid)) - before).toBeLessThan(100)
  },
)
