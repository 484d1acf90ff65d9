import { primary } from '#locales/resolve.ts'

/** The reader's own region of the interface's language, so that 17:00 or 5 pm is what they are used to. */
export const readersLocale = (lang: string): string =>
  navigator.languages.find(tag => primary(tag) === primary(lang)) ?? lang
