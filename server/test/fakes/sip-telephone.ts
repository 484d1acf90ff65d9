import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { wavOf } from '#server/providers/speech/wav.ts'
import { freePort } from '../ports.ts'
import { collect, end, type FakeSipTrunk, trunkPassword } from './sip-trunk.ts'

/** The key is let go. */
const letGo = '\x04'
const wavHead = 44

/** What a telephone tells: `CALL_RINGING`, `CALL_ESTABLISHED`, `CALL_CLOSED` … `param` says more, such as why. */
interface TelephoneEvent {
  type: string
  param: string
}

/** Waiting for an event: a shared machine may give us a fraction of its processors. */
const patienceMs = 60_000

export interface SipTelephone {
  events: TelephoneEvent[]
  /** Waits for an event of this type that was not waited for before. */
  until(type: string): Promise<TelephoneEvent>
  dial(number: string): void
  answer(): void
  hangUp(): void
  press(key: string): void
  /** Says this into its microphone now (8 kHz), in place of what it played so far. */
  say(pcm: Int16Array): Promise<void>
  /** All that it has heard, 8 kHz. */
  heard(): Promise<Int16Array>
  close(): Promise<void>
}

/**
 * A real telephone (Debian's baresip), registered at the trunk as `user`. Its microphone plays `says` (8 kHz) from the moment of
 * the answer, and what it hears goes to a file. `picksUp`: by itself.
 */
export async function startSipTelephone(
  trunk: FakeSipTrunk,
  {
    user,
    says = new Int16Array(8_000),
    picksUp = false,
    transport = 'udp',
    codec = 'PCMU',
  }: {
    user: string
    says?: Int16Array
    picksUp?: boolean
    transport?: 'udp' | 'tcp'
    codec?: 'PCMU' | 'PCMA'
  },
): Promise<SipTelephone> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-telephone-'))
  let microphones = 0
  /** The file must outlast the call: a telephone whose microphone ends hangs up. */
  const microphoneOf = async (pcm: Int16Array): Promise<string> => {
    const microphone = new Int16Array(pcm.length + 120 * 8_000)
    microphone.set(pcm)
    const file = join(folder, `says-${++microphones}.wav`)
    await writeFile(file, wavOf(microphone, 8_000))
    return file
  }
  const [control, keys] = [await freePort(), await freePort()]
  await writeFile(join(folder, 'config'), configOf(folder, await microphoneOf(says), control, keys))
  const mode = picksUp ? 'auto' : 'manual'
  await writeFile(
    join(folder, 'accounts'),
    `<sip:${user}@127.0.0.1:${trunk.port};transport=${transport}>;auth_user=${user};auth_pass=${trunkPassword};answermode=${mode};audio_codecs=${codec};regint=60\n`,
  )
  await writeFile(join(folder, 'contacts'), '')
  const program = spawn('/usr/bin/baresip', ['-f', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
  })
  const said = collect(program)
  const events: TelephoneEvent[] = []
  let seen = 0
  const socket = await reach(control, said)
  onNetstrings(socket, text => {
    const told = JSON.parse(text)
    if (told.event) events.push({ type: told.type, param: told.param ?? '' })
  })
  const keypad = await reach(keys, said)
  const command = (name: string, params = '') => {
    const text = JSON.stringify({ command: name, params, token: 'test' })
    socket.write(`${Buffer.byteLength(text)}:${text},`)
  }
  const telephone: SipTelephone = {
    events,
    async until(type) {
      for (const by = Date.now() + patienceMs; ; await sleep(20)) {
        const at = events.findIndex((event, n) => n >= seen && event.type === type)
        if (at >= 0) {
          seen = at + 1
          return events[at]!
        }
        if (Date.now() > by)
          throw new Error(
            `${user} got no ${type}: ${events.map(event => event.type)} ${said().slice(-3_000)}`,
          )
      }
    },
    dial: number => command('dial', `sip:${number}@127.0.0.1:${trunk.port}`),
    answer: () => command('accept'),
    hangUp: () => command('hangup'),
    say: async pcm => command('ausrc', `aufile,${await microphoneOf(pcm)}`),
    press: key => void keypad.write(key + letGo),
    async heard() {
      const file = (await readdir(folder))
        .filter(name => name.endsWith('-dec.wav'))
        .sort()
        .at(-1)
      if (!file) return new Int16Array(0)
      const bytes = Uint8Array.from(await readFile(join(folder, file)))
      // The head of the file is made whole at the end of the call; the sound begins behind it.
      return new Int16Array(bytes.buffer, wavHead, Math.max(0, (bytes.length - wavHead) >> 1))
    },
    async close() {
      socket.destroy()
      keypad.destroy()
      await end(program)
      await rm(folder, { recursive: true, force: true })
    },
  }
  await registered(said)
  return telephone
}

/** It may have registered before we could hear its events, so its own words count. */
async function registered(said: () => string): Promise<void> {
  for (let left = 200; !/\[\d+ bindings?\]/.test(said()); left--) {
    if (left === 0) throw new Error(`baresip did not register: ${said()}`)
    await sleep(50)
  }
}

async function reach(port: number, said: () => string): Promise<Socket> {
  for (let left = 200; ; left--) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (open) {
      socket.on('error', () => {})
      return socket
    }
    if (left === 0) throw new Error(`baresip did not start: ${said()}`)
    await sleep(50)
  }
}

/** Messages with their length before them: `5:hello,`. */
function onNetstrings(socket: Socket, take: (text: string) => void): void {
  let waiting = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    for (;;) {
      const colon = waiting.indexOf(':')
      const length = Number(waiting.toString('utf8', 0, Math.max(0, colon)))
      if (colon < 1 || waiting.length < colon + length + 2) return
      take(waiting.toString('utf8', colon + 1, colon + 1 + length))
      waiting = waiting.subarray(colon + length + 2)
    }
  })
}

const configOf = (folder: string, says: string, control: number, keys: number): string => `
poll_method epoll
sip_listen 127.0.0.1:0
call_local_timeout 60
call_max_calls 4
audio_source aufile,${says}
audio_player aubridge,nobody
audio_alert aufile,${folder}/alert.wav
ausrc_srate 8000
auplay_srate 8000
audio_level no
rtp_stats no
module_path /usr/lib/baresip/modules
module g711.so
module aufile.so
module aubridge.so
module sndfile.so
snd_path ${folder}
module_tmp uuid.so
module_tmp account.so
module_app menu.so
module_app ctrl_tcp.so
module cons.so
ctrl_tcp_listen 127.0.0.1:${control}
cons_listen 127.0.0.1:${keys}
ring_aufile none
ringback_aufile none
`
