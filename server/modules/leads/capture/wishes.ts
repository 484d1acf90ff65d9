/** By language: wishes to hear from a person or to talk to one, and messages that sound like it and wish nothing. */
export const wishes: Record<string, { wanted: string[]; other: string[] }> = {
  en: {
    wanted: [
      ...['I want a callback', 'can the manager ring me', 'could somebody give me a ring tomorrow'],
      ...[
        'please have someone call me back',
        'can I speak with your manager?',
        'I need to talk to the person in charge',
      ],
      ...['is there anyone I could talk to on the phone?', 'would you mind calling me this afternoon?'],
    ],
    other: ['when did you call me?', 'who is the manager?', 'do you call before work above £30?'],
  },
  de: {
    wanted: [
      ...['ich hätte gern einen Rückruf', 'kann mich jemand anrufen?', 'könnte mich der Chef zurückrufen'],
      ...[
        'ich würde gern mit der Leitung sprechen',
        'kann ich Ihren Chef sprechen?',
        'bitte rufen Sie mich morgen an',
      ],
      ...['kann ich mit einem Kollegen reden', 'geben Sie mir bitte einen echten Mitarbeiter'],
    ],
    other: ['wann haben Sie mich angerufen?', 'wer ist der Chef?', 'rufen Sie vor Arbeiten über 30 Euro an?'],
  },
  es: {
    wanted: [
      ...['puedo hablar con un encargado', 'quiero que me llamen', '¿me podrían llamar mañana?'],
      ...['necesito hablar con su jefe', 'quisiera una llamada', '¿puede llamarme alguien?'],
      ...['póngame con la responsable', 'quiero hablar con el gerente'],
    ],
    other: [
      '¿cuándo me llamaron?',
      '¿quién es el encargado?',
      '¿llaman antes de hacer trabajos de más de 30 euros?',
    ],
  },
  fr: {
    wanted: [
      ...['pouvez-vous me rappeler ?', 'je voudrais être rappelé demain', 'je peux parler au patron ?'],
      ...['quelqu’un peut m’appeler ?', 'je souhaite parler avec la responsable', 'passez-moi un conseiller'],
      ...['j’aimerais un rappel', 'je voudrais parler à votre directeur'],
    ],
    other: [
      'quand m’avez-vous appelé ?',
      'qui est le patron ?',
      'appelez-vous avant des travaux de plus de 30 euros ?',
    ],
  },
  it: {
    wanted: [
      ...['posso parlare con il titolare?', 'vorrei essere richiamata domani', 'qualcuno può chiamarmi?'],
      ...['mi potete chiamare oggi?', 'vorrei una chiamata', 'mi passi un responsabile'],
      ...['ho bisogno di parlare col direttore', 'vorrei parlare con una collega'],
    ],
    other: ['quando mi avete chiamato?', 'chi è il titolare?', 'chiamate prima di lavori sopra i 30 euro?'],
  },
  nl: {
    wanted: [
      ...['kan iemand mij bellen?', 'ik wil graag teruggebeld worden', 'kan ik de manager spreken?'],
      ...['mag ik met je collega praten', 'zou u mij morgen kunnen bellen', 'ik wil de eigenaar spreken'],
      ...['kunnen jullie me terugbellen', 'ik wil met een echt iemand praten'],
    ],
    other: ['wanneer heeft u mij gebeld?', 'wie is de manager?', 'bellen jullie voor werk boven de 30 euro?'],
  },
  pl: {
    wanted: [
      ...['proszę o oddzwonienie', 'czy ktoś może do mnie zadzwonić?', 'chcę rozmawiać z kierownikiem'],
      ...['czy mogę porozmawiać z właścicielem?', 'proszę do mnie zadzwonić jutro', 'poproszę o telefon'],
      ...['chciałabym porozmawiać z kimś', 'proszę mnie połączyć z konsultantem'],
    ],
    other: [
      'kiedy do mnie dzwoniliście?',
      'kto jest kierownikiem?',
      'czy dzwonicie przed pracami powyżej 30 zł?',
    ],
  },
  pt: {
    wanted: [
      ...['podem me ligar amanhã?', 'quero falar com o gerente', 'gostaria de receber uma ligação'],
      ...['posso falar com o responsável?', 'alguém pode ligar para mim?', 'preciso falar com uma atendente'],
      ...['queria que me ligassem', 'quero falar com o dono'],
    ],
    other: ['quando me ligaram?', 'quem é o gerente?', 'ligam antes de serviços acima de 30 euros?'],
  },
  tr: {
    wanted: [
      ...['beni arayabilir misiniz?', 'müdürle görüşmek istiyorum', 'biri beni arasın lütfen'],
      ...['yarın beni arar mısınız', 'bir yetkiliyle konuşabilir miyim?', 'sahibiyle konuşmak istiyorum'],
      ...['geri aranmak istiyorum', 'gerçek biriyle görüşebilir miyim'],
    ],
    other: ['beni ne zaman aradınız?', 'müdür kim?', '30 liranın üstündeki işlerden önce arıyor musunuz?'],
  },
  ja: {
    wanted: [
      ...['折り返しお電話をいただけますか', '店長と話せますか', '電話をもらえますか'],
      ...['責任者の方とお話ししたいのですが', '明日電話してもらえますか', '誰かに電話してほしいです'],
      ...['担当の方につないでください', 'スタッフの方とお話しできますか'],
    ],
    other: ['いつ電話をくれましたか', '店長は誰ですか', '30ユーロ以上の作業の前に電話しますか'],
  },
  ar: {
    wanted: [
      ...['أريد أن تتصلوا بي', 'هل يمكنكم الاتصال بي غدا؟', 'أريد التحدث مع المدير'],
      ...['ممكن أتكلم مع المسؤول؟', 'هل يمكن لأحد أن يتصل بي؟', 'أرغب في التحدث إلى موظف'],
      ...['أريد مكالمة', 'هل أستطيع التكلم مع صاحب المحل؟'],
    ],
    other: ['متى اتصلتم بي؟', 'من هو المدير؟', 'هل تتصلون قبل الأعمال التي تزيد عن 30؟'],
  },
  he: {
    wanted: [
      ...['אפשר שיחזרו אליי?', 'אני רוצה לדבר עם המנהל', 'תוכלו להתקשר אליי מחר?'],
      ...['אשמח לשיחה חוזרת', 'אפשר לדבר עם האחראי?', 'שמישהו יתקשר אליי בבקשה'],
      ...['אני צריכה לדבר עם נציגה', 'אפשר לדבר עם בעל העסק?'],
    ],
    other: ['מתי התקשרתם אליי?', 'מי המנהל?', 'אתם מתקשרים לפני עבודות מעל 30 שקל?'],
  },
}
