import { mostSliceBytes } from '#contract/limits.ts'
import type { QueuedSlice, SliceQueue } from './queue.ts'

/** Sends the slices of a page's recorders to the server, for as long as it takes. */
export interface SliceUpload {
  add: (slice: QueuedSlice) => void
  /** Resolves once all slices, of this page and of earlier ones, have arrived or are not wanted any more. */
  emptied: () => Promise<void>
  close: () => void
}

interface SliceUploadOptions {
  queue: SliceQueue
  /** Sends a slice. Throws when nobody answers. */
  send: (slice: QueuedSlice) => Promise<Response>
  /** Is told how many bytes wait. */
  waiting: (bytes: number) => void
  /** Is told that the server takes no more of this session: its recording is full, or was deleted. */
  refused: (status: number) => void
  /** Pauses before each new try, in milliseconds; the last one repeats. */
  pausesMs?: number[]
}

// Slices that gathered without a network go in larger pieces, well below what the server takes at once.
const mostBytes = mostSliceBytes / 2
const usualPausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * Opens the upload of a session. The server answers how many bytes of a part it has, and the next slice begins there. A slice
 * is forgotten only once the server has it, so that one whose answer was lost is sent again, which changes nothing.
 */
export function openUpload({
  queue,
  send,
  waiting,
  refused,
  pausesMs = usualPausesMs,
}: SliceUploadOptions): SliceUpload {
  let slices: QueuedSlice[] = []
  let known: Promise<void> | null = null
  let running = false
  let closed = false
  let tries = 0
  let wake = () => {}
  let emptied = Promise.withResolvers<void>()

  const count = () => waiting(slices.reduce((sum, { bytes }) => sum + bytes.size, 0))
  const forget = async (gone: (slice: QueuedSlice) => boolean) => {
    const dropped = slices.filter(gone)
    slices = slices.filter(slice => !gone(slice))
    count()
    await queue.remove(dropped).catch(() => {})
  }
  const bring = async (): Promise<'arrived' | 'again'> => {
    const piece = pieceOf(slices)
    let response: Response
    try {
      response = await send(piece)
    } catch {
      return 'again'
    }
    const { part } = piece
    const have = Number(response.headers.get('upload-offset') ?? Number.NaN)
    if (Number.isFinite(have)) {
      const before = slices.length
      await forget(slice => slice.part === part && slice.offset + slice.bytes.size <= have)
      const next = slices.find(slice => slice.part === part)
      // No slice begins where the server's bytes end: those between are lost, and so is the rest of this part.
      if (next && next.offset > have) await forget(slice => slice.part === part)
      return slices.length < before || (next && next.offset < have) ? 'arrived' : 'again'
    }
    if (response.status >= 500 || response.status === 429 || response.status === 408) return 'again'
    refused(response.status)
    await forget(() => true)
    return 'arrived'
  }
  const run = async () => {
    if (running) return
    running = true
    known ??= queue.all().then(
      kept => {
        const here = (slice: QueuedSlice) =>
          slices.some(one => one.part === slice.part && one.offset === slice.offset)
        slices = [...kept.filter(slice => !here(slice)), ...slices]
      },
      () => {},
    )
    await known
    while (!closed && slices.length > 0) {
      if ((await bring()) === 'arrived') {
        tries = 0
        continue
      }
      const pause = pausesMs[Math.min(tries++, pausesMs.length - 1)]!
      await new Promise<void>(resolve => {
        wake = resolve
        setTimeout(resolve, pause)
      })
    }
    running = false
    if (slices.length === 0) emptied.resolve()
  }
  const online = () => wake()
  globalThis.addEventListener?.('online', online)
  void run()

  return {
    add: slice => {
      if (slices.length === 0) emptied = Promise.withResolvers()
      slices.push(slice)
      count()
      // Kept in case the page is gone before it is sent. Sending does not wait for that.
      queue.add(slice).catch(() => {})
      void run()
    },
    emptied: async () => {
      await known
      if (slices.length > 0 || running) await emptied.promise
    },
    close: () => {
      closed = true
      wake()
      globalThis.removeEventListener?.('online', online)
    },
  }
}

/** The first slice that waits, joined with those that directly follow it. */
function pieceOf(slices: QueuedSlice[]): QueuedSlice {
  const [first] = slices
  const together: Blob[] = []
  let end = first!.offset
  for (const { part, offset, bytes } of slices) {
    if (
      part !== first!.part ||
      offset !== end ||
      (end > first!.offset && end - first!.offset + bytes.size > mostBytes)
    )
      break
    together.push(bytes)
    end += bytes.size
  }
  return { ...first!, bytes: new Blob(together) }
}
