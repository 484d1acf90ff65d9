/** The reader's own region of the interface's language, so that 17:00 or 5 pm is what they are used to. */
export const readersLocale = (lang: string): string =>
  navigator.languages.find(tag => tag.split('-')[0] === lang) ?? lang
