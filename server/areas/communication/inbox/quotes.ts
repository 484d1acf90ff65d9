/** As much of a mail's text as is looked at. Whoever writes more before the quote of our message has said enough. */
const longest = 64 * 1024
/** Attributions (`On Monday, Ann wrote:`) are wrapped over so many lines at most. */
const attributionLines = 4

/**
 * What a mail says itself: without what it quotes, signatures and the notes of telephones. Reads line by line, each a
 * fixed number of times, and looks at no more than 64 KB, so that no mail can hold it up (a common library needs minutes
 * for one of 767 KB).
 */
export function ownWords(text: string): string {
  const lines = text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .split('\n')
    .map(line => line.trimEnd())
  const end = lines.findIndex((line, at) => endsMail(line, lines, at))
  const kept = end === -1 ? lines : lines.slice(0, end)
  const own = kept.filter((line, at) => !isQuoted(line) && !isAttribution(kept, at) && !isDeviceNote(line))
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isQuoted = (line: string): boolean => /^\s{0,3}[>＞]/.test(line)

/** From here on nothing is the sender's: a signature, a forwarded or an original message. */
function endsMail(line: string, lines: string[], at: number): boolean {
  // RFC 3676, 4.3; without its trailing space, which this has lost.
  if (line === '--') return lines.slice(0, at).some(before => before !== '')
  if (
    /^\s*[-_*=]{2,}\s*(original|forwarded|ursprüngliche|weitergeleitete|message d|mensaje|messaggio|mensagem|oorspronkelijk|doorgestuurd|wiadomo)/i.test(
      line.slice(0, 200),
    )
  )
    return true
  if (/^\s*(begin forwarded message|anfang der weitergeleiteten)/i.test(line.slice(0, 80))) return true
  if (isHeaderLine(line)) return isHeaderBlock(lines, at)
  if (beginsBareQuote(lines, at)) return true
  return /^_{10,}$/.test(line.slice(0, 200)) && isHeaderBlock(lines, nextText(lines, at + 1))
}

/** Outlook repeats the header of what it quotes, in its own language: `From:`, then `Sent:`, `To:`, `Subject:`. */
const fromLabels = /^\*?(from|von|de|da|van|od|kimden|gönderen|من|差出人|מאת)\*?\s?[:：]/i
const otherLabels =
  /^\*?(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado|fecha|para|asunto|inviato|data|a|oggetto|assunto|verzonden|aan|onderwerp|wysłano|do|temat|gönderildi|kime|konu|送信日時|宛先|件名|נשלח|אל|נושא|تاريخ|إلى|الموضوع)\*?\s?[:：]/i
const isHeaderLine = (line: string): boolean => fromLabels.test(line.slice(0, 60))

const isHeaderBlock = (lines: string[], at: number): boolean =>
  isHeaderLine(lines[at] ?? '') &&
  lines.slice(at + 1, at + 5).filter(line => otherLabels.test(line.slice(0, 60))).length >= 2

const nextText = (lines: string[], at: number): number =>
  lines.slice(at, at + 3).findIndex(line => line !== '') + at

/** `On …, Ann wrote:` before a quote, in the languages of the great mail programs; it may be wrapped. */
const opening =
  /^\s{0,3}(on|am|le|el|il|em|op|w dniu|dnia|den|på|dne|um|\d{4}[-/年.]|\d{1,2}[./]\d{1,2}[./]|בתאריך|في|[^\s<>]{1,60}.{0,80}<[^\s<>]{3,200}>)/i
const verb =
  /(wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał|skrev|yazdı|כתב|كتب|のメッセージ|は書きました)/i

/** The last line of an attribution that begins in this line; -1 when it is none. */
function attributionEnd(lines: string[], from: number): number {
  if (!opening.test(lines[from]!.slice(0, 300))) return -1
  const end = lines.slice(from, from + attributionLines).findIndex(line => /[:：]$/.test(line))
  if (end === -1) return -1
  const whole = lines.slice(from, from + end + 1).map(line => line.slice(0, 300))
  return verb.test(whole.join(' ')) ? from + end : -1
}

function isAttribution(lines: string[], at: number): boolean {
  for (let from = Math.max(0, at - attributionLines + 1); from <= at; from++) {
    const end = attributionEnd(lines, from)
    if (end >= at && !(textAfter(lines, end) ?? '>').match(unquoted)) return true
  }
  return false
}

/** An attribution with a date or an address, and after it a quote that nothing marks. */
function beginsBareQuote(lines: string[], at: number): boolean {
  const end = attributionEnd(lines, at)
  if (end === -1 || !/\d|@/.test(lines.slice(at, end + 1).join(' '))) return false
  return unquoted.test(textAfter(lines, end) ?? '>')
}

const unquoted = /^(?!\s{0,3}[>＞])/
const textAfter = (lines: string[], at: number): string | undefined =>
  lines.slice(at + 1, at + 5).find(line => line !== '')

const isDeviceNote = (line: string): boolean =>
  /^(sent from my |sent from (outlook|mail|yahoo|proton)|get outlook for |von meinem .{1,40} gesendet|gesendet (von|mit) |envoyé (de|depuis) mon |enviado desde mi |inviato da(l mio)? |enviado do meu |verzonden vanaf mijn |wysłane z )/i.test(
    line.trimStart().slice(0, 120),
  )
