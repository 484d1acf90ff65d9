import { permitted } from '#web/voice/abilities.ts'
import { type MicrophoneTrouble, speechConstraints, troubleOf } from '#web/voice/microphone.ts'

/** The person's devices. `microphone` is null for a person who types. */
export interface Devices {
  camera: MediaStream
  microphone: MediaStream | null
}

export interface DeviceTrouble {
  device: 'camera' | 'microphone' | 'both'
  trouble: MicrophoneTrouble
}

export class DeviceError extends Error {
  readonly trouble: DeviceTrouble
  constructor(trouble: DeviceTrouble) {
    super(`${trouble.device}: ${trouble.trouble}`)
    this.trouble = trouble
  }
}

// The size of the recorded picture; web/recording/recorder.ts has its bits a second.
const pictureConstraints: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 15, max: 30 },
  facingMode: 'user',
}

/** The devices that the person chose, by their ids of `enumerateDevices`. Without, the browser decides. */
export interface Choice {
  camera?: string
  microphone?: string
}

/** Asks for camera and microphone in one question; throws `DeviceError`. `typing`: asks for the camera alone. */
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

/** Finds out which device is missing: the browser does not tell when it was asked for two at once. */
async function whose(
  trouble: MicrophoneTrouble,
  video: MediaTrackConstraints,
): Promise<DeviceTrouble['device']> {
  // A person who has refused is not asked again.
  if (trouble !== 'none' && trouble !== 'in_use') return 'both'
  try {
    closeStream(await navigator.mediaDevices.getUserMedia({ video }))
    return 'microphone'
  } catch {
    return 'camera'
  }
}

/** All devices of a kind, and the one in use. Browsers name them once the page may use them. */
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

/** The browser's kind, which decides our instructions: every browser has its switch elsewhere. */
export function browserKind(agent: string = navigator.userAgent): 'chromium' | 'firefox' | 'safari' | 'ios' {
  // All browsers of an iPhone are Safari's engine, with its switch; iPads say that they are Macs.
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'ios'
  if (/Firefox\//.test(agent)) return 'firefox'
  return /Chrom(e|ium)\//.test(agent) ? 'chromium' : 'safari'
}
