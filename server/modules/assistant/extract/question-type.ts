import { fold } from '#server/language/text/fold.ts'

/** The kind of thing that answers a question. */
type QuestionType = 'who' | 'when' | 'where' | 'how much' | 'how many' | 'why' | 'yes or no' | 'other'

const anyOf = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )

/**
 * Question words, folded: English, German, French, Spanish, Italian, Portuguese and Dutch, one line each. The first
 * match wins.
 */
const asked: [QuestionType, RegExp][] = [
  [
    'why',
    anyOf(`
      why|what for|how come|for what reason
      warum|wieso|weshalb|wozu
      pourquoi
      por que
      perche
      porque
      waarom`),
  ],
  [
    'how much',
    anyOf(`
      how much|how expensive|prices?|costs?|fees?|what do you charge
      wie ?viel kostet|wie viel kosten|was kostet|was kosten|wie teuer|preise?|kosten|gebuhr(?:en)?
      combien coute|combien coutent|prix|tarifs?|couts?
      cuanto cuesta|cuanto cuestan|cuanto vale|precios?|tarifas?
      quanto costa|quanto costano|prezz[oi]|tariff[ae]
      quanto custa|quanto custam|precos?
      hoeveel kost|hoeveel kosten|wat kost|wat kosten|prij(?:s|zen)`),
  ],
  [
    'when',
    anyOf(`
      when|what (?:year|date|day|time|month|decade|century)|which (?:year|day|month|century)|how long ago|hours|how late|how early|until what
      wann|um wie ?viel uhr|welche[rns]? (?:tag|jahr|monat|uhrzeit)|uhrzeit|offnungszeiten
      quand|quelle heure|quel jour|quelle date|quelle annee|horaires?
      cuando|a que hora|que dia|que ano|que fecha|horarios?
      quando|a che ora|che giorno|che anno|orari[o]?
      que horas|que dia|que ano|horario
      wanneer|hoe laat|welke dag|welk jaar|openingstijden`),
  ],
  [
    'how many',
    anyOf(`
      how (?:many|old|far|tall|long|often|large|big|high|fast|deep|heavy|wide|close|quickly|soon)|what (?:percent|percentage|number|age|proportion|fraction)|phone number|telephone
      wie ?(?:viele?|alt|weit|gross|lange|oft|hoch|schnell|tief|schwer)|telefonnummer
      combien|quel age|quelle (?:distance|taille)
      cuant[oa]s?|que edad|que distancia
      quant[oiae]|che eta
      quant[oa]s?|que idade
      hoeveel|hoe (?:oud|ver|lang|vaak|groot|hoog|snel)`),
  ],
  [
    'who',
    anyOf(`
      who|whom|whose
      wer|wem|wen|wessen
      qui est|qui sont|qui a|qui
      quien|quienes
      chi
      quem
      wie is|wie zijn|wie`),
  ],
  [
    'where',
    anyOf(`
      where|what (?:city|country|place|location|state|address|river|region|street)|which (?:city|country|place|state)|address
      wo|wohin|woher|adresse|in welche[rm]? (?:stadt|land|ort)
      ou se trouve|ou est|ou sont|ou|adresse
      donde|adonde|direccion
      dove|indirizzo
      onde|aonde|endereco
      waar|adres`),
  ],
]

const yesNo = new RegExp(
  `^(?:${`
    is|are|was|were|am|do|does|did|can|could|will|would|should|may|might|must|has|have|had|shall
    ist|sind|war|waren|kann|konnen|konnt|darf|muss|habt|haben|hat|gibt|gibt es|bieten|bietet|akzeptiert|akzeptieren
    est|sont|est ce|puis|peut|pouvez|avez|y a|acceptez|proposez|faites
    es|son|hay|puedo|puede|pueden|tienen|tiene|aceptan|estan
    e|sono|c e|posso|puo|avete|accettate|si puo|fate
    ha|tem|posso|pode|aceitam|voces
    is er|zijn er|kan|kunnen|mag|heeft|hebben|hebt`
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

export function questionType(question: string): QuestionType {
  const folded = fold(question).replace(/['’-]/g, ' ').trim()
  // "Wie" asks for a person in Dutch only; in German it means "how".
  for (const [type, pattern] of asked) if (pattern.test(folded)) return type
  return yesNo.test(folded) ? 'yes or no' : 'other'
}

const month =
  /\b(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni?|july?|juli|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?)\b/i
const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?=\s*[–-])|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu
const clock = /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)\b|\b\d{1,2}[:.]\d\d\b/i
const year = /\b(?:1\d{3}|20\d{2})s?\b|\bcentur(?:y|ies)\b|jahrhundert|\bsiècle\b/i
const number =
  /\d|%|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|billion|half|third|quarter|percent|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque)\b/i
const money =
  /[$€£¥]|\b(?:dollars?|euros?|pounds?|cents?|USD|EUR|GBP|CHF|Fr\.|free(?: of charge)?|kostenlos|gratis|gratuite?s?|grátis)\b/i
const place =
  /(?<!\p{L})(?:in|at|on|near|from|to|between|along|across|im|am|bei|nahe|à|au|en|a|em|op)\s+(?:the\s+|der\s+|den\s+|la\s+|el\s+|le\s+)?\p{Lu}/u
const address = /\b(?:street|road|avenue|floor|address|located|straße|strasse|platz|rue|calle|via|adresse)\b/i
const cause =
  /\b(?:because|due to|since|so that|in order to|as a result|reason|caused?|weil|da|damit|wegen|deshalb|parce que|car|afin|porque|debido|perché|poiché|omdat|vanwege)\b/i
const yesOrNo = /^(?:yes|no|yeah|sorry|unfortunately|ja|nein|leider|oui|non|sí|si|no|sim|não|nee)(?!\p{L})/iu
const name = /(?<=\S\s)\p{Lu}[\p{L}.'-]+/gu

/** How well a sentence contains what the question asks for, 0 to 1. `words` are the question's own, folded. */
export function fits(type: QuestionType, sentence: string, words: ReadonlySet<string>): number {
  switch (type) {
    case 'when':
      return Number([month, weekday, clock, year].some(pattern => pattern.test(sentence)))
    case 'how many':
      return Number(number.test(sentence))
    case 'how much':
      return money.test(sentence) ? 1 : number.test(sentence) ? 0.5 : 0
    case 'who':
      return Number((sentence.match(name) ?? []).some(found => !words.has(fold(found))))
    case 'where':
      return place.test(sentence) || address.test(sentence) ? 1 : 0
    case 'why':
      return Number(cause.test(sentence))
    case 'yes or no':
      return Number(yesOrNo.test(sentence))
    case 'other':
      return 0
  }
}
