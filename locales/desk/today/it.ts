import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Buongiorno, {name}',
  afternoon: 'Buon pomeriggio, {name}',
  evening: 'Buonasera, {name}',
  morning_nobody: 'Buongiorno',
  afternoon_nobody: 'Buon pomeriggio',
  evening_nobody: 'Buonasera',
  new_booking: 'Nuova prenotazione',

  needs: 'Richiede la sua attenzione',
  needs_all: { one: 'Mostra {count}', other: 'Mostra tutte e {count}' },
  needs_none: 'Nessuno la sta aspettando.',
  needs_none_note:
    'Quando l’assistente non sa rispondere, o qualcuno chiede di una persona, lo legge prima di tutto qui.',
  unknown: 'Qualcuno',
  need: {
    unanswered: '{title}',
    handover: 'Chiede di una persona: «{title}»',
    callback: 'Vuole essere richiamato: «{title}»',
    email_draft: 'Una bozza è pronta: «{title}»',
    failed_booking: 'Una prenotazione non è riuscita: {title}',
    failed_check: 'Una verifica non è superata: «{title}»',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Attende da {time}',

  bookings: 'Prenotazioni di oggi',
  bookings_all: 'Tutte le prenotazioni',
  bookings_none: 'Oggi nessuna prenotazione.',
  bookings_none_note: 'I visitatori prenotano in una chat, per telefono o sulla sua pagina di prenotazione.',
  bookings_more: { one: 'e {count} altra', other: 'e altre {count}' },
  no_name: 'Senza nome',

  answered: 'Risposte dell’assistente',
  answered_days: '28 giorni',
  answered_none: 'Ancora nessuna domanda.',
  answered_none_note:
    'Condivida la sua pagina di chat o metta il widget sul suo sito web, e provi lei a chiedere qualcosa.',
  answered_open:
    'Risposte dell’assistente: {share} delle domande degli ultimi 28 giorni. Mostra le conversazioni',
  up: 'su di {count}',
  down: 'giù di {count}',
  same: 'come prima',
  trend: 'Quota con risposta, giorno per giorno: {first} ({from}), {last} ({to})',
  day: '{date}: {share}',

  once: 'Rispondere una volta',
  once_all: 'Tutte le lacune',
  once_answers: { one: 'Manca una risposta.', other: 'Mancano {count} risposte.' },
  once_asked: {
    one: 'Questo mese una domanda è rimasta aperta.',
    other: 'Questo mese {count} domande sono rimaste aperte.',
  },
  once_none: 'Nessuna lacuna.',
  once_none_note:
    'Qui compare ciò a cui l’assistente non ha saputo rispondere. Lei risponde una volta, lui risponde da quel momento.',
  asked: { one: 'Chiesto una volta', other: 'Chiesto {count} volte' },
  times: '{count}×',
  your_answer: 'La sua risposta',
  your_answer_hint: 'Come lo direbbe a un visitatore',
  teach: 'Insegna',
  teach_and_tell: {
    one: 'Insegna e avvisa {count} persona in attesa',
    other: 'Insegna e avvisa {count} persone in attesa',
  },
  taught: 'Insegnato. D’ora in poi l’assistente risponde a questa domanda.',
  taught_told: {
    one: 'Insegnato, e {count} visitatore viene avvisato.',
    other: 'Insegnato, e {count} visitatori vengono avvisati.',
  },

  week: 'Gli ultimi 7 giorni',
  conversations: 'Conversazioni',
  bookings_made: 'Prenotazioni',
  leads: 'Nuovi contatti',
  first_answer: 'Prima risposta',
  median: 'mediana',
  than_before: '{change} rispetto ai 7 giorni precedenti',
  none_before: 'come nei 7 giorni precedenti',
  reports: 'Report',

  steps: 'Primi passi',
  steps_done: '{done} di {all}',
  step: {
    knowledge: 'Faccia leggere all’assistente il suo sito web o un documento',
    answer: 'Guardi come risponde a una domanda',
    hours: 'Indichi i suoi orari di apertura',
    link: 'Condivida un link alla chat',
    colleague: 'Inviti un collega',
    channel: 'Colleghi un telefono o una casella di posta',
  },
  step_go: 'Inizia',
  step_done: 'Fatto: {step}',
}

export default today
