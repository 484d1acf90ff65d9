interface Receiver {
  business: string
  /** `#RRGGBB`; null is the default colour */
  colour: string | null
  /** the business's language; null, or one without words: the browser's */
  language: string | null
  /** the address or number to unsubscribe */
  address: string
  /** the business's website, else its chat page; null where it has neither */
  home: string | null
}

/** The data of an unsubscribe page. */
export type UnsubscribePageData =
  /** Opened by a person or a scanner: nothing has happened yet. */
  | ({ page: 'ask' } & Receiver)
  | ({ page: 'done' } & Receiver)
  /** A link that is not ours, or incomplete. */
  | { page: 'gone' }
