/** The browser's own recogniser. In Chromium and Safari it may send the sound to the browser's maker. */
export interface Recogniser {
  mute: (muted: boolean) => void
  close: () => void
}

export type RecogniserEvent =
  | { type: 'words'; text: string; final: boolean }
  /** It can't be used here, or not any more. */
  | { type: 'failed'; why: 'denied' | 'none' | 'failed' }

export interface RecogniserOptions {
  language: string
  tell: (event: RecogniserEvent) => void
}

/** The part of the Web Speech API (section 4.1) that we use. TypeScript does not know it, since Firefox has none. */
type BrowserRecogniser = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}
type RecognitionResult = ArrayLike<{ transcript: string }> & { isFinal: boolean }
type RecognitionResultEvent = Event & { resultIndex: number; results: ArrayLike<RecognitionResult> }

export function recogniserOf(browser: object): (new () => BrowserRecogniser) | null {
  const named = browser as Record<string, (new () => BrowserRecogniser) | undefined>
  return named.SpeechRecognition ?? named.webkitSpeechRecognition ?? null
}

// A recogniser ends by itself after every silence. One that ends at once, again and again, doesn't work.
const tooSoonMs = 1_000
const mostTooSoon = 4

export function openRecogniser({ language, tell }: RecogniserOptions): Recogniser {
  const Recogniser = recogniserOf(window)!
  const recogniser = new Recogniser()
  recogniser.lang = language
  recogniser.continuous = true
  recogniser.interimResults = true
  let wanted = true
  let running = false
  let startedAt = 0
  let tooSoon = 0

  const start = () => {
    if (!wanted || running) return
    running = true
    startedAt = Date.now()
    try {
      recogniser.start()
    } catch {
      // It has not ended yet: `end` starts it again.
    }
  }
  const fail = (why: 'denied' | 'none' | 'failed') => {
    if (!wanted) return
    wanted = false
    tell({ type: 'failed', why })
  }
  recogniser.addEventListener('result', event => {
    const { resultIndex, results } = event as RecognitionResultEvent
    tooSoon = 0
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript.trim() ?? ''
      if (text !== '' && wanted) tell({ type: 'words', text, final: result.isFinal })
    }
  })
  recogniser.addEventListener('error', event => {
    const { error } = event as Event & { error: string }
    if (error === 'not-allowed' || error === 'service-not-allowed') fail('denied')
    else if (error === 'audio-capture') fail('none')
    else if (error === 'language-not-supported') fail('failed')
    // `no-speech`, `aborted` and `network` pass; or they end it too soon, too often.
  })
  recogniser.addEventListener('end', () => {
    running = false
    tooSoon = Date.now() - startedAt < tooSoonMs ? tooSoon + 1 : 0
    if (tooSoon >= mostTooSoon) fail('failed')
    else start()
  })
  start()

  return {
    mute: muted => {
      wanted = !muted
      if (muted) recogniser.abort()
      else start()
    },
    close: () => {
      wanted = false
      recogniser.abort()
    },
  }
}
