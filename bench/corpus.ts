/**
 * Text to search in, the same in every run. The words are as unevenly common as those of real text (Zipf's law), and
 * every paragraph holds one fact that a question can ask for.
 */
export interface Corpus {
  /** One paragraph on each line, about 150 words each: one chunk. */
  lines(from: number, to: number): string
  /** A question that paragraph `n` answers, and the answer's distinctive word. */
  question(n: number): { text: string; answer: string }
}

const vocabularySize = 30_000
const syllables = [
  'ba',
  'co',
  'di',
  'fu',
  'ga',
  'le',
  'mi',
  'no',
  'pa',
  're',
  'si',
  'to',
  'vu',
  'za',
  'tra',
  'plo',
  'ster',
  'gan',
  'mel',
  'dor',
]

export function corpus(seed = 1): Corpus {
  const words = Array.from({ length: vocabularySize }, (_, i) => wordOf(i))
  const paragraph = (n: number): string => {
    const random = generator(seed * 1_000_003 + n)
    const sentences: string[] = []
    for (let s = 0; s < 9; s++) {
      const picked = Array.from({ length: 15 }, () => words[zipf(random)]!)
      sentences.push(`${capital(picked.join(' '))}.`)
    }
    const { subject, answer } = fact(n)
    sentences.splice(4, 0, `The ${subject} is kept in the ${answer}.`)
    return sentences.join(' ')
  }
  const fact = (n: number) => ({
    subject: `${words[(n * 7_919) % vocabularySize]} ${wordOf(n + 500_000)}`,
    answer: wordOf(n + 900_000),
  })
  return {
    lines: (from, to) => Array.from({ length: to - from }, (_, i) => paragraph(from + i)).join('\n'),
    question: n => ({ text: `Where is the ${fact(n).subject} kept?`, answer: fact(n).answer }),
  }
}

/** A pronounceable word, different for every number. */
function wordOf(n: number): string {
  let word = ''
  for (let left = n + 400; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length]
  return word
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** Rank 1 is by far the most common. */
const zipf = (random: () => number): number => Math.floor(vocabularySize ** random()) - 1

/** The mulberry32 generator: small, fast, and good enough for nonsense text. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
