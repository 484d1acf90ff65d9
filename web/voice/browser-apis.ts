import { abilities } from './abilities.ts'
import { openMicrophone } from './microphone.ts'
import { browserVoice, type ReadOut, unlockVoice } from './reader.ts'
import { openRecogniser, type Recogniser, type RecogniserOptions } from './recogniser.ts'
import { type LiveSound, type LiveSoundOptions, openLiveSound } from './sound.ts'
import type { Abilities } from './ways.ts'

/** The browser's APIs that a conversation uses. Tests bring their own. */
export interface BrowserApis {
  abilities: () => Abilities
  openSocket: (url: string) => WebSocket
  openMicrophone: () => Promise<MediaStream>
  openSound: (parts: LiveSoundOptions) => LiveSound
  openHearing: (parts: RecogniserOptions) => Recogniser
  unlockVoice: () => void
  voiceOf: (language: string, missing: () => void) => ReadOut
}

export const browserApis: BrowserApis = {
  abilities,
  openSocket: url => new WebSocket(url),
  openMicrophone,
  openSound: openLiveSound,
  openHearing: openRecogniser,
  unlockVoice,
  voiceOf: browserVoice,
}
