import { expect, test } from 'vitest'
import { visitorLanguage } from './detect.ts'

const messages: [language: string, message: string][] = [
  ['en', 'hello there'],
  ['en', 'how much is a massage?'],
  ['en', 'and on Sundays?'],
  ['en', 'What about dogs'],
  ['en', 'do you sell gift cards'],
  ['en', 'is breakfast included?'],
  ['en', 'Sure, ada@example.com'],
  ['de', 'Guten Tag'],
  ['de', 'danke schön'],
  ['de', 'Haben Sie Parkplätze?'],
  ['de', 'Kann ich mit Kreditkarte zahlen'],
  ['de', 'wie viel kostet eine Massage?'],
  ['fr', 'Bonjour'],
  ['fr', 'Puis-je annuler ?'],
  ['fr', 'combien coûte un massage ?'],
  ['es', 'buenos días'],
  ['es', '¿cuánto cuesta?'],
  ['es', 'tienen aparcamiento para clientes'],
  ['it', 'Buongiorno'],
  ['it', 'Quanto costa un massaggio?'],
  ['it', 'Posso pagare con la carta?'],
  ['nl', 'goedemorgen'],
  ['nl', 'Hoeveel kost een massage?'],
  ['nl', 'Kan ik pinnen?'],
  ['pt', 'bom dia'],
  ['pt', 'Posso pagar com cartão?'],
  ['pl', 'Dzień dobry'],
  ['pl', 'Ile kosztuje masaż?'],
  ['tr', 'merhaba'],
  ['tr', 'Kredi kartı geçerli mi?'],
  ['ar', 'متى تفتحون؟'],
  ['he', 'מתי אתם פותחים?'],
  ['ja', '営業時間は何時ですか'],
]

test.each(messages)('%s: %s', (language, message) => {
  // Whatever the business speaks, the message says it itself.
  for (const usual of ['en', 'de', 'tr'])
    expect(visitorLanguage(message, usual), `usual ${usual}`).toBe(language)
})

test.each(['?', '12', '👍', 'Wifi', 'Parking?'])('%s: too little to tell, so the usual one', message => {
  for (const usual of ['en', 'de', 'ja']) expect(visitorLanguage(message, usual)).toBe(usual)
})
