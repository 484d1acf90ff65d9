/** The data of an account page, to which a mailed link leads. */
export type AccountPageData =
  /** For a forgotten password, or a link that has expired. */
  | { page: 'forgotten'; linkIsOver: boolean }
  | { page: 'reset'; email: string; business: string }
  /**
   * `person`: somebody new, who chooses a password; one who signs in with this address already and shows theirs; or one
   * who is signed in with it at this moment.
   */
  | {
      page: 'invite'
      email: string
      business: string
      name: string | null
      person: 'new' | 'known' | 'signed-in'
    }
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
  failures: Record<'used' | 'check' | 'wrong' | 'busy' | 'failed' | 'offline', string>
}
