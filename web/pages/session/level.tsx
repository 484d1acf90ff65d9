import { useEffect, useRef } from 'preact/hooks'
import { followLevel } from '#web/voice/level.ts'

/** Louder than the hum of a room. */
const voiceLevel = 0.35

/** How loud a microphone is, as a bar. `heard` is called when somebody speaks. */
export function Level({
  stream,
  label,
  heard,
}: {
  stream: MediaStream | null
  label: string
  heard?: () => void
}) {
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (!stream) return
    return followLevel(stream, level => {
      if (meter.current) meter.current.value = level
      if (level > voiceLevel) heard?.()
    })
  }, [stream])
  return <meter class="level" ref={meter} min={0} max={1} value={0} aria-label={label} />
}
