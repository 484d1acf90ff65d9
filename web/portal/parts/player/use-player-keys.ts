import { useEffect, useRef } from 'react'
import { type Player, speeds } from './use-player.ts'

/** Seconds that an arrow key moves. */
export const arrowSeconds = 5

/** What has a use of its own for Space and the arrows. */
const ownKeys = 'button, a, input, select, textarea, summary, video, [role="tab"], [contenteditable], dialog'

/**
 * Space plays and pauses, the arrows move five seconds, < and > change the speed, anywhere on the page where nothing else
 * wants these keys. `enabled`: whether there is a recording.
 */
export function usePlayerKeys(player: Player, enabled: boolean): void {
  const latest = useRef(player)
  latest.current = player
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      const { defaultPrevented, altKey, ctrlKey, metaKey, target } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey) return
      if ((target as Element).closest?.(ownKeys) || document.querySelector('dialog[open], :popover-open'))
        return
      const act = actionOf(event.key, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [enabled])
}

function actionOf(key: string, { media, speed, toggle, seek, setSpeed }: Player): (() => void) | null {
  const by = (seconds: number) => () => seek((media.current?.currentTime ?? 0) + seconds)
  const isRtl = document.documentElement.dir === 'rtl'
  const faster = (steps: number) => () => {
    const next = speeds[(speeds as readonly number[]).indexOf(speed) + steps]
    if (next) setSpeed(next)
  }
  const actions: Record<string, () => void> = {
    ' ': toggle,
    ArrowRight: by(isRtl ? -arrowSeconds : arrowSeconds),
    ArrowLeft: by(isRtl ? arrowSeconds : -arrowSeconds),
    '>': faster(1),
    '<': faster(-1),
  }
  return actions[key] ?? null
}
