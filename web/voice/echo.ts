/**
 * Recognises our own voice when it comes back. The browser's recogniser hears the loudspeaker as well, since it has no echo
 * cancellation.
 */
interface EchoFilter {
  /** We are saying this, until `quiet` or for `ms` milliseconds. */
  said: (text: string, ms?: number) => void
  quiet: () => void
  isEcho: (heard: string) => boolean
}

// The share of the words heard that must be ours. A person who speaks over us repeats a word or two, among others.
const oursMeanwhile = 0.6
// A recogniser is still busy with our voice when we are silent again. But then an answer may be one of our words (“Tuesday
// or Wednesday?” – “Wednesday.”), so only a long piece of ours is an echo.
const afterwardsMs = 2_000
const oursAfterwards = 0.8
const longWords = 4
const rememberedCharacters = 400

export function createEchoFilter(language: string): EchoFilter {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const wordsOf = (text: string) =>
    Array.from(segmenter.segment(text.toLocaleLowerCase(language)))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
  let ours = ''
  let until = 0

  return {
    said: (text, ms = Number.POSITIVE_INFINITY) => {
      ours = `${ours} ${text}`.slice(-rememberedCharacters)
      until = Math.max(until, Date.now()) + ms
    },
    quiet: () => {
      until = Date.now()
    },
    isEcho: heard => {
      const silentFor = Date.now() - until
      if (silentFor > afterwardsMs) return false
      const known = new Set(wordsOf(ours))
      const words = wordsOf(heard)
      const share = words.filter(word => known.has(word)).length / words.length
      return silentFor < 0 ? share >= oursMeanwhile : words.length >= longWords && share >= oursAfterwards
    },
  }
}
