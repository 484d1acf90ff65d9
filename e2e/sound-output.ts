import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'

export const pulseaudioPath = '/usr/bin/pulseaudio'

/**
 * A sound card that nobody hears, as an environment for a browser: without one, no `AudioContext` of Firefox begins to
 * run. It ends with the test.
 */
export async function silentSoundCard(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-sound-'))
  const socket = join(folder, 'socket')
  const loads = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`]
  const server = spawn(
    pulseaudioPath,
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--disable-shm=yes',
      ...loads.flatMap(load => ['-L', load]),
    ],
    { env: { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: 'ignore' },
  )
  onTestFinished(async () => {
    if (server.exitCode === null) {
      const exit = once(server, 'exit')
      server.kill()
      await exit
    }
    await rm(folder, { recursive: true, force: true })
  })
  await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 60_000, interval: 50 })
  return { PULSE_SERVER: `unix:${socket}` }
}
