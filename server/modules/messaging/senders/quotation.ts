import { escaped } from '../templates/rendering/mail-body.ts'

/** What a mail quotes of the one that it answers. */
export interface Quotation {
  /** `On 3 Mar 2026, 10:12, Ann <ann@example.org> wrote:` */
  attribution: string
  /** The quoted text, without marks. */
  text: string
}

/** Both forms of a mail with what it quotes below, as mail programs write and recognise it. */
export const withQuotation = (
  { html, text }: { html: string; text: string },
  { attribution, text: quoted }: Quotation,
): { html: string; text: string } => ({
  text: `${text.trimEnd()}\n\n${attribution}\n${marked(quoted)}\n`,
  html: `${html}
<div class="gmail_quote" dir="auto">
<div class="gmail_attr" dir="auto">${escaped(attribution)}</div>
<blockquote type="cite" class="gmail_quote" dir="auto" style="margin:0 0 0 .8ex;border-inline-start:1px solid #ccc;padding-inline-start:1ex">
${escaped(quoted).replaceAll('\n', '<br>\n')}
</blockquote>
</div>`,
})

/** Each line with a mark (RFC 3676, section 4.5). */
const marked = (text: string): string =>
  text
    .split('\n')
    .map(line => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
