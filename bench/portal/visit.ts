import type { Page } from 'playwright-core'
import { median, percentile, report } from '../figures.ts'
import { barePage, bareServer, startDesk } from './desk.ts'

// Going back to a page of the desk that was seen before: from the click on its link until the frame in which it stands
// whole is painted. Floor: a page that holds the same texts in two boxes and shows one of them, in the same browser.

const rounds = Number(process.argv[2] ?? 20)
const paths = (process.env.PAGES ?? '/,/inbox,/knowledge,/settings').split(',')

/** In the page: clicks a link, and gives the milliseconds until the frame is painted in which `there` holds. */
const visit = (page: Page, href: string): Promise<number> =>
  page.evaluate(
    target =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(
          one => one.getAttribute('href')!.replace(/\/$/, '') === target,
        )
        if (!link) return reject(new Error(`there is no link to ${target}`))
        const main = document.querySelector('main')!
        const whole = () =>
          link.getAttribute('aria-current') === 'page' &&
          main.textContent.trim() !== '' &&
          !main.querySelector('[aria-busy="true"]')
        const began = performance.now()
        const look = () => {
          if (!whole()) return void requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          port2.postMessage(null)
        }
        link.click()
        requestAnimationFrame(look)
      }),
    href,
  )

/** Visits each link in turn, a first time unmeasured. */
async function measure(page: Page, hrefs: string[]): Promise<Map<string, number[]>> {
  const took = new Map(hrefs.map(href => [href, [] as number[]]))
  for (let round = -1; round < rounds; round++) {
    for (const href of hrefs) {
      const ms = await visit(page, href)
      if (round >= 0) took.get(href)!.push(ms)
      await page.waitForLoadState('load')
      await page.waitForTimeout(150)
    }
  }
  return took
}

const desk = await startDesk()
const { client, tenant } = desk.business
for (let i = 0; i < 60; i++) {
  const body = {
    message: `Do you sell xylophones of ${i} keys?`,
    tenant_id: tenant,
    client_name: `Visitor ${i}`,
  }
  await client.post('/api/v1/chat/message', { body })
}
const page = await desk.open('/')
const ours = await measure(
  page,
  paths.map(path => `/desk${path === '/' ? '' : path}`),
)
const texts = await page.evaluate(() => document.querySelector('main')!.textContent)

const floor = await bareServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    barePage(`<nav><a href="#a">a</a> <a href="#b">b</a></nav><main></main><template></template><script>
      const words = ${JSON.stringify(texts).replaceAll('<', '\\u003c')}
      const links = [...document.querySelectorAll('a')]
      addEventListener('hashchange', () => {
        for (const link of links) link.toggleAttribute('aria-current', false)
        links.find(link => link.hash === location.hash).setAttribute('aria-current', 'page')
        document.querySelector('main').textContent = words + location.hash
      })
    </script>`),
  ),
)
const bare = await desk.browser.newPage()
await bare.goto(floor.url)
const least = [...(await measure(bare, ['#a', '#b'])).values()].flat()
floor.close()
await desk.close()

const both = (values: number[]) =>
  `p50 ${median(values).toFixed(0)} ms, p95 ${percentile(values, 95).toFixed(0)} ms`
report(`Back to a page that was seen before, ${rounds} times each (aim p50 < 100 ms)`, {
  'floor, text put into a page': both(least),
  ...Object.fromEntries(
    [...ours].map(([href, values]) => [
      href,
      `${both(values)}, ratio ${(median(values) / median(least)).toFixed(1)}`,
    ]),
  ),
})
