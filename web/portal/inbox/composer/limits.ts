import type { ConversationChannel } from '#client'
import { longestMessage } from '#contract/limits.ts'

/** Characters that the server takes as one text message. */
const longestText = 1_600

/** Most characters of an answer on a channel. */
export const mostOf = (channel: ConversationChannel): number =>
  channel === 'sms' ? longestText : longestMessage

/** As the server counts: by characters, not by halves of them, without the white space around. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** The alphabet of text messages (GSM 03.38), and those of its characters that take the place of two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const double = '\f^{}\\[~]|€'

/** In how many parts a text message is sent, and paid for. */
export function partsOf(text: string): number {
  const said = text.trim()
  if (!said) return 0
  const isBasic = [...said].every(letter => basic.includes(letter) || double.includes(letter))
  if (!isBasic) return said.length <= 70 ? 1 : Math.ceil(said.length / 67)
  const units = [...said].reduce((sum, letter) => sum + (double.includes(letter) ? 2 : 1), 0)
  return units <= 160 ? 1 : Math.ceil(units / 153)
}
