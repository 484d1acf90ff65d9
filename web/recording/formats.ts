import type { RecordingMode as Agreed } from '#contract/questionnaires/questionnaires.ts'

/** Sound alone, or the camera's picture with it. */
export type RecordingMode = Exclude<Agreed, 'none'>

export const mediaTypes: Record<RecordingMode, string> = {
  audio: 'audio/webm;codecs=opus',
  audio_video: 'video/webm;codecs=vp8,opus',
}

/** Whether this browser can record in this mode; Safari can since 18.4. */
export const canRecord = (mode: RecordingMode): boolean =>
  typeof MediaRecorder === 'function' && MediaRecorder.isTypeSupported(mediaTypes[mode])
