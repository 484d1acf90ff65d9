import { type EbmlFile, elementAt, elementsWithin, id, readUint } from './ebml.ts'
import { inOrderOfTime } from './in-order-of-time.ts'

/** A track of a recorder's file. */
export interface WebmTrack {
  number: number
  kind: 'video' | 'audio'
  codec: string
  /** The elements of its TrackEntry as they came, but for its number and its UID. */
  description: Buffer
}

/** A frame: where it lies and when it plays. */
export interface WebmFrame {
  /** The file's number for its track. */
  track: number
  /** Milliseconds, on the file's own clock. */
  ms: number
  /** Where the frame itself begins, behind the block's own header. */
  at: number
  size: number
  /** As in a SimpleBlock: keyframe, invisible, lacing, discardable. */
  flags: number
}

/** No frame of a camera is larger, at the sizes for which the page asks. Bytes. */
const largestElement = 8 << 20

/** Unsigned integers, of at most 8 bytes (RFC 8794, section 7.2). */
const numbers = new Set<number>([id.timestamp, id.position, id.prevSize])

/** Elements in a cluster or between clusters. Any other id is damage. */
const known = new Set<number>([
  ...[id.cluster, id.timestamp, id.position, id.prevSize, id.simpleBlock, id.blockGroup],
  ...[id.ebml, id.segment, id.seekHead, id.info, id.tracks, id.cues, id.tags],
  ...[id.chapters, id.attachments, id.void, id.crc32],
])

/**
 * Reads a recorder's file from beginning to end, wherever it was cut off. An unreadable stretch is passed over, up to the
 * next cluster. Frames come in the order of the file, and each track's in the order of time: where some contradict others,
 * as in a slice that arrived twice, the fewest are left out. `damage` counts the stretches passed over.
 */
export function scan(bytes: EbmlFile): { tracks: WebmTrack[]; frames: WebmFrame[]; damage: number } {
  const tracks: WebmTrack[] = []
  const frames: WebmFrame[] = []
  let scale = 1_000_000
  let clusterTime: number | null = null
  let damage = 0
  let position = 0

  const take = (block: number, end: number, keyframe: boolean | null) => {
    const head = bytes.at(block, 4)
    const track = head[0]! & 0x7f
    const ms = Math.round(((clusterTime! + head.readInt16BE(1)) * scale) / 1_000_000)
    const flags = keyframe === null ? head[3]! : (head[3]! & 0x7f) | (keyframe ? 0x80 : 0)
    frames.push({ track, ms, at: block + 4, size: end - block - 4, flags })
  }

  while (position < bytes.size) {
    const element = elementAt(bytes, position)
    if (element && entered.has(element.id)) {
      if (element.id === id.cluster) clusterTime = null
      position = element.body
      continue
    }
    const end = element && element.size !== null ? element.body + element.size : Number.POSITIVE_INFINITY
    const whole =
      element &&
      known.has(element.id) &&
      end <= bytes.size &&
      end - element.body <= (numbers.has(element.id) ? 8 : largestElement)
    if (!whole) {
      // A tail that was cut off looks like damage, but no cluster follows it.
      position = nextCluster(bytes, position + 1)
      if (position < bytes.size) damage++
      continue
    }
    if (element.id === id.info) {
      for (const inner of elementsWithin(bytes, element.body, end)) {
        if (inner.id === id.timestampScale) scale = readUint(bytes, inner) || scale
      }
    } else if (element.id === id.tracks && !tracks.length) {
      tracks.push(...tracksOf(bytes, element.body, end))
    } else if (element.id === id.timestamp) {
      clusterTime = readUint(bytes, element)
    } else if (element.id === id.simpleBlock || element.id === id.blockGroup) {
      const isTrack = (number: number) => tracks.some(track => track.number === number)
      const block = blockOf(bytes, { ...element, end })
      if (!block || clusterTime === null || !isTrack(block.track) || !goesOn(bytes, end, isTrack)) {
        position = nextCluster(bytes, position + 1)
        damage++
        continue
      }
      take(block.body, block.end, block.keyframe)
    }
    position = end
  }
  return { tracks, frames: inOrderOfTime(frames), damage }
}

/** The reader enters these and ignores their size: recorders leave it open, and the id tells what follows. */
const entered = new Set<number>([id.segment, id.cluster])

/** Whether something readable follows. A frame in front of damage is damaged itself. */
function goesOn(bytes: EbmlFile, position: number, isTrack: (number: number) => boolean): boolean {
  if (position >= bytes.size) return true
  const element = elementAt(bytes, position)
  // Too short for an element: a tail that was cut off.
  if (!element) return bytes.size - position < 12
  if (!known.has(element.id)) return false
  if (element.id === id.simpleBlock) {
    const number = bytes.at(element.body, 1)[0]
    return number === undefined || isTrack(number & 0x7f)
  }
  return entered.has(element.id) || (element.size !== null && element.size <= largestElement)
}

function blockOf(bytes: EbmlFile, { id: kind, body, end }: { id: number; body: number; end: number }) {
  let block = kind === id.simpleBlock ? { body, end, keyframe: null as boolean | null } : null
  if (!block) {
    const inner = [...elementsWithin(bytes, body, end)]
    const found = inner.find(one => one.id === id.block)
    const keyframe = !inner.some(one => one.id === id.referenceBlock)
    if (found) block = { body: found.body, end: found.body + found.size, keyframe }
  }
  // An empty frame is none, and no recorder numbers its tracks above 126.
  if (!block || block.end - block.body <= 4) return null
  const first = bytes.at(block.body, 1)[0]!
  return first & 0x80 ? { ...block, track: first & 0x7f } : null
}

function tracksOf(bytes: EbmlFile, from: number, to: number): WebmTrack[] {
  const tracks: WebmTrack[] = []
  for (const entry of elementsWithin(bytes, from, to)) {
    if (entry.id !== id.trackEntry) continue
    let [number, type, codec] = [0, 0, '']
    const kept: Buffer[] = []
    let position = entry.body
    for (const inner of elementsWithin(bytes, entry.body, entry.body + entry.size)) {
      const end = inner.body + inner.size
      if (inner.id === id.trackNumber) number = readUint(bytes, inner)
      if (inner.id === id.trackType) type = readUint(bytes, inner)
      if (inner.id === id.codecId) codec = bytes.at(inner.body, inner.size).toString('latin1')
      if (inner.id !== id.trackNumber && inner.id !== id.trackUid) {
        kept.push(Buffer.from(bytes.at(position, end - position)))
      }
      position = end
    }
    // RFC 9559, section 5.1.4.1.3: 1 is video, 2 is audio.
    if (number && (type === 1 || type === 2)) {
      tracks.push({ number, kind: type === 1 ? 'video' : 'audio', codec, description: Buffer.concat(kept) })
    }
  }
  return tracks
}

const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** Where the next cluster begins; the end of the file when there is none. */
function nextCluster(bytes: EbmlFile, from: number): number {
  const step = 1 << 16
  for (let position = from; position < bytes.size; position += step) {
    const at = bytes.at(position, step + clusterId.length - 1).indexOf(clusterId)
    if (at >= 0) return position + at
  }
  return bytes.size
}
