import type { Words } from './words.ts'

export const pl: Words = {
  says: {
    greeting:
      'Dzień dobry, {name}! Jestem asystentem AI firmy {business}. Dziękuję za poświęcony czas. Mam kilka pytań.',
    how: 'W każdej chwili można poprosić o powtórzenie pytania, o jego pominięcie albo o chwilę przerwy.',
    welcome_back: 'Witam ponownie! Wróćmy do miejsca, w którym skończyliśmy.',
    thanks: ['Dziękuję.', 'Rozumiem, dziękuję.', 'Dobrze, dziękuję.'],
    more: 'Czy można powiedzieć o tym coś więcej?',
    skipped: 'Dobrze, to pytanie pomijamy.',
    again: 'Chętnie, jeszcze raz:',
    take_time: 'Oczywiście. Proszę się nie spieszyć.',
    sure: 'Czy zakończyć rozmowę w tym miejscu? Proszę powiedzieć tak lub nie.',
    go_on: 'Dobrze, w takim razie kontynuujmy.',
    cannot_say: 'Na ten temat nie mogę tu nic powiedzieć.',
    patient: 'Proszę się nie spieszyć. Słucham.',
    still_there: 'Czy nadal mnie słychać? Mogę powtórzyć pytanie albo je pominąć.',
    pardon: 'Przepraszam, nie udało mi się tego zrozumieć. Czy można powtórzyć?',
    trouble:
      'Przepraszam, coś tu nie działa. To, co zostało powiedziane, jest zapisane: proszę wrócić z tym samym linkiem, a będziemy kontynuować.',
    closing: 'To były wszystkie moje pytania. Bardzo dziękuję za poświęcony czas, {name}. Do widzenia!',
    closing_early: 'Dobrze, kończymy w tym miejscu. Bardzo dziękuję za poświęcony czas, {name}. Do widzenia!',
  },
  hears: {
    skip: 'pomiń|pominąć|pomińmy|pomiń to|pomiń pytanie|pomiń to pytanie|pominąć pytanie|następne|następne pytanie|dalej|pas|pasuję|wolę nie odpowiadać|nie chcę odpowiadać|bez komentarza',
    repeat:
      'powtórz|powtórzyć|proszę powtórzyć|powtórz pytanie|powtórzyć pytanie|jeszcze raz|słucham|jakie było pytanie|co pan powiedział|co pani powiedziała|nie zrozumiałem|nie zrozumiałam|nie usłyszałem|nie usłyszałam|nie zrozumiałem pytania|nie zrozumiałam pytania',
    wait: 'chwila|chwilę|chwileczkę|moment|momencik|minutę|sekundę|proszę czekać|poczekaj|proszę poczekać|niech pomyślę|muszę pomyśleć|muszę się zastanowić|daj mi chwilę',
    leave:
      'skończyłem|skończyłam|koniec|zakończ|zakończyć|chcę zakończyć|chcę skończyć|zakończyć rozmowę|zakończ rozmowę|stop|wystarczy|muszę iść|muszę kończyć|rozłącz|przerwać|chcę przerwać',
  },
}
