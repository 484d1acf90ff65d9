import robotsParser from 'robots-parser'

/** Our name in the rules of a robots.txt. */
const robotName = 'frontdesk'
/** Bytes of a robots.txt that are read (RFC 9309, section 2.5: at least 500 KiB). */
const longestRobots = 512 * 1024

export interface RobotsAnswer {
  allowed: boolean
  /** Seconds between two requests, if the site names them. */
  delay: number | null
  sitemaps: string[]
}

interface Rules {
  isAllowed(url: string, agent: string): boolean | undefined
  getCrawlDelay(agent: string): number | undefined
  getSitemaps(): string[]
}

/** The package's types describe an ECMAScript module, which it is not. */
const parse = robotsParser as unknown as (url: string, text: string) => Rules

let last: { origin: string; text: string; rules: Rules } | null = null

/** The rules of a robots.txt for one address. The last file is cached, because it is asked about page after page. */
export function readRobots(text: string, url: string): RobotsAnswer {
  const { origin } = new URL(url)
  if (last?.origin !== origin || last.text !== text) {
    last = { origin, text, rules: parse(`${origin}/robots.txt`, text.slice(0, longestRobots)) }
  }
  const delay = Number(last.rules.getCrawlDelay(robotName))
  return {
    allowed: last.rules.isAllowed(url, robotName) ?? true,
    delay: delay > 0 ? delay : null,
    sitemaps: last.rules.getSitemaps(),
  }
}
