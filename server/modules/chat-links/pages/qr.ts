import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)

/** Modules of empty space around a code, which readers need to find it (ISO/IEC 18004, 9.1). */
const quietZone = 4

interface Modules {
  size: number
  data: Uint8Array
}

/** The QR code of a text as a picture of exactly `size` × `size` pixels. */
export function qrPng(text: string, size: number): Buffer {
  const { modules, scale } = fitted(text, size)
  const margin = Math.floor((size - modules.size * scale) / 2)
  const lineBytes = 1 + Math.ceil(size / 8)
  const pixels = Buffer.alloc(lineBytes * size, 0xff)
  for (let y = 0; y < size; y++) {
    pixels[y * lineBytes] = 0 // the line is stored as it is
    const row = Math.floor((y - margin) / scale)
    if (row < 0 || row >= modules.size) continue
    for (let x = margin; x < margin + modules.size * scale; x++) {
      const dark = modules.data[row * modules.size + Math.floor((x - margin) / scale)]
      if (dark) pixels[y * lineBytes + 1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
    }
  }
  return png(size, pixels)
}

/** The same as a drawing, `size` pixels wide by default. */
export function qrSvg(text: string, size: number): string {
  const { modules } = fitted(text, size)
  const side = modules.size + 2 * quietZone
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.data[y * modules.size + x]) continue
      const start = x
      while (x + 1 < modules.size && modules.data[y * modules.size + x + 1]) x++
      path += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1H${start + quietZone}z`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
}

/**
 * The code with modules of whole pixels, because cut modules blur or shift; what is left widens the quiet zone. Level M
 * repairs 15 % of a damaged print; where its modules would be single pixels, L (7 %) has fewer and larger ones.
 */
function fitted(text: string, size: number): { modules: Modules; scale: number } {
  // Loaded with the first code.
  const QRCode = require('qrcode') as typeof import('qrcode')
  const at = (errorCorrectionLevel: 'L' | 'M') => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel })
    return { modules, scale: Math.max(1, Math.floor(size / (modules.size + 2 * quietZone))) }
  }
  const usual = at('M')
  return usual.scale > 1 ? usual : at('L')
}

/** A black-and-white PNG, one bit a pixel (PNG specification, third edition). */
function png(size: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 1 // bits a pixel; colour type 0, greyscale
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    block('IHDR', header),
    block('IDAT', deflateSync(pixels)),
    block('IEND', Buffer.alloc(0)),
  ])
}

function block(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
