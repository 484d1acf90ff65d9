import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server in its own process. It takes every mail and records the recipients in the order of arrival. */
export interface Sink {
  url: string
  received(): Promise<string[]>
  forget(): Promise<void>
  close(): void
}

/** `slowMs`: how long it waits before it confirms each mail. */
export async function startSink(slowMs = 0): Promise<Sink> {
  const child = fork(import.meta.filename, ['serve', String(slowMs)])
  const next = <T>() => new Promise<T>(resolve => child.once('message', answer => resolve(answer as T)))
  const port = await next<number>()
  const ask = <T>(question: string): Promise<T> => {
    child.send(question)
    return next<T>()
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => ask<string[]>('received'),
    forget: () => ask('forget'),
    close: () => end(child),
  }
}

const end = (child: ChildProcess) => {
  child.kill()
}

if (process.argv[2] === 'serve') {
  const slowMs = Number(process.argv[3])
  let received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume()
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(to => to.address))
        if (slowMs) setTimeout(callback, slowMs)
        else callback()
      })
    },
  })
  // A killed client hangs up without a word.
  server.on('error', () => {})
  const tcp = server.listen(0, '127.0.0.1', () => process.send!((tcp.address() as AddressInfo).port))
  process.on('message', question => {
    if (question === 'forget') received = []
    process.send!(question === 'received' ? received : true)
  })
}
