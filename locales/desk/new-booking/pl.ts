import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nowa rezerwacja',
  service: 'Usługa',
  day: 'Dzień',
  time: 'Godzina',
  name: 'Imię i nazwisko',
  contact: 'Adres e-mail albo numer telefonu',
  contact_note: 'Jeśli go podasz, trafi tam potwierdzenie.',
  none_free: 'W tym dniu nie ma wolnych godzin.',
  other_time: 'Inna godzina…',
  own_time: 'O',
  in_the_way: 'Co stoi na przeszkodzie',
  book_anyway: 'Zarezerwuj mimo to',
  obstacles: {
    past: 'Ten termin już minął.',
    paused: 'Obecnie rezerwacje nie są przyjmowane.',
    closed: 'O tej porze jest zamknięte.',
    closure: 'Tego dnia jest zamknięte.',
    closure_named: 'Tego dnia jest zamknięte: {name}.',
    short_notice: 'To krótsze wyprzedzenie, niż wolno odwiedzającym.',
    beyond: 'To dalej, niż mogą rezerwować odwiedzający.',
    too_long: 'Potrwałoby dłużej, niż jest otwarte.',
    no_start: 'Odwiedzający zaczynają o innych porach.',
    taken: 'Ten termin jest w całości zajęty.',
    taken_by: 'Ten termin ma {name}.',
    resource: '{name} jest wtedy zajęte.',
    calendar: 'Kalendarz jest wtedy zajęty: {name}.',
  },
  no_services: 'Nie ma jeszcze usług do zarezerwowania.',
  no_services_note: 'Dodaj w zakładce „Usługi” to, co można zarezerwować.',
  book: 'Zarezerwuj',
  booked: 'Zarezerwowano dla: {name}, {when}.',
}

export default newBooking
