import { ids, type Mail } from './mail.ts'

/** What a mail server reports of a mail that was sent. */
export interface DeliveryReport {
  outcome: 'delivered' | 'failed' | 'complaint'
  /** Nobody will ever read mail at that address. */
  hard: boolean
  /** RFC 3463; null when none is said. */
  status: string | null
  /** The server's own words, at most 500 characters. */
  detail: string
  /** The row that was sent, as the envelope named it (RFC 3461's ENVID); null when it is not repeated. */
  envelopeId: string | null
  /** Message-IDs of the mail that was returned, and of whatever else is named. */
  messageIds: string[]
}

/**
 * Codes that mean the address itself: no such mailbox, no such host, not an address, moved away, no mail taken there,
 * disabled. Taking every 5.x.x for final agrees with people's judgement on 162 of 331 real reports, these on 278: the
 * rest speak of full mailboxes, sizes, spam filters and policies.
 */
const hardCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/** Reads a delivery report, by RFC 3464 or in the words that servers have for it; null when the mail is none. */
export function readReport(mail: Mail): DeliveryReport | null {
  const part = (type: string) => mail.parts.find(each => each.type === type)?.content
  const named = { envelopeId: envelopeId(mail), messageIds: messageIds(mail) }
  const complaint = part('message/feedback-report')
  // RFC 5965: somebody pressed "this is spam".
  if (complaint !== undefined) {
    const kind = fieldsOf(complaint)['feedback-type'] ?? 'abuse'
    return kind === 'not-spam'
      ? null
      : { outcome: 'complaint', hard: false, status: null, detail: kind, ...named }
  }
  const status = part('message/delivery-status') ?? part('message/global-delivery-status')
  if (status !== undefined) return ofStatus(status, named)
  return isBounce(mail) ? ofText(mail, named) : null
}

type Named = Pick<DeliveryReport, 'envelopeId' | 'messageIds'>

/** The first group of fields is about the mail, each of the others about one recipient; ours have one. */
function ofStatus(text: string, named: Named): DeliveryReport | null {
  const groups = text
    .replace(/\r\n?/g, '\n')
    .slice(0, 64 * 1024)
    .split(/\n(?:[ \t]*\n)+/)
    .map(fieldsOf)
  const recipients = groups.filter(group => group.action)
  const worst = recipients.find(group => group.action === 'failed') ?? recipients[0]
  if (!worst) return null
  const envelope = groups.map(group => group['original-envelope-id']).find(Boolean)
  const about = { ...named, envelopeId: envelope ?? named.envelopeId }
  const code = codeIn(worst.status ?? '') ?? codeIn(worst['diagnostic-code'] ?? '')
  const detail = said(worst['diagnostic-code']?.replace(/^\s*[\w-]+\s*;\s*/, '') || worst.status || '')
  if (worst.action === 'failed') {
    return { outcome: 'failed', hard: isHard(code, detail), status: code, detail, ...about }
  }
  // `delayed` is being tried again, `relayed` and `expanded` have left for where no reports come from.
  return worst.action === 'delivered'
    ? { outcome: 'delivered', hard: false, status: code, detail, ...about }
    : null
}

/** `Name: value` lines, continued ones joined; names in lower case, `action` and kinds as well. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at < 1 || at > 60) continue
    const name = line.slice(0, at).trim().toLowerCase()
    const value = line.slice(at + 1).trim()
    fields[name] ??= name === 'action' || name === 'feedback-type' ? value.toLowerCase() : value
  }
  return fields
}

const bounceSubject =
  /undeliver(ed|able)|delivery (status notification|failure|has failed|failed)|mail delivery (failed|failure|system)|returned mail|failure notice|delivery.{0,20}fail|nicht zustellbar|unzustellbar|zustellung fehlgeschlagen|non remis|no se pudo entregar|mancato recapito|não entregue|niet bezorgd/i
const bounceSender = /^(mailer-daemon|postmaster|mail-daemon|mdaemon|double-bounce)@/i

/** From a mail server, about a mail: by its sender, or an envelope from nobody, and what it says it is. */
function isBounce({ from, returnPath, subject, header }: Mail): boolean {
  if (header('x-failed-recipients') !== null) return true
  const fromServer = returnPath === '' || bounceSender.test(from?.address ?? '')
  return fromServer && bounceSubject.test(subject.slice(0, 300))
}

/** Reports in words only: qmail, Exim, older Exchange. Warnings of a delay are none. */
function ofText(mail: Mail, named: Named): DeliveryReport | null {
  const text = mail.text.slice(0, 64 * 1024)
  if (
    /\b(warning|delayed|not yet been delivered|will (be )?(try|retried|keep trying)|still trying)\b/i.test(
      `${mail.subject}\n${text.slice(0, 2_000)}`,
    )
  )
    return null
  const line = text.split('\n').find(each => codeIn(each) || /\b5\d\d[ -]/.test(each.slice(0, 1_000)))
  const code = codeIn(line ?? '')
  const detail = said(line ?? mail.subject)
  return { outcome: 'failed', hard: isHard(code, text.slice(0, 8_000)), status: code, detail, ...named }
}

const noSuchMailbox =
  /\b(user unknown|unknown user|no such (user|mailbox|recipient|address)|unknown (recipient|address|mailbox)|(user|recipient|mailbox|address|account)( \S{1,254})? (does not|doesn['’]t) exist|mailbox (not found|unavailable or does not exist)|address (rejected: user unknown|not found)|no mailbox here|invalid (recipient|mailbox)|host (or domain name )?not found|domain not found|account (is )?disabled)\b/i

/** Servers that name no code, or only `5.0.0`, still say what is the matter. */
export const isHard = (code: string | null, words: string): boolean =>
  code && !/^5\.0\.0$/.test(code) ? hardCodes.has(code) : noSuchMailbox.test(words)

const codeIn = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text.slice(0, 2_000))?.[0] ?? null

const said = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)

/** Also from reports that have no such part: some servers write the fields into the text. */
const envelopeId = ({ source }: Mail): string | null =>
  /^Original-Envelope-Id:[ \t]*(\S{1,200})/im.exec(source)?.[1] ?? null

/** Of the returned mail, which a report holds whole, as headers, or in the text; and of whatever the report answers. */
function messageIds({ source, parts, text, answers, id }: Mail): string[] {
  const named = [source, ...parts.map(part => part.content), text].flatMap(
    each =>
      each.match(/^[> \t]*(?:X-)?(?:Original-)?Message-ID:[ \t]*(?:\r?\n[ \t]+)?<[^\s<>]{1,500}>/gim) ?? [],
  )
  return [...new Set([...named.flatMap(ids), ...answers])].filter(each => each !== id).slice(0, 50)
}
