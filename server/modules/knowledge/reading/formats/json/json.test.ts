import { expect, test } from 'vitest'
import { readJson } from './json.ts'

const read = (json: unknown): string[] =>
  [...readJson(Buffer.from(JSON.stringify(json)))].map(({ heading, text }) =>
    heading ? `${heading} | ${text}` : text,
  )

test('each record is a line with its name, which a key says or the values tell', () => {
  expect(
    read([
      {
        sku: 'DL-200',
        category: 'Lamps',
        product: 'Desk Lamp Lumi',
        price: 49,
        currency: 'EUR',
        inStock: true,
      },
      {
        sku: 'FL-10',
        category: 'Lamps',
        product: 'Floor lamp Ada',
        price: 129.5,
        currency: 'EUR',
        inStock: false,
      },
    ]),
  ).toEqual([
    'Desk Lamp Lumi — sku: DL-200; category: Lamps; price: 49 EUR; in stock: yes',
    'Floor lamp Ada — sku: FL-10; category: Lamps; price: 129.5 EUR; in stock: no',
  ])
  expect(read([{ id: 7, roomName: 'Lake view', beds: 2 }])).toEqual(['Lake view — id: 7; beds: 2'])
})

test('the options of a record are records with its name', () => {
  expect(
    read([
      {
        service: 'Groom',
        options: [
          { size: 'large dog', price: '£55' },
          { size: 'small dog', price: '£35' },
        ],
      },
      { service: 'Nail clip', price: { amount: 12, currency: 'GBP' } },
    ]),
  ).toEqual([
    'Groom',
    'Groom › options | Groom, large dog — price: £55',
    'Groom › options | Groom, small dog — price: £35',
    'Nail clip — price amount: 12 GBP',
  ])
})

test('an object holds lists, hours and catalogues of records', () => {
  expect(
    read({
      name: 'Salon Bella',
      phone: '555',
      openingHours: { mon_fri: '9-18', sun: 'closed' },
      services: [
        { name: 'Cut', price: 25, priceCurrency: 'EUR' },
        {
          name: 'Colour',
          description: 'Takes two hours. Please come with dry hair.',
          price: 80,
          priceCurrency: 'EUR',
        },
      ],
      rates: { 'Deluxe room': { price: 90, guests: 2 }, Suite: { price: 150, guests: 4 } },
      seasons: [
        { from: '1 May', price: 5 },
        { from: '1 June', price: 6 },
      ],
      faqs: [{ question: 'Open?', answer: 'Yes' }],
    }),
  ).toEqual([
    'Salon Bella — phone: 555; opening hours mon fri: 9-18; opening hours sun: closed',
    'Salon Bella › services | Cut — price: 25 EUR',
    'Salon Bella › services › Colour | description: Takes two hours. Please come with dry hair.\nColour — price: 80 EUR',
    'Salon Bella › rates | rates, Deluxe room — price: 90; guests: 2',
    'Salon Bella › rates | rates, Suite — price: 150; guests: 4',
    'Salon Bella › seasons | 1 May — price: 5',
    'Salon Bella › seasons | 1 June — price: 6',
    'Salon Bella › faqs | Q: Open?\nA: Yes',
  ])
})
