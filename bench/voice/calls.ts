import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { type FakePage, openPage } from '#server/test/fakes/webrtc.ts'

// Shared by the voice benches: a process that holds calls, and people who call it.

export interface Host {
  address: string
  /** CPU seconds that the process has used so far. */
  cpu(): Promise<number>
  stop(): void
}

export async function startHost(): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'host.ts'))
  const [{ address }] = await once(child, 'message')
  return {
    address,
    async cpu() {
      child.send('cpu')
      const [{ cpu }] = await once(child, 'message')
      return (cpu.user + cpu.system) / 1e6
    },
    stop: () => void child.disconnect(),
  }
}

export interface Call {
  /** Speaks, in the codec of the line. */
  speak(ms: number): Promise<void>
  /** The first time after `at` at which audible sound arrived. */
  soundSince(at: number): number[]
  closed: Promise<number>
  close(): void
}

const ways = { hears: 'server', speaks: 'server' } as const
// Made beforehand, because making it would delay calls that are already speaking.
const longestMs = 25_000
const voice = { page: murmur(longestMs, 16_000), phone: murmur(longestMs, 8_000) }

const audible = 1_000
const isAudible = (pcm: Int16Array) => pcm.some(sample => Math.abs(sample) > audible)

export async function callFromPage(host: Host, manner: string): Promise<Call> {
  const page: FakePage = await openPage(`${host.address}/page/${manner}`, { ways })
  const refused = page.closed.then(code => Promise.reject(new Error(`a page could not connect (${code})`)))
  await Promise.race([page.next('ready'), refused])
  refused.catch(() => {})
  return {
    speak: ms => page.speak(voice.page.slice(0, ms * 16)),
    soundSince(since) {
      const from = page.sound.findLastIndex(({ at }) => at <= since) + 1
      return page.sound
        .slice(from)
        .filter(({ pcm }) => isAudible(pcm))
        .map(({ at }) => at)
    },
    closed: page.closed,
    close: page.close,
  }
}

export async function callFromPhone(host: Host, manner: string): Promise<Call> {
  const carrier = await openMediaStream(`${host.address}/phone/${manner}`, { apart: true })
  const began = performance.now()
  return {
    speak: ms => carrier.speak(voice.phone.slice(0, ms * 8)),
    soundSince(at) {
      const since = Math.max(0, Math.ceil((at - began) / 20) * 20)
      const heard = carrier.heard(since)
      const times: number[] = []
      for (let from = 0; from < heard.length; from += 160)
        if (isAudible(heard.subarray(from, from + 160))) times.push(began + since + from / 8)
      return times
    },
    closed: carrier.closed,
    close: carrier.hangUp,
  }
}

/** The share of one core that the host uses for this many calls, while everybody speaks all the time. */
export async function cpuShare(
  host: Host,
  call: (host: Host, manner: string) => Promise<Call>,
  given: { calls: number; manner: string; seconds: number },
): Promise<number> {
  const calls: Call[] = []
  for (let n = 0; n < given.calls; n++) calls.push(await call(host, given.manner))
  for (const each of calls) void each.speak((given.seconds + 10) * 1_000)
  await sleep(2_000)
  const [before, at] = [await host.cpu(), performance.now()]
  await sleep(given.seconds * 1_000)
  const share = (await host.cpu()) - before
  const seconds = (performance.now() - at) / 1_000
  for (const each of calls) each.close()
  await sleep(1_000)
  return share / seconds
}
