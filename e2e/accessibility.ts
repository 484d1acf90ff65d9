import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA with all before them, and what axe's authors advise. */
export const strict = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rules whose verdict hangs on the colours of a page alone. */
export const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it is now: by the rules of these tags, by these rules alone, or else by those it runs
 * by itself. With any of them it reads no style sheet anew: it would write a style element, which a strict policy refuses.
 */
export async function faultsOf(
  page: Page,
  { tags, rules }: { tags?: string[]; rules?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async runOnly => {
      const { violations } = await (
        window as unknown as {
          axe: {
            run(
              within: object,
              options: object,
            ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
      ).axe.run(
        // A frame that runs no script can't be asked, and the browser complains of the attempt.
        { exclude: ['iframe[sandbox=""]'] },
        { resultTypes: ['violations'], ...(runOnly && { runOnly, preload: false }) },
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    rules ? { type: 'rule', values: rules } : tags && { type: 'tag', values: tags },
  )
}
