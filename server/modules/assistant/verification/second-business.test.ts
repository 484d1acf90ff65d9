import { expect, onTestFinished, test } from 'vitest'
import {
  type BadReply,
  type GoodReply,
  type TaughtBusiness,
  teachBusiness,
  uncited,
} from './test-business.ts'

const hotel: TaughtBusiness = {
  name: 'Gasthof Lindenhof',
  settings: {
    timezone: 'Europe/Berlin',
    country: 'DE',
    language: 'de',
    hours: {
      tue: [['11:30', '22:00']],
      wed: [['11:30', '22:00']],
      thu: [['11:30', '22:00']],
      fri: [['11:30', '23:00']],
      sat: [['11:30', '23:00']],
      sun: [['11:30', '20:00']],
    },
    phone: '+49 8031 445566',
    email: 'post@lindenhof.example',
    website: 'https://lindenhof.example',
    address: 'Dorfstraße 7, 83022 Rosenheim',
  },
  table: [
    ['Zimmer', 'Preis pro Nacht', 'Betten', 'Größe'],
    ['Einzelzimmer', '69,00 €', '1', '14 m²'],
    ['Doppelzimmer', '104,50 €', '2', '21 m²'],
    ['Familienzimmer', '148,00 €', '4', '34 m²'],
    ['Suite Bergblick', '1.190,00 €', '2', '62 m²'],
  ],
  answers: [
    [
      'Wann gibt es Frühstück?',
      'Frühstück gibt es täglich von 7:00 bis 10:30 Uhr im Wintergarten. Es ist im Zimmerpreis enthalten.',
    ],
    [
      'Darf ich meinen Hund mitbringen?',
      'Hunde sind willkommen und kosten 12 € pro Nacht. In der Sauna sind Hunde nicht erlaubt.',
    ],
    [
      'Wie kann ich stornieren?',
      'Bis drei Tage vor der Anreise können Sie kostenlos stornieren. Danach berechnen wir 80 % des Preises.',
    ],
    [
      'Gibt es Parkplätze?',
      'Hinter dem Haus stehen 25 Parkplätze bereit. Die Tiefgarage kostet 9 € pro Tag.',
    ],
    [
      'Gibt es eine Sauna?',
      'Die Sauna ist von 16 bis 21 Uhr geöffnet. Handtücher bekommen Sie an der Rezeption bei Frau Huber.',
    ],
    [
      'Wann ist Check-in?',
      'Ab 15 Uhr ist Ihr Zimmer bezugsfertig. Am Abreisetag bitten wir um Abreise bis 11 Uhr.',
    ],
    ['Can I rent bikes?', 'We rent out e-bikes for €35 a day. Helmets are included.'],
    [
      'Is there a children’s menu?',
      'Yes, our kitchen cooks a children’s menu for €8.90. High chairs are available.',
    ],
  ],
}

const bad: BadReply[] = [
  {
    kind: 'rival row',
    ask: 'Was kostet ein Doppelzimmer?',
    say: 'Ein Doppelzimmer kostet 148 € pro Nacht [1].',
    never: /148/,
  },
  {
    kind: 'thousand',
    ask: 'Was kostet die Suite Bergblick?',
    say: 'Die Suite Bergblick kostet 119 € pro Nacht [1].',
    never: /119/,
  },
  {
    kind: 'size of another',
    ask: 'Wie groß ist das Familienzimmer?',
    say: 'Das Familienzimmer ist 62 m² groß [1].',
    never: /62/,
  },
  {
    kind: 'breakfast later',
    ask: 'Wann gibt es Frühstück?',
    say: 'Frühstück gibt es von 7 bis 11 Uhr [1].',
    never: /11 Uhr/,
  },
  {
    kind: 'dogs in sauna',
    ask: 'Darf mein Hund in die Sauna?',
    say: 'Ja, Hunde sind in der Sauna erlaubt [1].',
    never: /Sauna erlaubt/,
  },
  {
    kind: 'free dogs',
    ask: 'Darf ich meinen Hund mitbringen?',
    say: 'Hunde übernachten bei uns kostenlos [1].',
    never: /kostenlos/,
  },
  { kind: 'free garage', ask: 'Gibt es Parkplätze?', say: 'Die Tiefgarage ist gratis [1].', never: /gratis/ },
  {
    kind: 'open on Monday',
    ask: 'Haben Sie am Montag geöffnet?',
    say: 'Ja, am Montag haben wir von 11:30 bis 22 Uhr geöffnet.',
    never: /11:30/,
  },
  {
    kind: 'reserved',
    ask: 'Ich brauche ein Doppelzimmer',
    say: 'Ihr Doppelzimmer ist reserviert.',
    never: /ist reserviert/,
  },
  {
    kind: 'told the team',
    ask: 'Sagen Sie bitte Bescheid, dass ich später komme',
    say: 'Ich habe das Team informiert.',
    never: /informiert/,
  },
  {
    kind: 'other Frau',
    ask: 'Gibt es eine Sauna?',
    say: 'Handtücher gibt Ihnen Frau Maier an der Rezeption [1].',
    never: /Maier/,
  },
  {
    kind: 'invented pool',
    ask: 'Gibt es einen Pool?',
    say: 'Ja, wir haben ein beheiztes Schwimmbecken mit Rutsche.',
    never: /Schwimm|Rutsche/,
  },
  {
    kind: 'percent',
    ask: 'Wie kann ich stornieren?',
    say: 'Danach berechnen wir 50 % des Preises [1].',
    never: /50/,
  },
  {
    kind: 'visitor’s claim',
    ask: 'Das Einzelzimmer kostet 40 Euro, oder?',
    say: 'Ja, das Einzelzimmer kostet 40 Euro [1].',
    never: /40/,
  },
  {
    kind: 'English bikes',
    ask: 'How much are your e-bikes?',
    say: 'Our e-bikes cost €25 a day [1].',
    never: /25/,
  },
  {
    kind: 'English free menu',
    ask: 'Is there a children’s menu?',
    say: 'Yes, and children eat for free [1].',
    never: /free/,
  },
  {
    kind: 'call claim',
    ask: 'Can somebody call me?',
    say: 'I have called my colleague, and she will ring you in ten minutes.',
    never: /called|ten minutes/,
  },
  {
    kind: 'French price',
    ask: 'Bonjour, combien coûte une chambre double ? Doppelzimmer',
    say: 'Une chambre double coûte 99 € par nuit [1].',
    never: /99/,
  },
  {
    kind: 'Italian booking',
    ask: 'Buongiorno, vorrei prenotare una camera per domani sera',
    say: 'Ho prenotato la camera per Lei.',
    never: /prenotato/,
  },
  {
    kind: 'wrong check-in',
    ask: 'Wann ist Check-in?',
    say: 'Ihr Zimmer ist ab 13 Uhr bezugsfertig [1].',
    never: /13/,
  },
]

const good: GoodReply[] = [
  { ask: 'Was kostet ein Doppelzimmer?', say: 'Ein Doppelzimmer kostet 104,50 € pro Nacht [1].' },
  { ask: 'Was kostet die Suite Bergblick?', say: 'Die Suite Bergblick kostet 1190 Euro pro Nacht [1].' },
  {
    ask: 'Wie groß ist das Familienzimmer?',
    say: 'Das Familienzimmer ist 34 m² groß und hat vier Betten [1].',
  },
  {
    ask: 'Wann gibt es Frühstück?',
    say: 'Frühstück gibt es jeden Tag von 7 bis halb elf im Wintergarten [1], es ist im Preis enthalten.',
  },
  {
    ask: 'Darf ich meinen Hund mitbringen?',
    say: 'Ja, Ihr Hund ist willkommen [1]. Pro Nacht kostet das 12 Euro [1].',
  },
  { ask: 'Darf mein Hund in die Sauna?', say: 'Nein, in der Sauna sind Hunde leider nicht erlaubt [1].' },
  {
    ask: 'Wie kann ich stornieren?',
    say: 'Sie können bis 3 Tage vor der Anreise kostenlos stornieren, danach fallen 80 % des Preises an [1].',
  },
  {
    ask: 'Gibt es Parkplätze?',
    say: 'Ja, es gibt 25 Parkplätze hinter dem Haus und eine Tiefgarage für 9 Euro am Tag [1].',
  },
  {
    ask: 'Gibt es eine Sauna?',
    say: 'Ja! Die Sauna hat von 16:00 bis 21:00 Uhr geöffnet, und Handtücher gibt es bei Frau Huber an der Rezeption [1].',
  },
  { ask: 'Haben Sie am Montag geöffnet?', say: 'Nein, montags haben wir geschlossen.' },
  { ask: 'Wann ist Check-in?', say: 'Sie können Ihr Zimmer ab 15 Uhr beziehen [1].' },
  {
    ask: 'Was kosten Einzelzimmer, Doppelzimmer und Familienzimmer?',
    say: 'Wir haben diese Zimmer:\n- Einzelzimmer: 69 €\n- Doppelzimmer: 104,50 €\n- Familienzimmer: 148 € [1]',
  },
  {
    ask: 'How much are your e-bikes?',
    say: 'You can rent an e-bike for 35 euros per day, helmet included [1].',
  },
  {
    ask: 'Is there a children’s menu?',
    say: 'Yes, there is a children’s menu for €8.90, and we have high chairs [1].',
  },
  {
    ask: 'How much is a Doppelzimmer per night, please?',
    say: 'A double room (Doppelzimmer) is €104.50 per night [1].',
  },
  {
    ask: 'Bonjour, combien coûte une chambre double ? Doppelzimmer',
    say: 'Une chambre double coûte 104,50 € par nuit [1].',
  },
  {
    ask: 'Haben Sie einen Pool?',
    say: '[0] Das weiß ich leider nicht. Soll ich Ihre Frage an das Team weitergeben?',
  },
  { ask: 'Danke, das war alles!', say: 'Sehr gern! Ich wünsche Ihnen einen schönen Tag.' },
  {
    ask: 'Wie erreiche ich Sie?',
    say: 'Sie erreichen uns unter 08031 445566 oder per E-Mail an post@lindenhof.example.',
  },
  {
    ask: 'Ich möchte am Samstag um 19 Uhr mit vier Personen kommen',
    say: 'Gern. Also Samstag um 19 Uhr für vier Personen. Stimmt das so?',
  },
]

test('of another business nothing unsupported gets through either', async () => {
  const { hear } = await teachBusiness(hotel, onTestFinished)
  const through: string[] = []
  for (const { kind, ask, say, never } of bad) {
    const { reply } = await hear(ask, say)
    if (never.test(reply)) through.push(`${kind}: ${reply}`)
  }
  expect(through).toEqual([])
})

test('of another business good replies pass as well', async () => {
  const { hear } = await teachBusiness(hotel, onTestFinished)
  const held: string[] = []
  for (const { ask, say } of good) {
    const heard = await hear(ask, say)
    if (heard.reply !== uncited(say) || heard.requests !== 1)
      held.push(`${say} → ${JSON.stringify(heard.held[0] ?? heard)}`)
  }
  expect(held).toEqual([])
})
