import { useEffect, useRef, useState } from 'preact/hooks'
import type { SaidLine, SessionState } from '#contract/questionnaires/sessions.ts'
import { useVoice } from '#web/voice/use-voice.ts'
import { ConversationRefused, socketAddress } from '#web/voice/voice.ts'
import { sessionEndpoint as openDesk } from './asking.ts'
import { Check } from './check.tsx'
import { ConversationStep, useMinutesLeft } from './conversation-step.tsx'
import { closeStream, type Devices, openDevices } from './devices.ts'
import type { SessionScriptData } from './page-data.ts'
import { openRecordingSession } from './recording-session.ts'
import { Thanks } from './thanks.tsx'
import { useWatch } from './use-watch.ts'

type Stage = 'check' | 'talk' | 'thanks'

/** A session from the check of the devices to the thanks. */
export function Session({ given }: { given: SessionScriptData }) {
  const { api, token, words } = given
  const [data, setData] = useState(given)
  const [stage, setStage] = useState<Stage>(given.state === 'completed' ? 'thanks' : 'check')
  const [devices, setDevices] = useState<Devices | null>(null)
  const [going, setGoing] = useState<SessionState | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [retries, setRetries] = useState(0)
  const [saved, setSaved] = useState(false)
  const [taped, setTaped] = useState('')
  const [frames, setFrames] = useState(0)
  const [said, setSaid] = useState<SaidLine[]>([])
  const [desk] = useState(() => openDesk(given))
  const [taping] = useState(() =>
    openRecordingSession({
      desk,
      token,
      waiting: setWaiting,
      frames: setFrames,
      happened: what => setTaped(what === 'full' ? words.recording_full : words.recording_failed),
    }),
  )
  /** When the session was started, on this page's own clock. */
  const started = useRef(0)
  const now = () => performance.now() - started.current
  /** The answer to the last start or resume, until the conversation takes its offer. */
  const asked = useRef<SessionState | null>(null)

  const calling = useVoice(
    {
      server: going?.voice.server ?? { hears: false, speaks: false },
      offer: async () => {
        const fresh = asked.current ?? (await desk.resume())
        asked.current = null
        return fresh.voice
      },
      socket: ticket => socketAddress(api, `/questionnaires/sessions/voice/${ticket}`),
    },
    event => {
      if (event.type === 'agent_track') taping.add(event.track)
    },
  )
  const { call, start, hangUp } = calling
  const watch = useWatch({ desk, now, active: stage === 'talk', watches: going?.watches ?? false, devices })

  const begin = async (opened: Devices) => {
    const fresh = data.state === 'going' ? await desk.resume() : await desk.start()
    started.current = performance.now() - fresh.elapsed_ms
    asked.current = fresh
    // From here on a reload resumes the session.
    setData({ ...data, state: 'going' })
    setDevices(opened)
    setGoing(fresh)
    setSaid(fresh.said)
    taping.begin(fresh, opened, now)
    for (const old of [devices?.camera, devices?.microphone]) closeStream(old ?? null)
    setStage('talk')
  }
  // Dependencies: the conversation begins once the server's abilities are known
  useEffect(() => {
    if (going && devices) talkOn()
  }, [going])
  const talkOn = () =>
    start({ typing: !devices?.microphone, ...(devices?.microphone && { microphone: devices.microphone }) })

  const stopTaping = async () => {
    await taping.finish()
    for (const device of [devices?.camera, devices?.microphone]) closeStream(device ?? null)
  }
  /** The server does not go on with the session. The reloaded page tells why. */
  const leave = async () => {
    await stopTaping()
    location.reload()
  }
  const finish = async () => {
    setStage('thanks')
    await stopTaping()
    // The server ends the session a moment after the assistant's last word.
    for (let tries = 0; tries < 30; tries++) {
      const over = await desk.delivered().catch(() => null)
      if (over) break
      await new Promise(resolve => setTimeout(resolve, 1_000))
    }
    setSaved(true)
  }
  // Dependencies: when the conversation is over, or can't go on
  useEffect(() => {
    if (call.phase !== 'ended' || stage !== 'talk') return
    if (call.notes.withdrawn) void leave()
    else if (call.notes.state === 'over' || call.ending?.reason === 'too_long') void finish()
  }, [call.phase])
  /** Goes on where it stopped. Asks again while the server is away, for as long as the page is open. */
  const again = async () => {
    // The microphone is gone: the person has to choose another.
    if (call.ending?.reason === 'microphone') return setStage('check')
    try {
      asked.current = await desk.resume()
      setSaid(asked.current.said)
    } catch (error) {
      if (error instanceof ConversationRefused) return leave()
      setRetries(retries + 1)
      return
    }
    talkOn()
  }
  // Dependencies: when we gave the connection up, and each time that the server was away
  useEffect(() => {
    const reason = call.phase === 'ended' && stage === 'talk' && call.ending?.reason
    if ((reason !== 'lost' && reason !== 'refused') || call.notes.elsewhere) return
    const timer = setTimeout(() => void again(), retryMs)
    return () => clearTimeout(timer)
  }, [call.phase, retries])
  // Dependencies: once; a page that is opened again sends what the one before could not
  useEffect(() => {
    if (given.state === 'completed') void finish()
  }, [])

  const end = async () => {
    try {
      await desk.end()
    } catch (error) {
      // The session is over already, as the person wants.
      if (!(error instanceof ConversationRefused)) return setTaped(words.offline)
    }
    setStage('thanks')
    hangUp()
    await finish()
  }
  const turnCameraOn = async () => {
    if (!devices || !going) return
    const fresh = await openDevices({ camera: true, microphone: false }).catch(() => null)
    if (!fresh) return
    const both = { camera: fresh.camera, microphone: devices.microphone }
    setDevices(both)
    taping.begin(going, both, now)
  }
  const minutesLeft = useMinutesLeft(going && going.elapsed_ms + going.remaining_ms, now)

  if (stage === 'check') return <Check data={data} begin={begin} />
  if (stage === 'thanks') return <Thanks data={data} waiting={saved ? null : waiting} />
  return (
    <ConversationStep
      data={data}
      calling={calling}
      said={said}
      minutesLeft={minutesLeft}
      turnCameraOn={turnCameraOn}
      you={data.you}
      send={data.send}
      camera={devices!.camera}
      microphone={devices!.microphone}
      cameraLost={watch.cameraLost}
      frames={going?.watches ? frames : null}
      taping={taped || (waiting > stuckBytes ? words.no_upload : '')}
      end={() => void end()}
      again={() => void again()}
    />
  )
}

/** The time between attempts to resume a conversation whose connection we gave up. */
const retryMs = 5_000

/** More bytes than wait on a slow line: some ten seconds of video. */
const stuckBytes = 1_000_000
