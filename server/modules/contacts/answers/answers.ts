/** How lists say yes and no in the languages of the desk, in lower case. */
const yes = 'true yes y 1 x on ja oui sí si sì sim tak evet はい כן نعم'.split(' ')
const no = 'false no n 0 off nein non nee não nie hayır いいえ לא لا'.split(' ')

/** Whether a cell says yes or no; null where it says neither. */
export function readYes(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** Every word for yes. */
export const wordsForYes: readonly string[] = yes
