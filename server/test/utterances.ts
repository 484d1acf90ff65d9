/**
 * What people say with pauses in it: words, and the milliseconds of silence between them. The words are as recognisers write
 * them, who put a full stop behind what is none. `asked`: our question before, if it matters.
 */
export interface PausedUtterance {
  language: string
  say: readonly (string | number)[]
  asked?: string
}

const en = (...say: (string | number)[]): PausedUtterance => ({ language: 'en', say })
const to = (language: string, ...say: (string | number)[]): PausedUtterance => ({ language, say })
const onAsking = (asked: string, one: PausedUtterance): PausedUtterance => ({ ...one, asked })

/** For development. */
export const utterances: readonly PausedUtterance[] = [
  en('I would like to', 1500, 'book a table for tomorrow.'),
  en('Can I get an appointment for', 1200, 'Friday afternoon?'),
  en('My name is', 1500, 'Anna Brown.'),
  en('My number is 030', 900, '901', 1200, '820.'),
  en('You can reach me at oh one five one', 1500, 'two three four', 700, 'five six seven eight.'),
  en('Do you have, um', 1500, 'parking at the hotel?'),
  en('I need a haircut.', 700, 'Do you have time on Monday?'),
  en('It is about my bill, and', 1500, 'I think it is wrong.'),
  en('What time do you open on', 500, 'Sunday?'),
  en('My email is anna.', 900, 'Dot Brown.', 800, 'At example.', 1000, 'Dot com.'),
  en('The reason why I am calling is that', 1200, 'my tooth hurts.'),
  en('I was wondering whether', 1500, 'you also repair bicycles.'),
  en('How much is', 300, 'a room for two?'),
  en('We are four people, maybe', 1200, 'five.'),
  en('Yes, but', 1500, 'only in the morning.'),
  en('No, I mean the', 900, 'other one.'),
  onAsking(
    'What is your phone number?',
    en('Oh two oh', 900, 'seven nine four six', 1500, 'oh nine five eight.'),
  ),
  onAsking('What is your e-mail address?', en('Tom dot', 1000, 'miller at', 1200, 'example dot org.')),
  en('Could you tell me if', 700, 'my order has arrived?'),
  en('Thank you.'),
  en('I want to change my booking.', 1000, 'It was for Tuesday.'),
  to('de', 'Ich möchte einen Termin für', 1500, 'nächsten Dienstag.'),
  to(
    'de',
    'Meine Telefonnummer ist null eins sieben',
    1200,
    'sechs vier drei zwei',
    900,
    'eins eins neun acht.',
  ),
  to('de', 'Haben Sie am Samstag', 500, 'geöffnet?'),
  to('fr', 'Je voudrais réserver une table pour', 1500, 'quatre personnes.'),
  to('fr', 'Est-ce que vous êtes ouverts le', 700, 'dimanche ?'),
  to('es', 'Quería pedir una cita porque', 1500, 'me duele la espalda.'),
  to('it', 'Vorrei sapere quanto costa la', 1000, 'camera doppia.'),
  to('nl', 'Ik wil graag een afspraak maken met', 1500, 'de tandarts.'),
  to('pl', 'Chciałbym umówić się na', 1200, 'piątek rano.'),
]

/** Kept aside: these only measure. Nobody tunes by them. */
export const utterancesAside: readonly PausedUtterance[] = [
  en('I am looking for a', 1500, 'present for my mother.'),
  en('Is there any chance to', 1200, 'move it to next week?'),
  en('This is', 1000, 'Peter Novak speaking.'),
  en('Call me back on 0171', 1500, '555', 1200, '0198.'),
  en('Well, the thing is, uh', 1500, 'I lost my key.'),
  en('I would like a room with', 1200, 'a view of the lake.'),
  en('We arrive on the', 900, 'fifth of March.'),
  en('Are you open during', 500, 'the holidays?'),
  en('Do you take credit cards or', 1500, 'only cash?'),
  en('It is peter underscore', 1000, 'novak at', 1500, 'mail dot example dot net.'),
  en('Please send it to my', 700, 'office address.'),
  en('I bought a lamp from you.', 800, 'It does not work.'),
  en('Because we have', 1500, 'two dogs.'),
  onAsking(
    'Which number can we call you back on?',
    en('Four one five', 1200, 'five five five', 1200, 'two six seven one.'),
  ),
  onAsking('How many people will you be?', en('Six.')),
  to('de', 'Ich wollte fragen, ob', 1500, 'Sie auch liefern.'),
  to('de', 'Mein Name ist', 1200, 'Sabine Keller.'),
  to('de', 'Können Sie mir sagen, wann mein', 900, 'Auto fertig ist?'),
  to(
    'fr',
    'Mon numéro, c’est le zéro six',
    1500,
    'douze trente-quatre',
    1000,
    'cinquante-six soixante-dix-huit.',
  ),
  to('fr', 'Je vous appelle parce que', 1500, 'j’ai perdu ma clé.'),
  to('es', '¿Tienen una mesa para', 1200, 'seis personas?'),
  to('es', 'Me llamo', 1500, 'Lucía Fernández.'),
  to('it', 'Posso pagare con', 700, 'la carta?'),
  to('pt', 'Eu queria marcar uma consulta com o', 1500, 'doutor Silva.'),
  to('nl', 'Hoeveel kost een', 900, 'kamer voor twee?'),
  to('pl', 'Dzwonię, ponieważ', 1500, 'mam pytanie o rachunek.'),
  to('tr', 'Yarın için', 1500, 'bir masa ayırtmak istiyorum.'),
  to('ar', 'أريد أن', 1500, 'أحجز موعدًا.'),
  to('he', 'אני רוצה לקבוע תור ל', 1200, 'יום שלישי.'),
  to('ja', '明日の', 1500, '予約をお願いします。'),
]
