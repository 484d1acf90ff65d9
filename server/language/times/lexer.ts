import { textsOf } from '#locales/load.ts'
import { correct } from '../text/spelling.ts'
import { type Atom, atomOf, clockOf } from './atoms.ts'
import { digitsAt } from './digits.ts'
import { following, isGlue, type Lexicon, leastSpelled, type Sense } from './lexicon.ts'
import { dateAtom } from './named-days.ts'
import type { Readable, Token } from './readable.ts'
import { tokensOf } from './readable.ts'
import type { Scene } from './scene.ts'

const ordinalEnd = /^(?:st|nd|rd|th|er|e|eme|de|ste|o|go|ego)$/
/** Endings that Turkish puts behind a number or a name, folded: "15'te", "11den". */
const caseEnd = /^(?:[dt][ae]n?|y?[aeiu]|[iu]nd?[ae]?n?|s[iu]nd[ae]|n[iu]n)$/
/** Short forms behind which a point ends no sentence. */
const abbreviated = new Set(['v', 'M', 'a', 'r', 'U', 'K', 'D', '_', 'B', 'u'])
const comma = /^[,()"]$/

/** The atoms of a message. */
export function atomsOf(scene: Scene, { text }: Readable, lexicon: Lexicon): Atom[] {
  const tokens = tokensOf(text)
  const atoms: Atom[] = []
  const joined = Object.entries(lexicon.words.joined ?? {})
  const cased = scene.language === 'tr'
  const spaced = textsOf(scene.language).writing.spaced
  let at = 0
  const corrected = new Map<string, string | null>()

  const push = (...made: Atom[]) => {
    for (const atom of made) {
      atom.place = atoms.length
      atoms.push(atom)
    }
  }
  /** The token after an apostrophe or right behind this place, when it is an ending. */
  const ending = (pattern: RegExp): Token | null => {
    const quoted = tokens[at]?.text === "'" && tokens[at]!.from === tokens[at - 1]?.to
    const next = tokens[quoted ? at + 1 : at]
    const glued = next?.kind === 'word' && next.from === tokens[quoted ? at : at - 1]?.to
    if (!glued || !pattern.test(next.text)) return null
    at += quoted ? 2 : 1
    return next
  }

  while (at < tokens.length) {
    const first = tokens[at]!
    const phrase = phraseAt(at)
    if (phrase && !(first.kind === 'number' && phrase.to === at + 1)) {
      const last = tokens[phrase.to - 1]!
      push(
        ...phrase.senses.map(sense => ofSense(sense, first.from, last.to, text.slice(first.from, last.to))),
      )
      at = phrase.to
      if (cased && first.kind === 'word') lengthen(ending(caseEnd))
      skipPoint()
      continue
    }
    if (first.kind === 'number') {
      number(first)
      continue
    }
    if (first.kind === 'mark') {
      at++
      if (first.text === "'") continue
      // "Demi-heure" is two words, "Mo-Fr" a stretch.
      const [before, after] = [tokens[at - 2], tokens[at]]
      const hyphen =
        first.text === '-' &&
        before?.kind === 'word' &&
        before.to === first.from &&
        after?.kind === 'word' &&
        after.from === first.to
      if (hyphen && !'DvM'.includes(atoms.at(-1)?.kind ?? '')) continue
      if (first.text === '-' || first.text === '~' || first.text === '〜')
        push(atomOf('-', first.from, first.to, { text: '-' }))
      else push(atomOf(comma.test(first.text) ? ',' : ';', first.from, first.to, { text: first.text }))
      continue
    }
    if (split(first)) continue
    at++
    const small = spaced ? lexicon.small.has(first.text) : /^\p{Script=Hiragana}/u.test(first.text)
    push(atomOf(small ? '_' : 'w', first.from, first.to, { text: first.text }))
  }
  return atoms

  /** The ending belongs to the word before it. */
  function lengthen(end: Token | null) {
    const last = atoms.at(-1)
    if (end && last) last.to = end.to
  }

  /** "Gelecek hafta sonu" is no week but its end: a word that goes on with the next ones is left to them. */
  function phraseAt(from: number): { senses: Sense[]; to: number } | null {
    const phrase = longest(lexicon, tokens, from)
    if (!phrase || phrase.senses[0]!.kind !== 'I') return phrase
    for (let i = from + 1; i < phrase.to; i++) {
      const later = longest(lexicon, tokens, i)
      if (later && later.to > phrase.to && later.senses[0]!.kind === 'E')
        return longest(lexicon, tokens.slice(0, i), from)
    }
    return phrase
  }

  function skipPoint() {
    const next = tokens[at]
    const last = atoms.at(-1)
    if (next?.text === '.' && last && next.from === last.to && abbreviated.has(last.kind)) at++
  }

  function number(first: Token) {
    const previous = atoms.at(-1)
    const read = digitsAt(text, first.from, {
      language: scene.language,
      monthFirst: scene.country === 'US',
      previous,
      dateAtom: (from, to, date) => dateAtom(scene, from, to, date),
    })
    if (read) {
      push(read)
      while (at < tokens.length && tokens[at]!.from < read.to) at++
      if (cased) lengthen(ending(caseEnd))
      return
    }
    at++
    const value = Number(first.text)
    const glued = tokens[at - 2]?.kind === 'word' && tokens[at - 2]!.to === first.from
    if (spaced && glued && (previous?.kind === 'w' || previous?.kind === '_')) {
      push(atomOf('0', first.from, first.to))
      return
    }
    if (first.text.length > 2) {
      const [hour, minute] = [Number(first.text.slice(0, -2)), value % 100]
      const isYear = value >= 1900 && value <= 2099
      const isTime = hour <= 24 && minute <= 59
      if (isYear || isTime) push(atomOf('K', first.from, first.to, { number: value, text: first.text }))
      else push(atomOf('0', first.from, first.to))
      if (cased) lengthen(ending(caseEnd))
      return
    }
    const more = { number: value, text: first.text }
    if (cased) {
      const end = ending(caseEnd)
      if (end) more.text += end.text
      push(atomOf('N', first.from, end?.to ?? first.to, more))
      return
    } else {
      const mark = scene.language === 'ja' ? null : ending(ordinalEnd)
      if (mark) {
        push(atomOf('O', first.from, mark.to, more))
        return
      }
    }
    const next = tokens[at]
    // "3x", "5kg"
    if (next?.kind === 'word' && spaced && next.from === first.to && !longest(lexicon, tokens, at)) {
      at++
      push(atomOf('0', first.from, next.to))
      return
    }
    push(atomOf('N', first.from, first.to, more))
  }

  /** A word that is several in one: joined letters before it, a day with a part of it; or one with a slip in it. */
  function split(first: Token): boolean {
    for (const [letter, list] of joined) {
      if (!first.text.startsWith(letter)) continue
      const rest = first.text.slice(letter.length)
      const kind = { at: 'a', to: '-', from: 'F', and: '&', for: 'o' }[list ?? 'at']
      const prefix = list ? [atomOf(kind, first.from, first.from + letter.length, { text: letter })] : []
      if (!rest) {
        // "ב-15:00": the letter stands alone before digits.
        const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
        if (tokens[next]?.kind !== 'number') return false
        push(...prefix)
        at = next
        return true
      }
      // "The" and "that" say nothing apart from their word.
      const shorter = [
        { ...first, text: rest, from: list ? first.from + letter.length : first.from },
        ...tokens.slice(at + 1, at + 6),
      ]
      const phrase = longest(lexicon, shorter, 0)
      // "השני" is the second one, "השני הבא" next Monday.
      const weak = !list && phrase?.senses[0]?.kind === 'v'
      const after = phrase && longest(lexicon, tokens, at + phrase.to)?.senses[0]?.kind
      if (weak && !(after && 'nsc'.includes(after))) return false
      if (phrase) {
        push(...prefix)
        const last = shorter[phrase.to - 1]!
        push(
          ...phrase.senses.map(sense =>
            ofSense(
              weak ? { ...sense, kind: 'D' } : sense,
              shorter[0]!.from,
              last.to,
              text.slice(shorter[0]!.from, last.to),
            ),
          ),
        )
        at += phrase.to
        return true
      }
      if (nested(rest, first, prefix)) return true
    }
    for (const [name, senses] of lexicon.dayNames) {
      if (!first.text.startsWith(name) || first.text === name) continue
      const rest = first.text.slice(name.length)
      const phrase = longest(lexicon, [{ ...first, text: rest }], 0)
      const [part] = phrase?.senses ?? []
      if (part?.kind === 'P' || rest === 'morgen') {
        push(...senses.map(sense => ofSense(sense, first.from, first.from + name.length, name)))
        push(atomOf('P', first.from + name.length, first.to, { part: part?.part ?? 'morning' }))
        at++
        return true
      }
    }
    if (first.text.length < leastSpelled || lexicon.small.has(first.text)) return false
    let meant = corrected.get(first.text)
    if (meant === undefined) {
      const candidates = [...lexicon.spelled.keys()]
        .filter(word => word[0] === first.text[0] && Math.abs(word.length - first.text.length) <= 1)
        .map(word => ({ word, df: 1 }))
      meant = correct(first.text, candidates)
      corrected.set(first.text, meant)
    }
    if (!meant) return false
    push(...lexicon.spelled.get(meant)!.map(sense => ofSense(sense, first.from, first.to, meant)))
    at++
    return true
  }

  /** "ובשלוש": two letters before a word. */
  function nested(rest: string, first: Token, prefix: Atom[]): boolean {
    for (const [letter, list] of joined) {
      if (!rest.startsWith(letter) || rest.length < 3) continue
      const from = first.to - rest.length + letter.length
      const shorter = [{ ...first, text: rest.slice(letter.length), from }, ...tokens.slice(at + 1, at + 6)]
      const phrase = longest(lexicon, shorter, 0)
      if (!phrase) continue
      const kind = { at: 'a', to: '-', from: 'F', and: '&', for: 'o' }[list ?? 'at']
      push(...prefix, ...(list ? [atomOf(kind, from - letter.length, from, { text: letter })] : []))
      const last = shorter[phrase.to - 1]!
      push(...phrase.senses.map(sense => ofSense(sense, from, last.to, text.slice(from, last.to))))
      at += phrase.to
      return true
    }
    return false
  }
}

/** The longest phrase that begins at a token, and the token after it. */
function longest(lexicon: Lexicon, tokens: Token[], at: number): { senses: Sense[]; to: number } | null {
  let node = lexicon.root
  let best: { senses: Sense[]; to: number } | null = null
  for (let i = at; i < tokens.length; i++) {
    const { text } = tokens[i]!
    if (i > at && isGlue(text)) continue
    const next = following(node, text)
    if (!next) break
    node = next
    if (node.senses) best = { senses: node.senses, to: i + 1 }
  }
  return best
}

function ofSense(sense: Sense, from: number, to: number, text: string): Atom {
  const { kind, number = 0, part = null, unit = null, rule = '', word = false } = sense
  return atomOf(kind, from, to, {
    number,
    word,
    text,
    part,
    unit,
    rule,
    every: rule === 'every',
    clock: kind === 'T' ? clockOf(number, { exact: true }) : null,
  })
}
