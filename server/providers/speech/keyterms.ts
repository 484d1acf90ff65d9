/** What a connection to Deepgram takes of key terms: 100 of them and 500 tokens, which hold two bytes or more on average. */
const mostTerms = 100
const mostBytes = 1000

/** Adds the names and terms that are likely to be said, the first ones first, behind those that the address has. */
export function addKeyterms(address: URL, keyterms: readonly string[]): void {
  addTerms(address, 'keyterm', keyterms)
}

/** Models before nova-3 take single words instead. Short ones would be heard everywhere. */
export function addKeywords(address: URL, keyterms: readonly string[]): void {
  const words = keyterms.flatMap(term => term.match(/[\p{L}\p{M}\d'’-]{4,}/gu) ?? [])
  addTerms(address, 'keywords', words)
}

function addTerms(address: URL, name: string, terms: readonly string[]): void {
  const known = new Set(address.searchParams.getAll(name))
  for (const term of terms) {
    const bytes = Buffer.byteLength([...known, term].join(' '))
    if (known.has(term) || known.size >= mostTerms || bytes > mostBytes) continue
    known.add(term)
    address.searchParams.append(name, term)
  }
}
