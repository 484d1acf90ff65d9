// Forms of words that the stemmers of the search leave apart, for finding a word in the dictionary.

/** Small words that Hebrew writes as one with the next: the, and, in, to, from, that, as; two of them at most. */
const hebrewPrefix = /^(?:ו?[הבלמשכ]|ו|כש|של|וה|מה|בה|לה|שה)(?=\p{L}{3})/u
const hebrewEnding = /(?<=\p{L}{3})(?:ים|ות|יים|ה|ת|י)$/u

/** Endings of Polish nouns, adjectives and verbs as they are folded, the longest first. */
const polishEnding =
  /(?<=\p{L}{3})(?:owaniem|owania|owanie|iejsz[aye]|ujemy|ujecie|owac|aniem|eniem|ania|enia|anie|enie|ami|ach|owie|ow|om|ego|emu|ymi|imi|iem|em|ych|ich|uje|ymy|imy|amy|emy|iom|ie|ia|iu|ii|ej|ac|ic|yc|ec|a|e|i|o|u|y)$/u

/**
 * A looser form of a folded word, where the search files words by their first letters (`stems.ts`): Polish without its
 * ending, Hebrew without small words in front and without its plural. Null in other languages.
 */
export function looseForm(word: string, language: string): string | null {
  if (language === 'pl') return word.replace(polishEnding, '')
  if (language === 'he') return word.replace(hebrewEnding, '')
  return null
}

/** The looser forms under which a folded word may stand, the likeliest first. */
export function looseForms(word: string, language: string): string[] {
  const form = looseForm(word, language)
  if (!form) return []
  if (language !== 'he') return [form]
  const bare = word.replace(hebrewPrefix, '')
  return bare === word ? [form] : [form, looseForm(bare, language)!]
}

/** Languages that write compounds as one word. */
const joins = new Set(['de', 'nl'])

/** What German and Dutch verbs end in where the stemmer leaves it: "liefert" and "geliefert" are not filed as "liefern". */
const verbEnding = /(?<=\p{L}{3})(?:e?te?n?|e?st)$/u

/** The infinitives that a folded German or Dutch word may be a form of. */
export function infinitivesOf(word: string, language: string): string[] {
  if (!joins.has(language) || !verbEnding.test(word)) return []
  const present = word.replace(verbEnding, '')
  const past = present.startsWith('ge') ? [present.slice(2)] : []
  return [present, ...past].filter(stem => stem.length > 2).map(stem => `${stem}en`)
}

const shortestCompound = 8
const shortestPart = 4

/** What joins the parts: Arbeit-s-zeit, Hund-e-steuer, Praxis-en. */
const links = ['', 's', 'es', 'n', 'en', 'e', 'er']

/**
 * The parts of a compound that `knows` knows, the last first because it says what the whole is (Haustiergebühr: Gebühr,
 * Haustier). A part that is not known is skipped when the other stands at an end of the word.
 */
export function partsOf(word: string, language: string, knows: (part: string) => boolean): string[] {
  if (!joins.has(language) || word.length < shortestCompound) return []
  for (let at = shortestPart - 1; at <= word.length - shortestPart; at++) {
    const head = word.slice(at)
    if (knows(head)) return [head, ...beginningOf(word.slice(0, at), knows)]
  }
  return beginningOf(word, knows)
}

function beginningOf(word: string, knows: (part: string) => boolean): string[] {
  for (let end = word.length; end >= shortestPart; end--) {
    const part = word.slice(0, end)
    if (end < word.length && !links.includes(word.slice(end)) && end < shortestPart + 1) break
    if (knows(part)) return [part]
    for (const link of links) {
      const bare = link && part.endsWith(link) ? part.slice(0, -link.length) : ''
      if (bare.length >= shortestPart && knows(bare)) return [bare]
    }
  }
  return []
}
