/** Words before the points that an answer should make, in our languages. */
export const pointsLabel =
  /^(?:expected(?: points?| answers?)?|(?:key |expected )?points?|look(?:ing)? for|should mention|listen for|erwartet(?:e punkte)?|stichpunkte|achten auf|points? attendus?|éléments attendus|puntos?(?: esperados)?|punti(?: attesi)?|pontos?(?: esperados)?|verwacht(?:e punten)?|punkty|oczekiwane|beklenen(?:ler)?|期待|要点|ポイント|النقاط|נקודות)\s{0,3}[:：]\s*/iu
/** Words before the answer in a pair of question and answer. */
export const answerLabel =
  /^(?:a|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedź|cevap|回答|答え|答|الإجابة|תשובה)\s{0,3}[:：]\s*/iu

/** "two minutes; twice a day" and "salary, team, growth": several points. A sentence with commas is one. */
export function itemsOf(text: string, separators: ';' | ';,' = ';,'): string[] {
  const parts = (by: RegExp) =>
    text
      .split(by)
      .map(part => part.trim())
      .filter(part => /[\p{L}\p{N}]/u.test(part))
  const apart = parts(/[;；|\n]/)
  if (apart.length !== 1 || separators === ';') return apart
  const terse = parts(/[,，、،]/)
  return terse.every(part => part.split(' ').length <= 5) && !/[.!?。]\s/.test(text) ? terse : apart
}
