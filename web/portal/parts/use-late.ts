import { useEffect, useState } from 'react'

/** A value `pauseMs` milliseconds after it has last changed: what follows typing waits until somebody pauses. */
export function useLate<T>(value: T, pauseMs: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return late
}
