import { recogniserOf } from './recogniser.ts'
import type { Abilities } from './ways.ts'

/** The abilities of this browser. It may turn out later that less of it works. */
export function abilities(): Abilities {
  return {
    // Absent on pages that came without TLS.
    microphone: typeof navigator.mediaDevices?.getUserMedia === 'function' && permitted(),
    sound: typeof RTCPeerConnection === 'function',
    recognises: recogniserOf(window) !== null,
    reads: 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window,
  }
}

type PolicyDocument = Document & { featurePolicy?: { allowsFeature(name: string): boolean } }

/**
 * Whether the website lets its pages ask for the microphone (`Permissions-Policy`, or the `allow` of a frame). Only Chromium
 * tells beforehand; other browsers tell when the page asks.
 */
export const permitted = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature('microphone') ?? true
