interface Receiver {
  business: string
  /** `#RRGGBB`; null is the house colour */
  colour: string | null
  /** the business's; null or one that we have no words for: the browser's */
  language: string | null
  /** the mail address or number that gets no more */
  address: string
}

/** What the server knows of an unsubscribe page. */
export type UnsubscribePageData =
  /** Opened, by a person or by a scanner: nothing has happened yet. */
  | ({ page: 'ask' } & Receiver)
  | ({ page: 'done' } & Receiver)
  /** A link that is none of ours, or cut off. */
  | { page: 'gone' }
