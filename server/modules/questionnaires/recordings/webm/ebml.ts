import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

// EBML (RFC 8794) as far as WebM needs it: elements are an id, a size and a body; a body holds bytes or elements.

/** Ids of Matroska elements (RFC 9559, section 5.1), with their length marker. */
export const id = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  position: 0xa7,
  prevSize: 0xab,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  referenceBlock: 0xfb,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  void: 0xec,
  crc32: 0xbf,
} as const

/** An element: where its body begins, and the body's size in bytes; null where the file leaves it open. */
interface EbmlElement {
  id: number
  body: number
  size: number | null
}

/** A file that can be read anywhere, best forwards: a megabyte of it is in memory. */
export interface EbmlFile {
  size: number
  /** The bytes from `position`, at most a megabyte; fewer than `length` at the end. Valid until the next call. */
  at(position: number, length: number): Buffer
  close(): void
}

const windowBytes = 1 << 20

export function openBytes(path: string): EbmlFile {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const window = Buffer.allocUnsafe(windowBytes)
  let [from, to] = [0, 0]
  return {
    size,
    at(position, length) {
      const end = Math.min(position + length, size)
      if (position < from || end > to) {
        from = to = position
        while (to < end) {
          const read = readSync(file, window, to - from, windowBytes - (to - from), to)
          if (!read) break
          to += read
        }
      }
      return window.subarray(position - from, Math.max(end, position) - from)
    },
    close: () => closeSync(file),
  }
}

/** The element that starts at `position`; null where none can, or where the file ends before its body begins. */
export function elementAt(bytes: EbmlFile, position: number): EbmlElement | null {
  const head = bytes.at(position, 12)
  const idLength = Math.clz32(head[0] ?? 0) - 23
  if (idLength > 4 || head.length < idLength + 1) return null
  const sizeLength = Math.clz32(head[idLength]!) - 23
  if (sizeLength > 8 || head.length < idLength + sizeLength) return null
  let size = head[idLength]! & (0xff >> sizeLength)
  let unknown = size === 0xff >> sizeLength
  for (let i = 1; i < sizeLength; i++) {
    const byte = head[idLength + i]!
    unknown &&= byte === 0xff
    size = size * 256 + byte
  }
  return {
    id: head.readUIntBE(0, idLength),
    body: position + idLength + sizeLength,
    size: unknown ? null : size,
  }
}

/** The elements within a body, up to the first that does not fit. */
export function* elementsWithin(
  bytes: EbmlFile,
  from: number,
  to: number,
): Generator<EbmlElement & { size: number }> {
  for (let position = from; position < to; ) {
    const element = elementAt(bytes, position)
    if (!element || element.size === null || element.body + element.size > to) return
    yield { ...element, size: element.size }
    position = element.body + element.size
  }
}

export function readUint(bytes: EbmlFile, { body, size }: { body: number; size: number | null }): number {
  return Buffer.from(bytes.at(body, Math.min(size ?? 0, 8))).reduce((sum, byte) => sum * 256 + byte, 0)
}

/** An element of bytes, or of other elements. */
export function element(elementId: number, ...bodies: Uint8Array[]): Buffer {
  const size = bodies.reduce((sum, body) => sum + body.length, 0)
  return Buffer.concat([idBytes(elementId), sizeBytes(size, sizeLengthOf(size)), ...bodies])
}

/** An unsigned number in `length` bytes. A fixed length lets a number be filled in later. */
export function uint(value: number, length = 8): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes.subarray(8 - length)
}

export function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

export const idBytes = (elementId: number): Buffer =>
  uint(elementId, elementId > 0xffffff ? 4 : elementId > 0xffff ? 3 : elementId > 0xff ? 2 : 1)

/** How many bytes the shortest form of a size takes. All ones are kept for "unknown". */
export function sizeLengthOf(size: number): number {
  let length = 1
  while (size >= 2 ** (7 * length) - 1) length++
  return length
}

export function sizeBytes(size: number, length: number): Buffer {
  const bytes = uint(size, length)
  bytes[0]! |= 0x100 >> length
  return bytes
}
