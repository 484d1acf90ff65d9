import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { type EbmlFile, elementAt, elementsWithin, id, openBytes, readUint, sizeLengthOf } from './ebml.ts'
import { blockHead, clusterHead, fileHead } from './layout.ts'
import { opusMs } from './opus.ts'
import { scan, type WebmFrame, type WebmTrack } from './scan.ts'

/** Where a recorder's file lies in the joined one. Milliseconds. */
interface JoinedSegment {
  offset: number
  duration: number
}

export interface JoinedRecording {
  bytes: number
  durationMs: number
  /** One for each file that was given, in their order. */
  segments: JoinedSegment[]
}

/** The files hold no frame, as when a recorder was stopped at once. */
export class NothingRecorded extends Error {}

/** A track of the joined file, of one kind and codec. Each recorder may have given it another number. */
type OutTrack = Pick<WebmTrack, 'kind' | 'codec' | 'description'> & { number: number }

/** A frame of the joined file. */
type Placed = Omit<WebmFrame, 'track'> & { file: number; track: OutTrack }

type Cluster = { ms: number; from: number; to: number; bytes: number; cue: boolean }

/** Places to which a player can jump lie so far apart in sound, which has no keyframes. */
const clusterMs = 5_000
/** Frames are dated from their cluster by 16 bits with a sign: 32 seconds. */
const longestClusterMs = 30_000
/** A frame of video lasts so long when none follows: the page asks for 15 a second. */
const videoFrameMs = 67

/**
 * Joins the files of recorders, one for each start, into one WebM with a duration and an index at its front, so that
 * players can jump. Pauses between the files are left out; each file keeps its own time. Tracks
 * are matched by what they hold: Chromium numbers them in the order in which their first frames arrived, so one file's
 * audio has the number of the next one's video. Throws NothingRecorded where nothing can be read of any file.
 */
export function joinWebm(paths: string[], outPath: string): JoinedRecording {
  const files = paths.map(openBytes)
  try {
    const { frames, tracks, segments } = place(files)
    if (!frames.length) throw new NothingRecorded('the recording holds nothing that can be played')
    const last = segments.at(-1)!
    const durationMs = last.offset + last.duration
    const clusters = clustersOf(frames, tracks)
    const head = fileHead({ tracks, durationMs, clusters, cueTrack: cueTrackOf(tracks) })
    const bytes = write(outPath, { head, clusters, frames, files })
    return { bytes, durationMs, segments }
  } finally {
    for (const file of files) file.close()
  }
}

function place(files: EbmlFile[]): { frames: Placed[]; tracks: OutTrack[]; segments: JoinedSegment[] } {
  const [frames, tracks, segments]: [Placed[], OutTrack[], JoinedSegment[]] = [[], [], []]
  let offset = 0
  for (const [file, bytes] of files.entries()) {
    const from = frames.length
    const scanned = scan(bytes)
    const byNumber = new Map(scanned.tracks.map(track => [track.number, outTrack(tracks, track)]))
    let [first, end] = [Number.POSITIVE_INFINITY, 0]
    for (const { track, ...frame } of scanned.frames) {
      const placed = { ...frame, file, track: byNumber.get(track)! }
      frames.push(placed)
      first = Math.min(first, frame.ms)
      end = Math.max(end, frame.ms + lastsMs(bytes, placed))
    }
    for (let i = from; i < frames.length; i++) frames[i]!.ms += offset - first
    const duration = frames.length > from ? end - first : 0
    segments.push({ offset, duration })
    offset += duration
  }
  return { frames, tracks, segments }
}

/** The track of the joined file for a recorder's. Another codec gets a track of its own: it is decoded otherwise. */
function outTrack(tracks: OutTrack[], { kind, codec, description }: WebmTrack): OutTrack {
  const found = tracks.find(track => track.kind === kind && track.codec === codec)
  if (found) return found
  const made = { kind, codec, description, number: tracks.length + 1 }
  tracks.push(made)
  return made
}

const lastsMs = (bytes: EbmlFile, { track, at, size }: Placed): number =>
  track.kind === 'video'
    ? videoFrameMs
    : track.codec === 'A_OPUS'
      ? opusMs(bytes.at(at, Math.min(size, 2)))
      : 0

const cueTrackOf = (tracks: OutTrack[]): OutTrack => tracks.find(({ kind }) => kind === 'video') ?? tracks[0]!

/** Clusters begin at keyframes, so that a player that jumps to one can show a picture at once. */
function clustersOf(frames: Placed[], tracks: OutTrack[]): Cluster[] {
  const clusters: Cluster[] = []
  const cueTrack = cueTrackOf(tracks)
  let current: Cluster | null = null
  for (const [i, frame] of frames.entries()) {
    const { file, ms, track, size, flags } = frame
    const canJump = track === cueTrack && (flags & 0x80) !== 0
    const since: number = current ? ms - current.ms : 0
    if (
      !current ||
      file !== frames[i - 1]!.file ||
      (canJump && (track.kind === 'video' || since >= clusterMs)) ||
      Math.abs(since) >= longestClusterMs
    ) {
      current = { ms, from: i, to: i, bytes: clusterHead({ ms, bytes: 0 }).length, cue: canJump }
      clusters.push(current)
    }
    current.to = i + 1
    current.bytes += 1 + sizeLengthOf(size + 4) + 4 + size
  }
  return clusters
}

const copyBytes = 1 << 19

function write(
  path: string,
  {
    head,
    clusters,
    frames,
    files,
  }: { head: Buffer; clusters: Cluster[]; frames: Placed[]; files: EbmlFile[] },
): number {
  const out = openSync(path, 'w', 0o600)
  const gathered = Buffer.allocUnsafe(copyBytes)
  let [filled, bytes] = [0, 0]
  const flush = () => {
    for (let done = 0; done < filled; ) done += writeSync(out, gathered, done, filled - done)
    bytes += filled
    filled = 0
  }
  const put = (piece: Uint8Array) => {
    for (let at = 0; at < piece.length; ) {
      const step = Math.min(piece.length - at, copyBytes - filled)
      gathered.set(piece.subarray(at, at + step), filled)
      filled += step
      at += step
      if (filled === copyBytes) flush()
    }
  }
  try {
    put(head)
    for (const cluster of clusters) {
      put(clusterHead(cluster))
      for (let i = cluster.from; i < cluster.to; i++) {
        const { track, ms, flags, at, size, file } = frames[i]!
        put(blockHead({ track: track.number, ms: ms - cluster.ms, flags, size }))
        for (let done = 0; done < size; done += copyBytes) {
          put(files[file]!.at(at + done, Math.min(copyBytes, size - done)))
        }
      }
    }
    flush()
    fsyncSync(out)
  } finally {
    closeSync(out)
  }
  return bytes
}

/**
 * Reads a joined file back from the disk. Throws unless every element fits into its parent, the index leads to clusters,
 * and the file holds as many frames as `paths` do.
 */
export function checkJoined(paths: string[], outPath: string): void {
  const count = (path: string, whole: boolean) => {
    const bytes = openBytes(path)
    try {
      const { frames, damage } = scan(bytes)
      if (whole && damage) throw new Error('the joined recording can’t be read to its end')
      if (whole) checkIndex(bytes)
      return frames.length
    } finally {
      bytes.close()
    }
  }
  const [given, kept] = [paths.reduce((sum, path) => sum + count(path, false), 0), count(outPath, true)]
  if (given !== kept) throw new Error(`the joined recording has ${kept} frames of ${given}`)
}

function checkIndex(bytes: EbmlFile): void {
  const wrong = new Error('the index of the joined recording is wrong')
  const header = elementAt(bytes, 0)
  const segment = header && elementAt(bytes, header.body + (header.size ?? 0))
  if (segment?.id !== id.segment || segment.body + (segment.size ?? 0) !== bytes.size) throw wrong
  const cues = [...headsOf(bytes, segment.body)].find(one => one.id === id.cues)
  if (!cues) throw wrong
  const points = [...elementsWithin(bytes, cues.body, cues.body + cues.size)]
  for (const point of points) {
    for (const inner of elementsWithin(bytes, point.body, point.body + point.size)) {
      if (inner.id !== id.cueTrackPositions) continue
      for (const place of elementsWithin(bytes, inner.body, inner.body + inner.size)) {
        if (place.id !== id.cueClusterPosition) continue
        if (elementAt(bytes, segment.body + readUint(bytes, place))?.id !== id.cluster) throw wrong
      }
    }
  }
}

/** The elements in front of the clusters. */
function* headsOf(bytes: EbmlFile, from: number) {
  for (const element of elementsWithin(bytes, from, bytes.size)) {
    if (element.id === id.cluster) return
    yield element
  }
}
