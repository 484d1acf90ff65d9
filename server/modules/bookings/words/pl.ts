import type { Words } from './words.ts'

export const pl: Words = {
  mail: {
    subject_confirmation: 'Zarezerwowano: {service}, {when}',
    subject_change: 'Nowy termin: {service}, {when}',
    subject_cancellation: 'Odwołano: {service}, {when}',
    subject_reminder: 'Przypomnienie: {service}, {when}',
    hello: 'Dzień dobry, {name},',
    confirmation: 'rezerwacja w {business} jest potwierdzona:',
    change: 'rezerwacja w {business} zmieniła się. Teraz to:',
    cancellation: 'rezerwacja w {business} została odwołana:',
    reminder: 'przypominamy o rezerwacji w {business}:',
    reason: 'Powód: {reason}',
    manage: 'Tutaj można ją przełożyć lub odwołać:',
    book_again: 'Tutaj można zarezerwować inny termin:',
  },
  talk: {
    which_service: 'Co chcesz zarezerwować? Oferujemy: {services}.',
    offers: 'Wolne terminy dla {service}: {times}. Który odpowiada?',
    not_free: '{when}: ten termin nie jest wolny.',
    nothing_free: 'Niestety nie ma teraz wolnych terminów: {service}. Zespół już o tym wie.',
    ask_name: 'Chętnie: {service}, {when}. Na jakie nazwisko zarezerwować?',
    ask_contact: 'Dziękuję, {name}. Jaki adres e-mail lub numer telefonu mam zapisać?',
    confirm: 'Czy zarezerwować {service} dla {name}, {when}?',
    confirm_move: 'Czy przełożyć {service} na {when}?',
    confirm_cancel: 'Czy odwołać {service}, {when}?',
    booked: 'Zarezerwowano dla {name}: {service}, {when}.',
    moved: 'Przełożono: {service}, teraz {when}.',
    cancelled: 'Odwołano: {service}, {when}.',
    manage: 'Przełożyć lub odwołać można tutaj: {url}',
    none_of_yours:
      'Mogę zmienić tylko to, co zarezerwowano w tej rozmowie. Skorzystaj z linku w potwierdzeniu albo zarezerwuj tutaj: {url}',
    dropped: 'Dobrze, niczego nie zmieniłem.',
    paused: 'Rezerwacje są obecnie wstrzymane.',
    failed: 'Niestety się nie udało. Zespół {business} wie o tym i się tym zajmie.',
    wants:
      'umówić się|umówić wizytę|umówić się na wizytę|zarezerwować|chcę zarezerwować|chciałbym zarezerwować|chciałabym zarezerwować|zapisać się|wolne terminy|wolny termin|rezerwacja terminu',
    nouns: 'wizyt*|termin*|rezerwacj*|rezerwow*|umówi*',
    cancels: 'odwołać|odwołuję|anulować|anuluj|nie mogę przyjść',
    moves: 'przełożyć|przełóż|przesunąć|inny termin|zmienić termin|zmienić godzinę',
    stops: 'nieważne|zostaw|nie teraz|nie rezerwuj',
  },
}
