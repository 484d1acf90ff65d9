/** What is said on a call besides answers, in one language; marks and lists as in the assistant's tongues. */
export interface Words {
  /** {agent}, {business}. To somebody who calls: both always say that it is an AI. */
  inbound: string
  /** {agent}, {business}. Beside the business's own greeting. */
  disclosed: string
  /** {agent}, {business}. To somebody who is called. */
  outbound: string
  /** {brief}: said by the built-in assistant, which can't make words of its own of it. */
  brief: string
  /** To somebody who has no time. */
  busy: string
  recorded: string
  still_there: string
  silent: string
  failed: string
  /** {business} */
  ask_message: string
  /** {business} */
  noted: string
  not_through: string
  removed: string
  /** {business}: a person has taken the conversation over. */
  taken_over: string
  give_up: string
  /** Don't call me again. */
  stops: string
}

/** By ISO 639-1, the twelve languages of the built-in assistant. */
export const words: Readonly<Record<string, Words>> = {
  en: {
    inbound: 'Hello, this is {agent}, the AI assistant of {business}. How can I help you?',
    disclosed: 'I am {agent}, the AI assistant of {business}.',
    outbound: 'Hello, this is {agent}, the AI assistant of {business}. Do you have a moment?',
    brief: 'I am calling because of this: {brief}',
    busy: 'Then I won’t keep you. Goodbye!',
    recorded: 'This call is being recorded.',
    still_there: 'Are you still there?',
    silent: 'I can’t hear you, so I am hanging up now. Goodbye!',
    failed: 'I am sorry, something went wrong on my side.',
    ask_message:
      'Please tell me your name and what it is about, and the team at {business} will get back to you.',
    noted: 'Thank you, I have noted that. The team at {business} will get back to you. Goodbye!',
    not_through: 'I am sorry, nobody could take your call.',
    removed: 'I understand. We will not call you again. Goodbye!',
    taken_over: 'A colleague at {business} is taking over and will get back to you.',
    give_up: 'I am sorry, I can’t help you at the moment. Please try again later. Goodbye!',
    stops:
      'don’t call me again|do not call me again|don’t call again|do not call again|don’t ever call|do not ever call|never call me|never call again|never call this number|stop calling|don’t call this number|do not call this number|don’t call me anymore|don’t call me any more|do not call me anymore|no more calls|quit calling|remove me from|remove my number|remove this number|take me off|take my number off|delete my number|remove me|don’t contact me again|do not contact me again|do not call list|unsubscribe me|opt out|lose my number',
  },
  de: {
    inbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Wie kann ich Ihnen helfen?',
    disclosed: 'Ich bin {agent}, der KI-Assistent von {business}.',
    outbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Haben Sie einen Moment Zeit?',
    brief: 'Ich rufe deswegen an: {brief}',
    busy: 'Dann möchte ich Sie nicht aufhalten. Auf Wiederhören!',
    recorded: 'Dieses Gespräch wird aufgezeichnet.',
    still_there: 'Sind Sie noch da?',
    silent: 'Ich kann Sie nicht hören und lege jetzt auf. Auf Wiederhören!',
    failed: 'Es tut mir leid, bei mir ist etwas schiefgegangen.',
    ask_message:
      'Bitte sagen Sie mir Ihren Namen und worum es geht, dann meldet sich das Team von {business} bei Ihnen.',
    noted: 'Danke, das habe ich notiert. Das Team von {business} meldet sich bei Ihnen. Auf Wiederhören!',
    not_through: 'Es tut mir leid, es konnte gerade niemand abnehmen.',
    removed: 'Ich verstehe. Wir rufen Sie nicht mehr an. Auf Wiederhören!',
    taken_over: 'Jemand aus dem Team von {business} übernimmt und meldet sich bei Ihnen.',
    give_up:
      'Es tut mir leid, ich kann Ihnen im Moment nicht helfen. Bitte versuchen Sie es später noch einmal. Auf Wiederhören!',
    stops:
      'rufen sie mich nicht mehr|rufen sie mich nie wieder|rufen sie nicht mehr an|rufen sie hier nicht mehr|rufen sie nie wieder|ruft mich nicht mehr|ruft mich nie wieder|ruf mich nicht mehr|nicht mehr anrufen|nie wieder anrufen|keine anrufe mehr|hören sie auf mich anzurufen|hören sie auf anzurufen|aus ihrer liste|von ihrer liste|löschen sie meine nummer|meine nummer löschen|streichen sie mich|nicht mehr kontaktieren',
  },
  fr: {
    inbound: 'Bonjour, ici {agent}, l’assistant IA de {business}. Comment puis-je vous aider ?',
    disclosed: 'Je suis {agent}, l’assistant IA de {business}.',
    outbound: 'Bonjour, ici {agent}, l’assistant IA de {business}. Avez-vous un instant ?',
    brief: 'Je vous appelle à ce sujet : {brief}',
    busy: 'Alors je ne vous retiens pas. Au revoir !',
    recorded: 'Cet appel est enregistré.',
    still_there: 'Êtes-vous toujours là ?',
    silent: 'Je ne vous entends pas, je vais donc raccrocher. Au revoir !',
    failed: 'Je suis désolé, un problème est survenu de mon côté.',
    ask_message: 'Dites-moi votre nom et de quoi il s’agit, et l’équipe de {business} vous recontactera.',
    noted: 'Merci, c’est noté. L’équipe de {business} vous recontactera. Au revoir !',
    not_through: 'Je suis désolé, personne n’a pu prendre votre appel.',
    removed: 'Je comprends. Nous ne vous appellerons plus. Au revoir !',
    taken_over: 'Un collègue de {business} prend le relais et vous recontactera.',
    give_up:
      'Je suis désolé, je ne peux pas vous aider pour le moment. Veuillez réessayer plus tard. Au revoir !',
    stops:
      'ne m’appelez plus|ne me rappelez plus|ne m’appelle plus|n’appelez plus|arrêtez de m’appeler|arrêtez d’appeler|cessez de m’appeler|plus jamais m’appeler|ne plus être appelé|ne plus être appelée|plus d’appels|retirez moi|retirez mon numéro|supprimez mon numéro|effacez mon numéro|enlevez moi|enlevez mon numéro|désinscrivez moi|ne me contactez plus|de votre liste',
  },
  es: {
    inbound: 'Hola, soy {agent}, el asistente de IA de {business}. ¿En qué puedo ayudarle?',
    disclosed: 'Soy {agent}, el asistente de IA de {business}.',
    outbound: 'Hola, soy {agent}, el asistente de IA de {business}. ¿Tiene un momento?',
    brief: 'Le llamo por lo siguiente: {brief}',
    busy: 'Entonces no le entretengo más. ¡Adiós!',
    recorded: 'Esta llamada se está grabando.',
    still_there: '¿Sigue ahí?',
    silent: 'No le oigo, así que voy a colgar. ¡Adiós!',
    failed: 'Lo siento, algo ha fallado por mi parte.',
    ask_message:
      'Dígame su nombre y de qué se trata, y el equipo de {business} se pondrá en contacto con usted.',
    noted: 'Gracias, queda anotado. El equipo de {business} se pondrá en contacto con usted. ¡Adiós!',
    not_through: 'Lo siento, nadie ha podido atender su llamada.',
    removed: 'Entiendo. No volveremos a llamarle. ¡Adiós!',
    taken_over: 'Una persona de {business} se hace cargo y se pondrá en contacto con usted.',
    give_up: 'Lo siento, ahora mismo no puedo ayudarle. Inténtelo más tarde, por favor. ¡Adiós!',
    stops:
      'no me llamen más|no me llame más|no me llames más|no me vuelva a llamar|no me vuelvan a llamar|no me vuelvas a llamar|no vuelva a llamar*|no vuelvan a llamar*|no vuelvas a llamar*|no llamen más|no llame más|dejen de llamar*|deje de llamar*|deja de llamar*|no más llamadas|quíteme de|quítenme de|bórreme|bórrenme|elimine mi número|eliminen mi número|borre mi número|borren mi número|de su lista|no me contacten más|no me contacte más',
  },
  it: {
    inbound: 'Buongiorno, sono {agent}, l’assistente IA di {business}. Come posso aiutarla?',
    disclosed: 'Sono {agent}, l’assistente IA di {business}.',
    outbound: 'Buongiorno, sono {agent}, l’assistente IA di {business}. Ha un momento?',
    brief: 'La chiamo per questo: {brief}',
    busy: 'Allora non la trattengo. Arrivederci!',
    recorded: 'Questa chiamata viene registrata.',
    still_there: 'È ancora lì?',
    silent: 'Non la sento, quindi chiudo la chiamata. Arrivederci!',
    failed: 'Mi dispiace, qualcosa è andato storto da parte mia.',
    ask_message: 'Mi dica il suo nome e di che cosa si tratta, e il team di {business} la ricontatterà.',
    noted: 'Grazie, ho preso nota. Il team di {business} la ricontatterà. Arrivederci!',
    not_through: 'Mi dispiace, nessuno ha potuto rispondere.',
    removed: 'Capisco. Non la chiameremo più. Arrivederci!',
    taken_over: 'Una persona di {business} se ne occupa e la ricontatterà.',
    give_up: 'Mi dispiace, al momento non posso aiutarla. Riprovi più tardi. Arrivederci!',
    stops:
      'non mi chiami più|non mi chiamate più|non chiamarmi più|non chiamatemi più|non richiamatemi|non chiamate più|smettetela di chiamar*|smetta di chiamar*|smettila di chiamar*|basta chiamate|basta telefonate|niente più chiamate|mi tolga dalla|toglietemi dalla|toglietemi|cancelli il mio numero|cancellate il mio numero|cancellatemi|rimuovetemi|dalla vostra lista|non contattatemi più|non mi contattate più',
  },
  nl: {
    inbound: 'Goedendag, u spreekt met {agent}, de AI-assistent van {business}. Waarmee kan ik u helpen?',
    disclosed: 'Ik ben {agent}, de AI-assistent van {business}.',
    outbound: 'Goedendag, u spreekt met {agent}, de AI-assistent van {business}. Heeft u even tijd?',
    brief: 'Ik bel u hierover: {brief}',
    busy: 'Dan houd ik u niet langer op. Tot ziens!',
    recorded: 'Dit gesprek wordt opgenomen.',
    still_there: 'Bent u er nog?',
    silent: 'Ik kan u niet horen, dus ik hang nu op. Tot ziens!',
    failed: 'Het spijt me, er ging bij mij iets mis.',
    ask_message:
      'Zeg me alstublieft uw naam en waar het over gaat, dan neemt het team van {business} contact met u op.',
    noted: 'Dank u, ik heb het genoteerd. Het team van {business} neemt contact met u op. Tot ziens!',
    not_through: 'Het spijt me, niemand kon opnemen.',
    removed: 'Ik begrijp het. Wij bellen u niet meer. Tot ziens!',
    taken_over: 'Een collega van {business} neemt het over en neemt contact met u op.',
    give_up: 'Het spijt me, ik kan u op dit moment niet helpen. Probeer het later nog eens. Tot ziens!',
    stops:
      'bel me niet meer|bel mij niet meer|belt u me niet meer|belt u mij niet meer|bel niet meer|nooit meer bellen|niet meer bellen|niet meer gebeld|stop met bellen|hou op met bellen|houd op met bellen|geen telefoontjes meer|haal me van|haal mij van|verwijder mijn nummer|verwijder me|schrap me|van uw lijst|geen contact meer opnemen',
  },
  pt: {
    inbound: 'Olá, fala {agent}, o assistente de IA de {business}. Como posso ajudar?',
    disclosed: 'Sou {agent}, o assistente de IA de {business}.',
    outbound: 'Olá, fala {agent}, o assistente de IA de {business}. Tem um momento?',
    brief: 'Ligo por este motivo: {brief}',
    busy: 'Então não lhe tomo mais tempo. Adeus!',
    recorded: 'Esta chamada está a ser gravada.',
    still_there: 'Ainda está aí?',
    silent: 'Não consigo ouvir, por isso vou desligar. Adeus!',
    failed: 'Desculpe, algo correu mal do meu lado.',
    ask_message:
      'Diga-me o seu nome e de que se trata, e a equipa de {business} entrará em contacto consigo.',
    noted: 'Obrigado, está anotado. A equipa de {business} entrará em contacto consigo. Adeus!',
    not_through: 'Desculpe, ninguém pôde atender a sua chamada.',
    removed: 'Compreendo. Não voltaremos a ligar-lhe. Adeus!',
    taken_over: 'Uma pessoa de {business} vai tratar disto e entrará em contacto consigo.',
    give_up: 'Desculpe, neste momento não posso ajudar. Tente mais tarde, por favor. Adeus!',
    stops:
      'não me ligue mais|não me liguem mais|não ligue mais|não liguem mais|não me volte a ligar|não me voltem a ligar|não volte a ligar|não voltem a ligar|nunca mais me ligue|nunca mais me liguem|pare de ligar|parem de ligar|pare de me ligar|parem de me ligar|chega de ligações|sem mais chamadas|retire o meu número|retirem o meu número|remova meu número|remova o meu número|apague o meu número|apaguem o meu número|tire me da|tirem me da|me tire da|me tirem da|da vossa lista|da sua lista|não me contacte mais|não entre mais em contato',
  },
  pl: {
    inbound: 'Dzień dobry, tu {agent}, asystent AI firmy {business}. W czym mogę pomóc?',
    disclosed: 'Jestem {agent}, asystent AI firmy {business}.',
    outbound: 'Dzień dobry, tu {agent}, asystent AI firmy {business}. Czy mogę zająć chwilę?',
    brief: 'Dzwonię w tej sprawie: {brief}',
    busy: 'W takim razie nie przeszkadzam. Do widzenia!',
    recorded: 'Ta rozmowa jest nagrywana.',
    still_there: 'Czy nadal mnie słychać?',
    silent: 'Nic nie słyszę, więc się rozłączam. Do widzenia!',
    failed: 'Przepraszam, coś poszło nie tak po mojej stronie.',
    ask_message:
      'Proszę powiedzieć, jak się Pani lub Pan nazywa i o co chodzi, a zespół {business} się odezwie.',
    noted: 'Dziękuję, zapisałem. Zespół {business} się odezwie. Do widzenia!',
    not_through: 'Przepraszam, nikt nie mógł odebrać.',
    removed: 'Rozumiem. Nie będziemy już dzwonić. Do widzenia!',
    taken_over: 'Ktoś z zespołu {business} przejmuje sprawę i się odezwie.',
    give_up: 'Przepraszam, w tej chwili nie mogę pomóc. Proszę spróbować później. Do widzenia!',
    stops:
      'nie dzwońcie więcej|nie dzwonić więcej|więcej nie dzwońcie|więcej nie dzwonić|nie dzwoń więcej|więcej nie dzwoń|nie dzwońcie do mnie|przestańcie dzwonić|przestań dzwonić|proszę przestać dzwonić|koniec z telefonami|usuńcie mój numer|usunąć mój numer|usuń mój numer|wykreślcie mnie|wykreślić mnie|nie kontaktujcie się|nie kontaktować się',
  },
  tr: {
    inbound: 'Merhaba, ben {business} yapay zekâ asistanı {agent}. Size nasıl yardımcı olabilirim?',
    disclosed: 'Ben {business} yapay zekâ asistanı {agent}.',
    outbound: 'Merhaba, ben {business} yapay zekâ asistanı {agent}. Bir dakikanız var mı?',
    brief: 'Sizi şunun için arıyorum: {brief}',
    busy: 'O zaman sizi tutmayayım. Hoşça kalın!',
    recorded: 'Bu görüşme kaydediliyor.',
    still_there: 'Hâlâ orada mısınız?',
    silent: 'Sizi duyamıyorum, bu yüzden şimdi kapatıyorum. Hoşça kalın!',
    failed: 'Özür dilerim, benim tarafımda bir sorun oldu.',
    ask_message: 'Lütfen adınızı ve konuyu söyleyin, {business} ekibi size geri dönecek.',
    noted: 'Teşekkür ederim, not aldım. {business} ekibi size geri dönecek. Hoşça kalın!',
    not_through: 'Özür dilerim, kimse çağrınızı alamadı.',
    removed: 'Anlıyorum. Sizi bir daha aramayacağız. Hoşça kalın!',
    taken_over: '{business} ekibinden biri devralıyor ve size geri dönecek.',
    give_up: 'Özür dilerim, şu anda yardımcı olamıyorum. Lütfen daha sonra tekrar deneyin. Hoşça kalın!',
    stops:
      'beni bir daha arama*|bir daha arama*|beni artık arama*|artık arama*|beni aramayın|beni arama|aramayı bırak*|aramaktan vazgeç*|numaramı sil*|numaramı çıkar*|beni listeden|listeden çıkar*|listenizden|benimle iletişime geçmeyin',
  },
  ar: {
    inbound: 'مرحباً، معك {agent}، مساعد الذكاء الاصطناعي لدى {business}. كيف يمكنني مساعدتك؟',
    disclosed: 'أنا {agent}، مساعد الذكاء الاصطناعي لدى {business}.',
    outbound: 'مرحباً، معك {agent}، مساعد الذكاء الاصطناعي لدى {business}. هل لديك لحظة؟',
    brief: 'أتصل بك بهذا الشأن: {brief}',
    busy: 'لن أطيل عليك إذن. مع السلامة!',
    recorded: 'هذه المكالمة مسجلة.',
    still_there: 'هل ما زلت معي؟',
    silent: 'لا أستطيع سماعك، لذلك سأنهي المكالمة الآن. مع السلامة!',
    failed: 'أعتذر، حدث خطأ من جانبي.',
    ask_message: 'من فضلك قل لي اسمك وما الموضوع، وسيتواصل معك فريق {business}.',
    noted: 'شكراً، دوّنت ذلك. سيتواصل معك فريق {business}. مع السلامة!',
    not_through: 'أعتذر، لم يتمكن أحد من الرد على مكالمتك.',
    removed: 'أفهم ذلك. لن نتصل بك مرة أخرى. مع السلامة!',
    taken_over: 'سيتولى أحد زملائي في {business} الأمر وسيتواصل معك.',
    give_up: 'أعتذر، لا أستطيع مساعدتك في الوقت الحالي. من فضلك حاول لاحقاً. مع السلامة!',
    stops:
      'لا تتصل بي مرة أخرى|لا تتصلوا بي مرة أخرى|لا تتصل مرة أخرى|لا تتصلوا مرة أخرى|لا تتصل بي مجددا|لا تتصلوا بي مجددا|لا تتصلوا بي بعد الآن|لا تتصل بي بعد الآن|توقف عن الاتصال|توقفوا عن الاتصال|احذف رقمي|احذفوا رقمي|أزل رقمي|أزيلوا رقمي|أزيلوني|من قائمتكم|لا أريد أن تتصلوا|لا أريد مكالمات',
  },
  he: {
    inbound: 'שלום, מדבר {agent}, עוזר הבינה המלאכותית של {business}. איך אפשר לעזור?',
    disclosed: 'אני {agent}, עוזר הבינה המלאכותית של {business}.',
    outbound: 'שלום, מדבר {agent}, עוזר הבינה המלאכותית של {business}. יש לכם רגע?',
    brief: 'אני מתקשר בנושא הזה: {brief}',
    busy: 'אז לא אעכב אתכם. להתראות!',
    recorded: 'השיחה מוקלטת.',
    still_there: 'אתם עדיין כאן?',
    silent: 'אני לא שומע אתכם, ולכן אנתק עכשיו. להתראות!',
    failed: 'אני מצטער, משהו השתבש אצלי.',
    ask_message: 'אנא אמרו לי מה שמכם ובמה מדובר, והצוות של {business} יחזור אליכם.',
    noted: 'תודה, רשמתי. הצוות של {business} יחזור אליכם. להתראות!',
    not_through: 'אני מצטער, אף אחד לא היה יכול לענות.',
    removed: 'אני מבין. לא נתקשר אליכם שוב. להתראות!',
    taken_over: 'מישהו מהצוות של {business} לוקח את זה מכאן ויחזור אליכם.',
    give_up: 'אני מצטער, אני לא יכול לעזור כרגע. אנא נסו שוב מאוחר יותר. להתראות!',
    stops:
      'אל תתקשרו אליי יותר|אל תתקשרו אלי יותר|אל תתקשר אליי יותר|אל תתקשר אלי יותר|אל תתקשרו יותר|אל תתקשר יותר|אל תתקשרו שוב|אל תתקשר שוב|תפסיקו להתקשר|תפסיק להתקשר|להפסיק להתקשר|תמחקו את המספר|מחקו את המספר|תסירו אותי|הסירו אותי|תורידו אותי|אל תיצרו איתי קשר',
  },
  ja: {
    inbound:
      'お電話ありがとうございます。{business}のAIアシスタント、{agent}です。ご用件をお聞かせください。',
    disclosed: '{business}のAIアシスタント、{agent}です。',
    outbound: 'こんにちは。{business}のAIアシスタント、{agent}です。少しお時間よろしいでしょうか。',
    brief: '次の件でお電話いたしました。{brief}',
    busy: 'かしこまりました。お忙しいところ失礼いたしました。',
    recorded: 'この通話は録音されています。',
    still_there: 'もしもし、聞こえていらっしゃいますか。',
    silent: 'お声が聞こえないようですので、失礼いたします。',
    failed: '申し訳ございません。こちらで問題が発生しました。',
    ask_message: 'お名前とご用件をお聞かせください。{business}の担当者から折り返しご連絡いたします。',
    noted: 'ありがとうございます。承りました。{business}の担当者からご連絡いたします。失礼いたします。',
    not_through: '申し訳ございません。担当者が電話に出られませんでした。',
    removed: 'かしこまりました。今後はお電話いたしません。失礼いたします。',
    taken_over: '{business}の担当者が引き継ぎ、ご連絡いたします。',
    give_up: '申し訳ございません。ただいま対応できません。後ほどおかけ直しください。失礼いたします。',
    stops:
      'もう電話しないで|二度と電話しないで|電話しないでください|電話をしないで|電話をかけないで|電話かけないで|かけてこないで|もうかけないで|電話をやめて|電話番号を削除|番号を削除|番号を消して|リストから外して|リストから削除|連絡しないで',
  },
}

/** What is said on calls in a language; in English where there are no words for it. */
export const wordsIn = (tongue: string): Words => words[tongue] ?? words.en!
