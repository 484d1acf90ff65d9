import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  "preview": "Anteprima",
  "preview_note": "Questa è la vera chat. Ciò che vi scrive arriva nella sua posta in arrivo.",
  "preview_frame": "Una sua pagina con la chat",
  "nothing_offered": "Ai visitatori non si offre nulla, perciò non c’è chat. Accenda ciò che possono fare.",
  "look": "Aspetto",
  "colour": "Colore",
  "colour_note": "La tonalità viene spostata finché il testo si legge.",
  "colour_house": "Quello della casa",
  "position": "Posto",
  "position_right": "In basso a destra",
  "position_left": "In basso a sinistra",
  "theme": "Luminosità",
  "theme_dark": "Scuro",
  "theme_light": "Chiaro",
  "in_line": "Posto, luminosità e lingua stanno in questa riga.",
  "greeting": "Prime parole",
  "greeting_note": "Vuoto: un saluto nella lingua del visitatore.",
  "suggested": "Domande per cominciare",
  "suggested_note": "Fino a sei, una per riga. Vuoto: ciò che si chiede di più.",
  "suggested_many": "Al massimo sei domande.",
  "suggested_long": "Una domanda ha al massimo {count} caratteri.",
  "language": "Lingua della chat",
  "language_visitor": "Quella del visitatore",
  "offers": "Che cosa possono fare i visitatori",
  "offer_chat": "Scrivere",
  "offer_call": "Parlare e chiamare",
  "offer_book": "Prenotare",
  "where": "Dove può stare",
  "where_note": "Un sito per riga, come example.com. *.example.com vale per tutti quelli sotto di esso.",
  "domains": "Siti web",
  "snippet": "La metta sul suo sito",
  "snippet_note": "Una riga, su ogni pagina dove deve apparire.",
  "line": "La riga",
  "builder": "Il suo sito è fatto con",
  "builders": {
    "html": "HTML a mano",
    "wordpress": "WordPress",
    "wix": "Wix",
    "squarespace": "Squarespace",
    "shopify": "Shopify",
    "webflow": "Webflow",
    "gtm": "Google Tag Manager"
  },
  "steps": {
    "html": [
      "Apra il file della pagina.",
      "Metta la riga prima di </body>.",
      "Lo salvi e lo carichi."
    ],
    "wordpress": [
      "Installi un plugin per il codice di intestazione e piè di pagina, come WPCode.",
      "Apra Code Snippets, Header & Footer.",
      "Metta la riga nel campo «Footer» e salvi."
    ],
    "wix": [
      "Apra Impostazioni, Codice personalizzato. Servono un piano Premium e un dominio suo.",
      "Scelga «Aggiungi codice personalizzato» e metta la riga.",
      "Scelga «Tutte le pagine» e «Body – fine», poi «Applica»."
    ],
    "squarespace": [
      "Apra Impostazioni, Avanzate, Code Injection. Serve un piano Business.",
      "Metta la riga nel campo «Footer».",
      "Salvi."
    ],
    "shopify": [
      "Apra Negozio online, Temi, e scelga «Modifica codice» dietro i tre puntini.",
      "Apra layout/theme.liquid.",
      "Metta la riga prima di </body> e salvi."
    ],
    "webflow": [
      "Apra Site settings, Custom code. Serve un piano a pagamento.",
      "Metta la riga nel campo «Footer code».",
      "Salvi e pubblichi."
    ],
    "gtm": [
      "Aggiunga un tag del tipo «HTML personalizzato».",
      "Metta la riga e scelga l’attivatore «All Pages».",
      "Invii e pubblichi il contenitore."
    ]
  },
  "check": "È sul mio sito?",
  "check_note": "Apriamo la pagina come un visitatore e cerchiamo la riga.",
  "address": "Indirizzo di una pagina",
  "look_up": "Guardare",
  "result": {
    "found": "Sì: la chat è su {url}.",
    "not_allowed": "La riga è su {url}, ma quel sito non è ancora consentito. Lo aggiunga sopra.",
    "other_business": "Su {url} c’è una chat, ma di un’altra attività. Copi di nuovo la riga qui sopra.",
    "other_server": "La riga su {url} carica la chat da un altro server. Copi di nuovo la riga qui sopra.",
    "absent": "La riga non è su {url}.",
    "unreachable": "La pagina non è stata letta:"
  },
  "tag_manager": "La pagina usa Google Tag Manager. Ciò che aggiunge da qui non si vede: apra lei la pagina.",
  "allow_it": "Consentire questo sito"
}

export default widgetSettings
