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
  const [typing, setTyping] = useState(false)
  const [choice, setChoice] = useState<Choice>({})
  const [devices, setDevices] = useState<Devices | null>(null)
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [heard, setHeard] = useState(false)
  const kept = useRef(false)

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
    openDevices(typing, choice).then(
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
  }, [typing, choice])

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
  return (
    <section class="step" aria-labelledby="check">
      <h1 id="check" ref={heading} tabIndex={-1}>
        {words.check_title}
      </h1>
      <p role="status">{!devices && !trouble && words.allow}</p>
      {trouble && (
        <div class="step" role="alert">
          {troubleSentences(trouble, data).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {devices && (
        <>
          <Preview stream={devices.camera} label={words.preview} />
          <DeviceChoice
            kind="videoinput"
            used={devices.camera}
            label={words.camera}
            choose={camera => setChoice({ ...choice, camera })}
          />
        </>
      )}
      {devices?.microphone && (
        <>
          <Level stream={devices.microphone} label={words.level} heard={() => setHeard(true)} />
          <p role="status">{heard ? words.heard : words.say_something}</p>
          <DeviceChoice
            kind="audioinput"
            used={devices.microphone}
            label={words.microphone}
            choose={microphone => setChoice({ ...choice, microphone })}
          />
        </>
      )}
      <label class="agree">
        <input type="checkbox" checked={typing} onChange={event => setTyping(event.currentTarget.checked)} />
        <span>{words.typing}</span>
      </label>
      <p class="failure" role="alert">
        {problem}
      </p>
      <p class="choices">
        {trouble && (
          <button type="button" class="loud-button large" onClick={() => setChoice({})}>
            {words.try_again}
          </button>
        )}
        {devices && (
          <button type="button" class="loud-button large" disabled={busy} onClick={start}>
            {data.state === 'going' ? words.go_on : words.start}
          </button>
        )}
      </p>
      {devices && data.state === 'new' && <p class="note">{words.start_note}</p>}
    </section>
  )
}

/** Sentences on what is wrong, and what to do about it in this browser. */
function troubleSentences({ device, trouble }: DeviceTrouble, { words, call }: SessionScriptData): string[] {
  switch (trouble) {
    case 'denied':
      return [words.denied, words[`help_${browserKind()}`]]
    case 'none':
      return [device === 'camera' ? words.no_camera : call.none]
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
