/** The part that we use; the package has no types of its own. */
declare module 'html-to-text' {
  export interface Options {
    wordwrap: number | false
    limits: { maxInputLength: number; maxDepth: number }
    selectors: { selector: string; format?: string; options?: Record<string, unknown> }[]
  }
  export function compile(options: Options): (html: string) => string
}
