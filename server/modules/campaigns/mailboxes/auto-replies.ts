import type { IncomingMail } from './mail.ts'

/**
 * Whether a program wrote a mail: a vacation note, a receipt, a newsletter, a ticket system's "we got your message". It is
 * recognised by its headers (RFC 3834, section 5; RFC 2919; older ones that are still sent), else by the subjects that
 * common mail programs give to absence notes.
 */
export function isAutomatic({ header, subject, returnPath, contentType }: IncomingMail): boolean {
  const says = (name: string) => header(name)?.trim().toLowerCase() ?? ''
  const auto = says('auto-submitted')
  return (
    (auto !== '' && auto.split(/[;\s]/)[0] !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder', 'x-loop-autoreply'].some(
      name => says(name) !== '' && says(name) !== 'no',
    ) ||
    /\b(all|oof|autoreply)\b/.test(says('x-auto-response-suppress')) ||
    /^(auto_reply|auto-reply|bulk|list|junk)$/.test(says('precedence')) ||
    listMarks.some(name => says(name) !== '') ||
    returnPath === '' ||
    contentType === 'multipart/report' ||
    isAbsenceNote(subject)
  )
}

/** The headers of mailing lists and newsletters (RFC 2369 and 2919). */
const listMarks = ['id', 'unsubscribe', 'post', 'help', 'subscribe', 'owner', 'archive'].map(
  name => `list-${name}`,
)

/** Whether nobody reads mail at an address, so that an answer would reach nobody, or a program. */
export const isUnread = (address: string): boolean =>
  /^(mailer-?daemon|post_?master|mail-daemon|mdaemon|double-bounce|bounces?|((do|please)[._-]?not|not?)[._-]?(reply|respond|answer)|noreply)([+._-][^@]*)?@/i.test(
    address,
  )

/** Whether a subject is that of an absence note, as common mail programs write it. */
export const isAbsenceNote = (subject: string): boolean => absence.test(subject.slice(0, 200))

const absence =
  /^\s*(auto(matic|matische|matisch|mated)?[ -]?(reply|response|antwort|antwoord)\b|autoreply|auto:|out of (the )?office|(ooo|away)\b.{0,20}:|i am (currently )?out of|on (vacation|holiday|leave)\b|abwesenheit|réponse automatique|absence du bureau|respuesta automática|fuera de (la )?oficina|risposta automatica|fuori sede|resposta automática|fora do escritório|afwezig|automatisk svar|autosvar|frånvaro|odpowiedź automatyczna|autoodpowiedź|otomatik yanıt|自動(応答|返信)|不在|تلقائي|رد تلقائي|מענה אוטומטי|תשובה אוטומטית)/iu
