const email = /(?<![\w.+-])[\w.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}(?![\w@])/u
const phone = /(?<![\w.,])\+?\(?\d[\d\s().\-/\u00a0]{5,22}\d(?!\w)/u

/** A date has as many digits as a telephone number: "24.12.2026 14:30", "2026-12-24". */
const date =
  /(?<![\d.\-/])(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d)(?![\d\-/]|\.\d)/g

/** The email address and telephone number in a visitor's message. */
export function contactIn(message: string): { email?: string; phone?: string } {
  const address = email.exec(message)?.[0]
  const around = (address ? message.replace(address, ' ') : message).replace(date, ' | ')
  const number = phone.exec(around)?.[0].trim()
  const digits = number?.replace(/\D/g, '').length ?? 0
  return {
    ...(address && { email: address }),
    // Fewer digits are a house number, more an account number (E.164 has fifteen).
    ...(number && digits >= 7 && digits <= 15 && { phone: number }),
  }
}

/** The message without them: "call me at +49 40 123456" becomes "call me at". */
export function withoutContact(message: string): string {
  const { email: address, phone: number } = contactIn(message)
  return [address, number].reduce<string>((left, found) => (found ? left.replace(found, ' ') : left), message)
}
