import { expect, test } from 'vitest'
import { isHtml, mailBody } from './mail-body.ts'

test.each([
  '<p>Hi</p>',
  'Hi<br>there',
  'Hi <BR/> there',
  '<a href="https://x.example">x</a>',
  '<!DOCTYPE html>',
])('%j is HTML', body => expect(isHtml(body)).toBe(true))

test.each(['Hi', 'Write to <ann@example.com>', 'Dear <customer>', '1 < 2 > 0', 'a <b', 'I <3 you'])(
  '%j is text',
  body => expect(isHtml(body)).toBe(false),
)

test('plain text becomes paragraphs and links, and nothing else', () => {
  const text = 'Hi Ann,\nsee https://oak.example/a?b=1&c=2.\r\n\r\nYours <desk@oak.example>, "Oak & Sons"'
  expect(mailBody(text)).toEqual({
    text,
    html:
      '<p>Hi Ann,<br>\nsee <a href="https://oak.example/a?b=1&amp;c=2">https://oak.example/a?b=1&amp;c=2</a>.</p>\n' +
      '<p>Yours &lt;desk@oak.example&gt;, &quot;Oak &amp; Sons&quot;</p>',
  })
})

test('HTML stays as it is and is told in plain words', () => {
  const html =
    '<style>p{color:red}</style><h1>Spring</h1><p>Hi Ann &amp; Bob,<br>see <a href="https://oak.example">our shop</a>.</p><ul><li>Oak</li></ul><img src="x.png" alt="">'
  const { html: kept, text } = mailBody(html)
  expect(kept).toBe(html)
  expect(text).toBe('Spring\n\nHi Ann & Bob,\nsee our shop [https://oak.example].\n\n * Oak')
})
