/** As many can be read side by side. */
export const mostPeople = 5

export interface CompareSearch {
  /** the tokens of the links, with commas */
  people?: string
}

const token = /^[\w-]{32}$/

/** Reads an address; what is no token is left out, and so is who stands there twice. */
export function readCompare({ people }: Record<string, unknown>): CompareSearch {
  const tokens = tokensOf({ people: typeof people === 'string' ? people : '' })
  return tokens.length ? { people: tokens.join(',') } : {}
}

export const tokensOf = ({ people = '' }: CompareSearch): string[] =>
  [...new Set(people.split(',').filter(each => token.test(each)))].slice(0, mostPeople)
