/** What the server knows of one of the account pages, where a mailed link leads. */
export type AccountPageData =
  /** Somebody has forgotten a password, or came with a link that is good no more. */
  | { page: 'forgotten'; linkIsOver: boolean }
  | { page: 'reset'; email: string; business: string }
  | { page: 'invite'; email: string; business: string; name: string | null }
  /** A member's new address, to be confirmed. */
  | { page: 'email'; email: string; business: string }
  | { page: 'email-over' }
  /** An invitation that is good no more; only the business can send another. */
  | { page: 'invite-over' }

/** What the page's script is given. */
export interface AccountScriptData {
  /** where the form goes, from the origin */
  action: string
  /** what is shown where it was not taken */
  failures: Record<'used' | 'check' | 'busy' | 'failed' | 'offline', string>
}
