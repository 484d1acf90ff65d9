import { setTimeout as delay } from 'node:timers/promises'
import type { OpenCtx } from '#server/core/context.ts'
import type { BackgroundLoop } from '#server/core/job.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { allowedAddress } from '#server/http/outbound/outbound-sockets.ts'
import { openLocks } from '#server/jobs/locks.ts'
import { type Mailbox, mailboxes } from '#server/modules/messaging/mailboxes/mailboxes.ts'
import { readMailbox } from '#server/providers/mailbox/imap.ts'
import type { Arrived, MailboxServer } from '#server/providers/mailbox/port.ts'
import { receiveMail } from './incoming-mail.ts'
import { readPosition, savePosition } from './positions.ts'

/** How often the loop looks for new mailboxes, and for those whose reader has died. */
const lookEveryMs = 5_000
/** Pauses after failures; each is twice as long as the one before. */
const [shortestPauseMs, longestPauseMs] = [1_000, 300_000]
/** How far back a new or rebuilt mailbox is read. Processing a mail twice does no harm. */
const pastDays = 7
/** Bytes of a mail with its files: as large as common mail servers take them. */
const largest = 25 * 1024 * 1024
/** Attempts at a mail that fails, so that it does not block the ones after it for ever. */
const mostTries = 3

interface Reader {
  mailbox: Mailbox
  stop: AbortController
  over: Promise<void>
}

/** Reads every mailbox for replies and bounces, each in one process at a time. */
export const readMailboxes: BackgroundLoop = {
  name: 'communication.mailboxes',
  async run(open, pace) {
    const locks = openLocks(open.db)
    const readers = new Map<string, Reader>()
    const end = async (key: string) => {
      const reader = readers.get(key)!
      reader.stop.abort()
      await reader.over
      readers.delete(key)
      await locks.release(key)
    }
    try {
      while (!pace.signal.aborted) {
        const wanted = new Map((await mailboxes(open)).map(mailbox => [mailbox.key, mailbox]))
        for (const [key, reader] of readers) {
          const same = JSON.stringify(wanted.get(key)) === JSON.stringify(reader.mailbox)
          if (!same || reader.stop.signal.aborted) await end(key)
        }
        for (const [key, mailbox] of wanted) {
          if (readers.has(key)) continue
          const lost = await locks.take(key)
          if (lost) readers.set(key, startReader(open, mailbox, lost))
        }
        await pace.rest(lookEveryMs)
      }
    } finally {
      await Promise.all([...readers.keys()].map(end))
      locks.close()
    }
  },
}

function startReader(open: OpenCtx, mailbox: Mailbox, lost: AbortSignal): Reader {
  const stop = new AbortController()
  lost.addEventListener('abort', () => stop.abort(), { once: true })
  return { mailbox, stop, over: keepReading(open, mailbox, stop.signal) }
}

/** Reads a mailbox until the signal fires, and starts again after each failure. */
async function keepReading(open: OpenCtx, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const log = open.log.child({ mailbox: mailbox.key })
  const tries = new Map<number, number>()
  let pauseMs = shortestPauseMs
  while (!signal.aborted) {
    try {
      await readMailbox(await reachable(open, mailbox), {
        from: await readPosition(open, mailbox.key),
        since: new Date(open.now().getTime() - pastDays * 24 * 3_600_000),
        mostBytes: largest,
        largest,
        signal,
        tooLarge: mail => log.warn(mail, 'a mail is too large and was skipped'),
        handle: mail => receiveOrRetry(open, mailbox, mail, tries),
        async reached(position) {
          pauseMs = shortestPauseMs
          tries.clear()
          await savePosition(open, mailbox.key, position)
        },
      })
    } catch (error) {
      open.metrics.providerError({ provider: 'mailbox', reason: 'network' })
      log.warn({ err: error, pause_ms: pauseMs }, 'the mailbox can’t be read; trying again')
    }
    await delay(pauseMs, undefined, { signal }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

/** Resolves a host that a user entered anew for each connection, and refuses addresses in private networks. */
async function reachable(open: OpenCtx, { server, guarded }: Mailbox): Promise<MailboxServer> {
  if (!guarded) return server
  return { ...server, address: await allowedAddress(server.host, open.config.allowPrivateNetwork) }
}

async function receiveOrRetry(
  open: OpenCtx,
  mailbox: Mailbox,
  mail: Arrived,
  tries: Map<number, number>,
): Promise<void> {
  try {
    const outcome = await receiveMail(open, mailbox.tenant, mail)
    open.metrics.inbound({ channel: 'email', outcome })
    open.log.info({ mailbox: mailbox.key, uid: mail.uid, bytes: mail.size, outcome }, 'a mail arrived')
  } catch (error) {
    // The mail did not cause it, so this does not count as an attempt.
    if (error instanceof DatabaseUnavailable) throw error
    const times = (tries.get(mail.uid) ?? 0) + 1
    tries.set(mail.uid, times)
    if (times < mostTries) throw error
    open.log.error(
      { err: error, mailbox: mailbox.key, uid: mail.uid },
      'a mail failed repeatedly and was skipped',
    )
  }
}
