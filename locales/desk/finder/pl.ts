import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Znajdź lub zrób',
  placeholder: 'Nazwisko, numer, strona…',
  recent: 'Ostatnio otwarte',
  pages: 'Strony',
  actions: 'Zrób',
  kinds: {
    conversation: 'Rozmowy',
    lead: 'Osoby',
    booking: 'Rezerwacje',
    call: 'Połączenia',
    source: 'Wiedza',
    gap: 'Pytania bez odpowiedzi',
    chat_link: 'Linki do czatu',
    template: 'Szablony',
    broadcast: 'Wysyłki',
    questionnaire: 'Ankiety',
    member: 'Zespół',
  },
  to: {
    needs: 'Skrzynka: czeka na Ciebie',
    open: 'Skrzynka: otwarte rozmowy',
    all: 'Skrzynka: wszystkie rozmowy',
    stages: 'Osoby według etapów',
    import_people: 'Import osób',
    gaps: 'Pytania bez odpowiedzi',
    sources: 'Źródła wiedzy',
    websites: 'Przeczytane strony',
    checks: 'Testy asystenta',
    photos: 'Zdjęcia',
    priority: 'Które źródło ma pierwszeństwo',
    forgotten: 'Co zostało zapomniane',
    bookings_today: 'Dzisiejsze rezerwacje',
  },
  do: {
    longest: 'Odpowiedz osobie, która czeka najdłużej',
    sign_out: 'Wyloguj się',
  },
  results: {
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  },
  nothing: 'Nic nie znaleziono: „{q}”.',
  searching: 'Szukanie…',
  failed: 'Nie można teraz przeszukać danych.',
  hint: '↑ ↓ wybiera, Enter otwiera, Esc zamyka',
}

export default finder
