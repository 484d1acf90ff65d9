/** A sentence that depends on a number, by the plural rules of its language (CLDR). */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** What a language says where English says `English`: sentences for sentences, plurals for plurals. */
export type Translated<English> = {
  [K in keyof English]: English[K] extends string
    ? string
    : English[K] extends Plural
      ? Plural
      : Translated<English[K]>
}
