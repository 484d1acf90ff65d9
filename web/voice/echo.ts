/**
 * Knows our own voice when it comes back: the browser's recogniser hears the loudspeaker as well, for no echo
 * cancellation stands before it.
 */
export interface Echo {
  /** This is being said; it lasts until `quiet`, or for `ms`. */
  said: (text: string, ms?: number) => void
  quiet: () => void
  is: (heard: string) => boolean
}

// Of the words heard, how many must be ours. Who speaks over us takes up a word or two, and says others with them.
const OURS_MEANWHILE = 0.6
// A recogniser is still busy with what it heard when we are silent again; but then an answer may be one of our words
// (“Tuesday or Wednesday?” – “Wednesday.”), so that only a long piece of ours is an echo.
const AFTERWARDS_MS = 2_000
const OURS_AFTERWARDS = 0.8
const LONG_WORDS = 4
const REMEMBERED_CHARACTERS = 400

export function openEcho(language: string): Echo {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const wordsOf = (text: string) =>
    Array.from(segmenter.segment(text.toLocaleLowerCase(language)))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
  let ours = ''
  let until = 0

  return {
    said: (text, ms = Number.POSITIVE_INFINITY) => {
      ours = `${ours} ${text}`.slice(-REMEMBERED_CHARACTERS)
      until = Math.max(until, Date.now()) + ms
    },
    quiet: () => {
      until = Date.now()
    },
    is: heard => {
      const silentFor = Date.now() - until
      if (silentFor > AFTERWARDS_MS) return false
      const known = new Set(wordsOf(ours))
      const words = wordsOf(heard)
      const share = words.filter(word => known.has(word)).length / words.length
      return silentFor < 0 ? share >= OURS_MEANWHILE : words.length >= LONG_WORDS && share >= OURS_AFTERWARDS
    },
  }
}
