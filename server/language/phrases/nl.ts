import type { Tongue } from './tongue.ts'

export const nl: Tongue = {
  says: {
    hello: 'Hallo! Waarmee kan ik u helpen?',
    welcome: 'Graag gedaan! Kan ik u nog ergens mee helpen?',
    goodbye: 'Tot ziens en een fijne dag!',
    who: 'Ik ben {agent}, de AI-assistent van {business}. Ik antwoord met wat {business} me heeft geleerd en kan vragen doorgeven aan het team.',
    unknown: 'Daar heb ik geen antwoord op. Zal ik uw vraag doorgeven aan het team van {business}?',
    meant: 'Ik weet niet zeker of ik u goed begrijp. Bedoelde u: “{suggestion}”?',
    how_to_reach_you: 'Hoe kan het team u bereiken? Schrijf uw e-mailadres of telefoonnummer.',
    passed_on: 'Gedaan: het team van {business} heeft uw vraag en kan u bereiken via {contact}.',
    passed_on_unsigned: 'Gedaan: het team van {business} heeft uw vraag.',
    anything_else: 'Prima. Kan ik u nog ergens mee helpen?',
    handed_over: 'Ik heb het team van {business} laten weten dat u met een mens wilt spreken.',
    cut_off:
      'Ik werd onderbroken en kon dit antwoord niet afmaken. Zal ik uw vraag doorgeven aan het team van {business}?',
    our_hours: 'Onze openingstijden:',
    open_on: '{day}: we zijn open {hours}.',
    closed_on: '{day}: we zijn gesloten.',
    closed_because: '{day}: we zijn gesloten ({reason}).',
    closed: 'gesloten',
    open_now: 'Ja, we zijn nu open, tot {time}.',
    closed_now: 'We zijn op dit moment gesloten.',
    opens_next: 'We gaan weer open: {when}.',
    address: 'U vindt ons hier: {address}',
    phone: 'U kunt ons bellen op {phone}.',
    email: 'U kunt ons schrijven op {email}.',
    website: 'Onze website: {website}',
  },
  hears: {
    greeting: 'hallo|hoi|hey|goedemorgen|goedemiddag|goedenavond|goedendag|dag|hoe gaat het',
    thanks:
      'dank u|dank je|dank u wel|dank je wel|bedankt|dankjewel|dankuwel|hartelijk dank|top|prima|super|oké|ok',
    goodbye: 'tot ziens|doei|dag|tot later|fijne dag|fijne avond|goedenacht|dat was alles',
    yes: 'ja|ja graag|graag|zeker|natuurlijk|jazeker|oké|ok|klopt|precies|alstublieft|doe maar',
    no: 'nee|nee bedankt|nee dank u|niet nodig|hoeft niet|laat maar|onjuist',
    who: 'wie ben je|wie bent u|ben je een bot|bent u een bot|ben je een robot|bent u een robot|ben je een mens|bent u een mens|hoe heet je|hoe heet u|ben je een ai',
    asks: 'hoe|wat|wanneer|waar|welke|wie|waarom|hoeveel|lang',
    person:
      'met een mens spreken|met een mens praten|met een persoon spreken|met iemand spreken|met iemand praten|iemand spreken|echt persoon|echte persoon|een echt mens|medewerker spreken|met een medewerker|met het team spreken',
    person_alone:
      'mens|persoon|medewerker|teruggebeld worden|terugbellen|bel me|bel mij|bel me terug|spreken',
    hours:
      'open|geopend|openingstijden|openingsuren|openingstijd|opent|openen|hoe laat|gesloten|sluit|sluiten|sluitingstijd|dicht',
    is_open: 'open|geopend',
    when: 'wanneer|wat|welke|laat|lang|openingstijden|openingsuren|tijden',
    now: 'nu|op dit moment|momenteel|nog',
    today: 'vandaag|vanavond|vanochtend|vanmiddag|vanmorgen',
    tomorrow: 'morgen',
    weekend: 'weekend|weekends|weekeinde',
    days: ['maandag*', 'dinsdag*', 'woensdag*', 'donderdag*', 'vrijdag*', 'zaterdag*', 'zondag*'],
    address:
      'adres|waar zitten jullie|waar bent u|waar zijn jullie|waar vind ik|waar bevindt|locatie|gevestigd|route|routebeschrijving',
    phone: 'telefoon|telefoonnummer|nummer|bellen|opbellen|telefonisch',
    email: 'e-mail|email|mail|mailadres|e-mailadres|mailen',
    website: 'website|webpagina|site|homepage',
    reach: 'contact|contact opnemen|bereiken|contactgegevens|bereikbaar',
    place: 'winkel|zaak|kantoor|bedrijf|praktijk|salon|team|restaurant|jullie',
    onward: 'en|en hoe zit het|hoe zit het met|wat dacht u van|ook|of|maar',
    pointing: 'dat|dit|die|deze|het|daarvan|daarvoor|daar|er|ze|hetzelfde|daarmee',
    courtesy:
      'alstublieft|alsjeblieft|graag|zeggen|vertellen|weten|wil|willen|zou|kunnen|vraag|dag|dagen|uur|tijd|normaal|meestal|precies|hallo|bedankt|geven|uw|jullie|welke|wat|week|lang|laat|vroeg|tot',
  },
}
