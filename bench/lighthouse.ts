import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { freePort } from '#server/test/ports.ts'

/** A Chromium that Lighthouse drives by this port. */
export async function openMeasured(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port }
}

export interface Measured {
  /** 0 to 1 for each category that was asked for. */
  scores: Record<string, number>
  /** All that was sent, in kB of 1,000. */
  kilobytes: number
  /** Milliseconds: first and largest contentful paint, total blocking time. `cls` is layout shift, without unit. */
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** Audits of these categories that did not pass: why a score is not whole. */
  short: string[]
}

/**
 * Measures one visit. Mobile is Lighthouse's own profile: slow 4G, a processor four times slower; desktop its own too: a
 * cable's speed, this processor.
 */
export async function measure(
  url: string,
  {
    port,
    desktop = false,
    categories = ['performance'],
    headers,
  }: { port: number; desktop?: boolean; categories?: string[]; headers?: Record<string, string> },
): Promise<Measured> {
  const options = {
    port,
    onlyCategories: categories,
    output: 'json' as const,
    logLevel: 'error' as const,
    ignoreStatusCode: true,
    ...(headers && { extraHeaders: headers }),
  }
  const visit = async () =>
    ((await lighthouse(url, options, desktop ? desktopConfig : undefined)) as RunnerResult).lhr
  let lhr = await visit()
  // Chromium sometimes begins a trace after the page has begun: nothing was measured.
  if (lhr.runtimeError?.code === 'NO_NAVSTART') lhr = await visit()
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, score ?? Number.NaN]),
    ),
    kilobytes: number('total-byte-weight') / 1000,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    short: weighed.filter(id => (lhr.audits[id]?.score ?? 1) < 0.9),
  }
}
