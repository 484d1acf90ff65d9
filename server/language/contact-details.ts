const email = /(?<![\w.+-])[\w.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}(?![\w@])/u
const phone = /(?<![\w.,])\+?\(?\d[\d\s().\-/\u00a0]{5,22}\d(?!\w)/u

/** The email address and telephone number in a visitor's message. */
export function contactIn(message: string): { email?: string; phone?: string } {
  const address = email.exec(message)?.[0]
  const number = phone.exec(address ? message.replace(address, ' ') : message)?.[0].trim()
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
