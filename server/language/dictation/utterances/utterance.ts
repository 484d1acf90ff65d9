/** What was said, in a language, and the value that must be read from it. */
export type Utterance = [
  language: string,
  kind: 'email' | 'phone' | 'name' | 'code',
  said: string,
  value: string,
]
