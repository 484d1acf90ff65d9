import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Rezerwacje',
  search: 'Znajdź rezerwację',
  status: 'Stan',
  all: 'Wszystkie',
  from: 'Od',
  to: 'Do',
  states: {
    confirmed: 'Potwierdzona',
    completed: 'Odbyła się',
    cancelled: 'Odwołana',
    no_show: 'Nikt nie przyszedł',
  },
  today: 'Dzisiaj',
  tomorrow: 'Jutro',
  count: {
    one: '{count} rezerwacja',
    few: '{count} rezerwacje',
    many: '{count} rezerwacji',
    other: '{count} rezerwacji',
  },
  more_than: 'Więcej niż {count} rezerwacji',
  came: 'Odbyła się',
  no_show: 'Nikt nie przyszedł',
  cancel: 'Odwołaj',
  cancelled: 'Rezerwacja jest odwoływana; {name} dostanie wiadomość.',
  noted: 'Odnotowano.',
  none: 'Nie ma już nadchodzących rezerwacji.',
  none_note:
    'Tu pojawia się to, co goście rezerwują na czacie, przez telefon albo na Twojej stronie rezerwacji.',
  none_found: 'Żadna rezerwacja nie pasuje.',
  clear_filter: 'Pokaż wszystkie od dzisiaj',
  earlier: 'Pokaż ostatnie 30 dni',
  conversation: 'Rozmowa',
}

export default bookings
