import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  preview: 'Vorschau',
  preview_note: 'Das ist der echte Chat. Was Sie hineinschreiben, kommt in Ihren Posteingang.',
  preview_frame: 'Eine Seite von Ihnen mit dem Chat',
  nothing_offered:
    'Besuchern wird nichts angeboten, deshalb gibt es keinen Chat. Schalten Sie ein, was sie dürfen.',
  look: 'Aussehen',
  colour: 'Farbe',
  colour_note: 'Ihr Ton wird verschoben, bis Text darauf lesbar ist.',
  colour_house: 'Die des Hauses',
  position: 'Platz',
  position_right: 'Unten rechts',
  position_left: 'Unten links',
  theme: 'Helligkeit',
  theme_dark: 'Dunkel',
  theme_light: 'Hell',
  in_line: 'Platz, Helligkeit und Sprache stehen in dieser Zeile.',
  greeting: 'Erste Worte',
  greeting_note: 'Leer: eine Begrüßung in der Sprache des Besuchers.',
  suggested: 'Fragen für den Anfang',
  suggested_note: 'Bis zu sechs, eine pro Zeile. Leer: was am meisten gefragt wird.',
  suggested_many: 'Höchstens sechs Fragen.',
  suggested_long: 'Eine Frage hat höchstens {count} Zeichen.',
  language: 'Sprache des Chats',
  language_visitor: 'Die des Besuchers',
  offers: 'Was Besucher tun dürfen',
  offer_chat: 'Schreiben',
  offer_call: 'Sprechen und anrufen',
  offer_book: 'Buchen',
  where: 'Wo er stehen darf',
  where_note: 'Eine Website pro Zeile, etwa example.com. *.example.com steht für alle darunter.',
  domains: 'Websites',
  snippet: 'Auf Ihre Website setzen',
  snippet_note: 'Eine Zeile, auf jeder Seite, auf der er erscheinen soll.',
  line: 'Die Zeile',
  builder: 'Ihre Website ist gemacht mit',
  by_hand: 'HTML von Hand',
  steps: {
    html: [
      'Öffnen Sie die Datei der Seite.',
      'Setzen Sie die Zeile vor </body>.',
      'Speichern Sie sie und laden Sie sie hoch.',
    ],
    wordpress: [
      'Installieren Sie ein Plug-in für Code in Kopf und Fuß, etwa WPCode.',
      'Öffnen Sie Code Snippets, Header & Footer.',
      'Setzen Sie die Zeile in das Feld „Footer“ und speichern Sie.',
    ],
    wix: [
      'Öffnen Sie Einstellungen, Benutzerdefinierter Code. Das braucht einen Premiumplan und eine eigene Domain.',
      'Wählen Sie „Benutzerdefinierten Code hinzufügen“ und setzen Sie die Zeile ein.',
      'Wählen Sie „Alle Seiten“ und „Body – Ende“, dann „Anwenden“.',
    ],
    squarespace: [
      'Öffnen Sie Einstellungen, Erweitert, Code-Injection. Das braucht einen Business-Plan.',
      'Setzen Sie die Zeile in das Feld „Footer“.',
      'Speichern Sie.',
    ],
    shopify: [
      'Öffnen Sie Onlineshop, Themes und wählen Sie hinter den drei Punkten „Code bearbeiten“.',
      'Öffnen Sie layout/theme.liquid.',
      'Setzen Sie die Zeile vor </body> und speichern Sie.',
    ],
    webflow: [
      'Öffnen Sie Site settings, Custom code. Das braucht einen bezahlten Plan.',
      'Setzen Sie die Zeile in das Feld „Footer code“.',
      'Speichern und veröffentlichen Sie.',
    ],
    gtm: [
      'Fügen Sie ein Tag der Art „Benutzerdefiniertes HTML“ hinzu.',
      'Setzen Sie die Zeile ein und wählen Sie den Trigger „All Pages“.',
      'Senden Sie den Container und veröffentlichen Sie ihn.',
    ],
  },
  check: 'Ist er auf meiner Website?',
  check_note: 'Wir öffnen die Seite wie ein Besucher und suchen die Zeile.',
  address: 'Adresse einer Seite',
  look_up: 'Nachsehen',
  result: {
    found: 'Ja: Der Chat ist auf {url}.',
    not_allowed:
      'Die Zeile ist auf {url}, aber diese Website ist noch nicht erlaubt. Tragen Sie sie oben ein.',
    other_business:
      'Auf {url} ist ein Chat, aber der eines anderen Unternehmens. Kopieren Sie die Zeile oben neu.',
    other_server:
      'Die Zeile auf {url} lädt den Chat von einem anderen Server. Kopieren Sie die Zeile oben neu.',
    absent: 'Die Zeile ist nicht auf {url}.',
    unreachable: 'Die Seite war nicht zu lesen:',
  },
  tag_manager:
    'Die Seite nutzt Google Tag Manager. Was er hinzufügt, ist von hier aus nicht zu sehen: Öffnen Sie die Seite selbst.',
  allow_it: 'Diese Website erlauben',
}

export default widgetSettings
