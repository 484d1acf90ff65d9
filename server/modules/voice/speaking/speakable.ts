import { addressAloud, digitsAloud } from '#server/language/dictation/aloud.ts'
import { phrasesOf } from '../turns/phrases.ts'

/** Written text in the form in which it is read out: without marks that only eyes understand. */
export function speakable(text: string, language: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\[\d+\]/g, '')
    .replace(/\bhttps?:\/\/(?:www\.)?([^\s/?#)<>]+)[^\s)<>]*/gi, (_whole, host: string) =>
      host.replace(/[.,;:!]+$/, ''),
    )
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi, address =>
      addressAloud(language, address),
    )
    .replace(/^[ \t]*(?:[-*+•]|#{1,6}|>)[ \t]+/gm, '')
    .replace(/^[ \t]*[-*_=|: ]{3,}$/gm, '')
    .replace(/[*~`#]+(?=\S)|(?<=\S)[*~`]+/g, '')
    .replace(/(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])/gu, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/(?<![\d\p{L}])\+?\d[\d\s()/.-]{5,}\d(?!\d)/gu, number => inDigits(number, language))
    .replace(/(?<=\d)\s*[–—]\s*(?=\d)|(?<=\d:\d\d)\s*-\s*(?=\d)/g, ` ${phrasesOf(language).to} `)
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s*\n\s*/g, '. ')
    .replace(/([.!?:;,])\s*\.(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
}

/** A telephone number is read digit by digit, in its groups; a date or a price is no telephone number. */
function inDigits(number: string, language: string): string {
  const digits = number.replace(/\D/g, '')
  const isDate = /^(\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./]\d{2,4})$/.test(number.trim())
  const isAmount = /^\d{1,3}([., ]\d{3})+$/.test(number.trim())
  const isSpan = /^\d{4}\s*-\s*\d{4}$/.test(number.trim())
  if (digits.length < 7 || isDate || isAmount || isSpan) return number
  return digitsAloud(language, number)
}
