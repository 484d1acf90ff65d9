import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface FakeImap {
  /** `imap://desk:pass%20word@127.0.0.1:port` */
  url: string
  port: number
  /** Unique to this mailbox: another test may have had the same port. */
  readonly uidValidity: number
  /** Puts a mail into the inbox and notifies idle clients; returns its UID. */
  deliver(mail: Buffer | string, at?: Date): number
  /** Removes a mail, as another client may. */
  remove(uid: number): void
  /** Gives all mails new UIDs, from 1, under a new UIDVALIDITY, as a rebuilt mailbox has. */
  rebuild(): void
  /** Cuts every connection. */
  cut(): void
  /** How many clients are logged in now, and how many of them idle. */
  sessions(): { open: number; idle: number }
  /** Every command received, without its tag. */
  commands: string[]
  close(): Promise<void>
}

interface Stored {
  uid: number
  bytes: Buffer
  at: Date
}

/**
 * A mail server with one user, `desk` with password `pass word`, and an INBOX: as much of IMAP4rev1 as reading needs.
 */
export async function startFakeImap(options: { idle?: boolean } = {}): Promise<FakeImap> {
  let box: Stored[] = []
  let [uidValidity, uidNext] = [randomInt(1, 2 ** 30), 1]
  const sessions = new Set<{ socket: Socket; idle: string | null; loggedIn: boolean; told: number }>()
  const commands: string[] = []
  const capability = `CAPABILITY IMAP4rev1 ${options.idle === false ? '' : 'IDLE '}ID`

  const server = createServer(socket => {
    const session = { socket, idle: null as string | null, loggedIn: false, told: 0 }
    sessions.add(session)
    socket.on('error', () => {})
    socket.on('close', () => sessions.delete(session))
    const say = (line: string) => socket.write(`${line}\r\n`)
    say(`* OK [${capability}] ready`)
    let pending = ''
    socket.on('data', chunk => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end !== -1; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        answer(line)
      }
    })

    function answer(line: string): void {
      if (session.idle) {
        say(`${session.idle} OK IDLE ended`)
        session.idle = null
        return
      }
      const [tag = '', ...words] = line.split(' ')
      const command = words.join(' ')
      commands.push(command.startsWith('LOGIN') ? 'LOGIN' : command)
      const result = carryOut(tag, command)
      if (result) say(`${tag} ${result}`)
      if (/^LOGOUT/i.test(command)) socket.end()
    }

    /** Sends the untagged lines. Returns the rest of the tagged line, or null when that follows later. */
    function carryOut(tag: string, command: string): string | null {
      const [verb] = /^(UID \w+|\w+)/.exec(command.toUpperCase()) ?? []
      switch (verb) {
        case 'CAPABILITY':
          say(`* ${capability}`)
          return 'OK done'
        case 'ID':
          say('* ID NIL')
          return 'OK done'
        case 'LOGIN':
          session.loggedIn = /^LOGIN "?desk"? "pass word"$/.test(command)
          return session.loggedIn ? 'OK done' : 'NO [AUTHENTICATIONFAILED] wrong user or password'
        case 'LIST':
        case 'LSUB':
          say(`* ${verb} (\\HasNoChildren) "/" INBOX`)
          return 'OK done'
        case 'SELECT':
        case 'EXAMINE':
          say('* FLAGS (\\Answered \\Flagged \\Deleted \\Seen \\Draft)')
          session.told = box.length
          say(`* ${box.length} EXISTS`)
          say(`* OK [UIDVALIDITY ${uidValidity}] valid`)
          say(`* OK [UIDNEXT ${uidNext}] next`)
          return 'OK [READ-ONLY] selected'
        case 'UID SEARCH':
          say(['* SEARCH', ...found(command).map(mail => mail.uid)].join(' '))
          return 'OK done'
        case 'UID FETCH':
          fetch(command)
          return 'OK done'
        case 'IDLE':
          session.idle = tag
          say('+ idling')
          tell()
          return null
        case 'LOGOUT':
          say('* BYE')
          return 'OK done'
        default:
          return verb === 'NOOP' || verb === 'CLOSE' ? 'OK done' : 'BAD not understood'
      }
    }

    function fetch(command: string): void {
      const [, set = '', items = ''] = /^UID FETCH (\S+) \((.*)\)$/i.exec(command) ?? []
      const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/i.exec(items)?.[1] ?? Number.POSITIVE_INFINITY)
      for (const [index, { uid, bytes, at }] of box.entries()) {
        if (!within(set, uid)) continue
        const fields = `UID ${uid} RFC822.SIZE ${bytes.length} INTERNALDATE "${stamp(at)}"`
        const part = /BODY\.PEEK/i.test(items) ? bytes.subarray(0, most) : null
        socket.write(`* ${index + 1} FETCH (${fields}${part ? ` BODY[]<0> {${part.length}}\r\n` : ''}`)
        if (part) socket.write(part)
        say(')')
      }
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))

  /** `5`, `5:7`, `5:*`, with commas; `n:*` includes the last mail even when its UID is below n. */
  function within(set: string, uid: number): boolean {
    const last = box.at(-1)?.uid ?? 0
    return set.split(',').some(range => {
      const [a = 0, b = a] = range.split(':').map(end => (end === '*' ? last : Number(end)))
      return uid >= Math.min(a, b) && uid <= Math.max(a, b)
    })
  }
  function found(command: string): Stored[] {
    const [, set] = /UID SEARCH (?:UID )?([\d:*,]+)$/i.exec(command) ?? []
    if (set) return box.filter(mail => within(set, mail.uid))
    const [, day] = /SINCE (\S+)/i.exec(command) ?? []
    return box.filter(mail => !day || mail.at >= new Date(`${day.replaceAll('"', '')} 00:00 UTC`))
  }
  /** Sends idle clients the changes they don't know; the others learn them when they begin to idle. */
  function tell(): void {
    for (const session of sessions) {
      if (!session.idle || session.told === box.length) continue
      session.told = box.length
      session.socket.write(`* ${box.length} EXISTS\r\n`)
    }
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://desk:pass%20word@127.0.0.1:${port}`,
    port,
    get uidValidity() {
      return uidValidity
    },
    deliver(mail, at = new Date()) {
      box.push({ uid: uidNext, bytes: Buffer.from(mail), at })
      tell()
      return uidNext++
    },
    remove(uid) {
      box = box.filter(mail => mail.uid !== uid)
    },
    rebuild() {
      uidValidity++
      box = box.map((mail, index) => ({ ...mail, uid: index + 1 }))
      uidNext = box.length + 1
    },
    cut() {
      for (const { socket } of sessions) socket.destroy()
    },
    sessions: () => {
      const open = [...sessions].filter(session => session.loggedIn)
      return { open: open.length, idle: open.filter(session => session.idle).length }
    },
    commands,
    async close() {
      const closed = new Promise(done => server.close(done))
      for (const { socket } of sessions) socket.destroy()
      await closed
    },
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const stamp = (at: Date): string =>
  `${String(at.getUTCDate()).padStart(2, '0')}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`
