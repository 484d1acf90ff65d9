/** Reads out the server's words, piece by piece, and counts how much of them has been heard. */
export interface Reader {
  /** Reads this out behind the pieces before. `end`: no more of this utterance will come. */
  say: (utterance: string, text: string, end: boolean) => void
  /** Falls silent at once, and forgets what waits. */
  flush: () => void
  close: () => void
}

/** So many `characters` of an utterance have been heard. */
interface ReadProgress {
  utterance: string
  characters: number
  done: boolean
}

/** A voice that reads one piece. It tells `at` how far it has come, and resolves when it is done or was stopped. */
export type ReadOut = (text: string, at: (characters: number) => void, signal: AbortSignal) => Promise<void>

/** Where nothing is read out, shown words count as heard. */
export const showOnly: ReadOut = async () => {}

export function openReader(readOut: ReadOut, tell: (spoken: ReadProgress) => void): Reader {
  const waiting: { utterance: string; text: string; end: boolean }[] = []
  /** The utterance that has begun and is not over. */
  let inHand: ReadProgress | null = null
  let silence = new AbortController()
  let reading = false

  const report = (characters: number) => {
    inHand = { ...inHand!, characters }
    tell(inHand)
  }
  const read = async () => {
    if (reading) return
    reading = true
    const { signal } = silence
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      const { utterance, text, end } = piece
      if (inHand?.utterance !== utterance) inHand = { utterance, characters: 0, done: false }
      const from = inHand.characters
      if (text !== '') {
        report(from)
        await readOut(text, characters => !signal.aborted && report(from + characters), signal)
        if (signal.aborted) return
        report(from + text.length)
      }
      if (end) {
        tell({ ...inHand, done: true })
        inHand = null
      }
    }
    reading = false
  }
  const hush = () => {
    waiting.length = 0
    silence.abort()
    silence = new AbortController()
    reading = false
    const cut = inHand
    inHand = null
    return cut
  }

  return {
    say: (utterance, text, end) => {
      waiting.push({ utterance, text, end })
      void read()
    },
    flush: () => {
      const cut = hush()
      if (cut) tell(cut)
    },
    close: () => void hush(),
  }
}

// Nobody waits longer for a voice that reports nothing than a slow speaker would take.
const slowestMsPerCharacter = 150
const patienceMs = 4_000
const voicesMs = 1_500

/**
 * Unlocks speech on phones, where a page may first speak only from a click, and our first words come later (Safari).
 */
export function unlockVoice(): void {
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** The browser's own voice. Where it has none, `missing` is called and words are only shown. */
export function browserVoice(language: string, missing: () => void): ReadOut {
  const { speechSynthesis } = window
  let voices: Promise<boolean> | undefined
  return async (text, at, signal) => {
    voices ??= hasVoices(speechSynthesis).then(has => {
      if (!has) missing()
      return has
    })
    if (!(await voices) || signal.aborted) return
    for (const { segment, index } of sentencesOf(text, language)) {
      if (signal.aborted) return
      at(index)
      await readSentence(segment, language, characters => at(index + characters), signal)
    }
  }
}

/** Chromium stops in the middle of a text that takes longer than 15 seconds, so it gets one sentence at a time. */
function sentencesOf(text: string, language: string): Iterable<{ segment: string; index: number }> {
  return new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
}

function readSentence(
  text: string,
  language: string,
  at: (characters: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise(resolve => {
    const { speechSynthesis } = window
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      speechSynthesis.cancel()
      end()
    }
    const timer = setTimeout(stop, patienceMs + text.length * slowestMsPerCharacter)
    utterance.addEventListener('boundary', ({ charIndex }) => at(charIndex))
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    signal.addEventListener('abort', stop)
    speechSynthesis.speak(utterance)
  })
}

/** Chromium loads its voices only after a page has asked for them. */
function hasVoices(synthesis: SpeechSynthesis): Promise<boolean> {
  if (synthesis.getVoices().length > 0) return Promise.resolve(true)
  return new Promise(resolve => {
    const learnt = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', learnt)
      resolve(synthesis.getVoices().length > 0)
    }
    const timer = setTimeout(learnt, voicesMs)
    synthesis.addEventListener('voiceschanged', learnt)
  })
}
