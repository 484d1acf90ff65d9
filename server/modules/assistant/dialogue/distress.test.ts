import { describe, expect, test } from 'vitest'
import type { Turn } from '../turn/turn.ts'
import { distressIn, distressReply } from './distress.ts'

const told: Record<string, { emergency: string[]; complaint: string[]; neither: string[] }> = {
  en: {
    emergency: [
      "I'm in so much pain",
      'my cat is bleeding',
      'I smell gas',
      'my dog ate chocolate what do I do now',
    ],
    complaint: [
      'this is the third time nobody called me back',
      'I want my money back, the job was botched',
      "Your technician was so rude to me, I'm furious",
    ],
    neither: [
      'what is your complaints procedure?',
      'do you treat toothache?',
      'how much is emergency call-out?',
      'What do I do if I smell gas?',
      'Do you have a money-back guarantee?',
      'tell me a joke',
      'Is every third time free?',
      'Can I complain by email?',
    ],
  },
  de: {
    emergency: [
      'Ich habe so starke Schmerzen',
      'meine Katze blutet',
      'hier riecht es nach Gas, es riecht nach Gas!',
    ],
    complaint: [
      'ich bin stinksauer',
      'Mich hat keiner zurückgerufen, niemand hat sich gemeldet',
      'Ich will mein Geld zurück',
    ],
    neither: [
      'Wie ist Ihr Beschwerdeverfahren?',
      'Behandeln Sie starke Schmerzen?',
      'Was kostet der Notdienst?',
      'Was mache ich, wenn es nach Gas riecht?',
      'Wann ist das letzte Menü?',
    ],
  },
  fr: {
    emergency: ['J’ai tellement mal', 'mon chat saigne', 'ça sent le gaz chez moi'],
    complaint: ['Je suis furieux', 'personne ne m’a rappelé', 'C’est inadmissible, le travail est bâclé'],
    neither: [
      'Quelle est votre procédure de réclamation ?',
      'Soignez-vous les douleurs atroces ?',
      'Combien coûte une intervention d’urgence ?',
      'Que faire si je sens le gaz ?',
    ],
  },
  es: {
    emergency: ['me duele mucho', 'mi gato está sangrando', 'huele a gas'],
    complaint: ['estoy harta, nadie me ha llamado', 'Quiero que me devuelvan el dinero', 'es una vergüenza'],
    neither: [
      '¿Cuál es el procedimiento de reclamación?',
      '¿Tratan el dolor de muelas?',
      '¿Cuánto cuesta la urgencia?',
      '¿Qué hago si huele a gas?',
    ],
  },
  it: {
    emergency: ['ho tanto dolore', 'il mio gatto sanguina', 'sento odore di gas'],
    complaint: ['sono furioso', 'nessuno mi ha richiamato', 'rivoglio i miei soldi'],
    neither: [
      'Qual è la procedura di reclamo?',
      'Curate il mal di denti?',
      'Quanto costa il pronto intervento?',
      'Cosa faccio se sento odore di gas?',
    ],
  },
  nl: {
    emergency: ['ik heb zoveel pijn', 'mijn kat bloedt', 'ik ruik gas'],
    complaint: ['ik ben woedend', 'niemand heeft me teruggebeld', 'ik wil mijn geld terug'],
    neither: [
      'Wat is jullie klachtenprocedure?',
      'Behandelen jullie hevige pijn?',
      'Wat kost de spoeddienst?',
      'Wat moet ik doen als ik gas ruik?',
    ],
  },
  pt: {
    emergency: ['estou com muita dor', 'meu gato está sangrando', 'sinto cheiro de gás'],
    complaint: ['estou furioso', 'ninguém me ligou de volta', 'quero meu dinheiro de volta'],
    neither: [
      'Qual é o procedimento de reclamação?',
      'Vocês tratam dor de dente?',
      'Quanto custa o atendimento de emergência?',
      'O que fazer se eu sinto cheiro de gás?',
    ],
  },
  pl: {
    emergency: ['tak boli, nie do wytrzymania', 'mój kot krwawi', 'czuję gaz'],
    complaint: ['jestem wściekły', 'nikt nie oddzwonił', 'chcę zwrotu pieniędzy'],
    neither: [
      'Jaka jest procedura reklamacji?',
      'Czy leczycie ból zęba?',
      'Ile kosztuje pogotowie?',
      'Co robić, jeśli czuję gaz?',
      'Potrzebuję pomocy w wyborze roweru',
    ],
  },
  tr: {
    emergency: ['çok ağrım var', 'kedim kanıyor', 'gaz kokusu alıyorum'],
    complaint: ['çok sinirliyim', 'kimse beni geri aramadı', 'paramı geri istiyorum'],
    neither: [
      'Şikâyet prosedürünüz nedir?',
      'Diş ağrısı tedavi ediyor musunuz?',
      'Acil servis ne kadar?',
      'Eğer gaz kokusu alıyorum dersem ne yapmalıyım?',
    ],
  },
  ar: {
    emergency: ['عندي ألم شديد', 'قطتي تنزف', 'أشم رائحة غاز'],
    complaint: ['أنا غاضب جدا', 'لم يتصل بي أحد', 'أريد استرداد أموالي'],
    neither: [
      'ما هي إجراءات الشكاوى؟',
      'هل تعالجون ألم الأسنان؟',
      'كم تكلفة الطوارئ؟',
      'ماذا أفعل إذا كنت أشم رائحة غاز؟',
    ],
  },
  he: {
    emergency: ['יש לי כאבים חזקים', 'החתול שלי מדמם', 'יש ריח של גז'],
    complaint: ['אני ממש כועס', 'אף אחד לא חזר אליי', 'אני רוצה את הכסף בחזרה'],
    neither: [
      'מהו נוהל התלונות?',
      'אתם מטפלים בכאב חזק?',
      'כמה עולה ביקור חירום?',
      'מה עושים אם יש ריח של גז?',
    ],
  },
  ja: {
    emergency: ['歯がすごく痛いです', '猫の血が止まりません', 'ガス臭いです'],
    complaint: ['もう激怒しています', '誰も電話に出ない', '返金してください'],
    neither: [
      '苦情の手続きを教えてください',
      '激痛の治療はできますか',
      '緊急出動はいくらですか',
      'もしガス臭いときはどうすればいいですか',
    ],
  },
}

describe.each(Object.entries(told))('in %s', (language, { emergency, complaint, neither }) => {
  test.each(emergency)('an emergency: %s', message => expect(distressIn(language, message)).toBe('emergency'))
  test.each(complaint)('a complaint: %s', message => expect(distressIn(language, message)).toBe('complaint'))
  test.each(neither)('neither: %s', message => expect(distressIn(language, message)).toBeNull())
})

/** A cry for help with a sudden grave sign, and one of the two alone or asked about. */
const cried: Record<string, { emergency: string[]; not: string[] }> = {
  en: {
    emergency: [
      'help my leg is suddenly paralysed and I can’t feel anything down there!!',
      'HELP he won’t wake up',
    ],
    not: [
      'Help, do you treat a numb leg?',
      'help I can’t move my booking',
      'my leg has been numb for years',
      'suddenly the page is gone, please help',
    ],
  },
  de: {
    emergency: [
      'hilfe mein bein ist plötzlich gelähmt und ich spür im schritt nichts mehr!!',
      'Hilfe!! er wacht nicht auf',
    ],
    not: [
      'Behandeln Sie plötzlich gelähmte Beine?',
      'Hilfe, ich finde die Rechnung nicht',
      'Mein Bein ist seit Jahren taub',
      'Was tun bei Taubheit im Bein, schnell?',
    ],
  },
  fr: {
    emergency: [
      'au secours ma jambe est soudain paralysée et je ne sens plus rien',
      'aidez moi, elle ne se réveille pas',
    ],
    not: [
      'Soignez-vous une jambe paralysée, c’est urgent ?',
      'À l’aide, je ne trouve pas ma facture',
      'je cherche de l’aide pour choisir',
    ],
  },
  es: {
    emergency: ['ayuda, de repente tengo la pierna paralizada y no siento nada', '¡socorro! no despierta'],
    not: [
      '¿Tratan una pierna paralizada? es urgente',
      'ayuda, no encuentro mi factura',
      'necesito ayuda con mi reserva',
    ],
  },
  it: {
    emergency: [
      'aiuto la gamba è improvvisamente paralizzata e non sento più niente',
      'aiuto! non si sveglia',
    ],
    not: ['Curate una gamba paralizzata? è urgente', 'aiuto, non trovo la fattura'],
  },
  nl: {
    emergency: ['help mijn been is plotseling verlamd en ik voel niets meer', 'help! hij wordt niet wakker'],
    not: ['Behandelen jullie een verlamd been? het is dringend', 'help, ik vind mijn factuur niet'],
  },
  pt: {
    emergency: ['socorro minha perna está paralisada de repente e não sinto nada', 'socorro! ele não acorda'],
    not: ['Vocês tratam perna paralisada? é urgente', 'ajuda, não encontro a fatura'],
  },
  pl: {
    emergency: ['pomocy, noga nagle sparaliżowana i nic nie czuję', 'ratujcie szybko, ona nie budzi się'],
    not: ['Czy leczycie paraliż nogi? pilne', 'pomocy, nie mogę znaleźć faktury'],
  },
  tr: {
    emergency: ['imdat bacağım aniden felç oldu hiçbir şey hissetmiyorum', 'yardım edin! uyanmıyor'],
    not: ['Felç tedavi ediyor musunuz, acil?', 'yardım lazım, faturamı bulamıyorum'],
  },
  ar: {
    emergency: ['النجدة ساقي مشلولة فجأة ولا أشعر بشيء', 'ساعدوني لا يستيقظ'],
    not: ['هل تعالجون شلل الساق؟ عاجل', 'مساعدة، لا أجد الفاتورة'],
  },
  he: {
    emergency: ['הצילו הרגל שלי פתאום משותקת ואני לא מרגיש כלום', 'תעזרו לי הוא לא מתעורר'],
    not: ['אתם מטפלים בשיתוק ברגל? דחוף', 'עזרה, לא מוצא את החשבונית'],
  },
  ja: {
    emergency: ['助けて！急に足が麻痺して感覚がないです', '助けて、目を覚ましません'],
    not: ['急な麻痺の治療はできますか', '早く請求書が見たいです'],
  },
}

describe.each(Object.entries(cried))('a cry for help in %s', (language, { emergency, not }) => {
  test.each(emergency)('an emergency: %s', message => expect(distressIn(language, message)).toBe('emergency'))
  test.each(not)('none: %s', message => expect(distressIn(language, message)).toBeNull())
})

/** As much of a turn as the reply is made from. */
const turn = (message: string, contact: { email: string | null; phone: string | null }): Turn =>
  ({
    message,
    locale: 'en',
    business: {
      name: 'Harbour',
      address: null,
      phone: '+44 20 7946 0018',
      email: null,
      website: null,
    },
    thread: { contact: { name: null, ...contact } },
    surely: Promise.resolve(),
    teamHears: async () => true,
  }) as unknown as Turn

test('a complaint gets an apology and a person, who learns what was said', async () => {
  const message = 'I want my money back, the job was botched'
  const reached = await distressReply(turn(message, { email: 'ann@example.com', phone: null }), 'complaint')
  expect(reached).toMatchObject({
    reply:
      'I am sorry about that. I have passed what you wrote on to the team at Harbour, so that a person looks after it.',
    handedOver: true,
    actions: ['handed_over'],
    escalations: [{ kind: 'handover', question: message }],
  })
})

test('in an emergency what the business taught comes first, then whom to call', async () => {
  const taught = { text: 'At night ring the vet on duty: 020 7946 0999.', sources: [] }
  const reached = await distressReply(
    turn('my cat is bleeding', { email: null, phone: null }),
    'emergency',
    taught,
  )
  expect(reached.reply.split('\n\n')).toEqual([
    'This is what Harbour says about that:\nAt night ring the vet on duty: 020 7946 0999.',
    'I am sorry, that sounds urgent. I have told the team at Harbour. If somebody is in danger, please call the emergency services at once.',
    'You can call us on +44 20 7946 0018.',
    'How can the team reach you? Please write your email address or phone number.',
  ])
  expect(reached.actions).toEqual(['handed_over', 'asked_for_contact'])
})
