import { type ChildProcess, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../ports.ts'

/** The first program for SIP that this machine lacks; null when it has all of them. */
export const missingForSip = (): string | null =>
  ['/usr/sbin/kamailio', '/usr/bin/baresip'].find(path => !existsSync(path)) ?? null

export const trunkPassword = 'correct-horse'

export interface FakeSipTrunk {
  port: number
  close(): Promise<void>
}

/**
 * A real registrar and proxy (Debian's kamailio) that behaves as a trunk: everybody registers with a password, and calls only
 * with one. A call to one of `numbers` goes to the account beside it, with the number left in `To`; other calls to the account
 * that is dialled. What nobody answers for 12 seconds is over.
 */
export async function startSipTrunk(numbers: Record<string, string>): Promise<FakeSipTrunk> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-trunk-'))
  const port = await freePort()
  const file = join(folder, 'kamailio.cfg')
  await writeFile(file, configOf(port, numbers))
  const program = spawn(
    '/usr/sbin/kamailio',
    ['-f', file, '-DD', '-E', '-m', '32', '-M', '4', '-Y', folder],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const said = collect(program)
  await answers(port, program, said)
  return {
    port,
    async close() {
      await end(program)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a program, and waits until it is gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const gone = new Promise(resolve => program.once('exit', resolve))
  program.kill('SIGTERM')
  const hard = setTimeout(() => program.kill('SIGKILL'), 3_000)
  await gone
  clearTimeout(hard)
}

export function collect(program: ChildProcess): () => string {
  let text = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', bytes => {
      text = (text + bytes).slice(-20_000)
    })
  return () => text
}

/** Waits until the trunk answers OPTIONS. */
async function answers(port: number, program: ChildProcess, said: () => string): Promise<void> {
  const socket = createSocket('udp4')
  await new Promise<void>(bound => socket.bind(0, '127.0.0.1', bound))
  const own = socket.address().port
  let answered = false
  socket.on('message', () => {
    answered = true
  })
  const asked = [
    `OPTIONS sip:127.0.0.1:${port} SIP/2.0`,
    `Via: SIP/2.0/UDP 127.0.0.1:${own};branch=z9hG4bKready`,
    'Max-Forwards: 5',
    'From: <sip:test@127.0.0.1>;tag=1',
    'To: <sip:test@127.0.0.1>',
    'Call-ID: ready',
    'CSeq: 1 OPTIONS',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n')
  for (let left = 200; !answered; left--) {
    if (program.exitCode !== null || left === 0) throw new Error(`kamailio did not start: ${said()}`)
    socket.send(asked, port, '127.0.0.1')
    await sleep(50)
  }
  socket.close()
}

const configOf = (port: number, numbers: Record<string, string>): string => `
debug=0
log_stderror=yes
fork=yes
children=1
listen=udp:127.0.0.1:${port}
listen=tcp:127.0.0.1:${port}
mpath="/usr/lib/x86_64-linux-gnu/kamailio/modules/:/usr/lib/aarch64-linux-gnu/kamailio/modules/"
loadmodule "sl.so"
loadmodule "tm.so"
loadmodule "rr.so"
loadmodule "pv.so"
loadmodule "maxfwd.so"
loadmodule "usrloc.so"
loadmodule "registrar.so"
loadmodule "auth.so"
loadmodule "siputils.so"
loadmodule "textops.so"
modparam("usrloc", "db_mode", 0)
modparam("registrar", "max_expires", 120)
modparam("tm", "fr_inv_timer", 12000)

request_route {
  if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
  if (is_method("OPTIONS") && !has_totag()) { sl_send_reply("200", "OK"); exit; }
  if (has_totag()) {
    if (loose_route()) { t_relay(); exit; }
    if (is_method("ACK")) { if (t_check_trans()) { t_relay(); } exit; }
    sl_send_reply("404", "Not Here");
    exit;
  }
  if (is_method("CANCEL")) { if (t_check_trans()) { t_relay(); } exit; }
  if (is_method("REGISTER")) {
    if (!pv_www_authenticate("$td", "${trunkPassword}", "0")) { www_challenge("$td", "1"); exit; }
    save("location");
    exit;
  }
  if (!is_method("INVITE")) { sl_send_reply("405", "Method Not Allowed"); exit; }
  if (!pv_proxy_authenticate("$fd", "${trunkPassword}", "0")) { proxy_challenge("$fd", "1"); exit; }
  consume_credentials();
  record_route();
${Object.entries(numbers)
  .map(([number, account]) => `  if ($rU == "${number}") { $rU = "${account}"; }`)
  .join('\n')}
  if (!lookup("location")) { sl_send_reply("404", "Not Found"); exit; }
  t_relay();
}
`
