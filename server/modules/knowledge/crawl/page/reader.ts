import type { ChildProcess } from 'node:child_process'
import { Problem } from '#server/http/problem.ts'
import { unitOf } from '../../reading/process/process.ts'
import { residentBytes, startSandboxed } from '../../reading/process/sandbox.ts'
import type { PageReaderMessage, PageReaderRequest } from './child.ts'
import type { PageBytes, ReadPage } from './read.ts'
import type { RobotsAnswer } from './robots.ts'
import type { ReadSitemap } from './sitemap.ts'

const programUrl = new URL('./child.ts', import.meta.url)

/** For one page, in wall-clock time: a page of a megabyte takes three seconds of low-priority processor time. */
const answerTimeoutMs = 30_000
/** Resident bytes, also after a thousand pages. */
const mostMemory = 512 * 2 ** 20
const watchEveryMs = 200
/** Seconds of processor time in all; then a fresh process continues. */
const mostCpuSeconds = 300

/** Reads pages one after another in a process of its own, started at the first request. */
export interface PageReader {
  /** Throws Problem 400 for a page that can't be read within its bounds, 503 when no process can be started. */
  page(given: PageBytes): Promise<ReadPage>
  sitemap(given: { body: Uint8Array; charset: string | null }): Promise<ReadSitemap>
  robots(given: { text: string; url: string }): Promise<RobotsAnswer>
  close(): void
}

type Child = ChildProcess & { pid: number }

/**
 * Parses everything from unknown websites in another process: a page of 5,000 nested elements, 30 kB, blocks
 * Readability for ten seconds. One process reads many pages, because starting it takes half a second.
 */
export function openReader(): PageReader {
  let child: Child | null = null
  const close = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const ask = async (question: PageReaderRequest): Promise<Record<string, unknown>> => {
    if (!child || child.exitCode !== null || child.signalCode !== null || !child.connected) {
      child = startSandboxed(programUrl, [], {
        cpu: mostCpuSeconds,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
    }
    if (!child) throw new Problem(503, 'Pages can’t be read right now.')
    const told = await answered(child, question)
    if (told === null) {
      close()
      throw new Problem(400, 'The page takes too long or too much memory to read.')
    }
    if ('problem' in told) throw new Problem(400, text(told.problem))
    return told.answer as unknown as Record<string, unknown>
  }
  return {
    page: async given => readPageOf(await ask({ page: given })),
    async sitemap(given) {
      const { pages, sitemaps } = await ask({ sitemap: given })
      return { pages: texts(pages), sitemaps: texts(sitemaps) }
    },
    async robots(given) {
      const { allowed, delay, sitemaps } = await ask({ robots: given })
      return {
        allowed: allowed === true,
        delay: typeof delay === 'number' ? delay : null,
        sitemaps: texts(sitemaps),
      }
    },
    close,
  }
}

/** Null when the process ended, or used more than a page may. */
async function answered(child: Child, question: PageReaderRequest): Promise<PageReaderMessage | null> {
  const { promise, resolve } = Promise.withResolvers<PageReaderMessage | null>()
  const end = () => resolve(null)
  const clock = setTimeout(end, answerTimeoutMs)
  const watch = setInterval(async () => {
    if ((await residentBytes(child.pid)) > mostMemory) end()
  }, watchEveryMs)
  child.once('message', resolve as (message: unknown) => void)
  child.once('exit', end)
  child.send(question, error => {
    if (error) end()
  })
  try {
    return await promise
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
    child.off('message', resolve as (message: unknown) => void)
    child.off('exit', end)
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : []

/** Validates an answer from a process that has read unknown content: only the expected fields pass. */
const readPageOf = (told: Record<string, unknown>): ReadPage => ({
  title: text(told.title),
  units: (Array.isArray(told.units) ? told.units : []).flatMap(unitOf),
  why: text(told.why),
  links: texts(told.links),
  canonical: text(told.canonical) || null,
  refresh: text(told.refresh) || null,
  noindex: told.noindex === true,
})
