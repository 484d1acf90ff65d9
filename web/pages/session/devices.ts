import { permitted } from '#web/voice/abilities.ts'
import { type MicrophoneTrouble, speechConstraints, troubleOf } from '#web/voice/microphone.ts'

/** The person's devices. `microphone` is null for a person who types, `camera` for one who goes without. */
export interface Devices {
  camera: MediaStream | null
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

/** Which devices a person takes part with. */
export interface Wanted {
  camera: boolean
  microphone: boolean
}

/** Asks for camera and microphone in one question, or for one of them; throws `DeviceError`. */
export async function openDevices(wanted: Wanted, choice: Choice = {}): Promise<Devices> {
  if (!wanted.camera && !wanted.microphone) return { camera: null, microphone: null }
  if (!isSecureContext) throw new DeviceError({ device: 'both', trouble: 'insecure' })
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError({ device: 'both', trouble: 'unsupported' })
  if (wanted.microphone && !permitted()) throw new DeviceError({ device: 'microphone', trouble: 'blocked' })
  const video = { ...pictureConstraints, ...(choice.camera && { deviceId: { exact: choice.camera } }) }
  const audio = { ...speechConstraints, ...(choice.microphone && { deviceId: { exact: choice.microphone } }) }
  try {
    const opened = await navigator.mediaDevices.getUserMedia({
      ...(wanted.camera && { video }),
      ...(wanted.microphone && { audio }),
    })
    return {
      camera: wanted.camera ? new MediaStream(opened.getVideoTracks()) : null,
      microphone: wanted.microphone ? new MediaStream(opened.getAudioTracks()) : null,
    }
  } catch (error) {
    const trouble = troubleOf(error)
    const only = wanted.camera ? 'camera' : 'microphone'
    const device = wanted.camera && wanted.microphone ? await whose(trouble, video) : only
    throw new DeviceError({ device, trouble })
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
