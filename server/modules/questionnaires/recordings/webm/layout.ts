import { element, float, id, idBytes, sizeBytes, sizeLengthOf, uint } from './ebml.ts'

/** The start of a cluster. Its size and time have fixed lengths, so that places are known before it is written. */
export const clusterHead = ({ ms, bytes }: { ms: number; bytes: number }): Buffer => {
  const time = element(id.timestamp, uint(ms))
  const head = idBytes(id.cluster).length + 8 + time.length
  return Buffer.concat([idBytes(id.cluster), sizeBytes(Math.max(0, bytes - head) + time.length, 8), time])
}

/** All of a SimpleBlock but its frame. `ms` is counted from its cluster. */
export function blockHead(block: { track: number; ms: number; flags: number; size: number }): Buffer {
  const inner = Buffer.alloc(4)
  inner[0] = 0x80 | block.track
  inner.writeInt16BE(block.ms, 1)
  inner[3] = block.flags
  const size = block.size + 4
  return Buffer.concat([idBytes(id.simpleBlock), sizeBytes(size, sizeLengthOf(size)), inner])
}

/** Everything in front of the clusters: the file's type, duration, tracks and index. */
export function fileHead(file: {
  tracks: { number: number; description: Buffer }[]
  durationMs: number
  clusters: { ms: number; bytes: number; cue: boolean }[]
  cueTrack: { number: number }
}): Buffer {
  const info = element(
    id.info,
    element(id.timestampScale, uint(1_000_000, 4)),
    element(id.duration, float(file.durationMs)),
    element(id.muxingApp, Buffer.from('frontdesk')),
    element(id.writingApp, Buffer.from('frontdesk')),
  )
  const tracks = element(
    id.tracks,
    ...file.tracks.map(({ number, description }) =>
      element(
        id.trackEntry,
        element(id.trackNumber, uint(number, 1)),
        element(id.trackUid, uint(number, 1)),
        description,
      ),
    ),
  )
  // Every position has eight bytes, so the parts' lengths are known before their content is.
  const seekHead = (places: [number, number][]) =>
    element(
      id.seekHead,
      ...places.map(([target, at]) =>
        element(id.seek, element(id.seekId, idBytes(target)), element(id.seekPosition, uint(at))),
      ),
    )
  const cues = (firstCluster: number) => {
    let at = firstCluster
    const points: Buffer[] = []
    for (const { ms, bytes, cue } of file.clusters) {
      if (cue) points.push(cuePoint(ms, file.cueTrack.number, at))
      at += bytes
    }
    return element(id.cues, ...points)
  }
  const seekHeadBytes = seekHead(anyPlaces).length
  const infoAt = seekHeadBytes
  const tracksAt = infoAt + info.length
  const cuesAt = tracksAt + tracks.length
  const clustersAt = cuesAt + cues(0).length
  const clusterBytes = file.clusters.reduce((sum, { bytes }) => sum + bytes, 0)
  return Buffer.concat([
    ebmlHead,
    idBytes(id.segment),
    sizeBytes(clustersAt + clusterBytes, 8),
    seekHead([
      [id.info, infoAt],
      [id.tracks, tracksAt],
      [id.cues, cuesAt],
    ]),
    info,
    tracks,
    cues(clustersAt),
  ])
}

const anyPlaces: [number, number][] = [
  [id.info, 0],
  [id.tracks, 0],
  [id.cues, 0],
]

const cuePoint = (ms: number, track: number, at: number): Buffer =>
  element(
    id.cuePoint,
    element(id.cueTime, uint(ms)),
    element(
      id.cueTrackPositions,
      element(id.cueTrack, uint(track, 1)),
      element(id.cueClusterPosition, uint(at)),
    ),
  )

const ebmlHead = element(
  id.ebml,
  element(id.ebmlVersion, uint(1, 1)),
  element(id.ebmlReadVersion, uint(1, 1)),
  element(id.ebmlMaxIdLength, uint(4, 1)),
  element(id.ebmlMaxSizeLength, uint(8, 1)),
  element(id.docType, Buffer.from('webm')),
  element(id.docTypeVersion, uint(4, 1)),
  element(id.docTypeReadVersion, uint(2, 1)),
)
