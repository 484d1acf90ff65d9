import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

/** The words of booking mails and of the booking dialogue in one language. `fill` replaces `{name}` marks. */
export interface Words {
  mail: Mail
  talk: Talk
}

/** {service}, {when}, {times}, {name} as in mails; lists of words to recognise are as in a `Tongue`. */
export interface Talk {
  /** {services} */
  which_service: string
  offers: string
  /** The offers follow. */
  not_free: string
  /** {service}: nothing is free. */
  nothing_free: string
  ask_name: string
  ask_contact: string
  confirm: string
  confirm_move: string
  confirm_cancel: string
  booked: string
  moved: string
  cancelled: string
  /** {url} */
  manage: string
  /** {url} */
  none_of_yours: string
  dropped: string
  paused: string
  /** {business} */
  failed: string
  /** I want to book. */
  wants: string
  /** Words for a booking: with a time they are a request. */
  nouns: string
  /** I want to cancel, or to move, a booking. */
  cancels: string
  moves: string
  /** Never mind. */
  stops: string
}

/** {name} is the visitor, {when} a day, a time and a zone, {business}, {service}. */
interface Mail {
  subject_confirmation: string
  subject_change: string
  subject_cancellation: string
  subject_reminder: string
  hello: string
  confirmation: string
  change: string
  cancellation: string
  reminder: string
  /** {reason} */
  reason: string
  manage: string
  book_again: string
}

const languages: Readonly<Record<string, Words>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The words of a language (`pt-BR` has those of `pt`); English when there are none. */
export const wordsOf = (language: string): Words =>
  languages[language.toLowerCase().split('-')[0] ?? ''] ?? en

/** A sentence with its marks replaced. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
