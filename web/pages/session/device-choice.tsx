import { useEffect, useState } from 'preact/hooks'
import { choicesOf } from './devices.ts'

/** A choice among several cameras or microphones. `used`: the stream of the one in use. */
export function DeviceChoice({
  kind,
  used,
  label,
  choose,
}: {
  kind: 'audioinput' | 'videoinput'
  used: MediaStream
  label: string
  choose: (id: string) => void
}) {
  const [choices, setChoices] = useState<Awaited<ReturnType<typeof choicesOf>>>({ devices: [], used: '' })
  useEffect(() => {
    let left = false
    const look = () =>
      choicesOf(kind, used).then(
        found => {
          if (!left) setChoices(found)
        },
        // Without a list there is nothing to choose from.
        () => {},
      )
    void look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => {
      left = true
      navigator.mediaDevices.removeEventListener('devicechange', look)
    }
  }, [kind, used])
  if (choices.devices.length < 2) return null
  return (
    <label class="choice">
      <span>{label}</span>
      <select value={choices.used} onChange={event => choose(event.currentTarget.value)}>
        {choices.devices.map(({ deviceId, label: name }, n) => (
          <option value={deviceId} key={deviceId}>
            {name || `${label} ${n + 1}`}
          </option>
        ))}
      </select>
    </label>
  )
}
