import { readFileSync } from 'node:fs'

/** The release that runs, such as "0.2.0": `package.json` is the only place that holds it. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }
