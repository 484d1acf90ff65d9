import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SmtpSession {
  /** `smtp://127.0.0.1:port` */
  url: string
  /** Every command received, and `<text>` for a message's text. */
  commands: string[]
  /** Messages whose text arrived completely. */
  taken: string[]
  close(): Promise<void>
}

/**
 * A mail server that offers delivery reports (DSN). It cuts the connection at a command that begins with `cutAt`;
 * `<text>` is the moment when a message's text has arrived but is not yet confirmed. `answers` replace the usual
 * ones.
 */
export async function startSmtpSession(
  options: { cutAt?: string; answers?: Record<string, string> } = {},
): Promise<SmtpSession> {
  const commands: string[] = []
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const usual: Record<string, string> = {
    EHLO: '250-fake\r\n250-ENHANCEDSTATUSCODES\r\n250 DSN',
    DATA: '354 go on',
    '<text>': '250 2.0.0 taken',
    QUIT: '221 bye',
  }

  const server = createServer(socket => {
    sockets.add(socket)
    let buffered = ''
    let inText = false
    const take = (command: string) => {
      commands.push(command)
      if (options.cutAt && command.startsWith(options.cutAt)) return socket.destroy()
      const word = command.split(/[ :]/)[0]!
      socket.write(`${options.answers?.[word] ?? usual[word] ?? '250 2.1.0 ok'}\r\n`)
      inText = word === 'DATA'
    }
    socket.on('error', () => {})
    socket.on('data', chunk => {
      buffered += chunk.toString()
      for (;;) {
        const end = inText ? '\r\n.\r\n' : '\r\n'
        const at = buffered.indexOf(end)
        if (at < 0 || socket.destroyed) return
        const command = buffered.slice(0, at)
        buffered = buffered.slice(at + end.length)
        if (inText) taken.push(command)
        take(inText ? '<text>' : command)
      }
    })
    socket.write('220 fake\r\n')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}
