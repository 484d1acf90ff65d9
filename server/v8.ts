import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** To be called when the process has started: until then V8 does best what it does by itself. */
export function tuneV8(): void {
  // Compiled code is good under the flags under which it was kept: later, the next start could not use it.
  flushCompileCache()
  collectSooner()
  compileSooner()
}

/**
 * From now on V8 collects the whole heap when it has grown by three fifths since the last time. By itself V8 waits until the heap is
 * four times as large: a broadcast took 140 MB more, all of it dead, and 55 MB when it might double. When it had grown by half is
 * too often: a list took a sixth longer. While a process starts, its heap grows for good, and to collect it so often took a fifth
 * more processor time.
 */
function collectSooner(): void {
  setFlagsFromString('--heap-growing-percent=60')
  setFlagsFromString('--expose-gc')
  collectAfterWork(runInNewContext('gc') as () => void)
}

/**
 * V8 compiles a function for good when it has been called 3,000 times. Most functions of a chat turn are called once in it, so the first
 * thousands of turns after a start would run on what was compiled in haste.
 */
function compileSooner(): void {
  setFlagsFromString('--invocation-count-for-turbofan=1000')
}

const lookEveryMs = 5_000
/** Milliseconds of processor time between two looks: more than a process takes that only waits. */
const calmMs = 150
/** After as much processor time there is something to collect. */
const workMs = 1_000

/**
 * Collects once each time that this process falls idle after work: its heap no longer grows then, so V8 would keep what the work
 * left, a quarter of its memory. A collection holds this thread up for less than a tenth of a second, and no other: the sound of
 * calls is paced elsewhere.
 */
export function collectAfterWork(collect: () => void, usedMs: () => number = processorMs): void {
  let looked = usedMs()
  let collected = 0
  const look = () => {
    const used = usedMs()
    const idle = used - looked < calmMs
    looked = used
    if (!idle || used - collected < workMs) return
    collect()
    collected = looked = usedMs()
  }
  setInterval(look, lookEveryMs).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
