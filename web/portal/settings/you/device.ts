/** The browser and the system that a `User-Agent` tells of, as their makers call them; null where it tells nothing. */
export function deviceOf(agent: string | null): { browser: string; system: string } | null {
  if (!agent) return null
  const browser = first(browsers, agent)
  const system = first(systems, agent)
  return browser && system ? { browser, system } : null
}

const first = (names: [string, RegExp][], agent: string): string | null =>
  names.find(([, mark]) => mark.test(agent))?.[0] ?? null

/** In this order: most browsers also name those that they want to be taken for. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]
