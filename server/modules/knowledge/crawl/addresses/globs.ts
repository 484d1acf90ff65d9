// One step of a pattern: a character, one character within a folder, any run within a folder, any run; for `/**/`,
// which also matches a single slash: whether there are folders, and their names up to a slash.
type Step = { is: string } | 'one' | 'run' | 'all' | 'perhaps' | 'folders'

/** Alternatives of the braces of one glob. */
const mostChoices = 64

/** `/{a,b}/c` → `/a/c`, `/b/c`. Unclosed braces, or too many of them, are literal. */
function choices(glob: string): string[] {
  let open = [glob]
  for (;;) {
    const next = open.flatMap(one => {
      const found = /\{([^{}]*,[^{}]*)\}/.exec(one)
      if (!found) return [one]
      const [whole, inside] = [found[0], found[1]!]
      return inside
        .split(',')
        .map(part => one.slice(0, found.index) + part + one.slice(found.index + whole.length))
    })
    if (next.length === open.length || next.length > mostChoices) return open
    open = next
  }
}

function stepsOf(glob: string): Step[] {
  const steps: Step[] = []
  for (const [token] of glob.matchAll(/(?<=\/)\*\*\/|\*{2,}|[\s\S]/gu)) {
    if (token === '**/') steps.push('perhaps', 'folders')
    else if (token.startsWith('**')) steps.push('all')
    else if (token === '*') steps.push('run')
    else if (token === '?') steps.push('one')
    else steps.push({ is: token })
  }
  return steps
}

/** Walks all positions of the pattern at once, so the time is length times length for every pattern. */
function matches(steps: Step[], path: string): boolean {
  const closure = (places: Set<number>): Set<number> => {
    for (const place of places) {
      const step = steps[place]
      if (step === 'run' || step === 'all' || step === 'perhaps') places.add(place + 1)
      if (step === 'perhaps') places.add(place + 2)
    }
    return places
  }
  let places = closure(new Set([0]))
  for (const character of path) {
    const next = new Set<number>()
    for (const place of places) {
      const step = steps[place]
      if (step === undefined) continue
      if (step === 'folders' && character === '/') next.add(place + 1)
      if (step === 'all' || step === 'folders' || (step === 'run' && character !== '/')) next.add(place)
      else if (step === 'one' ? character !== '/' : typeof step === 'object' && step.is === character) {
        next.add(place + 1)
      }
    }
    if (!next.size) return false
    places = closure(next)
  }
  return places.has(steps.length)
}

/**
 * Whether a path matches one of these globs: `*` within a folder, `**` across folders, `?` one character, `{a,b}`
 * either. `/blog/**` also matches `/blog`; a glob without a leading slash (`*.pdf`) matches in any folder. No regular
 * expressions: the author of the globs also chooses the site, and many stars over a long path could block everybody for
 * minutes.
 */
export function globs(patterns: string[]): (path: string) => boolean {
  const all = patterns.flatMap(pattern => {
    const glob = pattern.trim()
    const anchored = glob.startsWith('/') ? [glob] : [`/${glob}`, `/**/${glob}`]
    const folders = anchored.flatMap(one => (one.endsWith('/**') ? [one, one.slice(0, -3) || '/'] : [one]))
    return folders.flatMap(choices).map(stepsOf)
  })
  return path => all.some(steps => matches(steps, path))
}
