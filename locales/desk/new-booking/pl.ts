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
  no_services: 'Nie ma jeszcze usług do zarezerwowania.',
  no_services_note: 'Dodaj w zakładce „Usługi” to, co można zarezerwować.',
  book: 'Zarezerwuj',
  booked: 'Zarezerwowano dla: {name}, {when}.',
}

export default newBooking
