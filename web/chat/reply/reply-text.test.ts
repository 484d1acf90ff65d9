import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReply, plainReply, type ReplyBlock, type ReplyInline, safeHref } from './reply-text.ts'

const allInline = (blocks: ReplyBlock[]): ReplyInline[] => {
  const deep = (inline: ReplyInline): ReplyInline[] =>
    ['inside' in inline ? inline.inside.flatMap(deep) : [], inline].flat()
  return blocks.flatMap(block => {
    if (block.kind === 'paragraph') return block.lines.flat().flatMap(deep)
    return block.kind === 'list' ? block.items.flat().flatMap(deep) : []
  })
}
const links = (text: string) => allInline(parseReply(text)).filter(inline => inline.kind === 'link')
const shown = (blocks: ReplyBlock[]) =>
  allInline(blocks)
    .map(inline => ('text' in inline ? inline.text : ''))
    .concat(blocks.map(block => (block.kind === 'code' ? block.text : '')))
    .join('')

test('paragraphs keep their line breaks; blank lines part them', () => {
  expect(parseReply('Mon: 9–17\nTue: closed\n\nSee you!')).toEqual([
    {
      kind: 'paragraph',
      lines: [[{ kind: 'text', text: 'Mon: 9–17' }], [{ kind: 'text', text: 'Tue: closed' }]],
    },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'See you!' }]] },
  ])
})

test('lists: bullets, numbers with their own start, indented continuations, blank lines between items', () => {
  expect(parseReply('- one\n\n* two\n  more\n3) three\n4. four')).toEqual([
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [
        [{ kind: 'text', text: 'one' }],
        [
          { kind: 'text', text: 'two' },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'more' },
        ],
      ],
    },
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [[{ kind: 'text', text: 'three' }], [{ kind: 'text', text: 'four' }]],
    },
  ])
})

test('bold, emphasis, code, headings', () => {
  expect(parseReply('# Prices\n**A *b* `c`** 2 * 3 * 4')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'bold', inside: [{ kind: 'text', text: 'Prices' }] }]] },
    {
      kind: 'paragraph',
      lines: [
        [
          {
            kind: 'bold',
            inside: [
              { kind: 'text', text: 'A ' },
              { kind: 'emphasis', inside: [{ kind: 'text', text: 'b' }] },
              { kind: 'text', text: ' ' },
              { kind: 'code', text: 'c' },
            ],
          },
          { kind: 'text', text: ' 2 * 3 * 4' },
        ],
      ],
    },
  ])
})

test('addresses become links without the punctuation around them', () => {
  expect(
    links('See https://a.example/x_(y), www.b.example. Or [our *site*](https://c.example/p?q=1).'),
  ).toEqual([
    { kind: 'link', text: 'https://a.example/x_(y)', href: 'https://a.example/x_(y)' },
    { kind: 'link', text: 'www.b.example', href: 'https://www.b.example/' },
    { kind: 'link', text: 'our *site*', href: 'https://c.example/p?q=1' },
  ])
  expect(links('Mail hello@shop.example or call +44 20 7946 0958!').map(link => link.href)).toEqual([
    'mailto:hello@shop.example',
    'tel:+442079460958',
  ])
  expect(shown(parseReply('(see https://a.example/x).'))).toBe('(see https://a.example/x).')
})

test('an unsafe address stays text', () => {
  const unsafe = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '/relative',
    '//other.example',
    'https://bank.example@evil.example/',
    'https://',
    '',
  ]
  for (const target of unsafe) {
    expect(safeHref(target)).toBeNull()
    expect(links(`[x](${target})`)).toEqual([])
  }
  expect(shown(parseReply('[press here](javascript:alert(1))'))).toContain('press here')
  expect(shown(parseReply('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>')
})

const scrap = fc.constantFrom(
  ...[
    '**',
    '*',
    '`',
    '```',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '[',
    ']',
    '](',
    ')',
    '<',
    '>',
    ' ',
    '"',
    '@',
    '.',
    '+',
  ],
  ...[
    'javascript:',
    'data:',
    'https://',
    'http://',
    'www.',
    'mailto:',
    'tel:',
    'a.example',
    '//',
    '\\',
    '\u0000',
    '49 30',
  ],
)
const reply = fc
  .array(fc.oneof(scrap, scrap, fc.string({ unit: 'binary' })), { maxLength: 60 })
  .map(parts => parts.join(''))

test('no reply, whole or still arriving, ever yields an unsafe link', () => {
  fc.assert(
    fc.property(reply, fc.boolean(), (text, unfinished) => {
      for (const inline of allInline(parseReply(text, { unfinished }))) {
        if (inline.kind !== 'link') continue
        const url = new URL(inline.href)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
      }
    }),
    { numRuns: 2000 },
  )
})

test('no letter of a reply is lost', () => {
  const letters = (text: string) => text.replace(/[^a-z]/g, '')
  const word = fc.constantFrom(
    'alpha',
    'beta',
    ' ',
    '**',
    '*',
    '\n',
    '\n\n',
    '- ',
    '7. ',
    '# ',
    '`',
    '[',
    ']',
    '(',
    ')',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), parts => {
      const text = parts.join('')
      // Only a link's address may disappear, and none of these can be one.
      fc.pre(!/\]\(/.test(text) && !text.includes('```'))
      expect(letters(shown(parseReply(text)))).toBe(letters(text))
    }),
  )
})

test('a mark that is still open at the end does not show', () => {
  const arriving = (text: string) => shown(parseReply(text, { unfinished: true }))
  expect(arriving('We open at **nine')).toBe('We open at nine')
  expect(arriving('We open at **nine*')).toBe('We open at nine')
  expect(arriving('We open at **')).toBe('We open at')
  expect(arriving('See [our page](https://a.exa')).toBe('See our page')
  expect(arriving('See [our pa')).toBe('See our pa')
  expect(arriving('**Monday** closed')).toBe('Monday closed')
})

test('a reply is read aloud without its marks', () => {
  expect(plainReply('## Prices\n**Check-up**: `£45`, see [our list](https://a.example/x)')).toBe(
    'Prices\nCheck-up: £45, see our list',
  )
})

test('hostile text takes no time to speak of: work grows with its length, not with its square', () => {
  for (const bait of ['**a ', '[a](', '*a', '`a', 'a@', 'a.a@a.', '+1 ', 'https://', '[', '((']) {
    const text = bait.repeat(20_000)
    expect(shown(parseReply(text)).length).toBeGreaterThan(0)
  }
})
