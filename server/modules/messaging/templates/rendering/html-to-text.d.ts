/** The part that we use; the package has no types of its own. */
declare module 'html-to-text' {
  type Formatter = (
    element: { attribs: Record<string, string | undefined> },
    walk: unknown,
    builder: { addInline(text: string): void },
  ) => void
  export interface Options {
    wordwrap: number | false
    formatters?: Record<string, Formatter>
    limits: { maxInputLength: number; maxDepth: number }
    selectors: { selector: string; format?: string; options?: Record<string, unknown> }[]
  }
  export function compile(options: Options): (html: string) => string
}
