import { mailBody } from '../../templates/rendering/mail-body.ts'
import { withUnsubscribe } from '../email.ts'

/** A mail as mail programs show it, with the footer by which people unsubscribe. The footer's link leads nowhere. */
export const mailPage = (body: string, language: string | null): string =>
  withUnsubscribe(mailBody(body), '#', language).html
