import {
  MicrophoneError,
  type MicrophoneTrouble,
  openMicrophone,
  troubleOf,
} from '../../shared/voice/microphone.ts'

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
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 15, max: 30 },
  facingMode: 'user',
}

/** Asks for both, in one question where the browser can; throws `DeviceError`. */
export async function openDevices(typing: boolean): Promise<Devices> {
  const camera = await opened('camera', openCamera)
  try {
    return { camera, microphone: typing ? null : await opened('microphone', openMicrophone) }
  } catch (error) {
    closeStream(camera)
    throw error
  }
}

async function opened(
  device: DeviceTrouble['device'],
  open: () => Promise<MediaStream>,
): Promise<MediaStream> {
  try {
    return await open()
  } catch (error) {
    const trouble = error instanceof MicrophoneError ? error.trouble : troubleOf(error)
    throw new DeviceError({ device, trouble })
  }
}

async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new MicrophoneError('insecure')
  if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported')
  return navigator.mediaDevices.getUserMedia({ video: PICTURE })
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
