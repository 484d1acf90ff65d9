/** The methods that each path takes, whichever handler serves it. */
export interface Paths {
  /** One route as the router knows it: `/leads/:id`, `/docs/*`. */
  add(pattern: string, methods: string[], about: Route): void
  /**
   * The methods that a path takes, in the order of registration; null for an unknown path. A literal segment
   * wins over a parameter, even if it takes other methods: `GET /questionnaires/parse` does not look for a
   * questionnaire with the id "parse".
   */
  at(path: string): string[] | null
  isSocket(path: string): boolean
}

/** The path of a request, without its query, and without scheme and host if a proxy's client sent an absolute URL. */
export const pathOfUrl = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/i, '')

interface Route {
  /** The path takes WebSockets. */
  socket: boolean
  /**
   * The allowed words of parameters that stand for one of a few: `/connections/:channel` also means
   * `/connections/email`.
   */
  words: Record<string, string[]>
}

/** A node in the tree of all paths, with one level per segment. */
interface Place {
  methods: Set<string>
  socket: boolean
  named: Map<string, Place>
  any: Place | null
  /** The node for everything below (`*`). */
  rest: Place | null
}

const newPlace = (): Place => ({
  methods: new Set(),
  socket: false,
  named: new Map(),
  any: null,
  rest: null,
})

export function createPaths(): Paths {
  const root = newPlace()
  return {
    add(pattern, methods, { socket, words }) {
      let places = [root]
      for (const part of partsOf(pattern)) {
        const spelled = part.startsWith(':') ? [part, ...(words[part.slice(1)] ?? [])] : [part]
        places = places.flatMap(place => spelled.map(each => below(place, each)))
      }
      for (const place of places) {
        for (const method of methods) place.methods.add(method)
        place.socket ||= socket
      }
    },
    at(path) {
      const place = find(root, partsOf(path))
      return place && [...place.methods]
    },
    isSocket: path => find(root, partsOf(path))?.socket ?? false,
  }
}

/** Ignores a trailing slash, as the router does. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1)

function below(place: Place, part: string): Place {
  if (part === '*') {
    place.rest ??= newPlace()
    return place.rest
  }
  if (part.startsWith(':')) {
    place.any ??= newPlace()
    return place.any
  }
  const named = place.named.get(part) ?? newPlace()
  place.named.set(part, named)
  return named
}

function find(place: Place, parts: string[]): Place | null {
  const [part, ...others] = parts
  if (part === undefined) return place.methods.size ? place : place.rest
  const named = place.named.get(part)
  return (named && find(named, others)) || (place.any && find(place.any, others)) || place.rest
}
