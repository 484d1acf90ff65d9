import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/test/ports.ts'

const [postfix, dovecot] = ['/usr/sbin/postfix', '/usr/sbin/dovecot']

/** Both need root to start. `npm test` installs them where it can (scripts/test.mjs). */
export const haveMailServer =
  process.getuid?.() === 0 && existsSync(postfix) && existsSync('/usr/lib/dovecot/imap')

/** Debian's user for mail, the same in every installation. */
const [mailUid, mailGid] = [8, 8]
const password = 'pass-word'

export interface MailServer {
  /** `smtp://127.0.0.1:port`: Postfix. */
  smtpUrl: string
  /** `imap://user:password@127.0.0.1:port` of a mailbox: Dovecot. */
  imapUrl(address: string): string
  /** The mails of a mailbox, oldest first. */
  mailsOf(address: string): Promise<string[]>
}

/**
 * Runs Postfix and Dovecot in their own folder, with the mailboxes desk@riverside.example and ann@, tom@ and
 * eve@customers.example. Postfix also takes mail for gone@customers.example but can't deliver it, and refuses other
 * addresses. Both end with the test.
 */
export async function startMailServer(): Promise<MailServer> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-mail-'))
  await chmod(folder, 0o755)
  const boxes = join(folder, 'boxes')
  for (const name of ['boxes', 'postfix', 'queue', 'data', 'dovecot']) await mkdir(join(folder, name))
  await chown(boxes, mailUid, mailGid)
  const owner = await stat('/var/lib/postfix')
  await chown(join(folder, 'data'), owner.uid, owner.gid)
  const [smtpPort, imapPort] = [await freePort(), await freePort()]
  await writePostfix(folder, smtpPort)
  await writeDovecot(folder, imapPort)
  const children = [
    spawn(postfix, ['-c', join(folder, 'postfix'), 'start-fg'], { stdio: 'ignore' }),
    spawn(dovecot, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' }),
  ]
  onTestFinished(async () => {
    // Postfix's master runs in its own session, so a signal to the child that started it does not reach it.
    const master = await readFile(join(folder, 'queue/pid/master.pid'), 'utf8').catch(() => null)
    if (master) process.kill(Number(master), 'SIGTERM')
    await Promise.all(children.map(ended))
    await rm(folder, { recursive: true, force: true })
  })
  await Promise.all([smtpPort, imapPort].map(port => listening(port, folder)))
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    imapUrl: address =>
      `imap://${encodeURIComponent(address)}:${encodeURIComponent(password)}@127.0.0.1:${imapPort}`,
    async mailsOf(address) {
      const found: string[] = []
      for (const place of ['cur', 'new']) {
        const box = join(boxes, address.split('@')[0]!, place)
        const names = existsSync(box) ? (await readdir(box)).sort() : []
        for (const name of names) found.push(await readFile(join(box, name), 'utf8'))
      }
      return found
    },
  }
}

async function writePostfix(folder: string, port: number): Promise<void> {
  const own = join(folder, 'postfix')
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(folder, 'queue'),
    data_directory: join(folder, 'data'),
    maillog_file: join(folder, 'mail.log'),
    maillog_file_prefixes: tmpdir(),
    meta_directory: '/etc/postfix',
    shlib_directory: '/usr/lib/postfix',
    daemon_directory: '/usr/lib/postfix/sbin',
    myhostname: 'mail.riverside.example',
    recipient_delimiter: '+',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    // Keeps every mail of a test on this machine.
    default_transport: 'error:5.4.4 no other places in tests',
    local_recipient_maps: '',
    alias_maps: '',
    virtual_mailbox_domains: 'riverside.example, customers.example',
    virtual_mailbox_maps: `texthash:${own}/mailboxes`,
    virtual_mailbox_base: join(folder, 'boxes'),
    virtual_uid_maps: `static:${mailUid}`,
    virtual_gid_maps: `static:${mailGid}`,
    virtual_minimum_uid: '1',
    transport_maps: `texthash:${own}/transports`,
  }
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    ...['bounce', 'defer', 'trace'].map(name => `${name} unix - - n - 0 bounce`),
    'verify unix - - n - 1 verify',
    'proxymap unix - - n - - proxymap',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'postlog unix-dgram n - n - 1 postlogd',
    // 67 is EX_NOUSER: Postfix accepts the mail first, and then returns it with a report.
    'gone unix - n n - - pipe',
    '  user=nobody argv=/bin/sh -c {exit 67}',
  ]
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await writeFile(join(own, 'main.cf'), lines.join(''))
  await writeFile(join(own, 'master.cf'), `${services.join('\n')}\n`)
  await writeFile(
    join(own, 'mailboxes'),
    [
      'desk@riverside.example desk/',
      ...['ann', 'tom', 'eve', 'gone'].map(name => `${name}@customers.example ${name}/`),
      '',
    ].join('\n'),
  )
  await writeFile(join(own, 'transports'), 'gone@customers.example gone:\n')
}

async function writeDovecot(folder: string, port: number): Promise<void> {
  await writeFile(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
auth_username_format = %Ln
mail_location = maildir:${folder}/boxes/%n
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${mailUid} gid=${mailGid} home=${folder}/boxes/%n
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  )
}

async function listening(port: number, folder: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const open = await new Promise<boolean>(done => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => done(true)).once('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
    if (open) return
    await sleep(100)
  }
  const logs = ['mail.log', 'dovecot.log'].map(name => readFile(join(folder, name), 'utf8').catch(() => ''))
  throw new Error(`The mail server did not start:\n${(await Promise.all(logs)).join('\n')}`)
}

/** SIGTERM to a master also ends its children. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const exit = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
