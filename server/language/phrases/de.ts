import type { Tongue } from './tongue.ts'

export const de: Tongue = {
  says: {
    hello: 'Hallo! Wie kann ich Ihnen helfen?',
    welcome: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
    goodbye: 'Auf Wiedersehen und einen schönen Tag!',
    who: 'Ich bin {agent}, der KI-Assistent von {business}. Ich antworte mit dem, was mir {business} beigebracht hat, und kann Fragen an das Team weitergeben.',
    unknown: 'Darauf habe ich keine Antwort. Soll ich Ihre Frage an das Team von {business} weitergeben?',
    meant: 'Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinten Sie: „{suggestion}“?',
    how_to_reach_you:
      'Wie kann das Team Sie erreichen? Bitte schreiben Sie Ihre E-Mail-Adresse oder Telefonnummer.',
    passed_on: 'Erledigt: Das Team von {business} hat Ihre Frage und kann Sie unter {contact} erreichen.',
    passed_on_unsigned: 'Erledigt: Das Team von {business} hat Ihre Frage.',
    anything_else: 'In Ordnung. Kann ich sonst noch etwas für Sie tun?',
    handed_over: 'Ich habe dem Team von {business} gesagt, dass Sie mit einem Menschen sprechen möchten.',
    cut_off:
      'Ich wurde unterbrochen und konnte diese Antwort nicht beenden. Soll ich Ihre Frage an das Team von {business} weitergeben?',
    our_hours: 'Unsere Öffnungszeiten:',
    open_on: '{day}: Wir haben {hours} geöffnet.',
    closed_on: '{day}: Wir haben geschlossen.',
    closed_because: '{day}: Wir haben geschlossen ({reason}).',
    closed: 'geschlossen',
    open_now: 'Ja, wir haben jetzt geöffnet, bis {time}.',
    closed_now: 'Wir haben gerade geschlossen.',
    opens_next: 'Wir öffnen wieder: {when}.',
    address: 'Sie finden uns hier: {address}',
    phone: 'Sie erreichen uns telefonisch unter {phone}.',
    email: 'Sie können uns an {email} schreiben.',
    website: 'Unsere Website: {website}',
  },
  hears: {
    greeting:
      'hallo|guten tag|guten morgen|guten abend|grüß gott|grüezi|moin|servus|hi|hey|tag|wie geht es ihnen|wie geht’s',
    thanks:
      'danke|danke schön|dankeschön|vielen dank|besten dank|herzlichen dank|super|prima|toll|alles klar|ok|okay',
    goodbye:
      'tschüss|tschüs|ciao|auf wiedersehen|auf wiederhören|bis bald|bis dann|schönen tag|schönen abend|gute nacht|das war alles',
    yes: 'ja|ja bitte|gerne|gern|bitte|klar|natürlich|sicher|jawohl|genau|richtig|ok|okay|einverstanden|unbedingt',
    no: 'nein|nein danke|nö|nee|nicht nötig|lieber nicht|falsch|vergiss es',
    who: 'wer bist du|wer sind sie|was bist du|was sind sie|bist du ein bot|sind sie ein bot|bist du ein roboter|bist du ein mensch|sind sie ein mensch|sind sie echt|bist du echt|wie heißt du|wie heißen sie|bist du eine ki|sind sie eine ki',
    asks: 'wie|was|wann|wo|wohin|welche|welcher|welches|wer|warum|wieso|wieviel|viel|lange',
    person:
      'mit einem menschen sprechen|mit einem menschen reden|mit einem echten menschen|mit einem mitarbeiter|mit einer mitarbeiterin|mit jemandem sprechen|mit jemandem reden|echten menschen|echte person|mitarbeiter sprechen|mit dem chef sprechen|mit einer person sprechen|mit einer echten person|mit dem team sprechen|mit dem team reden',
    person_alone:
      'mensch|menschen|person|mitarbeiter|mitarbeiterin|rückruf|zurückrufen|rufen sie mich|rufen sie mich an|ruft mich an|rufen sie mich zurück|sprechen',
    hours:
      'geöffnet|offen|auf|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|uhrzeiten|öffnen|öffnet|schließen|schließt|geschlossen|zu|wie lange|ab wann|bis wann|aufmachen|zumachen|macht',
    is_open: 'geöffnet|offen|auf',
    when: 'wann|wie|welche|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|zeiten|uhr|uhrzeiten|lange',
    now: 'jetzt|gerade|momentan|aktuell|noch',
    today: 'heute|heute abend|heute morgen|heute nachmittag',
    tomorrow: 'morgen',
    weekend: 'wochenende|wochenenden|am wochenende',
    days: ['montag*', 'dienstag*', 'mittwoch*', 'donnerstag*', 'freitag*', 'samstag*|sonnabend*', 'sonntag*'],
    address:
      'adresse|anschrift|wo sind sie|wo seid ihr|wo finde ich sie|wo finde ich euch|wo befindet|wo liegt|standort|anfahrt|wegbeschreibung',
    phone: 'telefon|telefonnummer|rufnummer|nummer|anrufen|telefonisch|handynummer',
    email: 'e-mail|email|mail|e-mail-adresse|mailadresse|emailadresse',
    website: 'website|webseite|homepage|internetseite|internetadresse|webadresse',
    reach: 'kontakt|kontaktieren|erreichen|kontaktdaten|erreichbar',
    place: 'laden|geschäft|büro|praxis|firma|filiale|studio|salon|ihr|euer|team|restaurant',
    onward: 'und|und wie ist es|wie sieht es|auch|oder|was ist mit|wie ist es mit|aber',
    pointing: 'das|dies|dieser|diese|dieses|es|sie|davon|dafür|dort|dabei|damit|welche|denselben|dasselbe',
    courtesy:
      'bitte|sagen|wissen|möchte|möchten|würde|gern|gerne|frage|mal|denn|eigentlich|tag|tage|uhr|zeit|zeiten|normalerweise|üblich|genau|hallo|danke|lange|spät|früh|ihre|eure|kann|können|geben|lautet|haben|habt|machen|macht|ist|mir|bitteschön|heißt|regulär|woche',
  },
}
