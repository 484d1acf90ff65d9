import { bounded, numbersInWords, sumOfMoney } from './values.ts'

// How long something takes, lasts or is, or how far it is, as a text tells it in any language of the product.

/** Of time, stops on the way, and of ways. */
const units = [
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|terms?|semesters?|h',
  'sekunden?|\\p{L}*minuten?|stündchen|stunden?|std|(?:werk|arbeits|geschäfts)?tag(?:e|en)?|nacht|nächten?|wochen?|monat(?:e|en)?|jahr(?:e|en)?',
  'secondes?|heures?|journées?|jours?|nuits?|semaines?|mois|ans?|années?',
  'segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?',
  'second[oi]|minut[oi]|or[ae]|giorn[oi]|giornat[ae]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]',
  'dias?|noites?|m[eê]s|anos?',
  'seconden|minuut|uur|uren|uurtje|(?:werk)?dag(?:en)?|nachten?|week|weken|maand(?:en)?|jaar|jaren',
  'sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni|dzień|dnia|dob[ayę]|noc[ey]?|tydzień|tygodni\\p{L}*|miesiąc\\p{L}*|miesięcy|lata?|rok|roku',
  '(?:saniye|dakika|saat|gün|gece|hafta|ay|yıl|sene)\\p{L}*',
  'stops?|blocks?|stationen|haltestellen|arrêts?|paradas?|fermate|haltes|przystank\\p{L}*|durak',
  'met(?:re|er)s?|m|km|kilomet(?:re|er)s?|chilometr[oi]|quil[óô]metros?|kilómetros?|kilomètres?|kilometr\\p{L}*|cm|mm|feet|foot|ft|inch(?:es)?|(?:kilo|centi)?met(?:re|er)n?|miles?|yards?|meilen?|metros?|metri|mètres?|metrów|metry',
].join('|')

/** What stands for a number before a unit: "an hour", "anderthalb Stunden", "quelques jours". */
const some =
  'an?|half(?: an?)?|several|some|few|couple of|\\p{L}*einhalb|anderthalb|eine?[nrm]?|halbe[nr]?|einige[rn]?|paar|mehrere|une?|demi|demie|quelques|plusieurs|un[ao]?|medi[ao]|algun[ao]s|vari[aeo]s?|mezz[ao]|alcun[ei]|qualche|uma?|meia?|algum(?:as)?|een|anderhalf|enkele|jedn[aąeą]|pół|półtor(?:a|ej)|kilk[au]|bir|yarım|buçuk|birkaç'

/** What may stand between: "three working days", "two full weeks". */
const between =
  '(?:[\\s-]+(?:and|to|or|bis|oder|à|ou|a|o|tot|of|do|lub|ve|und|et|y|e|en|i)[\\s-]+(?:\\p{N}+|\\p{L}+))?(?:[\\s-]+(?:working|business|calendar|full|whole|good|volle[nr]?|ganze[nr]?|bonnes?|buone|intere?|hele))?'

const lasting = bounded(
  `(?:\\p{N}+(?:[.,:]\\p{N}+)?|${numbersInWords}|${some})${between}[\\s-]*(?:${units})|mezz[’'](?:ora|oretta)|demi-?(?:heure|journée)`,
)

/** Spans of time without a number. */
const inWords = bounded(
  [
    'overnight|all day|(?:all|the whole) year|(?:for )?life(?:time|long)?|for ?ever|permanent(?:ly)?|while you wait|(?:same|next)(?: working| business)? day|immediate(?:ly)?|at once|right away|straight away|indefinite(?:ly)?|unlimited|until|as long as',
    'lebenslang\\p{L}*|unbegrenzt|unbefristet|sofort|über nacht|ganztägig|am (?:selben|gleichen|nächsten) (?:werk)?tag|solange',
    "à vie|illimitée?s?|immédiat\\p{L}*|sur place|le jour même|jusqu[’'](?:à|au|en)",
    'de por vida|ilimitad[oa]s?|al momento|en el (?:acto|mismo día)|hasta',
    'a vita|illimitat[oaie]|subito|in giornata|fino a',
    'vitalíci[oa]|na hora|no próprio dia|até',
    'levenslang|onbeperkt|meteen|terwijl u wacht|dezelfde dag',
    'dożywotni\\p{L}*|natychmiast|od ręki|bezterminow\\p{L}*|bez ograniczeń',
    'ömür boyu|süresiz|hemen|aynı gün',
  ].join('|'),
)

const unspaced =
  /[\p{N}一二三四五六七八九十百半数]\s?(?:秒|分|時間|日|泊|晩|週|[かヶカヵ]月|年|メートル|キロ)|即日|当日|翌日|終日|一生/u
/** Arabic and Hebrew: the form of the word tells the number ("two hours" is one word). With an article or "per" it belongs to a price. */
const withoutNumber =
  /(?<!\p{L})(?:و|ب|خلال )?(?:دقيقة|دقائق|دقيقت(?:ين|ان)|ساعة|ساعات|ساعت(?:ين|ان)|يوم|أيام|يوم(?:ين|ان)|ليلة|ليال|ليلت(?:ين|ان)|أسبوع|أسابيع|أسبوع(?:ين|ان)|شهر|أشهر|شهر(?:ين|ان)|سنة|سنوات|سنت(?:ين|ان)|عام|أعوام|عامين)(?!\p{L})|(?<!\p{L})[בכמ]?(?:שניות|דקה|דקות|שעה|שעות|שעתיים|יום|ימים|יומיים|לילה|לילות|שבוע|שבועות|שבועיים|חודש|חודשים|חודשיים|שנה|שנים|שנתיים)(?!\p{L})/u

const times = 'once|twice|times|einmal|zweimal|mal|fois|vez|veces|volt[ae]|vezes|keer|razy?'
/** "€10 a night", "12 € par heure", "twice a week": how much and how often. */
const rates = new RegExp(
  `(?:${sumOfMoney}|(?<!\\p{L})(?:${times}))\\s*(?:/|\\p{L}{1,5}['’]?)?\\s*(?:\\p{L}{2,3}\\s+)?(?<![\\p{L}\\p{N}])(?:${units})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Whether a text tells a length of time, or a length. What something costs for each hour is none. */
export function holdsLength(text: string): boolean {
  const told = text.replace(rates, ' ')
  return lasting.test(told) || inWords.test(told) || unspaced.test(told) || withoutNumber.test(told)
}
