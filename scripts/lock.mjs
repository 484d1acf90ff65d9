import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const BEAT_MS = 1_000
const STALE_MS = 10_000

/**
 * Runs `work` while no other process does so under the same lock. The lock is a folder; its holder keeps renewing the
 * folder's modification time, so a lock left by a killed process can be recognised. Process numbers would not do,
 * because containers that share a folder do not share them. `onWait` is called once when another process holds the
 * lock.
 */
export async function withLock(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; !takes(path); tries++) {
    if (tries === 0) onWait()
    await delay(100)
  }
  const beat = setInterval(() => renew(path), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(path, { recursive: true, force: true })
  }
}

function takes(path) {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isStale(path)) removeStale(path)
  return false
}

/** Moves it away first. If another process was quicker and holds the lock anew by now, we put it back. */
function removeStale(path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (isStale(aside)) rmdirSync(aside)
    else renameSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function isStale(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS
}

function renew(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // another process is just finding out that the lock is stale
  }
}
