/**
 * The `mappings` of a source map with a place only where another line of a source begins, instead of one for each token. Node
 * makes an object of every place once a stack is printed, and keeps it: those of the whole server took 60 MB. Stacks name the
 * same lines as before; of columns they name the first.
 */
export function oneForEachLine(mappings: string): string {
  // Each number is told as the difference from that of the place before: column of the output; source, line, column, name.
  const at = [0, 0, 0, 0, 0]
  let kept = [0, 0, 0, 0]
  let [source, line] = [-1, -1]
  return mappings
    .split(';')
    .map(places => {
      at[0] = kept[0] = 0
      const told: string[] = []
      for (const place of places.split(',')) {
        const numbers = decode(place)
        numbers.forEach((by, i) => {
          at[i]! += by
        })
        // A place of a single number is code that comes from no source.
        if (numbers.length < 4 || (at[1] === source && at[2] === line)) continue
        ;[, source, line] = at as [number, number, number]
        told.push(encode(kept.map((before, i) => at[i]! - before)))
        kept = at.slice(0, 4)
      }
      return told.join(',')
    })
    .join(';')
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 VLQ: five bits a digit, the lowest first, a sixth where more follow; the lowest bit of a number is its sign. */
function decode(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of text) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}

const encode = (numbers: number[]): string =>
  numbers
    .map(number => {
      let text = ''
      let rest = number < 0 ? (-number << 1) | 1 : number << 1
      do {
        text += digits[(rest & 31) | (rest > 31 ? 32 : 0)]
        rest >>= 5
      } while (rest > 0)
      return text
    })
    .join('')
