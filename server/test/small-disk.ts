import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate disk, small enough to fill. */
export interface SmallDisk {
  folder: string
  /** Fills the disk and leaves this many bytes. */
  fill(except?: number): void
  /** Makes it read-only, or writable again. */
  readOnly(is: boolean): void
  /** Frees the space that `fill` took. */
  empty(): void
  remove(): Promise<void>
}

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'fd-disk-'))
  mount(folder, megabytes)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill(except = 0) {
      const file = openSync(ballast, 'w')
      let size = 0
      try {
        for (;;) size += writeSync(file, Buffer.alloc(64 * 1024))
      } catch {
        ftruncateSync(file, Math.max(0, size - except))
      }
      closeSync(file)
    },
    readOnly: is => execFileSync('mount', ['-o', `remount,${is ? 'ro' : 'rw'}`, folder], { stdio: 'ignore' }),
    empty: () => rmSync(ballast),
    async remove() {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

function mount(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** Whether this machine can make disks: containers often may not mount, even as root. */
export const canMount = process.getuid?.() === 0 && mounts()

function mounts(): boolean {
  try {
    mount('/mnt', 1)
    execFileSync('umount', ['/mnt'])
    return true
  } catch {
    return false
  }
}
