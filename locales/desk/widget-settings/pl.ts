import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  "preview": "Podgląd",
  "preview_note": "To prawdziwy czat. Co Państwo w nim napiszą, trafi do skrzynki odbiorczej.",
  "preview_frame": "Państwa strona z czatem",
  "nothing_offered": "Gościom nic się nie oferuje, więc nie ma czatu. Proszę włączyć, co mogą robić.",
  "look": "Wygląd",
  "colour": "Kolor",
  "colour_note": "Jego odcień jest przesuwany, aż tekst będzie czytelny.",
  "colour_house": "Kolor domu",
  "position": "Miejsce",
  "position_right": "W prawym dolnym rogu",
  "position_left": "W lewym dolnym rogu",
  "theme": "Jasność",
  "theme_dark": "Ciemny",
  "theme_light": "Jasny",
  "in_line": "Miejsce, jasność i język są w tej linijce.",
  "greeting": "Pierwsze słowa",
  "greeting_note": "Puste: powitanie w języku gościa.",
  "suggested": "Pytania na początek",
  "suggested_note": "Do sześciu, po jednym w wierszu. Puste: o co pytają najczęściej.",
  "suggested_many": "Najwyżej sześć pytań.",
  "suggested_long": "Pytanie ma najwyżej {count} znaków.",
  "language": "Język czatu",
  "language_visitor": "Język gościa",
  "offers": "Co goście mogą robić",
  "offer_chat": "Pisać",
  "offer_call": "Rozmawiać i dzwonić",
  "offer_book": "Rezerwować",
  "where": "Gdzie może stać",
  "where_note": "Jedna strona w wierszu, na przykład example.com. *.example.com oznacza wszystkie poniżej.",
  "domains": "Strony internetowe",
  "snippet": "Umieść na swojej stronie",
  "snippet_note": "Jedna linijka, na każdej stronie, na której ma się pojawić.",
  "line": "Linijka",
  "builder": "Państwa strona powstała w",
  "builders": {
    "html": "HTML ręcznie",
    "wordpress": "WordPress",
    "wix": "Wix",
    "squarespace": "Squarespace",
    "shopify": "Shopify",
    "webflow": "Webflow",
    "gtm": "Google Tag Manager"
  },
  "steps": {
    "html": [
      "Proszę otworzyć plik strony.",
      "Proszę wstawić linijkę przed </body>.",
      "Proszę go zapisać i przesłać."
    ],
    "wordpress": [
      "Proszę zainstalować wtyczkę do kodu nagłówka i stopki, na przykład WPCode.",
      "Proszę otworzyć Code Snippets, Header & Footer.",
      "Proszę wstawić linijkę w pole „Footer” i zapisać."
    ],
    "wix": [
      "Proszę otworzyć Ustawienia, Niestandardowy kod. Wymaga planu Premium i własnej domeny.",
      "Proszę wybrać „Dodaj niestandardowy kod” i wstawić linijkę.",
      "Proszę wybrać „Wszystkie strony” i „Body – koniec”, potem „Zastosuj”."
    ],
    "squarespace": [
      "Proszę otworzyć Ustawienia, Zaawansowane, Code Injection. Wymaga planu Business.",
      "Proszę wstawić linijkę w pole „Footer”.",
      "Proszę zapisać."
    ],
    "shopify": [
      "Proszę otworzyć Sklep online, Szablony i za trzema kropkami wybrać „Edytuj kod”.",
      "Proszę otworzyć layout/theme.liquid.",
      "Proszę wstawić linijkę przed </body> i zapisać."
    ],
    "webflow": [
      "Proszę otworzyć Site settings, Custom code. Wymaga płatnego planu.",
      "Proszę wstawić linijkę w pole „Footer code”.",
      "Proszę zapisać i opublikować."
    ],
    "gtm": [
      "Proszę dodać tag typu „Niestandardowy kod HTML”.",
      "Proszę wstawić linijkę i wybrać regułę „All Pages”.",
      "Proszę przesłać i opublikować kontener."
    ]
  },
  "check": "Czy jest na mojej stronie?",
  "check_note": "Otwieramy stronę jak gość i szukamy linijki.",
  "address": "Adres strony",
  "look_up": "Sprawdź",
  "result": {
    "found": "Tak: czat jest na {url}.",
    "not_allowed": "Linijka jest na {url}, ale ta strona nie jest jeszcze dopuszczona. Proszę dodać ją wyżej.",
    "other_business": "Na {url} jest czat, ale innej firmy. Proszę ponownie skopiować linijkę powyżej.",
    "other_server": "Linijka na {url} wczytuje czat z innego serwera. Proszę ponownie skopiować linijkę powyżej.",
    "absent": "Linijki nie ma na {url}.",
    "unreachable": "Strony nie udało się odczytać:"
  },
  "tag_manager": "Strona używa Google Tag Manager. Tego, co dodaje, stąd nie widać: proszę samemu otworzyć stronę.",
  "allow_it": "Dopuść tę stronę"
}

export default widgetSettings
