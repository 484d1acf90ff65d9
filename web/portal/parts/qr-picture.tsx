import { useEffect, useState } from 'react'
import css from './qr-picture.module.css'

/** Modules of empty space around a code, which readers need to find it (ISO/IEC 18004, 9.1). */
const quietZone = 4

/** A QR code, drawn here so that its text goes nowhere. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ side: number; path: string } | null>(null)
  useEffect(() => {
    let shown = true
    void import('qrcode').then(({ create }) => {
      const { modules } = create(text, { errorCorrectionLevel: 'M' })
      if (shown) setDrawing({ side: modules.size + 2 * quietZone, path: pathOf(modules) })
    })
    return () => {
      shown = false
    }
  }, [text])
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${drawing?.side ?? 1} ${drawing?.side ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} fill="#000" />}
    </svg>
  )
}

/** Each run of dark modules of a line as one rectangle. */
function pathOf({ size, data }: { size: number; data: Uint8Array }): string {
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const start = x
      while (x < size && data[y * size + x]) x++
      path += `M${start + quietZone} ${y + quietZone}h${x - start}v1h${start - x}z`
    }
  }
  return path
}
