// Reads content of unknown websites. reader.ts starts it with an empty environment and no rights: it can read the
// program's own code and answer over its channel, nothing else.
import { Problem } from '#server/http/problem.ts'
import { type PageBytes, type ReadPage, readPage } from './read.ts'
import { type RobotsAnswer, readRobots } from './robots.ts'
import { type ReadSitemap, readSitemap } from './sitemap.ts'

export type PageReaderRequest =
  | { page: PageBytes }
  | { sitemap: { body: Uint8Array; charset: string | null } }
  | { robots: { text: string; url: string } }

export type PageReaderMessage = { answer: ReadPage | ReadSitemap | RobotsAnswer } | { problem: string }

// Nobody reads the libraries' warnings.
for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[method] = () => {}

function answerTo(question: PageReaderRequest): ReadSitemap | RobotsAnswer | Promise<ReadPage> {
  if ('page' in question) return readPage(question.page)
  if ('sitemap' in question) return readSitemap(question.sitemap.body, question.sitemap.charset)
  return readRobots(question.robots.text, question.robots.url)
}

process.on('message', async (question: PageReaderRequest) => {
  let told: PageReaderMessage
  try {
    told = { answer: await answerTo(question) }
  } catch (error) {
    const said = error instanceof Problem && typeof error.detail === 'string' ? error.detail : null
    told = { problem: said ?? 'The page is built in a way that can’t be read.' }
  }
  process.send?.(told)
})
process.on('disconnect', () => process.exit(0))
