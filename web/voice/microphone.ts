import { permitted } from './abilities.ts'

/**
 * Why there is no microphone: `denied` by the person, `system` by the computer's own settings, `blocked` by the website
 * (or by the frame it is in), `insecure` where the page came without TLS, `none` plugged in, `in_use` by another program,
 * `lost` while it was in use.
 */
export type MicrophoneTrouble =
  | 'denied'
  | 'system'
  | 'blocked'
  | 'insecure'
  | 'none'
  | 'in_use'
  | 'lost'
  | 'unsupported'
  | 'failed'

export class MicrophoneError extends Error {
  readonly trouble: MicrophoneTrouble
  constructor(trouble: MicrophoneTrouble) {
    super(`No microphone: ${trouble}`)
    this.trouble = trouble
  }
}

/** Constraints that make a voice in a room fit for a call. */
export const speechConstraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
}

/** Asks for the microphone; throws `MicrophoneError`. */
export async function openMicrophone(): Promise<MediaStream> {
  if (!isSecureContext) throw new MicrophoneError('insecure')
  if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported')
  if (!permitted()) throw new MicrophoneError('blocked')
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: speechConstraints })
  } catch (error) {
    throw new MicrophoneError(troubleOf(error))
  }
}

/** The meaning of an error of `getUserMedia`, also for a camera (Media Capture and Streams, section 10.2). */
export function troubleOf(error: unknown): MicrophoneTrouble {
  const { name = '', message = '' } = error instanceof Error ? error : {}
  switch (name) {
    case 'NotAllowedError':
      // Chromium names a switch in the system's settings only in the message. The name is the same as for a person's no.
      return /system/i.test(message) ? 'system' : 'denied'
    case 'SecurityError':
      return 'blocked'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    // Firefox says AbortError where another program holds the device.
    case 'NotReadableError':
    case 'AbortError':
      return 'in_use'
    default:
      return 'failed'
  }
}
