import type { Words } from './words.ts'

export const nl: Words = {
  mail: {
    subject_confirmation: 'Geboekt: {service}, {when}',
    subject_change: 'Nieuwe tijd: {service}, {when}',
    subject_cancellation: 'Geannuleerd: {service}, {when}',
    subject_reminder: 'Herinnering: {service}, {when}',
    hello: 'Beste {name},',
    confirmation: 'uw afspraak bij {business} is bevestigd:',
    change: 'uw afspraak bij {business} is gewijzigd. Hij is nu:',
    cancellation: 'uw afspraak bij {business} is geannuleerd:',
    reminder: 'een herinnering aan uw afspraak bij {business}:',
    reason: 'Reden: {reason}',
    manage: 'Verzetten of annuleren kan hier:',
    book_again: 'Een andere tijd boekt u hier:',
  },
  talk: {
    which_service: 'Wat wilt u boeken? We bieden aan: {services}.',
    offers: 'Voor {service} zijn deze tijden vrij: {times}. Welke past u?',
    not_free: '{when} is niet vrij.',
    nothing_free: 'Helaas is er nu niets vrij voor {service}. Ik heb het team ingelicht.',
    ask_name: 'Graag: {service}, {when}. Op welke naam mag ik boeken?',
    ask_contact: 'Dank u, {name}. Welk e-mailadres of telefoonnummer zal ik noteren?',
    confirm: 'Zal ik {service} boeken voor {name}, {when}?',
    confirm_move: 'Zal ik {service} verzetten naar {when}?',
    confirm_cancel: 'Zal ik {service}, {when}, annuleren?',
    booked: 'Geboekt voor {name}: {service}, {when}.',
    moved: 'Verzet: {service} is nu {when}.',
    cancelled: 'Geannuleerd: {service}, {when}.',
    manage: 'Verzetten of annuleren kan hier: {url}',
    none_of_yours:
      'Ik kan alleen wijzigen wat in dit gesprek is geboekt. Gebruik de link in uw bevestiging, of boek hier: {url}',
    dropped: 'Goed, ik heb alles gelaten zoals het is.',
    paused: 'We nemen op dit moment geen boekingen aan.',
    failed: 'Helaas is dat niet gelukt. Het team van {business} weet ervan en pakt het op.',
    wants:
      'afspraak maken|een afspraak|afspraak boeken|wil boeken|graag boeken|kan ik boeken|wil reserveren|reserveren|vrije tijden|vrije plekken|beschikbaarheid',
    nouns: 'afspraak|boeken|boeking|reservering|reserveren',
    cancels: 'annuleren|afzeggen|afspraak annuleren|kan niet komen',
    moves: 'verzetten|verplaatsen|andere tijd|afspraak wijzigen|tijd wijzigen',
    stops: 'laat maar|vergeet het|niet nu|toch niet|niet boeken',
  },
}
