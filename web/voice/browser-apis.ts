import { abilities } from './abilities.ts'
import { type Hearing, type HearingParts, openHearing } from './recogniser.ts'
import { openMicrophone } from './microphone.ts'
import { browserVoice, type ReadOut, unlockVoice } from './reader.ts'
import { openSound, type Sound, type SoundParts } from './sound.ts'
import type { Abilities } from './ways.ts'

/** What a conversation takes from the browser; tests bring their own. */
export type Parts = {
  abilities: () => Abilities
  openSocket: (url: string) => WebSocket
  openMicrophone: () => Promise<MediaStream>
  openSound: (parts: SoundParts) => Sound
  openHearing: (parts: HearingParts) => Hearing
  unlockVoice: () => void
  voiceOf: (language: string, missing: () => void) => ReadOut
}

export const browserParts: Parts = {
  abilities,
  openSocket: url => new WebSocket(url),
  openMicrophone,
  openSound,
  openHearing,
  unlockVoice,
  voiceOf: browserVoice,
}
