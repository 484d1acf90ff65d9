import { dictated } from '#server/language/dictation/dictation.ts'

// Numbers of cards, their check digits and codes that are valid once are neither written down nor recorded.

/** How a card's number, its check digits, a code that is valid once and a PIN are called, in the twelve languages. */
const names = new RegExp(
  [
    ...['(?:credit|debit|bank) ?card (?:number|details)', 'card number', 'security code', 'cvv', 'cvc'],
    ...['verification code', 'one[- ]time (?:code|password|passcode)', '\\bpin\\b', 'passcode'],
    ...['kartennummer', 'kreditkartennummer', 'prüfnummer', 'sicherheitscode', 'einmalcode', '\\btan\\b'],
    ...['número de (?:la |su )?tarjeta', 'código de (?:seguridad|verificación)'],
    ...['numéro de (?:la |votre )?carte', 'code de (?:sécurité|vérification)', 'cryptogramme'],
    ...['numero (?:della|di) (?:sua )?carta', 'codice di (?:sicurezza|verifica)'],
    ...['kaartnummer', 'beveiligingscode', 'verificatiecode'],
    ...['numer karty', 'kod (?:zabezpieczający|weryfikacyjny|jednorazowy)'],
    ...['número do (?:seu )?cartão', 'código de (?:segurança|verificação)'],
    ...['kart numara', 'güvenlik kodu', 'doğrulama kodu'],
    ...['رقم (?:ال)?بطاقة', 'رمز (?:الأمان|التحقق)'],
    ...['מספר (?:ה)?כרטיס', 'קוד (?:אימות|אבטחה)', 'ספרות בגב'],
    ...['カード番号', 'セキュリティコード', '認証コード', '暗証番号'],
  ].join('|'),
  'iu',
)

/** Whether these words ask for a card's number or a secret code, or announce one. */
export const namesSecret = (text: string): boolean => names.test(text)

/** 13 to 19 digits, which may stand in groups; a telephone number begins with + or 00. */
const long = /(?<![\d+])(?!00)\d(?:[ -]?\d){12,18}(?!\d)/g
const short = /(?<![\d+])\d(?:[ -]?\d){2,7}(?!\d)/g

/**
 * A person's words without the numbers of cards, of which the last four digits stay. `expected`: a secret was asked for or
 * announced, so that short runs of digits are hidden as well.
 */
export function withoutSecrets(locale: string, text: string, expected: boolean): string {
  const written = dictated(locale, text)
  const hidden = written.replace(long, number => {
    const digits = number.replace(/\D/g, '')
    return isCardNumber(digits) || expected ? `•••• ${digits.slice(-4)}` : number
  })
  const all = expected ? hidden.replace(short, hide) : hidden
  return all === written ? text : all
}

const hide = (digits: string, at: number, whole: string): string =>
  whole.slice(Math.max(0, at - 2), at) === '• ' ? digits : '•'.repeat(digits.replace(/\D/g, '').length)

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0 && !/^(\d)\1+$/.test(digits)
}
