import { spoken } from './phrases.ts'

/** Words that tell of what has happened, folded. */
const past: Record<string, RegExp> = {
  en: /\b(?:was|were|wasn't|weren't|did|didn't|had|came|went|bought|left|forgot|lost|paid|booked|ordered|received|visited|happened|yesterday|ago|have been|has been)\b/,
  de: /(?<!\p{L})(?:war|waren|wart|hatte|hatten|wurde|wurden|gewesen|gekauft|vergessen|verloren|liegen gelassen|bezahlt|gebucht|bestellt|gestern|habe ich|haben wir|kam|kamen)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:etait|etaient|etais|etions|etiez|avait|avais|avions|j'ai|nous avons|hier|je suis venue?|nous sommes venus|achete|oublie|perdu|laisse)(?!\p{L})/u,
  es: /(?<!\p{L})(?:fue|fui|fuimos|estuve|estuvimos|estuvo|estaba|estaban|era|hubo|habia|compre|olvide|deje|perdi|pague|ayer|he estado|hemos estado|reserve)(?!\p{L})/u,
  it: /(?<!\p{L})(?:era|erano|ero|eravamo|eravate|avevo|avevamo|sono stato|sono stata|siamo stati|sono venuto|sono venuta|ho (?!bisogno)\p{L}+[tsr]o|abbiamo \p{L}+[ts]o|ieri|c'era|c'erano)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:was|waren|had|hadden|gekocht|vergeten|verloren|betaald|geboekt|gisteren|geweest|kwam|kwamen|ging|gingen)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:foi|fui|fomos|estive|estivemos|esteve|estava|estavam|era|houve|havia|comprei|esqueci|deixei|perdi|paguei|ontem|reservei|teve)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:byl|byla|bylo|byli|bylem|bylam|bylismy|kupilem|kupilam|zostawilem|zostawilam|zgubilem|zgubilam|zaplacilem|zaplacilam|wczoraj|mialem|mialam|zamowilem|zamowilam)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:dun|gecen|\p{L}{2,}(?:d[iu]m|d[iu]k|t[iu]m|t[iu]k|mist[iu]\p{L}*)|acik miydi\p{L}*|kapali miydi\p{L}*|vardi|oldu)(?!\p{L})/u,
  ar: /(?<!\p{L})(?:كان|كانت|كنت|كنا|كنتم|امس|اشتريت|نسيت|فقدت|دفعت|حجزت|زرت|زرنا)(?!\p{L})/u,
  he: /(?<!\p{L})(?:היה|היתה|הייתה|היו|הייתי|היינו|הייתם|אתמול|קניתי|שכחתי|איבדתי|שילמתי|הזמנתי|ביקרתי|השארתי)(?!\p{L})/u,
  ja: /でした|ました(?!ら)|だった|昨日|忘れた|買った|行った(?!ら)/,
}

/** Whether a message tells of what has happened. */
export const tellsOfPast = (language: string, message: string): boolean =>
  past[language]?.test(spoken(message)) ?? false
