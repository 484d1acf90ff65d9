/** Messages and the language of the conversation before and after them. */
export interface Samples {
  /** By the language of the conversation: what says nothing of a language. */
  keeps: Record<string, string[]>
  changes: [before: string, after: string, message: string][]
  stays: [language: string, message: string][]
  /** The first message of a conversation, where the page or the account is in `usual`. */
  first: [usual: string, message: string, language: string][]
}
