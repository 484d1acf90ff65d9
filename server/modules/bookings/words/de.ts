import type { Words } from './words.ts'

export const de: Words = {
  mail: {
    subject_confirmation: 'Gebucht: {service}, {when}',
    subject_change: 'Neue Zeit: {service}, {when}',
    subject_cancellation: 'Abgesagt: {service}, {when}',
    subject_reminder: 'Erinnerung: {service}, {when}',
    hello: 'Guten Tag {name},',
    confirmation: 'Ihr Termin bei {business} ist bestätigt:',
    change: 'Ihr Termin bei {business} hat sich geändert. Er ist jetzt:',
    cancellation: 'Ihr Termin bei {business} ist abgesagt:',
    reminder: 'wir erinnern an Ihren Termin bei {business}:',
    reason: 'Grund: {reason}',
    manage: 'Hier können Sie ihn verschieben oder absagen:',
    book_again: 'Hier können Sie einen neuen Termin buchen:',
  },
  talk: {
    which_service: 'Was möchten Sie buchen? Wir bieten an: {services}.',
    offers: 'Für {service} sind diese Zeiten frei: {times}. Welche passt Ihnen?',
    not_free: '{when} ist nicht frei.',
    nothing_free: 'Leider ist für {service} zurzeit nichts frei. Ich habe dem Team Bescheid gegeben.',
    ask_name: 'Gerne: {service}, {when}. Auf welchen Namen darf ich buchen?',
    ask_contact: 'Danke, {name}. Welche E-Mail-Adresse oder Telefonnummer soll ich dazu notieren?',
    confirm: 'Soll ich {service} für {name} buchen, {when}?',
    confirm_move: 'Soll ich {service} verschieben auf {when}?',
    confirm_cancel: 'Soll ich {service}, {when}, absagen?',
    booked: 'Gebucht für {name}: {service}, {when}.',
    moved: 'Verschoben: {service} ist jetzt {when}.',
    cancelled: 'Abgesagt: {service}, {when}.',
    manage: 'Verschieben oder absagen können Sie hier: {url}',
    none_of_yours:
      'Ich kann nur ändern, was in diesem Gespräch gebucht wurde. Bitte nehmen Sie den Link in Ihrer Bestätigung, oder buchen Sie hier: {url}',
    dropped: 'In Ordnung, ich habe alles gelassen, wie es ist.',
    paused: 'Zurzeit nehmen wir keine Buchungen an.',
    failed: 'Leider hat das nicht geklappt. Das Team von {business} weiß Bescheid und kümmert sich darum.',
    wants:
      'termin buchen|termin vereinbaren|termin machen|termin ausmachen|termin haben|einen termin|brauche einen termin|möchte buchen|will buchen|kann ich buchen|würde gern buchen|gern buchen|reservieren|freie termine|freie zeiten|freier termin|nächster termin|vorbeikommen',
    nouns: 'termin|termine|buchen|buchung|reservierung|reservieren',
    cancels:
      'absagen|stornieren|termin absagen|nicht kommen|termin löschen|kann den termin nicht|doch nicht kommen',
    moves: 'verschieben|verlegen|umbuchen|andere zeit|anderer termin|anderen termin|termin ändern',
    stops: 'vergiss es|vergessen sie es|lieber nicht|doch nicht|lassen wir|stopp|nicht buchen|später',
  },
}
