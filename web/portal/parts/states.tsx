import { type ReactNode, useEffect, useState } from 'react'
import { faultOf, reasonOf } from '../api/api.ts'
import { shellWords } from '../shell/words.ts'
import { Button } from './button.tsx'
import css from './states.module.css'

/** What a place says that has nothing in it: one sentence, one thing to do, one example. */
export function Empty({ title, note, action }: { title: string; note?: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <p className={css.title}>{title}</p>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {action}
    </div>
  )
}

/** What went wrong, in the owner's words, the server's reason where it has one, and another try. */
export function Failure({ error, retry }: { error: unknown; retry?: () => unknown }) {
  const words = shellWords()
  const fault = faultOf(error)
  const reason = fault === 'refused' ? reasonOf(error) : null
  return (
    <div className={css.state} role="alert">
      <p className={css.title}>{words[`fault_${fault}`]}</p>
      {reason !== null && <p className={css.note}>{reason}</p>}
      {retry && fault !== 'denied' && fault !== 'gone' && (
        <Button variant="default" onClick={() => void retry()}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

/** Milliseconds. Quicker answers show no skeleton, which would only flicker. */
const patience = 150

/** Keeps the place of what waits, `children` in its final size, and shows them once that takes longer than is noticed. */
export function Late({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return late ? (
    <div aria-busy="true" role="status" aria-label={shellWords().loading}>
      {children}
    </div>
  ) : (
    <div className={css.place}>{children}</div>
  )
}

/** Lines of a skeleton, each as high as what they stand for. */
export function Bones({ lines, height }: { lines: number; height: number }) {
  return (
    <svg className={css.bones} width="100%" height={lines * height} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map(line => (
        <rect
          key={line}
          x="0"
          y={line * height + 6}
          width={line % 3 === 2 ? '60%' : '100%'}
          height={height - 12}
          rx="6"
        />
      ))}
    </svg>
  )
}

/** What stands where an answer is not there yet: a skeleton as large as it will be, or what went wrong. */
export function Pending({
  error,
  retry,
  lines,
  height,
}: {
  error: unknown
  retry: () => unknown
  lines: number
  height: number
}) {
  if (error) return <Failure error={error} retry={retry} />
  return (
    <Late>
      <Bones lines={lines} height={height} />
    </Late>
  )
}
