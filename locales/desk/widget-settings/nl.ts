import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  preview: 'Voorbeeld',
  preview_note: 'Dit is de echte chat. Wat u erin schrijft, komt in uw inbox.',
  preview_frame: 'Een pagina van u met de chat',
  nothing_offered: 'Bezoekers wordt niets aangeboden, dus er is geen chat. Zet aan wat ze mogen doen.',
  look: 'Uiterlijk',
  colour: 'Kleur',
  colour_note: 'De tint wordt verschoven tot tekst erop leesbaar is.',
  colour_house: 'Die van het huis',
  position: 'Plaats',
  position_right: 'Rechtsonder',
  position_left: 'Linksonder',
  theme: 'Helderheid',
  theme_dark: 'Donker',
  theme_light: 'Licht',
  in_line: 'Plaats, helderheid en taal staan in deze regel.',
  greeting: 'Eerste woorden',
  greeting_note: 'Leeg: een begroeting in de taal van de bezoeker.',
  suggested: 'Vragen om mee te beginnen',
  suggested_note: 'Tot zes, één per regel. Leeg: wat het meest wordt gevraagd.',
  suggested_many: 'Ten hoogste zes vragen.',
  suggested_long: 'Een vraag heeft ten hoogste {count} tekens.',
  language: 'Taal van de chat',
  language_visitor: 'Die van de bezoeker',
  offers: 'Wat bezoekers mogen doen',
  offer_chat: 'Schrijven',
  offer_call: 'Spreken en bellen',
  offer_book: 'Boeken',
  where: 'Waar hij mag staan',
  where_note: 'Eén website per regel, zoals example.com. *.example.com staat voor alles daaronder.',
  domains: 'Websites',
  snippet: 'Op uw website zetten',
  snippet_note: 'Eén regel, op elke pagina waar hij moet verschijnen.',
  line: 'De regel',
  builder: 'Uw website is gemaakt met',
  by_hand: 'HTML met de hand',
  steps: {
    html: ['Open het bestand van de pagina.', 'Zet de regel vóór </body>.', 'Sla het op en upload het.'],
    wordpress: [
      'Installeer een plug-in voor code in kop en voet, zoals WPCode.',
      'Ga naar Code Snippets, Header & Footer.',
      'Zet de regel in het veld ‘Footer’ en sla op.',
    ],
    wix: [
      'Open Instellingen, Aangepaste code. Dat vraagt een premium-abonnement en een eigen domein.',
      'Kies ‘Aangepaste code toevoegen’ en zet de regel erin.',
      'Kies ‘Alle pagina’s’ en ‘Body – einde’, dan ‘Toepassen’.',
    ],
    squarespace: [
      'Open Instellingen, Geavanceerd, Code-injectie. Dat vraagt een Business-abonnement.',
      'Zet de regel in het veld ‘Footer’.',
      'Sla op.',
    ],
    shopify: [
      'Open Webshop, Thema’s en kies ‘Code bewerken’ achter de drie puntjes.',
      'Ga naar layout/theme.liquid.',
      'Zet de regel vóór </body> en sla op.',
    ],
    webflow: [
      'Open Site settings, Custom code. Dat vraagt een betaald abonnement.',
      'Zet de regel in het veld ‘Footer code’.',
      'Sla op en publiceer.',
    ],
    gtm: [
      'Voeg een tag toe van het type ‘Aangepaste HTML’.',
      'Zet de regel erin en kies de trigger ‘All Pages’.',
      'Verzend en publiceer de container.',
    ],
  },
  check: 'Staat hij op mijn website?',
  check_note: 'We openen de pagina als een bezoeker en zoeken de regel.',
  address: 'Adres van een pagina',
  look_up: 'Kijken',
  result: {
    found: 'Ja: de chat staat op {url}.',
    not_allowed: 'De regel staat op {url}, maar die website is nog niet toegestaan. Voeg haar hierboven toe.',
    other_business:
      'Op {url} staat een chat, maar van een ander bedrijf. Kopieer de regel hierboven opnieuw.',
    other_server:
      'De regel op {url} laadt de chat van een andere server. Kopieer de regel hierboven opnieuw.',
    absent: 'De regel staat niet op {url}.',
    unreachable: 'De pagina kon niet worden gelezen:',
  },
  tag_manager:
    'De pagina gebruikt Google Tag Manager. Wat die toevoegt is hier niet te zien: open de pagina zelf.',
  allow_it: 'Deze website toestaan',
}

export default widgetSettings
