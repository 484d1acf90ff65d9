/** The model of the rig: an answer of two sentences for each question. */
export const answers = (said: string) => {
  if (/open/i.test(said))
    return { text: 'We are open from nine to five every day. Come by whenever you like!' }
  if (/parking/i.test(said))
    return { text: 'There are twelve parking spaces behind the house. They cost nothing.' }
  return { text: 'I am Mia, and I answer the telephone here. What else would you like to know?' }
}

/** The caller's questions, and what an answer to each must hold. */
export const questions = [
  ['When are you open?', /open/i],
  ['Is there parking?', /parking/i],
  ['Who are you?', /Mia/],
] as const
