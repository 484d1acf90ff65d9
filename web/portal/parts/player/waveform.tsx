import { useEffect, useRef, useState } from 'react'
import { columnsOf, peakMs } from './peaks.ts'
import css from './player.module.css'
import { type PlayedTurn, turnAt } from './turns.ts'

/** Pixels of a bar and of the gap after it. */
const [bar, gap] = [2, 1]

/** The picture of a recording: who speaks in which colour, what was played darker than what is to come. */
export function Waveform({
  peaks,
  turns,
  at,
  length,
}: {
  peaks: Float32Array
  turns: readonly PlayedTurn[]
  at: number
  length: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const watched = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    watched.observe(element)
    return () => watched.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    if (element && width > 0) draw(element, { width, peaks, turns, at, length })
  }, [width, peaks, turns, at, length])
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus; the slider over it says what it shows
  return <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
}

function draw(
  canvas: HTMLCanvasElement,
  {
    width,
    peaks,
    turns,
    at,
    length,
  }: { width: number; peaks: Float32Array; turns: readonly PlayedTurn[]; at: number; length: number },
): void {
  const height = canvas.clientHeight
  const dense = devicePixelRatio || 1
  canvas.width = Math.round(width * dense)
  canvas.height = Math.round(height * dense)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(dense, dense)
  const style = getComputedStyle(canvas)
  const colours = {
    agent: style.getPropertyValue('--accent'),
    user: style.getPropertyValue('--sky'),
    nobody: style.getPropertyValue('--faint'),
  }
  const isRtl = style.direction === 'rtl'
  const columns = Math.floor(width / (bar + gap))
  const total = Math.max(peaks.length, Math.ceil((length * 1_000) / peakMs))
  const drawn = columnsOf(peaks, total, columns)
  const perColumn = (total * peakMs) / columns
  for (let column = 0; column < columns; column++) {
    const ms = column * perColumn
    const turn = turns[turnAt(turns, ms)]
    const speaks = turn && ms <= turn.ended_ms ? turn.role : 'nobody'
    // Without its sound the picture still shows who spoke when.
    const loud = peaks.length ? drawn[column]! : speaks === 'nobody' ? 0 : 0.4
    const tall = Math.max(2, loud * height)
    const x = column * (bar + gap)
    context.globalAlpha = ms <= at * 1_000 ? 1 : 0.4
    context.fillStyle = colours[speaks]
    context.fillRect(isRtl ? width - x - bar : x, (height - tall) / 2, bar, tall)
  }
}
