// The PDFs are printed by Chromium, with and without tags.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type PlacedText, pdf } from '../../../test-documents/pdf.ts'
import { readPdf } from '../pdf.ts'

async function read(bytes: Buffer): Promise<string[]> {
  const units: string[] = []
  for await (const { heading, text } of readPdf(bytes)) units.push(heading ? `${heading} | ${text}` : text)
  return units
}

const printed = async (name: string) =>
  read(await readFile(new URL(`../../../test-documents/tables/${name}.pdf`, import.meta.url)))

const row = (y: number, xs: number[], ...cells: string[]): PlacedText[] =>
  cells.flatMap((text, at) => (text ? [{ text, x: xs[at]!, y }] : []))

for (const name of ['season-prices', 'season-prices-tagged'])
  test(`six tight columns keep their heads, wrapped cells their rows, and a group its name: ${name}`, async () => {
    const units = await printed(name)
    const at = 'Halbpension und Restaurant › Zimmerpreise | '
    const prices = (...values: string[]) =>
      ['Nebensaison', 'Zwischensaison', 'Hauptsaison', 'Weihnachten', 'Mindestaufenthalt']
        .map((head, column) => `${head}: ${values[column]}`)
        .join('; ')
    expect(units.filter(unit => unit.includes('Zimmerpreise'))).toEqual([
      `${at}Doppelzimmer Bergblick mit Balkon — ${prices('118 €', '132 €', '145 €', '189 €', '3 Nächte')}`,
      `${at}Einzelzimmer — ${prices('89 €', '95 €', '105 €', '139 €', '2 Nächte')}`,
      `Halbpension und Restaurant › Zimmerpreise › Suiten | Familiensuite — ${prices('210 €', '235 €', '259 €', '–', '5 Nächte (zu Weihnachten 7)')}`,
      `Halbpension und Restaurant › Zimmerpreise › Suiten | Juniorsuite — ${prices('160 €', '175 €', '190 €', '240 €', '3 Nächte')}`,
    ])
    expect(units.at(-1)).toMatch(/Stornierung \| Bis 14 Tage vor Anreise/)
  })

for (const name of ['timetable', 'timetable-tagged'])
  test(`empty places of a timetable stay empty: ${name}`, async () => {
    expect(await printed(name)).toEqual(
      [
        '07:00 — Monday: Yoga flow; Wednesday: Yoga flow; Friday: Spin',
        '12:30 — Monday: HIIT express; Tuesday: Pilates for beginners and improvers; Thursday: Pilates; Friday: HIIT express',
        '18:00 — Monday: Spin; Tuesday: Boxing; Wednesday: Spin; Thursday: Boxing',
        '19:15 — Tuesday: Stretch; Wednesday: Strength; Friday: Social ride',
      ].map(line => `Class timetable | ${line}`),
    )
  })

test('prices at the right edge of a leaflet in two columns belong to what stands at its left', async () => {
  const units = await printed('leaflet')
  expect(units.filter(unit => unit.includes('£')).map(unit => unit.split(' › ')[1])).toEqual([
    'Massage | Swedish massage, 60 min: £65',
    'Massage | Deep tissue, 60 min: £72',
    'Massage | Hot stones, 90 min: £98',
    'Massage | Head, neck and shoulders: £38',
    'Facials | Express facial: £40',
    'Facials | Hydrating facial: £68',
    'Facials | Lifting facial with LED: £1,105',
    'Nails | Manicure: £30',
    'Nails | Pedicure: £36',
    'Nails | Gel removal: £12',
  ])
  expect(units).toContainEqual(expect.stringMatching(/Massage \| All massages are .* treatment for you\.$/))
})

test('leaders lead from a name to its price', async () => {
  expect(await printed('leaders')).toEqual([
    "Salon Price List › Cuts | Ladies' haircut: £48",
    "Salon Price List › Cuts | Gentlemen's haircut: £25",
    'Salon Price List › Cuts | Child (under 12): £18.50',
    'Salon Price List › Cuts | Fringe trim: free',
    'Salon Price List › Colour | Full head highlights: from £95',
    'Salon Price List › Colour | Balayage: £140',
    'Salon Price List › Colour | Patch test: £0',
  ])
})

test('a table over two pages is one, and its heads are no rows', async () => {
  const units = await printed('two-pages')
  expect(units).toHaveLength(71)
  const parts = units.slice(0, 70)
  for (const [at, unit] of parts.entries())
    expect(unit).toMatch(
      new RegExp(`^Spare parts \\| Part ${at + 1} bracket.* — Number: ${1001 + at}; Pack: . pcs; Price: € `),
    )
  expect(parts[6]).toMatch(/Part 7 bracket with fitting kit and long description — /)
  expect(units[70]).toBe('Spare parts | Delivery within three days.')
})

for (const name of ['beside-prose', 'beside-prose-tagged'])
  test(`a table is told from the columns of prose, addresses and lists below it: ${name}`, async () => {
    const units = (await printed(name)).map(unit => unit.split(' | ')[1])
    expect(units).toEqual(
      expect.arrayContaining([
        'Annual vaccination of dogs and cats — Description: Includes a full health check and the certificate that kennels ask for when you travel; Duration: 20 min; Fee: £58.00',
        'Neutering — Description: Day surgery; Duration: half a day; Fee: from £210.00',
        'Microchip — Duration: 5 min; Fee: £15.50',
        'Myxomatosis vaccine — Description: Once a year, by a nurse; Duration: 10 min; Fee: £42.00',
        'Tel. 01632 960 123 desk@vets.example 12 Mill Lane',
        'The first column tells of the old house whichever stood here before the present building, and of the people who stayed throughout the years, and then it ends.',
        'Our nurses hold a clinic on weekday mornings for weight, teeth and nails; it is free for members of the pet plan.',
        '2. Keep cats in a box and dogs on a lead, please, at all times.',
        'Check-in: from 15:00',
        'Late check-out: £20',
      ]),
    )
  })

test('rows set as closely as lines stay apart, and text beside each other below them stays text', async () => {
  const units = (await printed('comparison')).map(unit => unit.split(' | ')[1])
  expect(units.slice(0, 5)).toEqual([
    'Monthly fee — Basic: £25; Plus: £39; Premium: £59',
    'Guest passes — Basic: –; Plus: 2; Premium: unlimited',
    'Sauna and steam room — Basic: –; Plus: ✓; Premium: ✓',
    'Personal training session each month, with a plan — Basic: –; Plus: –; Premium: ✓',
    'Notice — Basic: one month; Plus: one month; Premium: none',
  ])
  expect(units[6]).toMatch(/^The pool is 25 metres long .* swim with an adult\.$/)
})

test('names in bold tell the rows of a table without heads or values', async () => {
  const units = await printed('names-in-bold')
  expect(units).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/ › Équipe \| Dr\. Anne Dubois: Médecin généraliste, lundi, mardi$/),
      expect.stringMatching(/ › Équipe \| Léa Roux: Ostéopathe, jeudi$/),
      expect.stringMatching(/ › Carte \| Tartare de saumon: 14,00$/),
      expect.stringMatching(/ › Horaires \| Samedi: 9h – 12h$/),
    ]),
  )
})

test('a price whose sign wraps stays in its row', async () => {
  const xs = [50, 200, 260]
  const page = [
    ...row(100, xs, 'Room', 'Low', 'High'),
    ...row(120, xs, 'Lake double', '118 EUR', '145'),
    ...row(133, xs, '', '', 'EUR'),
    ...row(153, xs, 'Single with', '89 EUR', '105'),
    ...row(166, xs, 'garden', '', 'EUR'),
  ]
  expect(await read(pdf(page))).toEqual([
    'Lake double — Low: 118 EUR; High: 145 EUR',
    'Single with garden — Low: 89 EUR; High: 105 EUR',
  ])
})

test('a table of contents is none', async () => {
  const page = [
    ...row(100, [50, 500], 'Introduction', '3'),
    ...row(115, [50, 500], 'Rooms and suites', '5'),
    ...row(130, [50, 500], 'Prices', '12'),
    { text: 'Gardens ................ 14', x: 50, y: 160 },
    { text: 'Cellars ................ 15', x: 50, y: 175 },
  ]
  expect(await read(pdf(page))).toEqual([
    'Introduction | 3',
    'Rooms and suites | 5',
    'Prices | 12',
    'Gardens | 14',
    'Cellars | 15',
  ])
})

test('a page of 100,000 pieces is read without its tables, and one of 19,000 with them', async () => {
  for (const count of [100_000, 19_000]) {
    const page = Array.from({ length: count }, (_, at) => ({
      text: `a${at}`,
      x: 20 + (at % 20) * 28,
      y: 90 + (Math.floor(at / 20) * 14_000) / count,
      size: 4,
    }))
    const told = new Set((await read(pdf(page))).join(' ').match(/a\d+/g))
    expect(told.size).toBe(count)
  }
})
