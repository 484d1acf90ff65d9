/** The data of the page at the server's own address. */
export interface HomePageData {
  /** the business of this server if there is exactly one; those of a server with several are never listed */
  business: {
    name: string
    /** `#RRGGBB`; null is our own colour */
    colour: string | null
    /** its logo, from the root of the server */
    logo_url: string | null
    /** its chat page and its booking page; null where it has none */
    chat_url: string | null
    book_url: string | null
  } | null
  /** whether the database answers and jobs run */
  running: boolean
}
