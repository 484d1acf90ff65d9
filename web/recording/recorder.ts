import { mediaTypes, type RecordingMode } from './formats.ts'

/** One start of the browser's recorder, with the file that it writes. */
export interface Recorder {
  /** Records the other side's voice as well, from here on. */
  add: (track: MediaStreamTrack) => void
  /** Asks for the bytes since the last slice, since the page may be gone soon. */
  flush: () => void
  /** Resolves once the last slice has been handed over. */
  stop: () => Promise<void>
}

interface RecorderOptions {
  mode: RecordingMode
  /** null: the person types. */
  microphone: MediaStream | null
  camera: MediaStream | null
  /** The next bytes of the file, in order. */
  slice: (bytes: Blob) => void
  /** The recorder stopped by itself. */
  failed: () => void
}

// 90 minutes are 33 MB of sound, or 437 MB with the picture: less than `mostRecordingBytes`.
const audioBits = 48_000
const videoBits = 600_000
const sliceMs = 1_000
// A player can jump to keyframes only. By itself Chromium makes one in 20 seconds or more.
const keyframeMs = 5_000

/** Begins to record, with all voices mixed into one track. Call it from a click, or browsers give no sound. */
export function startRecorder({ mode, microphone, camera, slice, failed }: RecorderOptions): Recorder {
  const context = new AudioContext()
  void context.resume()
  const mixed = new MediaStreamAudioDestinationNode(context, {
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  // A destination that nothing plays into yields no frames, and a recorder without frames writes no file.
  const silence = new ConstantSourceNode(context, { offset: 0 })
  silence.connect(mixed)
  silence.start()
  const mix = (stream: MediaStream) => context.createMediaStreamSource(stream).connect(mixed)
  if (microphone) mix(microphone)

  const pictures = mode === 'audio_video' ? (camera?.getVideoTracks() ?? []) : []
  const recorder = new MediaRecorder(new MediaStream([...mixed.stream.getAudioTracks(), ...pictures]), {
    mimeType: mediaTypes[mode],
    audioBitsPerSecond: audioBits,
    videoBitsPerSecond: videoBits,
    // Not in TypeScript's list yet (MediaRecorder specification, section 2.3).
    ...{ videoKeyFrameIntervalDuration: keyframeMs },
  })
  const ended = Promise.withResolvers<void>()
  let wanted = true
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) slice(data)
  })
  recorder.addEventListener('stop', () => {
    void context.close()
    ended.resolve()
    // It stops by itself when a track ends (the camera is unplugged) and on errors.
    if (wanted) failed()
  })
  recorder.start(sliceMs)

  return {
    add: track => void mix(new MediaStream([track])),
    flush: () => {
      if (recorder.state === 'recording') recorder.requestData()
    },
    stop: () => {
      wanted = false
      if (recorder.state !== 'inactive') recorder.stop()
      return ended.promise
    },
  }
}
