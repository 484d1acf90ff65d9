import { element, id, idBytes, uint } from '#server/modules/questionnaires/recordings/webm/ebml.ts'
import { blockHead } from '#server/modules/questionnaires/recordings/webm/layout.ts'

export type Kind = 'audio' | 'video'
export type Sent = { kind: Kind; ms: number; size: number; key: boolean }

/** Elements whose length is unknown while they are written. */
const open = (elementId: number) =>
  Buffer.concat([idBytes(elementId), Buffer.from('01ffffffffffffff', 'hex')])
/** A frame with a recognisable content: 20 ms of Opus, or video. No byte of it looks like an element of a cluster. */
export const payload = ({ kind, ms, size }: Sent) =>
  Buffer.concat([
    Buffer.from(kind === 'audio' ? [8] : [16]),
    uint(ms % 2 ** 20, 4).map(b => b & 0x7f),
    Buffer.alloc(size, 7),
  ])

/**
 * A recorder's file of these frames: tracks numbered by what came first, clusters without a length. `starts` and
 * `ends` give the position of each frame, with the cluster that it begins.
 */
export function recording(frames: Sent[], clusterEvery: number) {
  const order = [...new Set(frames.map(({ kind }) => kind))]
  const entry = (kind: Kind) =>
    element(
      id.trackEntry,
      element(id.trackNumber, uint(order.indexOf(kind) + 1, 1)),
      element(id.trackUid, uint(order.indexOf(kind) + 77, 1)),
      element(id.trackType, uint(kind === 'video' ? 1 : 2, 1)),
      element(id.codecId, Buffer.from(kind === 'video' ? 'V_VP8' : 'A_OPUS')),
    )
  const pieces = [
    element(id.ebml, element(id.docType, Buffer.from('webm'))),
    open(id.segment),
    element(id.info, element(id.timestampScale, uint(1_000_000, 3))),
    element(id.tracks, ...order.map(entry)),
  ]
  const [starts, ends]: [number[], number[]] = [[], []]
  let cluster = 0
  let length = Buffer.concat(pieces).length
  for (const [i, frame] of frames.entries()) {
    const from = pieces.length
    if (i % clusterEvery === 0) {
      cluster = frame.ms
      pieces.push(open(id.cluster), element(id.timestamp, uint(cluster, 4)))
    }
    const body = payload(frame)
    const flags = frame.key ? 0x80 : 0
    const track = order.indexOf(frame.kind) + 1
    pieces.push(blockHead({ track, ms: frame.ms - cluster, flags, size: body.length }), body)
    starts.push(length)
    length += pieces.slice(from).reduce((sum, piece) => sum + piece.length, 0)
    ends.push(length)
  }
  return { bytes: Buffer.concat(pieces), starts, ends }
}

/** Sound of this many seconds, as a recorder writes it. */
export const sound = (seconds: number): Buffer<ArrayBuffer> => {
  const frames: Sent[] = []
  for (let ms = 0; ms < seconds * 1000; ms += 20) frames.push({ kind: 'audio', ms, size: 20, key: true })
  return recording(frames, 50).bytes
}
