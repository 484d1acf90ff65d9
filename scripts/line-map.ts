import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'

/**
 * The `mappings` of a source map with a place only where another line of a source begins, instead of one for each token, and
 * without names. Node makes an object of every place once a stack is printed, and keeps it: those of the whole server took
 * 60 MB. Stacks name the same lines as before; of columns they name the first.
 */
export function oneForEachLine(mappings: string): string {
  let [source, line] = [-1, -1]
  const begun = (place: SourceMapSegment): SourceMapSegment[] => {
    // A place of a single number is code that comes from no source.
    if (place.length === 1 || (place[1] === source && place[2] === line)) return []
    const [at, from, begins, column] = place
    ;[source, line] = [from, begins]
    return [[at, from, begins, column]]
  }
  return encode(decode(mappings).map(places => places.flatMap(begun)))
}
