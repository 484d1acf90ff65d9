// Unicode's sentence rules (UAX 29) know nothing of abbreviations: they end a sentence after "Dr. " and inside
// "http://a.b/c?Q=1". The guards below join such pieces again. They look at a few characters on each side of the
// break, so the cost stays linear in the text (10 MB in about half a second).
/** Made when it is first needed: to read Unicode's rules took a hundredth of every start. */
let segmenter: Intl.Segmenter | undefined

const words = (list: string) => list.trim().split(/\s+/).join('|')

/** Abbreviations that never end a sentence: a name or an example follows. */
const abbreviationsBefore = words(`
  Mr Mrs Ms Mx Dr Prof Rev Hon Gen Col Capt Lt Sgt Mt Messrs vs cf e\\.g i\\.e
  Hr Fr z\\.B d\\.h bzw Sra Srta Dra Sig Dott Mgr`)

/**
 * Abbreviations only before a number ("No. 5", "Jan. 5", "approx. 20"); otherwise the end of a sentence ("The answer is
 * no.").
 */
const abbreviationsBeforeNumber = words(`
  No Nos Nr Fig Figs Vol Art Sec Ch p pp approx ca c Tel tel Abs
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec`)

/**
 * Abbreviations inside a name ("Acme Inc. Store", "Main St. Clinic") that may also end a sentence ("… at Acme Inc. We
 * …").
 */
const abbreviationsInName = words(`Inc Ltd Co Corp Bros St Ave Rd Blvd Sq Sr Jr U\\.S U\\.K Str Av \\p{Lu}`)

/** Words that begin a sentence and do not continue a name. */
const starters = words(`
  A An All And Any Are As At But By Call Can Do Does For From He Her How I If In Is It Its No On Or Our Please She So
  That The Their There These They This To We What When Where Which Who Why With Yes You Your
  Der Die Das Ein Eine Wir Sie Es Le La Les Nous Il El Los Las Nosotros`)

const monthNames = words(`
  January February March April May June July August September October November December
  Jan Feb Mar Apr Jun Jul Aug Sept? Oct Nov Dec
  Januar Februar März Mai Juni Juli Oktober Dezember Jänner Maj Marts Oktober`)

const weekdayNames = words(
  'Mon(?:days?)? Tue(?:sdays?)? Wed(?:nesdays?)? Thu(?:rsdays?)? Fri(?:days?)? Sat(?:urdays?)? Sun(?:days?)?',
)

const before = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})\\.$`, 'u')
const after = (list: string) => new RegExp(`^(?:${list})(?![\\p{L}\\p{N}])`, 'u')

const leadsOn = before(abbreviationsBefore)
const beforeNumber = before(abbreviationsBeforeNumber)
const inAName = before(abbreviationsInName)
const clock = /(?<![\p{L}\p{N}])[ap]\.m\.$/iu
const dayOfMonth = /(?<!\p{L})\d{1,2}\.$/u
/** "1." or "b)" alone: the number of a list item, not a sentence. */
const listMarker = /^[([]?(?:\d{1,3}|\p{L})[.)]$/u
const starter = after(starters)
const month = after(monthNames)
const dayOrMonth = after(`${monthNames}|${weekdayNames}|[A-Z]{2,4}`)

/** Characters that a guard reads on each side of a break. */
const lookAhead = 24

/** Whether the sentence continues across a Unicode break between `head` (untrimmed) and `next`. */
function continues(head: string, next: string): boolean {
  const end = head.trimEnd()
  // No space means an address ("?Q=1", "Yahoo!Mail"), except in a script without spaces.
  if (end === head) return /[.?!]$/.test(end) && /^[\p{Script=Latin}\p{N}=&%#/_-]/u.test(next)
  if (!end.endsWith('.')) return false
  return (
    leadsOn.test(end) ||
    (beforeNumber.test(end) && /^[\p{N}(+]/u.test(next)) ||
    (clock.test(end) && (dayOrMonth.test(next) || /^[(–-]/.test(next))) ||
    (dayOfMonth.test(end) && month.test(next)) ||
    (inAName.test(end) && /^\p{Lu}/u.test(next) && !starter.test(next))
  )
}

/**
 * The sentences of `text`, in order, trimmed, none empty. A line break always ends a sentence. Only white space is
 * lost: the sentences hold every word of the text.
 */
export function sentences(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const found: string[] = []
  for (const line of text.split(/[\n\r\u2028\u2029]+/)) {
    let start = 0
    for (const { index, segment } of segmenter.segment(line)) {
      const end = index + segment.length
      const next = line.slice(end, end + lookAhead)
      const head = line.slice(Math.max(start, end - lookAhead), end)
      if (next && continues(head, next)) continue
      if (next && listMarker.test(line.slice(start, Math.min(end, start + lookAhead)).trim())) continue
      const sentence = line.slice(start, end).trim()
      if (sentence) found.push(sentence)
      start = end
    }
  }
  return found
}
