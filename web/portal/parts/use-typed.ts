import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last letter. */
const typingPause = 200

/** What is being typed into a field whose words go to `said` when somebody pauses; `known` are those of the address. */
export function useTyped(
  known: string,
  said: (text: string | undefined) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(known)
  const latest = useRef(said)
  latest.current = said
  // Words that the address got from elsewhere, such as Back, replace what was typed.
  const sent = useRef(known)
  useEffect(() => {
    if (known !== sent.current) {
      sent.current = known
      setTyped(known)
    }
  }, [known])
  useEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      latest.current(next || undefined)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
