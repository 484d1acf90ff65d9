import type { SessionState } from '#contract/questionnaires/sessions.ts'
import { canRecord } from '#web/recording/formats.ts'
import { takePictures } from '#web/recording/pictures.ts'
import { openQueue } from '#web/recording/queue.ts'
import { type Recorder, startRecorder } from '#web/recording/recorder.ts'
import { openUpload, type SliceUpload } from '#web/recording/upload.ts'
import type { SessionEndpoint } from './asking.ts'
import type { Devices } from './devices.ts'

/** Records a session: its recording, and pictures of the camera. */
interface RecordingSession {
  /** Begins, goes on, or changes to other devices. */
  begin: (
    going: Pick<SessionState, 'recording' | 'stills' | 'watches'>,
    devices: Devices,
    now: () => number,
  ) => void
  /** Records the assistant's voice as well, where the server speaks. */
  add: (track: MediaStreamTrack) => void
  /** Ends the recording; resolves once all of it has arrived. */
  finish: () => Promise<void>
}

interface RecordingSessionOptions {
  desk: SessionEndpoint
  token: string
  /** Bytes that wait to be sent. */
  waiting: (bytes: number) => void
  happened: (what: 'full' | 'interrupted') => void
  /** Is told how many pictures were looked at so far. */
  frames: (count: number) => void
}

const againMs = 1_000

/** Opens the recording of a session, and sends first what an earlier page of it could not send. */
export function openRecordingSession({
  desk,
  token,
  waiting,
  happened,
  frames,
}: RecordingSessionOptions): RecordingSession {
  let recorder: Recorder | null = null
  const stopPictures: (() => void)[] = []
  let agent: MediaStreamTrack | null = null
  let full = false
  let over = false
  const upload: Promise<SliceUpload> = openQueue(token).then(queue =>
    openUpload({
      queue,
      waiting,
      send: slice => desk.slice(slice.part, slice),
      refused: status => {
        full = true
        void recorder?.stop()
        recorder = null
        if (status === 413) happened('full')
      },
    }),
  )
  addEventListener('visibilitychange', () => {
    // A page that is out of sight may not come back.
    if (document.visibilityState === 'hidden') recorder?.flush()
  })

  const record = (mode: 'audio' | 'audio_video', { camera, microphone }: Devices, now: () => number) => {
    const part = crypto.randomUUID()
    const startedMs = now()
    let offset = 0
    recorder = startRecorder({
      mode,
      camera,
      microphone,
      slice: bytes => {
        const slice = { session: token, part, startedMs, offset, bytes }
        offset += bytes.size
        void upload.then(open => open.add(slice))
      },
      failed: () => {
        recorder = null
        if (full) return
        happened('interrupted')
        setTimeout(() => again(), againMs)
      },
    })
    const again = () => {
      if (!recorder && !full && !over) record(mode, { camera, microphone }, now)
    }
    if (agent) recorder.add(agent)
  }

  const stop = () => {
    for (const stopOne of stopPictures.splice(0)) stopOne()
  }
  return {
    begin: (going, devices, now) => {
      const { recording } = going
      // Other devices make another file, since a recorder keeps its tracks.
      void recorder?.stop()
      if (recording !== 'none' && canRecord(recording) && !full) record(recording, devices, now)
      stop()
      const { camera } = devices
      if (!camera) return
      if (going.stills) stopPictures.push(takePictures({ camera, now, send: desk.still }))
      if (going.watches) {
        const send = (picture: Blob) => desk.frame(picture, frames)
        stopPictures.push(takePictures({ camera, now, send }))
      }
    },
    add: track => {
      agent = track
      recorder?.add(track)
    },
    finish: async () => {
      over = true
      stop()
      await recorder?.stop()
      recorder = null
      await (await upload).emptied()
    },
  }
}
