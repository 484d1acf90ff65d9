/** Salutations in the assistant's twelve languages; a name and a comma follow. */
const salutation =
  /^(hello|hi|hey|dear|good (morning|afternoon|evening|day)|greetings|to whom it may concern|hallo|guten (tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|moin|servus|grüezi|bonjour|bonsoir|salut|ch[eè]re?s?|madame|monsieur|hola|buen[oa]s (d[ií]as|tardes|noches)|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|buonasera|salve|gentil[ei]|spett|egregi[oa]|olá|oi|bom dia|boa (tarde|noite)|prezad[oa]s?|car[oaie]s?|beste|geachte|goede(morgen|middag|navond|ndag)|dag|dzień dobry|dobry wieczór|witam|cześć|szanown[aiey]|merhaba|iyi günler|günaydın|sayın|שלום|היי|בוקר טוב|ערב טוב|לכבוד|مرحبا|السلام عليكم|عزيزي|تحية|صباح الخير|مساء الخير|السادة|こんにちは|はじめまして|お世話になっております|拝啓)(?![\p{L}\p{M}])/iu

/** Closings; a name and whatever people put below it follow. */
const closing =
  /^((best|kind|kindest|warm|many|with)( kind| best)? (regards|wishes|greetings|thanks)|regards|cheers|sincerely|yours|respectfully|thanks|thank you|many thanks|mit (freundlichen|besten|lieben|herzlichen) gr[üu][sß]+en?|(freundliche|beste|liebe|viele|herzliche|schöne) gr[üu][sß]+e|mfg|lg|vg|danke|vielen dank|cordialement|bien (cordialement|à vous)|cdt|merci|salutations|amicalement|saludos|un (cordial )?saludo|atentamente|cordialmente|gracias|muchas gracias|cordiali saluti|distinti saluti|saluti|grazie|grazie mille|atenciosamente|cumprimentos|com os melhores cumprimentos|abraços?|obrigad[oa]|met vriendelijke groet(en)?|vriendelijke groet(en)?|groet(en|jes)?|mvg|bedankt|dank u|z poważaniem|pozdrawiam|pozdrowienia|dziękuję|saygılarımla|saygılar|sevgiler|teşekkürler|iyi çalışmalar|בברכה|תודה|בתודה|مع (خالص )?التحية|تحياتي|شكرا|よろしくお願い(いた)?します|敬具)(?![\p{L}\p{M}])/iu

/** A longer line says something. Characters. */
const longestCourtesy = 60
/** Lines below the closing: a name, perhaps a role, a firm and two numbers. */
const mostBelow = 6

/**
 * A mail's text without salutation and closing, because a search would look for the sender's name. Text that holds
 * nothing else is returned unchanged.
 */
export function withoutCourtesies(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.trim() !== '')
  const from = first !== -1 && isCourtesy(lines[first]!, salutation, /[,!.:،、。]?$/) ? first + 1 : 0
  const end = lines.findIndex((line, at) => at >= from && closes(line, lines.slice(at + 1)))
  const rest = lines
    .slice(from, end === -1 ? undefined : end)
    .join('\n')
    .trim()
  return rest || text.trim()
}

const isCourtesy = (line: string, form: RegExp, ending: RegExp): boolean => {
  const said = line.trim()
  return said.length <= longestCourtesy && form.test(said) && ending.test(said) && !/[?？؟]/.test(said)
}

const closes = (line: string, below: string[]): boolean => {
  const left = below.map(each => each.trim()).filter(Boolean)
  return (
    isCourtesy(line, closing, /$/) &&
    left.length <= mostBelow &&
    left.every(each => each.length <= longestCourtesy && !/[?？؟]/.test(each))
  )
}
