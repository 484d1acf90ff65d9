import type { Tongue } from './tongue.ts'

export const it: Tongue = {
  says: {
    hello: 'Buongiorno! Come posso aiutarla?',
    welcome: 'Prego! Posso aiutarla in qualcos’altro?',
    goodbye: 'Arrivederci e buona giornata!',
    who: 'Sono {agent}, l’assistente IA di {business}. Rispondo con ciò che {business} mi ha insegnato e posso inoltrare le domande al team.',
    unknown: 'Non ho una risposta a questo. Vuole che inoltri la sua domanda al team di {business}?',
    meant: 'Non sono sicuro di aver capito. Intendeva: «{suggestion}»?',
    how_to_reach_you:
      'Come può contattarla il team? Scriva il suo indirizzo e-mail o il suo numero di telefono.',
    passed_on: 'Fatto: il team di {business} ha la sua domanda e può contattarla qui: {contact}.',
    passed_on_unsigned: 'Fatto: il team di {business} ha la sua domanda.',
    anything_else: 'Va bene. Posso aiutarla in qualcos’altro?',
    handed_over: 'Ho avvisato il team di {business} che desidera parlare con una persona.',
    cut_off:
      'Sono stato interrotto e non ho potuto finire questa risposta. Vuole che inoltri la sua domanda al team di {business}?',
    our_hours: 'I nostri orari:',
    open_on: '{day}: siamo aperti {hours}.',
    closed_on: '{day}: siamo chiusi.',
    closed_because: '{day}: siamo chiusi ({reason}).',
    closed: 'chiuso',
    open_now: 'Sì, adesso siamo aperti, fino alle {time}.',
    closed_now: 'In questo momento siamo chiusi.',
    opens_next: 'Riapriamo: {when}.',
    address: 'Ci trova qui: {address}',
    phone: 'Può chiamarci al numero {phone}.',
    email: 'Può scriverci a {email}.',
    website: 'Il nostro sito: {website}',
  },
  hears: {
    greeting:
      'ciao|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|salve|come sta|come stai|come va',
    thanks: 'grazie|grazie mille|molte grazie|tante grazie|perfetto|ottimo|va bene|ok',
    goodbye: 'arrivederci|a presto|buona giornata|buona serata|buonanotte|addio|è tutto',
    yes: 'sì|si|certo|certamente|volentieri|per favore|grazie sì|d’accordo|va bene|ok|esatto|giusto|prego',
    no: 'no|no grazie|non serve|non importa|lasci stare|sbagliato',
    who: 'chi sei|chi è lei|sei un bot|sei un robot|sei umano|sei una persona|è una persona vera|come ti chiami|come si chiama lei|sei una ia',
    asks: 'come|quanto|quanta|quanti|quante|cosa|che|quando|dove|quale|quali|chi|perché',
    person:
      'parlare con una persona|parlare con qualcuno|persona vera|persona reale|parlare con un umano|parlare con un operatore|parlare con il team|parlare con un responsabile',
    person_alone:
      'persona|umano|operatore|responsabile|essere richiamato|essere richiamata|richiamatemi|mi richiami|richiamarmi|parlare',
    hours:
      'aperto|aperti|aperta|aprite|apre|apertura|orario|orari|orari di apertura|che ora|chiuso|chiusi|chiudete|chiude|chiusura',
    is_open: 'aperto|aperti|aperta',
    when: 'quando|quale|quali|che ora|che ore|orario|orari|fino',
    now: 'adesso|ora|in questo momento|attualmente|ancora',
    today: 'oggi|stasera|stamattina|questo pomeriggio|questa sera',
    tomorrow: 'domani',
    weekend: 'fine settimana|weekend|week-end',
    days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica|domeniche'],
    address:
      'indirizzo|dove siete|dove vi trovate|dove si trova|dove trovarvi|posizione|come arrivare|come raggiungervi',
    phone: 'telefono|numero di telefono|numero|chiamare|chiamarvi|telefonare|telefonicamente|cellulare',
    email: 'email|e-mail|mail|posta elettronica|indirizzo email|scrivervi',
    website: 'sito|sito web|pagina web|sito internet',
    reach: 'contattare|contattarvi|contatto|contatti|raggiungervi|recapiti|mettermi in contatto',
    place: 'negozio|ufficio|azienda|studio|salone|locale|team|ristorante',
    onward: 'e|e per|che mi dice|invece|anche|o|ma|e se',
    pointing:
      'questo|questa|quello|quella|questi|queste|quelli|quelle|ciò|lo|la|li|le|ne|lì|là|stesso|stessa',
    courtesy:
      'per favore|per piacere|dire|dirmi|sapere|vorrei|voglio|potrei|potrebbe|domanda|giorno|giorni|ora|ore|normalmente|di solito|esattamente|buongiorno|grazie|quale|quali|dare|darmi|avete|vostro|vostra|vostri|settimana|fino|siete',
  },
}
