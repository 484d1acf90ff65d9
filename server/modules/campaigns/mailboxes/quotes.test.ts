import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages, textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { withoutQuotes } from './quotes.ts'

const quote = '> Dear Ann,\n>\n> we open on Monday.\n'

test.each([
  [
    'Gmail',
    `See you then!\n\nOn Mon, 3 Mar 2025 at 10:12, Riverside <desk@riverside.example>\nwrote:\n\n${quote}`,
  ],
  [
    'Gmail, German',
    `See you then!\n\nAm Mo., 3. März 2025 um 10:12 Uhr schrieb Riverside <\ndesk@riverside.example>:\n\n${quote}`,
  ],
  [
    'Apple Mail',
    `See you then!\n\n> On 3 Mar 2025, at 10:12, Riverside <desk@riverside.example> wrote:\n> \n${quote}`,
  ],
  [
    'French',
    `See you then!\n\nLe lun. 3 mars 2025 à 10:12, Riverside <desk@riverside.example> a écrit :\n\n${quote}`,
  ],
  [
    'Outlook',
    'See you then!\n\n________________________________\nFrom: Riverside <desk@riverside.example>\nSent: Monday, March 3, 2025 10:12 AM\nTo: Ann\nSubject: Opening\n\nDear Ann,\nwe open on Monday.',
  ],
  [
    'Outlook, German',
    'See you then!\r\n\r\nVon: Riverside <desk@riverside.example>\r\nGesendet: Montag, 3. März 2025 10:12\r\nAn: Ann\r\nBetreff: Opening\r\n\r\nDear Ann',
  ],
  ['old Outlook', 'See you then!\n\n-----Original Message-----\nFrom: Riverside\n\nDear Ann'],
  [
    'a quote that nothing marks',
    'See you then!\n\nOn 3/3/2025 10:12 AM, Riverside wrote:\n\nDear Ann,\nwe open on Monday.',
  ],
  ['a signature', 'See you then!\n\n-- \nAnn Smith\n+44 20 7946 0000'],
  ['a telephone', `See you then!\n\nSent from my iPhone\n\n${quote}`],
  ['an answer below', `On Mon, 3 Mar 2025, Riverside wrote:\n${quote}\nSee you then!`],
  ['nothing else', '\n\n  See you then!  \n\n'],
])('%s: only the sender’s own words are left', (_name, text) => {
  expect(withoutQuotes(text).trim()).toBe('See you then!')
})

test.each(languages)('%s: a quotation of our own mails is read as one', tag => {
  const date = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date('2026-03-09T10:12:00Z'))
  for (const name of ['Ann Smith <ann@example.org>', 'ann@example.org']) {
    const attribution = phrase(textsOf(tag).message.wrote, { date, name })
    expect(withoutQuotes(`See you then!\n\n${attribution}\n> Is there parking?\n>> Dear Ann\n`)).toBe(
      'See you then!',
    )
  }
})

test('answers between the lines stay, in order', () => {
  const text = `On Monday, Riverside wrote:\n> At nine?\nYes.\n> With Ben?\nNo, with Cem.\n`
  expect(withoutQuotes(text)).toBe('Yes.\nNo, with Cem.')
})

test.each([
  'On Monday I wrote: nothing.',
  'From: London, with love',
  'The menu: > 3 courses\nTo: be decided',
  '-- then we left',
])('%j is nobody else’s', text => {
  expect(withoutQuotes(text)).toBe(text)
})

test('a mail of quotes only says nothing', () => {
  expect(withoutQuotes(quote)).toBe('')
})

test('no text is too odd or too long: the time grows with the length, up to 64 KB', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'On Monday, Ann wrote:',
      '> quoted',
      '-- ',
      'From: a',
      'Sent: b',
      'To: c',
      '____________',
      '',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const text = lines.join(end)
      const own = withoutQuotes(text)
      expect(own.length).toBeLessThanOrEqual(text.length)
      expect(own).not.toMatch(/^>/m)
    }),
  )
  for (const piece of [
    'On ',
    'On Mon <',
    'wrote:',
    '>',
    '> \n',
    'On a\n',
    'From: \n',
    '_',
    '\n',
    ' ',
    'Le <a',
    'a:\n',
  ])
    expect(withoutQuotes(piece.repeat(70_000 / piece.length)).length).toBeLessThanOrEqual(64 * 1024)
})

/** `=== name`, the mail, and what its writer said after `--- says`, where that is not `See you then!`. */
const repliesIn = (file: string): [name: string, own: string, text: string][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(part => {
      const [text, own = 'See you then!'] = part.slice(part.indexOf('\n') + 1).split('\n--- says\n') as [
        string,
        string?,
      ]
      return [part.slice(0, part.indexOf('\n')), own.trim(), text]
    })

describe('replies that the words were written from', () => {
  test.each(repliesIn('replies-seen.txt'))('%s', (_name, own, text) => {
    expect(withoutQuotes(text)).toBe(own)
  })
})

describe('replies that were read after the words had been measured', () => {
  test.each(repliesIn('replies-unseen.txt'))('%s', (_name, own, text) => {
    expect(withoutQuotes(text)).toBe(own)
  })
})
