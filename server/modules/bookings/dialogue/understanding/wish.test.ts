import { describe, expect, test } from 'vitest'
import { understand } from './understanding.ts'

/** What is asked about booking, and what is wanted: so many of each in every language of the product. */
const said: Record<string, { asks: string[]; wants: string[] }> = {
  en: {
    asks: [
      'How long before must I cancel my appointment?',
      'what does it cost to cancel my booking',
      'Can I cancel my appointment for free?',
      'Do I need to book an appointment?',
      'How do I book an appointment?',
      'Until when can I cancel the booking?',
      'what is your policy if i cancel my booking',
      'What happens if I don’t show up for my appointment?',
      'How much notice do you need to reschedule?',
    ],
    wants: [
      'please cancel my appointment',
      'I need to move my booking',
      'can I book a table for Friday',
      'I’d like to make a reservation for tomorrow at 7pm',
      'Could you reschedule my appointment?',
      'can you cancel my booking please',
      'Do you have any openings tomorrow?',
      'I want to book an appointment. How much is it?',
      'Book me in for Monday at 10, and how long does it take?',
    ],
  },
  de: {
    asks: [
      'Wie lange vorher muss ich einen Termin absagen?',
      'Was kostet es, wenn ich den Termin absagen muss?',
      'Kann ich den Termin kostenlos stornieren?',
      'Brauche ich einen Termin?',
      'Wie kann ich einen Termin vereinbaren?',
      'bis wann kann ich absagen',
      'Wie sind die Regeln, wenn ich stornieren will?',
      'Was passiert, wenn ich doch nicht kommen kann?',
      'Wie kurzfristig kann ich verschieben?',
    ],
    wants: [
      'Bitte meinen Termin absagen',
      'Leider muss ich meinen Termin absagen.',
      'Ich möchte meinen Termin verschieben',
      'Kann ich am Freitag einen Tisch reservieren?',
      'Ich brauche einen Termin für morgen',
      'Haben Sie morgen freie Termine?',
      'können Sie den Termin bitte absagen?',
      'Ich will einen Termin buchen. Was kostet das?',
    ],
  },
  fr: {
    asks: [
      'Combien de temps avant dois-je annuler un rendez-vous ?',
      'Combien coûte l’annulation si je dois annuler ?',
      'Puis-je annuler gratuitement ?',
      'Faut-il prendre rendez-vous ?',
      'Comment prendre rendez-vous ?',
      'Jusqu’à quand puis-je annuler ?',
      'quelles sont vos conditions pour annuler',
      'Que se passe-t-il si je veux annuler la veille ?',
    ],
    wants: [
      'je voudrais annuler mon rendez-vous',
      'annulez mon rendez-vous s’il vous plaît',
      'je veux déplacer mon rendez-vous',
      'puis-je réserver une table pour vendredi ?',
      'je voudrais réserver pour demain à 19h',
      'Pouvez-vous reporter mon rendez-vous ?',
      'avez-vous des créneaux libres demain ?',
      'Je voudrais réserver une table. Combien ça coûte ?',
    ],
  },
  es: {
    asks: [
      '¿Con cuánta antelación hay que cancelar?',
      '¿Cuánto cuesta cancelar una cita?',
      '¿Puedo cancelar gratis?',
      '¿Hace falta pedir cita?',
      '¿Cómo puedo pedir una cita?',
      '¿Hasta cuándo puedo cancelar?',
      'cuál es la política si quiero cancelar',
      '¿Qué pasa si tengo que anular el mismo día?',
    ],
    wants: [
      'quiero cancelar mi cita',
      'por favor, anular mi reserva',
      'necesito cambiar mi cita',
      '¿puedo reservar una mesa para el viernes?',
      'quisiera reservar para mañana a las 9',
      '¿Me pueden cancelar la cita de mañana?',
      '¿tienen horas libres mañana?',
      'Quiero reservar una mesa. ¿Cuánto cuesta?',
    ],
  },
  it: {
    asks: [
      'Quanto tempo prima devo disdire?',
      'Quanto costa annullare un appuntamento?',
      'Posso annullare gratis?',
      'Bisogna prendere un appuntamento?',
      'Come posso prenotare un tavolo?',
      'Entro quando posso disdire?',
      'quali sono le condizioni per annullare',
      'Cosa succede se voglio disdire il giorno stesso?',
    ],
    wants: [
      'vorrei annullare il mio appuntamento',
      'devo spostare il mio appuntamento',
      'per favore annulla la prenotazione',
      'posso prenotare un tavolo per venerdì?',
      'vorrei prenotare per domani alle 20',
      'Potete spostare il mio appuntamento?',
      'avete orari liberi domani?',
      'Voglio prenotare un taglio. Quanto costa?',
    ],
  },
  nl: {
    asks: [
      'Hoe lang van tevoren moet ik een afspraak afzeggen?',
      'Wat kost het om te annuleren?',
      'Kan ik gratis annuleren?',
      'Moet ik een afspraak maken?',
      'Hoe kan ik een afspraak maken?',
      'Tot wanneer kan ik annuleren?',
      'wat zijn de voorwaarden bij annuleren',
      'Wat gebeurt er als ik wil afzeggen?',
    ],
    wants: [
      'graag mijn afspraak annuleren',
      'Helaas moet ik mijn afspraak afzeggen.',
      'ik wil mijn afspraak verzetten',
      'kan ik een tafel reserveren voor vrijdag?',
      'ik wil een afspraak maken voor morgen',
      'Kunnen jullie mijn afspraak verplaatsen?',
      'hebben jullie morgen vrije plekken?',
      'Ik wil een afspraak maken. Wat kost het?',
    ],
  },
  pt: {
    asks: [
      'Com quanta antecedência devo cancelar?',
      'Quanto custa cancelar uma consulta?',
      'Posso cancelar de graça?',
      'É preciso marcar consulta?',
      'Como posso marcar uma consulta?',
      'Até quando posso cancelar?',
      'qual é a política para cancelar',
      'O que acontece se eu cancelar no mesmo dia?',
    ],
    wants: [
      'quero cancelar minha consulta',
      'por favor cancelar a minha reserva',
      'preciso remarcar minha consulta',
      'posso marcar um horário para sexta?',
      'gostaria de marcar para amanhã às 10h',
      'Podem desmarcar a minha consulta?',
      'vocês têm horários livres amanhã?',
      'Quero marcar uma consulta. Quanto custa?',
    ],
  },
  pl: {
    asks: [
      'Ile wcześniej trzeba odwołać wizytę?',
      'Ile kosztuje, jeśli chcę odwołać wizytę?',
      'Czy mogę anulować za darmo?',
      'Czy trzeba się umówić na wizytę?',
      'Jak mogę umówić wizytę?',
      'Do kiedy mogę odwołać wizytę?',
      'jakie są zasady, gdy chcę anulować',
      'Co się stanie, jeśli nie mogę przyjść?',
    ],
    wants: [
      'proszę odwołać moją wizytę',
      'chcę przełożyć wizytę',
      'chciałbym zarezerwować stolik na piątek',
      'czy mogę zarezerwować stolik na piątek?',
      'chcę umówić się na wizytę jutro o 10',
      'Czy możecie przesunąć moją wizytę?',
      'czy macie wolne terminy jutro?',
      'Chcę umówić wizytę. Ile to kosztuje?',
    ],
  },
  tr: {
    asks: [
      'Randevuyu en geç ne zamana kadar iptal etmem gerekir?',
      'Rezervasyonu iptal etmek ne kadar?',
      'Randevumu ücretsiz iptal edebilir miyim?',
      'Randevu almak gerekli mi?',
      'Nasıl randevu alabilirim?',
      'Kaç saat önceden iptal edebilirim?',
      'iptal koşullarınız nedir',
      'Son anda iptal edersem ne olur?',
    ],
    wants: [
      'randevumu iptal edin lütfen',
      'randevumu ertelemek istiyorum',
      'yarın için randevu almak istiyorum',
      'cuma günü için rezervasyon yapmak istiyorum',
      'Randevumu iptal edebilir misiniz?',
      'yarın boş saatiniz var mı?',
      'maalesef gelemeyeceğim',
      'Randevu almak istiyorum. Fiyatı ne kadar?',
    ],
  },
  ar: {
    asks: [
      'قبل كم ساعة يجب إلغاء الموعد؟',
      'كم يكلف إلغاء الحجز؟',
      'هل يمكنني إلغاء الموعد مجانا؟',
      'هل يجب حجز موعد؟',
      'كيف يمكنني حجز موعد؟',
      'حتى متى يمكنني إلغاء الموعد؟',
      'ما هي سياسة إلغاء الحجز',
      'ماذا يحدث عند إلغاء الموعد في نفس اليوم؟',
    ],
    wants: [
      'أريد إلغاء موعدي',
      'أريد تأجيل موعدي',
      'أريد حجز طاولة يوم الجمعة',
      'أود حجز موعد غدا',
      'هل يمكنكم تغيير موعدي؟',
      'هل لديكم أوقات متاحة غدا؟',
      'لا أستطيع الحضور غدا',
      'أريد حجز موعد. كم السعر؟',
    ],
  },
  he: {
    asks: [
      'כמה זמן מראש צריך לבטל תור?',
      'כמה עולה לבטל תור?',
      'אפשר לבטל בחינם?',
      'האם צריך לקבוע תור?',
      'איך אפשר לקבוע תור?',
      'עד מתי אפשר לבטל את התור?',
      'מה מדיניות הביטול? אני חושב לבטל',
      'מה קורה אם אני רוצה לבטל ברגע האחרון?',
    ],
    wants: [
      'אני רוצה לבטל את התור שלי',
      'בבקשה להזיז את התור שלי',
      'אני רוצה לקבוע תור למחר',
      'אפשר לקבוע תור ליום שישי?',
      'אפשר לדחות את התור שלי?',
      'יש לכם שעות פנויות מחר?',
      'אני לא יכולה להגיע מחר',
      'אני רוצה לקבוע תור. כמה זה עולה?',
    ],
  },
  ja: {
    asks: [
      '何日前までに予約をキャンセルすればいいですか？',
      'キャンセルはいくらかかりますか？',
      '無料でキャンセルできますか？',
      '予約したいのですが、予約は必要ですか？',
      'どうやって予約できますか？',
      'いつまでキャンセルできますか？',
      'キャンセル規定を教えてください',
      '当日にキャンセルした場合どうなりますか？',
    ],
    wants: [
      '予約をキャンセルしてください',
      '予約を変更したいです',
      '金曜日に予約をお願いします',
      '明日の7時に予約したいです',
      '予約のキャンセルをお願いできますか？',
      '明日の空き時間はありますか？',
      '明日行けなくなりました',
      '予約したいです。いくらですか？',
    ],
  },
}

const now = new Date('2026-12-09T14:00:00Z')

const wish = (language: string, message: string, services: string[] = []) =>
  understand(message, {
    ...{ language, own: language, country: null, timezone: 'Europe/Berlin', now },
    services: services.map(name => ({ id: name, name })),
    ...{ asked: null, among: [], offered: [], name: null, hasBooked: false },
  }).wish

const inquiry = (language: string, message: string) => wish(language, message)?.inquiry ?? null

describe.each(Object.entries(said))('in %s', (language, { asks, wants }) => {
  test.each(asks)('asks: %s', message => expect(inquiry(language, message)).not.toBe('wants'))
  test.each(wants)('wants: %s', message => expect(inquiry(language, message)).toBe('wants'))
})

test('a wish of what kind', () => {
  const kind = (message: string) => wish('en', message)?.kind
  expect(kind('please cancel my appointment')).toBe('cancel')
  expect(kind('I need to move my booking')).toBe('move')
  expect(kind('I want to book a table')).toBe('book')
  expect(kind('Do you have parking?')).toBeUndefined()
})

/** Verbs of need and of signing up, with a service and a time or without. */
const needed: Record<string, string[]> = {
  en: [
    'I need a Check on Friday at 2:30pm',
    'I could use a Check tomorrow at 10',
    'can you sign me up for a Check?',
    'put my name down for a Check on Friday',
    'I’d love a Check on Thursday at 11',
    'I’d like to arrange an appointment',
    'please schedule me for Friday at 9',
    'Hi, Pete Gill here, pete@example.com: I require a Check on Friday at 2',
  ],
  de: [
    'ich bräuchte am Freitag um 14:30 eine Check',
    'ich möchte mich anmelden',
    'können Sie mich für Freitag eintragen?',
    'ich benötige einen Check am Donnerstag um 10',
    'ich will mich zu einem Check anmelden',
    'tragen Sie mich bitte für Freitag 10 Uhr ein',
    'ich möchte einen Check buchen',
    'Grüß Gott, hier ist Karl Moser, karl@example.com: wir brauchen einen Check am Freitag um 14 Uhr',
  ],
  fr: [
    'il me faut un Check vendredi à 14h30',
    'je voudrais prendre rdv',
    'j’ai besoin d’un Check demain à 10h',
    'je voudrais m’inscrire',
    'pouvez-vous m’inscrire pour vendredi ?',
    'j’aurais besoin d’un rendez-vous',
    'je souhaite réserver un Check',
    'Bonjour, c’est Luc Morin, luc@example.com : il me faudrait un Check vendredi à 14h',
  ],
  es: [
    'me hace falta un Check el viernes a las 14:30',
    'quiero apuntarme',
    'necesito un Check mañana a las 10',
    'quisiera inscribirme',
    'me vendría bien un Check el jueves a las 11',
    'quiero pedir turno',
    'necesito cita',
    'Hola, soy Luis Gil, luis@example.com: necesito un Check el viernes a las 14:00',
  ],
  it: [
    'mi serve un Check venerdì alle 14:30',
    'vorrei iscrivermi',
    'ho bisogno di un Check domani alle 10',
    'mi può segnare per venerdì?',
    'vorrei prendere appuntamento',
    'mi servirebbe un Check giovedì alle 11',
    'mi prenoti un Check',
    'Salve, sono Piero Gatti, piero@example.com: mi serve un Check venerdì alle 14:30',
  ],
  nl: [
    'ik heb vrijdag om 14:30 een Check nodig',
    'ik wil me inschrijven',
    'ik wil mij aanmelden',
    'schrijf me in voor vrijdag',
    'ik zou graag een Check boeken',
    'kunt u me inplannen?',
    'ik wil langskomen voor een Check',
    'Hallo, met Kees Bos, kees@example.com: ik heb vrijdag om 14 uur een Check nodig',
  ],
  pl: [
    'potrzebuję Check w piątek o 14:30',
    'chcę się zapisać na wizytę',
    'chciałabym się zapisać',
    'potrzebny mi Check jutro o 10',
    'proszę mnie zapisać na piątek',
    'chcę się umówić',
    'poproszę o termin',
    'Dzień dobry, tu Jan Lis, jan@example.com: potrzebuję Check w piątek o 14',
  ],
  pt: [
    'preciso de um Check na sexta às 14:30',
    'quero inscrever-me',
    'queria uma marcação',
    'precisava de um Check amanhã às 10',
    'gostaria de me inscrever',
    'pode marcar-me um Check?',
    'preciso de uma marcação',
    'Olá, sou o Rui Melo, rui@example.com: preciso de um Check na sexta às 14h',
  ],
  tr: [
    'cuma 14:30’da Check lazım',
    'kayıt olmak istiyorum',
    'randevu almak istiyorum',
    'yarın saat 10’da Check gerekiyor',
    'beni cuma gününe yazar mısınız',
    'kaydolmak istiyorum',
    'randevu alabilir miyim',
    'Merhaba, adım Ali Kaya, ali@example.com: cuma 14:00’te Check lazım',
  ],
  ar: [
    'أحتاج Check يوم الجمعة الساعة 14:30',
    'أريد التسجيل',
    'أحتاج موعدا',
    'أريد أخذ موعد',
    'سجلني ليوم الجمعة',
    'يلزمني Check غدا الساعة 10',
    'أرغب في حجز موعد',
    'مرحبا، أنا سامي حداد، sami@example.com: أحتاج Check يوم الجمعة الساعة 14',
  ],
  he: [
    'אני צריך Check ביום שישי ב-14:30',
    'אני רוצה להירשם',
    'צריכה תור',
    'אפשר לקבל תור?',
    'תרשמו אותי ליום שישי',
    'דרוש לי Check מחר ב-10',
    'אני רוצה לקבוע תור',
    'שלום, שמי רון לוי, ron@example.com: אני צריך Check ביום שישי ב-14:00',
  ],
  ja: [
    '金曜日の14時30分にCheckが必要です',
    '申し込みたいです',
    '予約を取りたいのですが',
    '明日の10時にCheckを受けたいです',
    '登録したいです',
    '予約希望です',
    'Checkをお願いします',
    'こんにちは、山田です。yamada@example.com 金曜日の14時にCheckをお願いします',
  ],
}

describe.each(Object.entries(needed))('needs in %s', (language, messages) => {
  test.each(messages)('%s', message => {
    const said = understand(message, {
      language,
      own: language,
      country: null,
      timezone: 'Europe/Berlin',
      now: new Date('2027-06-15T07:20:00Z'),
      services: [
        { id: 'check', name: 'Check' },
        { id: 'other', name: 'Other thing' },
      ],
      asked: null,
      among: [],
      offered: [],
      name: null,
      hasBooked: false,
    })
    expect(said.wish).toMatchObject({ kind: 'book' })
    expect(said.wish!.inquiry).not.toBe('asks about')
    if (message.includes('@')) expect(said).toMatchObject({ name: expect.anything(), services: ['check'] })
  })
})
