/** The languages that the assistant has sentences in: the files of `locales`, which the desk has no other use for. */
export const spokenLanguages = ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'tr']
