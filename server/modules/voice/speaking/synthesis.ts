import type { TextToSpeech } from '#server/providers/speech/port.ts'
import type { ChangeSignal } from './changes.ts'
import type { Script } from './script.ts'
import { addSound } from './sentence.ts'

/** Sentences that are made ready while one is heard. More would be paid for, and often dropped. */
const prefetched = 1

/**
 * Makes the sound of a script, sentence by sentence, each shortly before `sending` comes to it. A sentence of which no
 * sound could be made is lost; unless the reply is `stubborn`, so is all behind it. Resolves when nothing is left to make.
 */
export async function synthesize(
  script: Script,
  given: {
    voice: TextToSpeech
    language: string
    signal: AbortSignal
    change: ChangeSignal
    stubborn: boolean
    sending(): number
  },
): Promise<void> {
  const { voice, language, signal, change, stubborn, sending } = given
  for (let made = 0; !signal.aborted; ) {
    const sentence = script.sentences[made]
    if (!sentence && script.isRead) return
    if (!sentence || made > sending() + prefetched) {
      await change.next()
      continue
    }
    try {
      for await (const pcm of voice.speak(sentence.spoken, { language, signal })) {
        addSound(sentence, pcm)
        change.happened()
      }
    } catch (error) {
      script.fail(error)
    }
    sentence.complete = true
    sentence.lost = sentence.samples === 0
    made += 1
    // What follows would make no sense without it, and fail as well.
    if (script.failure && sentence.lost && !stubborn) script.cutFrom(made)
    change.happened()
  }
}
