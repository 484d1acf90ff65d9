import type { Words } from './words.ts'

export const it: Words = {
  mail: {
    subject_confirmation: 'Prenotato: {service}, {when}',
    subject_change: 'Nuovo orario: {service}, {when}',
    subject_cancellation: 'Annullato: {service}, {when}',
    subject_reminder: 'Promemoria: {service}, {when}',
    hello: 'Buongiorno {name},',
    confirmation: 'la sua prenotazione da {business} è confermata:',
    change: 'la sua prenotazione da {business} è cambiata. Ora è:',
    cancellation: 'la sua prenotazione da {business} è annullata:',
    reminder: 'le ricordiamo la sua prenotazione da {business}:',
    reason: 'Motivo: {reason}',
    manage: 'Qui può spostarla o annullarla:',
    book_again: 'Qui può prenotare un altro orario:',
  },
  talk: {
    which_service: 'Che cosa desidera prenotare? Offriamo: {services}.',
    offers: 'Per {service} sono liberi: {times}. Quale preferisce?',
    not_free: '{when} non è libero.',
    nothing_free: 'Mi dispiace, al momento non c’è nulla di libero per {service}. Ho avvisato il team.',
    ask_name: 'Volentieri: {service}, {when}. A che nome devo prenotare?',
    ask_contact: 'Grazie, {name}. Quale indirizzo e-mail o numero di telefono devo annotare?',
    confirm: 'Devo prenotare {service} per {name}, {when}?',
    confirm_move: 'Devo spostare {service} a {when}?',
    confirm_cancel: 'Devo annullare {service}, {when}?',
    booked: 'Prenotato per {name}: {service}, {when}.',
    moved: 'Spostato: {service} è ora {when}.',
    cancelled: 'Annullato: {service}, {when}.',
    manage: 'Può spostare o annullare qui: {url}',
    none_of_yours:
      'Posso cambiare solo ciò che è stato prenotato in questa conversazione. Usi il link della conferma, oppure prenoti qui: {url}',
    dropped: 'Va bene, ho lasciato tutto com’era.',
    paused: 'Le prenotazioni sono sospese al momento.',
    failed: 'Mi dispiace, non è riuscito. Il team di {business} è avvisato e se ne occuperà.',
    wants:
      'prendere un appuntamento|fissare un appuntamento|un appuntamento|vorrei prenotare|voglio prenotare|posso prenotare|fare una prenotazione|prenotare un|prenotare una|orari liberi|orari disponibili|disponibilità',
    nouns: 'appuntamento|prenotare|prenotazione',
    cancels: 'annullare|annulla|disdire|disdico|cancellare|non posso venire',
    moves: 'spostare|sposta|rimandare|posticipare|cambiare orario|un altro orario',
    stops: 'lascia stare|lasci stare|lascia perdere|non importa|non ora|non prenotare',
  },
}
