/** The data of an account page, to which a mailed link leads. */
export type AccountPageData =
  /** For a forgotten password, or a link that has expired. */
  | { page: 'forgotten'; linkIsOver: boolean }
  | { page: 'reset'; email: string; business: string }
  | { page: 'invite'; email: string; business: string; name: string | null }
  /** A member's new address to confirm. */
  | { page: 'email'; email: string; business: string }
  | { page: 'email-over' }
  /** An expired invitation; only the business can send another. */
  | { page: 'invite-over' }

/** The data of the page's script. */
export interface AccountScriptData {
  /** the path that the form is sent to */
  action: string
  /** what is shown where it was not taken */
  failures: Record<'used' | 'check' | 'busy' | 'failed' | 'offline', string>
}
