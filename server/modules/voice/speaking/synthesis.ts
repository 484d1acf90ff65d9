import type { ChangeSignal } from './changes.ts'
import type { Script } from './script.ts'
import { addSound, type Sentence, splitAtBreak } from './sentence.ts'
import type { TimelyVoice } from './timely.ts'

/** Sentences that are made ready while one is heard. More would be paid for, and often dropped. */
const prefetched = 1
/** A sentence at which our voice fails so often is left out. */
const mostFailures = 2
/** So many sentences in a row that had to be left out, and our voice is gone. */
const mostLost = 2

interface SynthesisOptions {
  voice: TimelyVoice
  language: string
  signal: AbortSignal
  change: ChangeSignal
  stubborn: boolean
  sending(): number
  /** Our voice failed at a sentence, which may be spoken yet. */
  failed(error: unknown): void
}

/**
 * Makes the sound of a script, sentence by sentence, each shortly before `sending` comes to it. A sentence at which the voice
 * fails is tried once more, from where its sound broke off, and then left out. When the voice is gone, nothing more is said,
 * unless the reply is `stubborn`. Resolves when nothing is left to make.
 */
export async function synthesize(script: Script, options: SynthesisOptions): Promise<void> {
  const { signal, change, stubborn, sending, language } = options
  let lost = 0
  let last: unknown = null
  for (let made = 0; !signal.aborted; ) {
    const sentence = script.sentences[made]
    if (!sentence && script.isRead) {
      if (script.sentences.length && script.sentences.every(each => each.lost)) script.fail(last)
      return
    }
    if (!sentence || made > sending() + prefetched) {
      await change.next()
      continue
    }
    const failure = await voiced(sentence, options)
    if (signal.aborted) return
    if (failure) {
      last = failure.error
      options.failed(failure.error)
      sentence.failures += 1
      const rest = sentence.samples ? splitAtBreak(sentence, language) : null
      if (rest) script.sentences.splice(made + 1, 0, rest)
      const left = rest ?? (sentence.samples ? null : sentence)
      if (rest) made += 1
      change.happened()
      if (left && left.failures < mostFailures) continue
      if (left) {
        left.lost = true
        left.complete = true
        lost += 1
      }
      if (lost >= mostLost) {
        script.fail(failure.error)
        if (!stubborn) script.cutFrom(made + 1)
      }
    } else {
      sentence.complete = true
      lost = 0
    }
    made += 1
    change.happened()
  }
}

/** Makes the sound of one sentence. Returns why it broke off, if it did. */
async function voiced(
  sentence: Sentence,
  { voice, language, signal, change }: SynthesisOptions,
): Promise<{ error: unknown } | null> {
  try {
    for await (const pcm of voice.speak(sentence.spoken, { language, signal })) {
      addSound(sentence, pcm)
      change.happened()
    }
    return null
  } catch (error) {
    return { error }
  }
}
