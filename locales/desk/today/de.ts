import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Guten Morgen, {name}',
  afternoon: 'Guten Tag, {name}',
  evening: 'Guten Abend, {name}',
  morning_nobody: 'Guten Morgen',
  afternoon_nobody: 'Guten Tag',
  evening_nobody: 'Guten Abend',
  new_booking: 'Neue Buchung',

  needs: 'Braucht Sie jetzt',
  needs_all: { one: 'Alle ({count})', other: 'Alle {count}' },
  needs_none: 'Niemand wartet auf Sie.',
  needs_none_note:
    'Wenn der Assistent etwas nicht beantworten kann oder jemand einen Menschen sprechen möchte, lesen Sie es hier zuerst.',
  unknown: 'Jemand',
  need: {
    unanswered: '{title}',
    handover: 'Möchte einen Menschen sprechen: „{title}“',
    callback: 'Bittet um Rückruf: „{title}“',
    email_draft: 'Ein Entwurf ist fertig: „{title}“',
    failed_booking: 'Eine Buchung ist fehlgeschlagen: {title}',
    failed_check: 'Eine Prüffrage wird falsch beantwortet: „{title}“',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Wartet seit {time}',

  bookings: 'Buchungen heute',
  bookings_all: 'Alle Buchungen',
  bookings_none: 'Heute keine Buchungen.',
  bookings_none_note: 'Besucher buchen im Chat, am Telefon oder auf Ihrer Buchungsseite.',
  bookings_more: { one: 'und {count} weitere', other: 'und {count} weitere' },
  no_name: 'Ohne Namen',

  answered: 'Vom Assistenten beantwortet',
  answered_days: '28 Tage',
  answered_none: 'Noch keine Fragen.',
  answered_none_note:
    'Teilen Sie Ihre Chat-Seite oder setzen Sie das Widget auf Ihre Website, und fragen Sie selbst etwas.',
  answered_open: '{share} der Fragen aus 28 Tagen hat der Assistent beantwortet. Gespräche anzeigen',
  up: '{count} mehr',
  down: '{count} weniger',
  same: 'wie zuvor',
  trend: 'Anteil beantworteter Fragen, Tag für Tag: {first} am {from}, {last} am {to}',
  day: '{date}: {share}',

  once: 'Einmal beantworten',
  once_all: 'Alle Lücken',
  once_answers: { one: 'Eine Antwort fehlt.', other: '{count} Antworten fehlen.' },
  once_asked: {
    one: 'Eine Frage blieb diesen Monat offen.',
    other: '{count} Fragen blieben diesen Monat offen.',
  },
  once_none: 'Keine Lücken.',
  once_none_note:
    'Was der Assistent nicht beantworten konnte, erscheint hier. Sie beantworten es einmal, ab dann antwortet er.',
  asked: { one: 'Einmal gefragt', other: '{count}-mal gefragt' },
  times: '{count}×',
  your_answer: 'Ihre Antwort',
  your_answer_hint: 'So, wie Sie es einem Besucher sagen würden',
  teach: 'Beibringen',
  teach_and_tell: {
    one: 'Beibringen und {count} Wartendem antworten',
    other: 'Beibringen und {count} Wartenden antworten',
  },
  taught: 'Gelernt. Ab jetzt beantwortet der Assistent das.',
  taught_told: {
    one: 'Gelernt, und {count} Besucher bekommt die Antwort.',
    other: 'Gelernt, und {count} Besucher bekommen die Antwort.',
  },

  week: 'Die letzten 7 Tage',
  conversations: 'Gespräche',
  bookings_made: 'Buchungen',
  leads: 'Neue Kontakte',
  first_answer: 'Erste Antwort',
  median: 'im Mittel',
  than_before: '{change} gegenüber den 7 Tagen davor',
  none_before: 'wie in den 7 Tagen davor',
  reports: 'Berichte',

  steps: 'Erste Schritte',
  steps_done: '{done} von {all}',
  step: {
    knowledge: 'Den Assistenten Ihre Website oder ein Dokument lesen lassen',
    answer: 'Sehen, wie er eine Frage beantwortet',
    hours: 'Ihre Öffnungszeiten angeben',
    link: 'Einen Chat-Link teilen',
    colleague: 'Jemanden ins Team einladen',
    channel: 'Ein Telefon oder ein Postfach verbinden',
  },
  step_go: 'Beginnen',
  step_done: 'Erledigt: {step}',
}

export default today
