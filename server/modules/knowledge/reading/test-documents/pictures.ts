// Pictures for the tests, as attackers make them.
import { crc32, deflateSync } from 'node:zlib'

/** A black square of one bit a pixel, compressed a thousandfold. */
export function blackPng(side: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))])
}

/**
 * A square drawn again in every frame, though the file has only its first pixel: each frame decompresses to the whole.
 */
export function movingGif(side: number, frames: number): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8]
  const screen = [...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]
  const all = Array.from({ length: frames }, () => frame).flat()
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...all, 0x3b])
}
