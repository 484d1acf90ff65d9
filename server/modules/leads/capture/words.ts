/** What is said and heard when a visitor's details are taken, in one language; marks and lists as in a `Tongue`. */
export interface Words {
  ask_name: string
  /** {name}; the question for an address or a number follows. */
  thank_name: string
  /** {business}, {contact} */
  noted: string
  noted_too: string
  as_you_like: string
  /** I want to hear from a person, or to get an offer. */
  wants: string
  /** Here is how to reach me. */
  mine: string
  /** I won't tell. */
  declines: string
}

/** By ISO 639-1, the twelve languages of the built-in assistant. */
export const words: Readonly<Record<string, Words>> = {
  en: {
    ask_name: 'Gladly. May I have your name?',
    thank_name: 'Thank you, {name}.',
    noted: 'Thank you, that is noted. The team at {business} can reach you at {contact}.',
    noted_too: 'Thank you, I have noted that too.',
    as_you_like: 'That is quite all right. If you change your mind, just tell me.',
    wants:
      'call me back|callback|call back|call me|give me a call|ring me|phone me|contact me|get in touch with me|get back to me|reach out to me|have someone call|request a call|a quote|quotation|price estimate|cost estimate|an estimate|make me an offer|send me an offer|leave my details|leave my number|leave my contact details',
    mine: 'my email|my e mail|my mail|my number|my phone|my mobile|my cell|reach me|i am at|you can write to me|my address is|my contact details',
    declines:
      'rather not|prefer not|don’t want to|do not want to|won’t tell|no name|not say|skip|keep that private|anonymous',
  },
  de: {
    ask_name: 'Gerne. Wie ist Ihr Name?',
    thank_name: 'Danke, {name}.',
    noted: 'Danke, das ist notiert. Das Team von {business} kann Sie unter {contact} erreichen.',
    noted_too: 'Danke, auch das habe ich notiert.',
    as_you_like: 'Das ist völlig in Ordnung. Falls Sie es sich anders überlegen, sagen Sie es mir einfach.',
    wants:
      'rückruf|zurückrufen|rufen sie mich|ruft mich|rufen sie zurück|anrufen lassen|kontaktieren sie mich|melden sie sich bei mir|meldet euch bei mir|bei mir melden|nehmen sie kontakt|gern ein angebot|gerne ein angebot|möchte ein angebot|brauche ein angebot|um ein angebot|angebot machen|angebot erstellen|angebot bekommen|angebot anfordern|angebot schicken|kostenvoranschlag|preisangebot|schreiben sie mir|meine nummer hinterlassen|meine daten hinterlassen',
    mine: 'meine email|meine e mail|meine mail|meine nummer|meine telefonnummer|meine handynummer|meine adresse|erreichbar unter|erreichen sie mich|erreicht ihr mich|mich erreichen',
    declines:
      'lieber nicht|möchte ich nicht|möchte nicht|will ich nicht|will nicht|sage ich nicht|kein name|überspringen|anonym',
  },
  fr: {
    ask_name: 'Volontiers. Quel est votre nom ?',
    thank_name: 'Merci, {name}.',
    noted: 'Merci, c’est noté. L’équipe de {business} peut vous joindre ici : {contact}.',
    noted_too: 'Merci, je l’ai noté aussi.',
    as_you_like: 'Ce n’est pas un problème. Si vous changez d’avis, dites-le-moi.',
    wants:
      'rappelez moi|me rappeler|être rappelé|être rappelée|contactez moi|me contacter|me recontacter|recontactez moi|un devis|devis|une offre de prix|écrivez moi|laisser mes coordonnées|laisser mon numéro',
    mine: 'mon email|mon e mail|mon mail|mon adresse|mon numéro|mon téléphone|mon portable|me joindre|mes coordonnées',
    declines: 'préfère pas|ne préfère pas|ne veux pas|ne souhaite pas|pas envie|passer|anonyme',
  },
  es: {
    ask_name: 'Con mucho gusto. ¿Cómo se llama?',
    thank_name: 'Gracias, {name}.',
    noted: 'Gracias, queda anotado. El equipo de {business} puede contactarle aquí: {contact}.',
    noted_too: 'Gracias, también lo he anotado.',
    as_you_like: 'No pasa nada. Si cambia de opinión, dígamelo.',
    wants:
      'llámame|llámeme|llámenme|me llame|me llamen|devolver la llamada|contácteme|contáctenme|me contacten|póngase en contacto conmigo|pónganse en contacto conmigo|un presupuesto|presupuesto|cotización|escríbame|escríbanme|dejar mis datos|dejar mi número',
    mine: 'mi correo|mi email|mi e mail|mi número|mi teléfono|mi móvil|mi celular|mi dirección|localizarme|mis datos',
    declines: 'prefiero no|no quiero|mejor no|no deseo|omitir|anónimo|anónima',
  },
  it: {
    ask_name: 'Volentieri. Come si chiama?',
    thank_name: 'Grazie, {name}.',
    noted: 'Grazie, ho preso nota. Il team di {business} può raggiungerla qui: {contact}.',
    noted_too: 'Grazie, ho annotato anche questo.',
    as_you_like: 'Nessun problema. Se cambia idea, me lo dica.',
    wants:
      'richiamatemi|mi richiami|mi richiamate|essere richiamato|essere richiamata|chiamatemi|mi chiami|contattatemi|mi contatti|mi contattate|ricontattatemi|preventivo|un preventivo|scrivetemi|lasciare i miei dati|lasciare il mio numero',
    mine: 'la mia email|la mia e mail|la mia mail|il mio numero|il mio telefono|il mio cellulare|il mio indirizzo|raggiungermi|i miei dati',
    declines: 'preferisco di no|preferirei di no|non voglio|meglio di no|saltare|anonimo|anonima',
  },
  nl: {
    ask_name: 'Graag. Wat is uw naam?',
    thank_name: 'Dank u, {name}.',
    noted: 'Dank u, dat is genoteerd. Het team van {business} kan u bereiken via {contact}.',
    noted_too: 'Dank u, dat heb ik ook genoteerd.',
    as_you_like: 'Dat is helemaal goed. Als u van gedachten verandert, zeg het gerust.',
    wants:
      'bel me terug|bel mij terug|terugbellen|teruggebeld|bel me|bel mij|neem contact met me op|neem contact met mij op|contact met mij opnemen|offerte|een offerte|prijsopgave|schrijf me|schrijf mij|mijn gegevens achterlaten|mijn nummer achterlaten',
    mine: 'mijn email|mijn e mail|mijn mail|mijn nummer|mijn telefoonnummer|mijn telefoon|mijn adres|mij bereiken|me bereiken|bereikbaar op|bereikbaar via',
    declines: 'liever niet|wil ik niet|wil niet|zeg ik niet|overslaan|anoniem',
  },
  pt: {
    ask_name: 'Com todo o gosto. Qual é o seu nome?',
    thank_name: 'Obrigado, {name}.',
    noted: 'Obrigado, está anotado. A equipa de {business} pode contactá-lo aqui: {contact}.',
    noted_too: 'Obrigado, também anotei isso.',
    as_you_like: 'Não faz mal. Se mudar de ideias, é só dizer.',
    wants:
      'ligue me|liguem me|me ligue|me liguem|ligar de volta|retornar a chamada|entre em contato comigo|entrem em contato comigo|entre em contacto comigo|contacte me|contate me|orçamento|um orçamento|cotação|uma proposta|escreva me|deixar os meus dados|deixar meu número|deixar o meu número',
    mine: 'meu email|meu e mail|meu mail|meu número|meu telefone|meu celular|meu telemóvel|meu endereço|me encontrar|meus dados',
    declines: 'prefiro não|não quero|melhor não|não desejo|pular|saltar|anônimo|anónimo',
  },
  pl: {
    ask_name: 'Z przyjemnością. Jak się Pan/Pani nazywa?',
    thank_name: 'Dziękuję, {name}.',
    noted: 'Dziękuję, zapisane. Zespół {business} może się skontaktować tutaj: {contact}.',
    noted_too: 'Dziękuję, to też zapisane.',
    as_you_like: 'W porządku. W razie zmiany zdania proszę dać znać.',
    wants:
      'oddzwoń*|oddzwonić|oddzwonienie|zadzwońcie|proszę o telefon|proszę zadzwonić|proszę o kontakt|skontaktujcie się ze mną|skontaktować się ze mną|wycen*|kosztorys*|proszę o ofertę|poproszę o ofertę|napiszcie do mnie|zostawić numer|zostawić dane',
    mine: 'mój email|mój e mail|mój mail|mój numer|mój telefon|mój adres|moje dane',
    declines: 'wolę nie|nie chcę|lepiej nie|pomiń|anonimow*',
  },
  tr: {
    ask_name: 'Memnuniyetle. Adınızı öğrenebilir miyim?',
    thank_name: 'Teşekkürler, {name}.',
    noted: 'Teşekkürler, not ettim. {business} ekibi size buradan ulaşabilir: {contact}.',
    noted_too: 'Teşekkürler, bunu da not ettim.',
    as_you_like: 'Hiç sorun değil. Fikrinizi değiştirirseniz bana söylemeniz yeterli.',
    wants:
      'beni arayın|beni ara|beni arar mısınız|geri arayın|geri arama|geri arar mısınız|beni arasın|benimle iletişime geç*|bana ulaşın|bana yazın|teklif|fiyat teklifi|teklif almak|numaramı bırak*|bilgilerimi bırak*',
    mine: 'e postam|epostam|mailim|numaram|telefonum|cep numaram|adresim|bana ulaşabilirsiniz',
    declines: 'söylemek istemiyorum|istemiyorum|vermek istemiyorum|söylemem|geç|anonim',
  },
  ar: {
    ask_name: 'بكل سرور. ما اسمك الكريم؟',
    thank_name: 'شكرًا لك، {name}.',
    noted: 'شكرًا لك، تم تسجيل ذلك. يمكن لفريق {business} التواصل معك عبر: {contact}',
    noted_too: 'شكرًا لك، سجّلت ذلك أيضًا.',
    as_you_like: 'لا بأس إطلاقًا. إذا غيّرت رأيك فأخبرني.',
    wants:
      'اتصل بي|اتصلوا بي|الاتصال بي|معاودة الاتصال|تواصلوا معي|تواصل معي|التواصل معي|عرض سعر|عرض اسعار|تسعيرة|راسلوني|ترك رقمي|ترك بياناتي',
    mine: 'بريدي|ايميلي|رقمي|هاتفي|جوالي|موبايلي|عنواني|بياناتي',
    declines: 'افضل عدم|لا اريد|لا ارغب|افضل الا|تخطي|مجهول',
  },
  he: {
    ask_name: 'בשמחה. מה שמך?',
    thank_name: 'תודה, {name}.',
    noted: 'תודה, רשמתי. הצוות של {business} יכול להשיג אותך כאן: {contact}.',
    noted_too: 'תודה, רשמתי גם את זה.',
    as_you_like: 'זה בסדר גמור. אם תשנו את דעתכם, פשוט כתבו לי.',
    wants:
      'תתקשרו אלי|תתקשרו אליי|התקשרו אלי|התקשרו אליי|תחזרו אלי|תחזרו אליי|חזרו אלי|חזרו אליי|שיחזרו אלי|שיחזרו אליי|צרו איתי קשר|צרו קשר איתי|ליצור איתי קשר|הצעת מחיר|כתבו לי|להשאיר פרטים|להשאיר מספר',
    mine: 'המייל שלי|האימייל שלי|הדוא"ל שלי|המספר שלי|הטלפון שלי|הנייד שלי|הכתובת שלי|הפרטים שלי|להשיג אותי',
    declines: 'מעדיף לא|מעדיפה לא|לא רוצה|עדיף שלא|דלג|אנונימי',
  },
  ja: {
    ask_name: 'かしこまりました。お名前を教えていただけますか？',
    thank_name: 'ありがとうございます、{name}様。',
    noted: 'ありがとうございます。承りました。{business}の担当者が次の連絡先にご連絡できます：{contact}',
    noted_too: 'ありがとうございます。こちらも承りました。',
    as_you_like: '承知しました。お気持ちが変わりましたら、お知らせください。',
    wants:
      '折り返し|電話をください|電話ください|電話して|電話してほしい|連絡をください|連絡ください|連絡して|連絡してほしい|連絡がほしい|連絡をお願い|見積|見積もり|お見積り|連絡先を残',
    mine: '私のメール|メールアドレスは|私の番号|電話番号は|携帯は|連絡先は',
    declines: '言いたくない|教えたくない|結構です|遠慮します|匿名|やめておきます',
  },
}
