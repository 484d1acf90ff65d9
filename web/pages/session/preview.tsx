import { useEffect, useRef } from 'preact/hooks'

/** The camera's picture, as in a mirror. */
export function Preview({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    // Rejects when the step ends before it plays.
    element.play().catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return <video class="preview" ref={video} muted playsInline aria-label={label} />
}
