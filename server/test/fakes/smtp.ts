import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface FakeSmtp {
  /** `smtp://user:password@127.0.0.1:port` */
  url: string
  /** The received messages, oldest first. */
  received: { from: string; to: string[]; raw: string; secure: boolean }[]
  /** Connections opened so far. */
  connections(): number
  /** Refuses the next recipients with these SMTP codes, one each. */
  refuseNext(...codes: number[]): void
  close(): Promise<void>
}

/**
 * A mail server with one user, `desk` with password `pass word`. `starttls: false` offers no encryption; `slowMs` is
 * how long it takes for each message, `certificate` the one it shows (a stranger’s unless given).
 */
export async function startFakeSmtp(
  options: {
    starttls?: boolean
    host?: string
    slowMs?: number
    certificate?: { key: string; cert: string }
  } = {},
): Promise<FakeSmtp> {
  const received: FakeSmtp['received'] = []
  const refusals: number[] = []
  let connections = 0
  const server = new SMTPServer({
    ...options.certificate,
    authOptional: true,
    disabledCommands: options.starttls ? [] : ['STARTTLS'],
    // A server without TLS may still accept passwords; the tests check how the client handles that.
    allowInsecureAuth: true,
    logger: false,
    onConnect(_session, callback) {
      connections++
      callback()
    },
    onAuth({ username, password }, _session, callback) {
      if (username === 'desk' && password === 'pass word') callback(null, { user: 'desk' })
      else callback(Object.assign(new Error('Invalid username or password'), { responseCode: 535 }))
    },
    onRcptTo(_address, _session, callback) {
      const responseCode = refusals.shift()
      callback(responseCode ? Object.assign(new Error('refused by the test'), { responseCode }) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(to => to.address),
          raw: Buffer.concat(chunks).toString(),
          secure: session.secure,
        })
        if (options.slowMs) setTimeout(callback, options.slowMs)
        else callback()
      })
    },
  })
  // A client that hangs up in mid-sentence raises an error event here, which would end the process.
  server.on('error', () => {})
  const tcp = server.listen(0, '127.0.0.1')
  await new Promise(done => tcp.once('listening', done))
  return {
    url: `smtp://desk:pass%20word@${options.host ?? '127.0.0.1'}:${(tcp.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    refuseNext: (...codes) => void refusals.push(...codes),
    close: () => new Promise(done => server.close(() => done())),
  }
}
