import type { QueuedSlice, SliceQueue } from './queue.ts'

/** Brings what a page records to the server, for as long as it takes. */
export type SliceUpload = {
  add: (slice: QueuedSlice) => void
  /** Resolves once everything that was added, now or by an earlier page, has arrived or is not wanted any more. */
  emptied: () => Promise<void>
  close: () => void
}

export type SliceUploadOptions = {
  queue: SliceQueue
  /** Sends bytes to where a slice belongs. Throws where nobody answers. */
  send: (slice: QueuedSlice) => Promise<Response>
  /** How many bytes wait. */
  waiting: (bytes: number) => void
  /** The server takes no more of this session: its recording is full, or was deleted. */
  refused: (status: number) => void
  /** Before it is tried again, the last one over and over. */
  pausesMs?: number[]
}

// What gathered without a network goes up in larger pieces; the server takes 2 MB at once.
const mostBytes = 1 << 20
const usualPausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * What the server has decides: it answers how many bytes of a part are there, and they go on from that one. Only what it
 * has is forgotten here, so that a slice whose answer was lost is sent again and changes nothing.
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
      // Nothing here goes on where the server's bytes end: what lies between is lost, and so is the rest of this part.
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
      // Kept first, in case the page is gone before it is sent; sent without waiting for that.
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

/** The first slice that waits, with those that follow it closely. */
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
