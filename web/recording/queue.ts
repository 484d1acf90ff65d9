/** A piece of a recorder's file that the server may not have yet. */
export interface QueuedSlice {
  /** The session's token. */
  session: string
  /** One start of a recorder. */
  part: string
  /** When the recorder started, in milliseconds since Start. */
  startedMs: number
  /** Bytes of the part before it. */
  offset: number
  bytes: Blob
}

/** Slices that wait. The browser keeps them, so that they outlive the page, a crash and a restart of the machine. */
export interface SliceQueue {
  add: (slice: QueuedSlice) => Promise<void>
  /** In the order of their parts. */
  all: () => Promise<QueuedSlice[]>
  remove: (slices: QueuedSlice[]) => Promise<void>
}

const storeName = 'slices'

/** Opens the queue of one session. Where the browser keeps nothing (a private window), it is in memory alone. */
export async function openQueue(session: string): Promise<SliceQueue> {
  try {
    return keptQueue(await openDatabase(), session)
  } catch {
    return memoryQueue()
  }
}

function keptQueue(database: IDBDatabase, session: string): SliceQueue {
  // Slices that can't be written, as on a full disk, are still sent for as long as the page lives.
  const memory = memoryQueue()
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName)
  const keyOf = ({ part, offset }: QueuedSlice) => [session, part, offset]
  return {
    add: async slice => {
      try {
        await done(store('readwrite').put(slice, keyOf(slice)))
      } catch {
        await memory.add(slice)
      }
    },
    all: async () => {
      const range = IDBKeyRange.bound([session], [session, []])
      const kept = await done<QueuedSlice[]>(store('readonly').getAll(range))
      return inOrder([...kept, ...(await memory.all())])
    },
    remove: async slices => {
      await memory.remove(slices)
      const open = store('readwrite')
      await Promise.all(slices.map(slice => done(open.delete(keyOf(slice)))))
    },
  }
}

export function memoryQueue(): SliceQueue {
  let waiting: QueuedSlice[] = []
  return {
    add: async slice => {
      waiting.push(slice)
    },
    all: async () => inOrder(waiting),
    remove: async slices => {
      waiting = waiting.filter(
        one => !slices.some(gone => gone.part === one.part && gone.offset === one.offset),
      )
    },
  }
}

const inOrder = (slices: QueuedSlice[]): QueuedSlice[] =>
  slices.toSorted((a, b) => a.startedMs - b.startedMs || a.part.localeCompare(b.part) || a.offset - b.offset)

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('frontdesk-recording', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return done(request)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
