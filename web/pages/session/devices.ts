import { permitted } from '#web/voice/abilities.ts'
import { type MicrophoneTrouble, speechConstraints, troubleOf } from '#web/voice/microphone.ts'

/** What the person is seen and heard with. `microphone` is null for whoever types. */
export type Devices = { camera: MediaStream; microphone: MediaStream | null }

export type DeviceTrouble = { device: 'camera' | 'microphone' | 'both'; trouble: MicrophoneTrouble }

export class DeviceError extends Error {
  readonly trouble: DeviceTrouble
  constructor(trouble: DeviceTrouble) {
    super(`${trouble.device}: ${trouble.trouble}`)
    this.trouble = trouble
  }
}

// The server takes what is recorded at this size (see shared/recording/recorder.ts for the bits).
const pictureConstraints: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 15, max: 30 },
  facingMode: 'user',
}

/** Which of several the person chose; without, the browser decides. Ids of `enumerateDevices`. */
export type Choice = { camera?: string; microphone?: string }

/** Asks for both in one question; throws `DeviceError`. `typing`: for the camera alone. */
export async function openDevices(typing: boolean, choice: Choice = {}): Promise<Devices> {
  if (!isSecureContext) throw new DeviceError({ device: 'both', trouble: 'insecure' })
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError({ device: 'both', trouble: 'unsupported' })
  if (!typing && !permitted()) throw new DeviceError({ device: 'microphone', trouble: 'blocked' })
  const video = { ...pictureConstraints, ...(choice.camera && { deviceId: { exact: choice.camera } }) }
  const audio = { ...speechConstraints, ...(choice.microphone && { deviceId: { exact: choice.microphone } }) }
  try {
    const both = await navigator.mediaDevices.getUserMedia(typing ? { video } : { video, audio })
    const camera = new MediaStream(both.getVideoTracks())
    return { camera, microphone: typing ? null : new MediaStream(both.getAudioTracks()) }
  } catch (error) {
    const trouble = troubleOf(error)
    throw new DeviceError({ device: typing ? 'camera' : await whose(trouble, video), trouble })
  }
}

/** Of two devices that were asked for at once the browser does not say which one it could not give. */
async function whose(
  trouble: MicrophoneTrouble,
  video: MediaTrackConstraints,
): Promise<DeviceTrouble['device']> {
  // Nobody is asked twice for what they have refused.
  if (trouble !== 'none' && trouble !== 'in_use') return 'both'
  try {
    closeStream(await navigator.mediaDevices.getUserMedia({ video }))
    return 'microphone'
  } catch {
    return 'camera'
  }
}

/** All that there are of a kind, with the one in use. Browsers name them once they may be used. */
export async function choicesOf(
  kind: 'audioinput' | 'videoinput',
  used: MediaStream,
): Promise<{ devices: MediaDeviceInfo[]; used: string }> {
  const all = await navigator.mediaDevices.enumerateDevices()
  return {
    devices: all.filter(device => device.kind === kind),
    used: used.getTracks()[0]?.getSettings().deviceId ?? '',
  }
}

export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Whose words for "allow it" are to be shown: every browser has the switch elsewhere. */
export function browserKind(agent: string = navigator.userAgent): 'chromium' | 'firefox' | 'safari' | 'ios' {
  // All browsers of an iPhone are Safari's engine, with its switch; iPads say that they are Macs.
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'ios'
  if (/Firefox\//.test(agent)) return 'firefox'
  return /Chrom(e|ium)\//.test(agent) ? 'chromium' : 'safari'
}
