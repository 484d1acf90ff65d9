/** Words of written opening hours that messages about times lack; forms with `|` between them. */
export interface HoursWords {
  /** Short names of Monday to Sunday, where signs and tables have other ones. */
  days?: [string, string, string, string, string, string, string]
  /** Every day of the week. */
  daily: string
  workdays?: string
  closed: string
  /** Public holidays: their hours are not those of a weekday. */
  holiday: string
  /** Between two days or two times. */
  to?: string
  am?: string
  pm?: string
}

export const hoursWords: Record<string, HoursWords> = {
  en: {
    days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
    daily: 'daily|every day|seven days a week|7 days a week|all week|each day',
    workdays: 'weekdays|mon fri',
    closed:
      'closed|closed on|we are closed|we close|not open|by appointment|by appointment only|by arrangement',
    holiday: 'bank holiday|bank holidays|public holiday|public holidays|holidays',
    to: 'to|through|thru|until|till',
  },
  de: {
    daily: 'täglich|jeden tag|alle tage|montag bis sonntag',
    workdays: 'werktags|wochentags',
    closed: 'geschlossen|ruhetag|zu|nach vereinbarung|nach absprache|geschlossen am',
    holiday: 'feiertag|feiertage|feiertags|feiertagen|an feiertagen',
    to: 'bis',
  },
  fr: {
    days: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
    daily: 'tous les jours|chaque jour|tlj|7j 7|7 jours sur 7',
    closed:
      'fermé|fermée|fermés|fermeture|jour de fermeture|sur rendez vous|sur rdv|uniquement sur rendez vous',
    holiday: 'jour férié|jours fériés|fériés',
    to: 'à|au|a|jusqu à|jusqu au',
  },
  es: {
    days: ['l', 'm', 'x', 'j', 'v', 's', 'd'],
    daily: 'todos los días|diario|diariamente|a diario|cada día',
    closed: 'cerrado|cerrada|cerrados|cerramos|con cita previa|solo con cita previa|descanso',
    holiday: 'festivo|festivos|días festivos|feriados|feriado',
    to: 'a|al|hasta|hasta las|a las',
  },
  it: {
    daily: 'tutti i giorni|ogni giorno|7 giorni su 7',
    workdays: 'giorni feriali|feriali',
    closed: 'chiuso|chiusi|chiusa|chiusura|giorno di chiusura|riposo|su appuntamento|solo su appuntamento',
    holiday: 'festivi|giorni festivi|festivo|festività',
    to: 'a|al|alle|fino alle|alla',
  },
  pt: {
    days: ['2ª', '3ª', '4ª', '5ª', '6ª', 'sab', 'dom'],
    daily: 'todos os dias|diariamente|diário',
    closed: 'fechado|fechada|fechados|encerrado|encerrada|encerra|com marcação|por marcação|sob marcação',
    holiday: 'feriado|feriados',
    to: 'a|à|às|até|até às|ao',
  },
  nl: {
    days: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    daily: 'dagelijks|elke dag|iedere dag|7 dagen per week',
    workdays: 'werkdagen|doordeweeks',
    closed: 'gesloten|dicht|op afspraak|alleen op afspraak|volgens afspraak',
    holiday: 'feestdag|feestdagen',
    to: 'tot|tot en met|t/m|tm',
  },
  pl: {
    days: ['pon', 'wt', 'śr', 'czw', 'pt', 'sob', 'niedz'],
    daily: 'codziennie|każdego dnia|7 dni w tygodniu',
    closed: 'nieczynne|zamknięte|zamknięty|zamknięta|nieczynny|nieczynna|po umówieniu',
    holiday: 'święta|święto|dni świąteczne',
    to: 'do|–',
  },
  tr: {
    days: ['pzt', 'sal', 'çar', 'per', 'cum', 'cmt', 'paz'],
    daily: 'her gün|hergün|haftanın 7 günü|haftanın her günü',
    closed: 'kapalı|kapalıyız|kapalıdır|randevu ile',
    holiday: 'resmi tatil|resmi tatiller|bayram|bayramlarda',
    to: 'ile|ila',
  },
  ar: {
    daily: 'يوميا|يومياً|كل يوم|كل أيام الأسبوع|طوال أيام الأسبوع',
    closed: 'مغلق|مغلقة|مغلقون|عطلة|إجازة|بموعد مسبق',
    holiday: 'عطلة رسمية|العطل الرسمية|أعياد|الأعياد',
    to: 'إلى|الى|حتى|وحتى|لغاية',
    am: 'ص|صباحا|صباحاً',
    pm: 'م|مساء|مساءً|ظهرا|ظهراً|عصرا|عصراً',
  },
  he: {
    days: ["ב'|ב", "ג'|ג", "ד'|ד", "ה'|ה", "ו'|ו", 'שבת|בשבת', "א'|א"],
    daily: 'כל יום|בכל יום|כל ימות השבוע|מדי יום',
    closed: 'סגור|סגורים|סגורה|בתיאום מראש',
    holiday: 'חג|חגים|ערבי חג|ערב חג|בחגים',
    to: 'עד',
  },
  ja: {
    days: ['月', '火', '水', '木', '金', '土', '日'],
    daily: '毎日|年中無休|無休',
    closed: '定休日|休業|休館日|休診|休み|休診日|定休|お休み',
    holiday: '祝日|祝|祭日|祝祭日',
    to: '〜|~|～|ー|から',
    am: '午前',
    pm: '午後',
  },
}
