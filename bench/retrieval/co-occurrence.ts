import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/**
 * A stand-in for an embedding model that needs nothing but the passages: latent semantic analysis (Deerwester et al.,
 * 1990). A matrix records which stems occur in which passage. A randomised singular value decomposition (Halko,
 * Martinsson and Tropp, 2011) finds its strongest `dimensions` directions, and these are the dimensions of the
 * vectors. Two words that occur among the same other words get similar vectors, even if they never occur together. A
 * model trained on the world's text knows far more; this stand-in shows how much a second, independent opinion adds
 * to the words.
 */
export type Embed = (text: string) => number[]

const filing = filingOf('en')
const stems = (text: string): string[] => words(text).flatMap(word => filing(word)?.stem ?? [])

/** Extra directions beyond those kept, and passes over the matrix. Both make the strongest directions exact. */
const OVERSAMPLING = 16
const PASSES = 3

/** One passage's stems, by place in the vocabulary, with their weights. The vector's length is 1. */
interface Row {
  terms: Int32Array
  weights: Float64Array
}

export function trainEmbed(passages: string[], dimensions: number): Embed {
  const texts = passages.map(stems)
  const df = new Map<string, number>()
  for (const text of texts) for (const stem of new Set(text)) df.set(stem, (df.get(stem) ?? 0) + 1)
  const places = new Map([...df.keys()].map((stem, place) => [stem, place]))
  const idf = Float64Array.from(df.values(), n => Math.log((passages.length + 1) / n))
  const weigh = (text: string[]): Row => {
    const tf = new Map<number, number>()
    for (const stem of text) {
      const place = places.get(stem)
      if (place !== undefined) tf.set(place, (tf.get(place) ?? 0) + 1)
    }
    const weights = Float64Array.from(tf, ([place, n]) => (1 + Math.log(n)) * idf[place]!)
    const length = Math.hypot(...weights) || 1
    return { terms: Int32Array.from(tf.keys()), weights: weights.map(weight => weight / length) }
  }
  const directions = strongest(texts.map(weigh), places.size, dimensions)
  return text => {
    const { terms, weights } = weigh(stems(text))
    const vector = new Array<number>(directions.length + 1).fill(0)
    for (const [i, direction] of directions.entries()) {
      for (let j = 0; j < terms.length; j++) vector[i]! += direction[terms[j]!]! * weights[j]!
    }
    // A text of unknown words has no meaning here, but a vector needs a direction: this one no other text has.
    if (!vector.some(Boolean)) vector[directions.length] = 1
    return vector
  }
}

/**
 * The strongest right singular vectors of a sparse matrix: as many as asked for, or fewer if the matrix has fewer.
 */
function strongest(rows: Row[], columns: number, count: number): Float64Array[] {
  const size = Math.min(count + OVERSAMPLING, rows.length, columns)
  const random = gaussian(1)
  let basis = orthonormal(Array.from({ length: size }, () => Float64Array.from({ length: columns }, random)))
  for (let pass = 0; pass < PASSES; pass++) {
    basis = orthonormal(basis.map(vector => backward(rows, columns, forward(rows, vector))))
  }
  // Orders the directions within that space by strength: they are the eigenvectors of the small matrix of products.
  const images = basis.map(vector => forward(rows, vector))
  const products = images.map(a => Float64Array.from(images, b => dot(a, b)))
  return eigenvectors(products)
    .slice(0, count)
    .map(mix => {
      const direction = new Float64Array(columns)
      for (const [i, share] of mix.entries()) {
        const vector = basis[i]!
        for (let j = 0; j < columns; j++) direction[j]! += share * vector[j]!
      }
      return direction
    })
}

const forward = (rows: Row[], vector: Float64Array): Float64Array =>
  Float64Array.from(rows, ({ terms, weights }) => {
    let sum = 0
    for (let j = 0; j < terms.length; j++) sum += weights[j]! * vector[terms[j]!]!
    return sum
  })

function backward(rows: Row[], columns: number, image: Float64Array): Float64Array {
  const vector = new Float64Array(columns)
  for (const [i, { terms, weights }] of rows.entries()) {
    for (let j = 0; j < terms.length; j++) vector[terms[j]!]! += weights[j]! * image[i]!
  }
  return vector
}

/** The modified Gram–Schmidt process. It leaves out vectors that depend on the others. */
function orthonormal(vectors: Float64Array[]): Float64Array[] {
  const basis: Float64Array[] = []
  for (const vector of vectors) {
    const before = Math.sqrt(dot(vector, vector))
    for (const other of basis) {
      const share = dot(vector, other)
      for (let i = 0; i < vector.length; i++) vector[i]! -= share * other[i]!
    }
    const length = Math.sqrt(dot(vector, vector))
    if (length > before * 1e-10) basis.push(vector.map(part => part / length))
  }
  return basis
}

/** The eigenvectors of a symmetric matrix by Jacobi's rotations, the one with the greatest eigenvalue first. */
function eigenvectors(matrix: Float64Array[]): Float64Array[] {
  const n = matrix.length
  const vectors = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: n }, (_, j) => Number(i === j)),
  )
  for (let sweep = 0; sweep < 12; sweep++) {
    let off = 0
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) {
        const a = matrix[p]![q]!
        off += a * a
        if (Math.abs(a) < 1e-14) continue
        const theta = (matrix[q]![q]! - matrix[p]![p]!) / (2 * a)
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1))
        const c = 1 / Math.hypot(t, 1)
        rotate(matrix, vectors, p, q, c, t * c)
      }
    }
    if (off < 1e-18) break
  }
  const strengths = matrix.map((row, i) => row[i]!)
  return vectors
    .map((_, i) => i)
    .sort((a, b) => strengths[b]! - strengths[a]!)
    .map(i => vectors[i]!)
}

function rotate(
  m: Float64Array[],
  vectors: Float64Array[],
  p: number,
  q: number,
  c: number,
  s: number,
): void {
  for (const row of m) {
    const [a, b] = [row[p]!, row[q]!]
    row[p] = c * a - s * b
    row[q] = s * a + c * b
  }
  for (const rows of [m, vectors]) {
    const [x, y] = [rows[p]!, rows[q]!]
    for (let i = 0; i < x.length; i++) {
      const [a, b] = [x[i]!, y[i]!]
      x[i] = c * a - s * b
      y[i] = s * a + c * b
    }
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

/** Normally distributed numbers (Box–Muller), the same in every run. */
function gaussian(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 1) / 4_294_967_297
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
