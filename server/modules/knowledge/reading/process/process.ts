import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Problem } from '#server/http/problem.ts'
import type { DocumentKind } from '../formats/formats.ts'
import type { Unit } from '../units/units.ts'
import { fairQueue } from './fair-queue.ts'
import { residentBytes, startSandboxed } from './sandbox.ts'

/** The resources for one document. */
interface Bounds {
  /** Seconds of processor time. */
  cpu: number
  /** Wall-clock time: on a busy machine low-priority work waits long for the processor. */
  ms: number
  /** Resident bytes. A worker's resource limits do not cover buffers, so we use a process and watch it from outside. */
  memory: number
  /** Bytes of output. */
  output: number
}

/** The bounds for the largest accepted file. */
const documentBounds: Bounds = { cpu: 30, ms: 120_000, memory: 512 * 2 ** 20, output: 64 * 2 ** 20 }
const largestDocument = 10 * 2 ** 20

/** An empty file gets this share of the time: starting and loading PDF.js takes a second of it. */
const leastTimeShare = 0.2

/**
 * Readers that run at once in this process; others wait, so that uploads leave the machine to chats. One account may
 * hold all but one of them, so that one document does not wait for somebody else's many.
 */
const turns = fairQueue({ atOnce: 3, perAccount: 2 })
const watchEveryMs = 100
const programUrl = new URL('./child.ts', import.meta.url)

async function* linesOf(stream: Readable, most: number, tooMuch: () => void): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) return tooMuch()
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end)]).toString()
      pieces = []
      from = end + 1
    }
    pieces.push(chunk.subarray(from))
  }
}

interface Told {
  units?: unknown
  notice?: unknown
  problem?: { detail?: unknown }
  done?: unknown
}

function messageIn(line: string): Told {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    return {}
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Validates a unit from a process that read an unknown document: only text passes. */
export function unitOf(told: Partial<Unit> | null): Unit[] {
  const { text, heading, pair, item, cells, ends } = told ?? {}
  if (!isText(text)) return []
  return [
    {
      text,
      ...(isText(heading) && { heading }),
      ...(pair &&
        isText(pair.question) &&
        isText(pair.answer) && { pair: { question: pair.question, answer: pair.answer } }),
      ...(item &&
        Number.isInteger(item.depth) && { item: { depth: item.depth, ordered: item.ordered === true } }),
      ...(Array.isArray(cells) && { cells: cells.filter(isText) }),
      ...(areEnds(ends, text.length) && { ends }),
      ...(told?.continues === true && { continues: true as const }),
    },
  ]
}

const areEnds = (ends: unknown, length: number): ends is number[] =>
  Array.isArray(ends) &&
  ends.every((end, i) => Number.isInteger(end) && end > (ends[i - 1] ?? 0) && end <= length)

interface Reader {
  pid: number
  stdout: Readable
  kill(): void
  /** Its exit code, or the signal that ended it. */
  ended: Promise<{ code: number | null; by: string | null }>
}

/** Starts the reader with the file as standard input; null when it can't be started. */
async function start(args: string[], path: string, { cpu }: Bounds): Promise<Reader | null> {
  const file = await open(path)
  try {
    const child = startSandboxed(programUrl, args, { cpu, stdio: [file.fd, 'pipe', 'ignore'] })
    if (!child?.stdout) return null
    const { promise: ended, resolve } = Promise.withResolvers<Awaited<Reader['ended']>>()
    child.once('close', (code, by) => resolve({ code, by }))
    return { pid: child.pid, stdout: child.stdout, kill: () => child.kill('SIGKILL'), ended }
  } finally {
    await file.close()
  }
}

const unavailable = () => new Problem(503, "Documents can't be read right now. Please try again in a moment.")

const stopSentences = {
  time: 'This file takes too long to read. Please simplify or split it.',
  memory: 'This file takes too much memory to read. Please simplify or split it.',
  output: 'This file unfolds into more text than a document may hold. Please split it.',
}

/** Characters of what a process may say that it left out. */
const longestNotice = 2_000

async function run(
  args: string[],
  path: string,
  bounds: Bounds,
  { signal, notice }: Pick<ProcessOptions, 'signal' | 'notice'>,
): Promise<Unit[]> {
  const reader = await start(args, path, bounds)
  if (!reader) throw unavailable()
  let stopped: keyof typeof stopSentences | undefined
  const stop = (why: keyof typeof stopSentences) => {
    stopped ??= why
    reader.kill()
  }
  const abort = () => reader.kill()
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  const clock = setTimeout(stop, bounds.ms, 'time')
  const watch = setInterval(async () => {
    if ((await residentBytes(reader.pid)) > bounds.memory) stop('memory')
  }, watchEveryMs)
  const units: Unit[] = []
  let problem: Told['problem']
  let done = false
  try {
    for await (const line of linesOf(reader.stdout, bounds.output, () => stop('output'))) {
      const told = messageIn(line)
      if (Array.isArray(told.units)) for (const unit of told.units) units.push(...unitOf(unit))
      if (isText(told.notice)) notice?.(told.notice.slice(0, longestNotice).toWellFormed())
      problem ??= told.problem
      done ||= told.done === true
    }
  } finally {
    reader.kill()
    clearTimeout(clock)
    clearInterval(watch)
    signal?.removeEventListener('abort', abort)
  }
  const { code, by } = await reader.ended
  signal?.throwIfAborted()
  if (stopped) throw new Problem(400, stopSentences[stopped])
  if (isText(problem?.detail)) throw new Problem(400, problem.detail)
  if (done) return units
  // V8 aborts when its heap is full; the kernel ends a process that used up its processor time.
  if (by === 'SIGXCPU') throw new Problem(400, stopSentences.time)
  if (by !== null || code === 134) throw new Problem(400, stopSentences.memory)
  throw unavailable()
}

/** The bounds for a file of this size: a small one must not take as long as the largest. */
function boundsOf(bounds: Bounds, size: number): Bounds {
  const share = leastTimeShare + (1 - leastTimeShare) * Math.min(1, size / largestDocument)
  return { ...bounds, cpu: Math.ceil(bounds.cpu * share), ms: Math.ceil(bounds.ms * share) }
}

/** How to read a document, and for whom. */
interface ProcessOptions {
  /** The account it belongs to: accounts take turns. */
  account?: string
  /** The bounds of the largest file; a smaller one has less time. */
  bounds?: Bounds
  /** Paragraph by paragraph, not merged into passages. */
  unmerged?: boolean
  /** Is told what of the document was left out, in a sentence for the owner. */
  notice?: (sentence: string) => void
  signal?: AbortSignal
}

/**
 * Reads a document in another process: no environment, network or files, low priority, bounded in time, memory and
 * output, a few at once. 400 when it can't be read within its bounds, 503 when no process can be started; throws the
 * signal's reason when it is aborted.
 */
export async function readInProcess(
  kind: DocumentKind,
  path: string,
  { account = '', signal, bounds = documentBounds, unmerged: apart = false, notice }: ProcessOptions = {},
): Promise<Unit[]> {
  const end = await turns.enter(account, signal)
  try {
    const { size } = await stat(path)
    return await run(apart ? [kind, 'apart'] : [kind], path, boundsOf(bounds, size), {
      ...(signal && { signal }),
      ...(notice && { notice }),
    })
  } finally {
    end()
  }
}
