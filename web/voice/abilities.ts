import { recogniserOf } from './recogniser.ts'
import type { Abilities } from './ways.ts'

/** What the browser that we run in brings. It may still turn out that less of it works. */
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
 * Whether the website lets its pages ask at all (`Permissions-Policy`, or the `allow` of a frame). Only Chromium can be
 * asked; elsewhere asking for the microphone tells.
 */
export const permitted = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature('microphone') ?? true
