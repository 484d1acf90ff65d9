import { useEffect, useRef } from 'preact/hooks'
import { followLevel } from '#web/voice/level.ts'

/** A voice is louder than the hum of a room. From 0 to 1. */
const voiceLevel = 0.35

/** Shows the level of a microphone as a bar. `heard` is called when the person speaks. */
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
