import { languageFor } from '#locales/load.ts'
import { vocabularyOf } from './vocabulary.ts'
import { dictationWords } from './words/words.ts'

/** Hosts that everybody knows by ear. */
const knownHosts =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|live|gmx|web|orange|free|libero|example|beispiel|exemple)$/

/** An email address as it is read out: "anna dot brown at example dot com", with unusual parts spelled. */
export function addressAloud(tag: string, address: string): string {
  const words = dictationWords(tag)
  const signs: Record<string, string> = {
    '@': firstOf(words.at),
    '.': firstOf(words.dot),
    '-': firstOf(words.dash),
    _: firstOf(words.underscore),
    '+': firstOf(words.plus),
  }
  const parts = address.toLowerCase().split(/([@._+-])/)
  return parts
    .filter(Boolean)
    .map((part, i, all) => signs[part] ?? partAloud(tag, part, i === all.length - 1))
    .join(' ')
}

const firstOf = (list: string): string => list.split('|')[0]!

/** A word that the ear can write is said; others are spelled: "s, m, y, t, h". Figures are said one by one. */
function partAloud(tag: string, part: string, isLast: boolean): string {
  if (isLast && part.length > 2) return part
  if (/^[a-z]+$/.test(part) && (knownHosts.test(part) || isUsual(tag, part))) return part
  const runs = part.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? []
  return runs
    .map((run, i) =>
      // A small word before a figure would be heard as one of the sentence: "so, zero at example dot com".
      isUsual(tag, run) && !vocabularyOf(tag).stopwords.has(run)
        ? `${run} `
        : [...run].join(', ') + (i < runs.length - 1 ? ', ' : ''),
    )
    .join('')
    .trim()
}

/** A word of some letters with vowels between, which stands for nothing else in what is dictated. */
const isUsual = (tag: string, word: string): boolean =>
  !saidForAnother(tag, word) &&
  !vocabularyOf(tag).numbers.has(word) &&
  /^[a-z]{3,14}$/.test(word) &&
  /[aeiou]/.test(word) &&
  !/(.)\1\1|[^aeiouy]{4}|y[^aeiou]|[aeiou]{3}/.test(word)

/** Whether a word, alone or within a phrase, stands for a sign or a letter: "tiret bas" is one sign in French. */
const saidForAnother = (tag: string, word: string): boolean =>
  [...vocabularyOf(tag).roles.keys()].some(phrase => phrase.split(' ').includes(word))

/** Digits in groups that the ear can hold: "0 7 9 4, 4 6 1, 2 3 0 5". Given groups are kept. */
export function digitsAloud(tag: string, number: string): string {
  const given = number.trim().split(/\D+/u).filter(Boolean)
  const groups = given.length > 1 ? given : grouped(given[0] ?? '')
  const isInternational = number.trim().startsWith('+')
  // "Plus double four" is hard to hear: the country is said digit by digit.
  const said = groups.map((group, i) =>
    isInternational && i === 0 ? [...group].join(' ') : groupAloud(tag, group),
  )
  return (isInternational ? '+' : '') + said.join(', ')
}

/** Threes from the left; what is left over makes the last groups four long. */
function grouped(digits: string): string[] {
  const groups: string[] = []
  let at = 0
  while (at < digits.length) {
    const left = digits.length - at
    const size = left % 3 === 0 ? 3 : left < 6 || left % 3 === 1 ? Math.min(4, left) : 4
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups
}

/** English says "double four"; other languages say each digit. */
function groupAloud(tag: string, group: string): string {
  if (languageFor(tag) !== 'en') return [...group].join(' ')
  return group.replace(/(\d)\1?/g, pair => (pair.length === 2 ? `double ${pair[0]} ` : `${pair} `)).trim()
}
