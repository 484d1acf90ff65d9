import { median } from '../figures.ts'
import { type Measured, measure, openMeasured } from '../lighthouse.ts'
import { barePage, bareServer, startDesk } from './desk.ts'

// The pages of the desk as Lighthouse judges them, by its desktop and its phone profile, opened first: performance,
// accessibility and best practices, of 100. The business is the demo's size of a morning. Floor: a page of one kilobyte of a
// bare node:http, in the same run. PAGES=/,/inbox measures these only.

const rounds = Number(process.argv[2] ?? 3)
const paths = (process.env.PAGES ?? '/,/inbox,/inbox?view=all,/knowledge,/knowledge/sources,/settings').split(
  ',',
)
const categories = ['performance', 'accessibility', 'best-practices']

const desk = await startDesk()
const { client, tenant } = desk.business
for (const [question, answer] of [
  ['How much is a check-up?', 'A check-up costs 40 euros.'],
  ['When are you open?', 'From nine to six.'],
]) {
  await client.post('/api/v1/knowledge/portal/ingest', { body: { question, answer } })
}
for (let i = 0; i < 40; i++) {
  const body = {
    message: `Do you sell xylophones of ${i} keys?`,
    tenant_id: tenant,
    client_name: `Visitor ${i}`,
  }
  await client.post('/api/v1/chat/message', { body })
}

const floor = await bareServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(barePage(`<main><h1>A page</h1><p>${'Words of a page that is read. '.repeat(26)}</p></main>`)),
)
const { browser, port } = await openMeasured()
process.stdout.write(
  '\n| Page | performance | accessibility | best practices | kB | first paint | largest (of the floor) | shift | blocked | short of |\n|---|---|---|---|---|---|---|---|---|---|\n',
)
for (const desktop of [true, false]) {
  const runsOf = async (url: string) => {
    const runs: Measured[] = []
    for (let i = 0; i < rounds; i++)
      runs.push(await measure(url, { port, desktop, categories, headers: { cookie: desk.business.cookie } }))
    return runs
  }
  const least = await runsOf(floor.url)
  const urls = paths.map((path): [string, string] => [
    path,
    `${desk.server.url}/desk${path === '/' ? '' : path}`,
  ])
  row(`floor, ${desktop ? 'desktop' : 'phone'}`, least, least)
  for (const [path, url] of urls) row(`${path}, ${desktop ? 'desktop' : 'phone'}`, await runsOf(url), least)
}
await browser.close()
floor.close()
await desk.close()

function row(name: string, runs: Measured[], least: Measured[]): void {
  const middle = (of: (run: Measured) => number, all = runs) => median(all.map(of))
  const score = (category: string) => Math.round(middle(({ scores }) => scores[category]!) * 100)
  const lcp = ({ lcp }: Measured) => lcp
  const cells = [
    name,
    ...categories.map(score),
    middle(({ kilobytes }) => kilobytes).toFixed(0),
    `${(middle(({ fcp }) => fcp) / 1000).toFixed(2)} s`,
    `${(middle(lcp) / 1000).toFixed(2)} s (${(middle(lcp) / middle(lcp, least)).toFixed(1)})`,
    middle(({ cls }) => cls).toFixed(3),
    `${middle(({ tbt }) => tbt).toFixed(0)} ms`,
    runs[0]!.short.join(' '),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
