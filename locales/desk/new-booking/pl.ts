import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nowa rezerwacja',
  service: 'Usługa',
  day: 'Dzień',
  time: 'Godzina',
  name: 'Imię i nazwisko',
  contact: 'Adres e-mail lub numer telefonu',
  contact_note: 'Jeśli go podasz, wyślemy tam potwierdzenie.',
  none_free: 'Tego dnia nie ma wolnych terminów.',
  no_services: 'Nie ma jeszcze usługi, którą można zarezerwować.',
  no_services_note: 'Usługi zakłada się na razie przez API (POST /services).',
  book: 'Zarezerwuj',
  booked: '{name} ma wizytę: {when}.',
}

export default newBooking
