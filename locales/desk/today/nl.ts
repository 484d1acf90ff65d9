import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Goedemorgen, {name}',
  afternoon: 'Goedemiddag, {name}',
  evening: 'Goedenavond, {name}',
  morning_nobody: 'Goedemorgen',
  afternoon_nobody: 'Goedemiddag',
  evening_nobody: 'Goedenavond',
  new_booking: 'Nieuwe boeking',

  needs: 'Heeft u nu nodig',
  needs_all: { one: 'Alle {count}', other: 'Alle {count}' },
  needs_none: 'Niemand wacht op u.',
  needs_none_note:
    'Als de assistent iets niet kan beantwoorden of iemand met een mens wil praten, leest u dat hier het eerst.',
  unknown: 'Iemand',
  need: {
    unanswered: '{title}',
    handover: 'Wil met een mens praten: “{title}”',
    callback: 'Wil teruggebeld worden: “{title}”',
    email_draft: 'Er ligt een concept klaar: “{title}”',
    failed_booking: 'Een boeking is mislukt: {title}',
    failed_check: 'Een controlevraag gaat fout: “{title}”',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Wacht al {time}',

  bookings: 'Boekingen van vandaag',
  bookings_all: 'Alle boekingen',
  bookings_none: 'Geen boekingen vandaag.',
  bookings_none_note: 'Bezoekers boeken in een chat, via de telefoon of op uw boekingspagina.',
  bookings_more: { one: 'en nog {count}', other: 'en nog {count}' },
  no_name: 'Geen naam',

  answered: 'Beantwoord door de assistent',
  answered_days: '28 dagen',
  answered_none: 'Nog geen vragen.',
  answered_none_note: 'Deel uw chatpagina of zet de widget op uw website, en stel zelf een vraag.',
  answered_open: '{share} van de vragen van 28 dagen is beantwoord door de assistent. Gesprekken tonen',
  up: '{count} meer',
  down: '{count} minder',
  same: 'zoals eerder',
  trend: 'Aandeel beantwoorde vragen, dag voor dag: {first} op {from}, {last} op {to}',
  day: '{date}: {share}',

  once: 'Eén keer beantwoorden',
  once_all: 'Alle hiaten',
  once_answers: { one: 'Er ontbreekt één antwoord.', other: 'Er ontbreken {count} antwoorden.' },
  once_asked: { one: 'Deze maand bleef één vraag open.', other: 'Deze maand bleven {count} vragen open.' },
  once_none: 'Geen hiaten.',
  once_none_note:
    'Wat de assistent niet kon beantwoorden, verschijnt hier. U beantwoordt het één keer, daarna antwoordt de assistent.',
  asked: { one: 'Eén keer gevraagd', other: '{count} keer gevraagd' },
  times: '{count}×',
  your_answer: 'Uw antwoord',
  your_answer_hint: 'Zoals u het een bezoeker zou zeggen',
  teach: 'Aanleren',
  teach_and_tell: {
    one: 'Aanleren en {count} wachtende antwoorden',
    other: 'Aanleren en {count} wachtenden antwoorden',
  },
  taught: 'Geleerd. De assistent beantwoordt dit voortaan.',
  taught_told: {
    one: 'Geleerd, en {count} bezoeker krijgt het antwoord.',
    other: 'Geleerd, en {count} bezoekers krijgen het antwoord.',
  },

  week: 'De laatste 7 dagen',
  conversations: 'Gesprekken',
  bookings_made: 'Boekingen',
  leads: 'Nieuwe contacten',
  first_answer: 'Eerste antwoord',
  median: 'mediaan',
  than_before: '{change} ten opzichte van de 7 dagen ervoor',
  none_before: 'zoals in de 7 dagen ervoor',
  reports: 'Rapporten',

  steps: 'Eerste stappen',
  steps_done: '{done} van {all}',
  step: {
    knowledge: 'Laat de assistent uw website of een document lezen',
    answer: 'Zie hoe hij een vraag beantwoordt',
    hours: 'Geef aan wanneer u open bent',
    link: 'Deel een chatlink',
    colleague: 'Nodig een collega uit',
    channel: 'Koppel een telefoon of een mailbox',
  },
  step_go: 'Beginnen',
  step_done: 'Gedaan: {step}',
}

export default today
