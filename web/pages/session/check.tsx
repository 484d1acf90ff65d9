import { useEffect, useRef, useState } from 'preact/hooks'
import { ConversationRefused } from '#web/voice/voice.ts'
import { DeviceChoice } from './device-choice.tsx'
import {
  browserKind,
  type Choice,
  closeStream,
  DeviceError,
  type Devices,
  type DeviceTrouble,
  openDevices,
  type Wanted,
} from './devices.ts'
import { Level } from './level.tsx'
import type { SessionScriptData } from './page-data.ts'
import { Preview } from './preview.tsx'
import { useHeading } from './use-heading.ts'

/** Checks that the person can be seen and heard, before the session starts. `begin` throws `Refused`, or fetch's error. */
export function Check({
  data,
  begin,
}: {
  data: SessionScriptData
  begin: (devices: Devices) => Promise<void>
}) {
  const { words } = data
  const heading = useHeading()
  const [wanted, setWanted] = useState<Wanted>({ camera: true, microphone: true })
  const [choice, setChoice] = useState<Choice>({})
  const [devices, setDevices] = useState<Devices | null>(null)
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [heard, setHeard] = useState(false)
  const kept = useRef(false)
  // Its picture is recorded or looked at, as the person has agreed. Otherwise it is a mirror that nobody must use.
  const needsCamera = data.recording === 'audio_video' || data.stills || data.watches

  // Dependencies: ask again when the person tries again, chooses another device, or wants to type
  useEffect(() => {
    let opened: Devices | null = null
    let left = false
    const close = () => {
      if (kept.current) return
      closeStream(opened?.camera ?? null)
      closeStream(opened?.microphone ?? null)
    }
    setTrouble(null)
    setHeard(false)
    setDevices(null)
    openDevices(wanted, choice).then(
      found => {
        opened = found
        if (left) close()
        else setDevices(found)
      },
      error => {
        if (!left)
          setTrouble(error instanceof DeviceError ? error.trouble : { device: 'both', trouble: 'failed' })
      },
    )
    return () => {
      left = true
      close()
    }
  }, [wanted, choice])

  const start = async () => {
    if (!devices) return
    setBusy(true)
    setProblem('')
    // The devices stay open for the next step.
    kept.current = true
    try {
      await begin(devices)
    } catch (error) {
      kept.current = false
      setProblem(
        error instanceof ConversationRefused
          ? error.message || words.failed
          : navigator.onLine
            ? words.failed
            : words.offline,
      )
      setBusy(false)
    }
  }
  const waiting = wanted.camera ? '…' : words.allow
  const soundSentence = devices ? words[heard ? 'heard' : 'say_something'] : waiting
  return (
    <section class="step check" aria-labelledby="check">
      <h1 id="check" ref={heading} tabIndex={-1}>
        {titleOf(wanted, words)}
      </h1>
      {trouble && (
        <div class="step" role="alert">
          {troubleSentences(trouble, data, needsCamera).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {wanted.camera && !trouble && (
        <div class="mirror">
          {devices?.camera ? (
            <Preview stream={devices.camera} label={words.preview} />
          ) : (
            <p role="status">{words.allow}</p>
          )}
        </div>
      )}
      {wanted.microphone && !trouble && (
        <>
          <Level stream={devices?.microphone ?? null} label={words.level} heard={() => setHeard(true)} />
          <p role="status">{soundSentence}</p>
        </>
      )}
      <label class="agree">
        <input
          type="checkbox"
          checked={!wanted.microphone}
          onChange={event => setWanted({ ...wanted, microphone: !event.currentTarget.checked })}
        />
        <span>{words.typing}</span>
      </label>
      {!needsCamera && (
        <label class="tick">
          <input
            type="checkbox"
            checked={!wanted.camera}
            onChange={event => setWanted({ ...wanted, camera: !event.currentTarget.checked })}
          />
          <span>{words.without_camera}</span>
        </label>
      )}
      <p class="failure" role="alert">
        {problem}
      </p>
      <p class="choices">
        {trouble && (
          <button type="button" class="loud-button large" onClick={() => setChoice({})}>
            {words.try_again}
          </button>
        )}
        {trouble && wanted.camera && !needsCamera && trouble.device !== 'microphone' && (
          <button
            type="button"
            class="quiet-button large"
            onClick={() => setWanted({ ...wanted, camera: false })}
          >
            {words.go_without_camera}
          </button>
        )}
        {trouble && wanted.microphone && trouble.device !== 'camera' && (
          <button
            type="button"
            class="quiet-button large"
            onClick={() => setWanted({ ...wanted, microphone: false })}
          >
            {words.type_answers}
          </button>
        )}
        {!trouble && (
          <button type="button" class="loud-button large" disabled={busy || !devices} onClick={start}>
            {data.state === 'going' ? words.go_on : words.start}
          </button>
        )}
      </p>
      {!trouble && data.state === 'new' && <p class="note">{words.start_note}</p>}
      {devices?.camera && (
        <DeviceChoice
          kind="videoinput"
          used={devices.camera}
          label={words.camera}
          choose={camera => setChoice({ ...choice, camera })}
        />
      )}
      {devices?.microphone && (
        <DeviceChoice
          kind="audioinput"
          used={devices.microphone}
          label={words.microphone}
          choose={microphone => setChoice({ ...choice, microphone })}
        />
      )}
    </section>
  )
}

function titleOf({ camera, microphone }: Wanted, words: SessionScriptData['words']): string {
  if (camera) return microphone ? words.check_title : words.check_seen
  return microphone ? words.check_heard : words.check_ready
}

/** Sentences on what is wrong, and what to do about it in this browser. */
function troubleSentences(
  { device, trouble }: DeviceTrouble,
  { words, call }: SessionScriptData,
  needsCamera: boolean,
): string[] {
  switch (trouble) {
    case 'denied':
      return [words.denied, words[`help_${browserKind()}`]]
    case 'none':
      if (device !== 'camera') return [call.none]
      return [needsCamera ? words.no_camera : words.no_camera_found]
    case 'in_use':
      return [words.in_use]
    case 'system':
    case 'insecure':
    case 'blocked':
      return [words.denied, call[trouble]]
    case 'unsupported':
      return [words.cannot_record]
    default:
      return [words.no_start]
  }
}
