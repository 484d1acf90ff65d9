// One step of a pattern: a character, one within a folder, any run of a folder, any run at all; and for `/**/`, which is
// also a mere slash, whether there are folders, and their names up to a slash.
type Step = { is: string } | 'one' | 'run' | 'all' | 'perhaps' | 'folders'

/** Ways that the braces of one glob may be chosen. */
const mostChoices = 64

/** `/{a,b}/c` → `/a/c`, `/b/c`. Braces that don't close, or too many of them, are what they look like. */
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

/** Walks all places of the pattern at once, so the time is length times length whatever the pattern. */
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
 * Whether a path matches one of these globs: `*` within a folder, `**` across folders, `?` one character, `{a,b}` either.
 * `/blog/**` takes in `/blog` itself; one that doesn't begin with a slash (`*.pdf`) holds in any folder. Not regular
 * expressions in disguise: whoever writes the globs also chooses the site, and a pattern of many stars over a long path
 * could hold up everybody else for minutes.
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
