import type { AnswerType } from './answer-types.ts'

// How people ask for a kind of thing, by language, folded and without apostrophes and hyphens (see `heard`). The order
// decides: "how much notice" asks for a number and not for a price.

export type AskedFor = Exclude<AnswerType, 'yes or no' | 'other'>

interface Asking {
  /** Each a list of alternatives, in the order in which they are tried. */
  kinds: [AskedFor, string][]
  /** How a question begins that wants a yes or a no. */
  yesNo: string
}

export const languages: Record<string, Asking> = {
  en: {
    kinds: [
      ['reason', 'why|how come|for what reason'],
      [
        'phone',
        'phone number|telephone number|what number|which number (?:do|should|can) i|who (?:do|should|can) i (?:call|ring|phone)|whom? (?:to|should i|do i|can i) (?:ring|call|phone)|(?:number|phone) (?:to|for) (?:call|ring)',
      ],
      ['email', 'e ?mail address|your e ?mail|what is the e ?mail'],
      ['length', 'how (?:long(?! ago)|far)|how much time|what distance'],
      [
        'count',
        'how much (?:notice|luggage|space|room|water|weight|land)|what (?:percent|percentage|age|proportion|fraction|number)|how (?:many|old|tall|often|large|big|high|fast|deep|heavy|wide|close|quickly|soon|frequently)',
      ],
      [
        'price',
        'how much|how expensive|prices?|priced|pricing|cost|costs|fees?|rates?|charges?|what do you charge|what does .* charge|cheapest|cheaper|expensive|what would i pay|what will i pay|do i pay for',
      ],
      ['time', 'what time|at what hour|how late|how early|until what|till what|what are the hours|hours'],
      [
        'day',
        'which days?|what days?|which weekdays?|what date|which date|which month|what month|on which day',
      ],
      [
        'when',
        'when|what year|which year|what (?:decade|century)|how long ago|since when|by when|until when',
      ],
      ['person', 'who|whom|whose|who s'],
      [
        'place',
        'where|which (?:city|country|place|state|street|room|floor)|what (?:city|country|place|location|state|address|river|region|street)|address',
      ],
    ],
    yesNo:
      'is|are|was|were|am|do|does|did|can|could|will|would|should|may|might|must|has|have|had|shall|isn t|don t|can t|any|got|is there|are there',
  },
  de: {
    kinds: [
      ['reason', 'warum|wieso|weshalb|wozu|aus welchem grund'],
      [
        'phone',
        'telefonnummer|handynummer|welche nummer|wen (?:kann|soll|muss|rufe) ich|unter welcher nummer',
      ],
      ['email', 'e ?mail ?adresse|mailadresse|welche e ?mail'],
      [
        'length',
        'wie lang(?:e[rs]?)?(?! (?:habt|haben|hat|ist|sind|seid) .*(?:offen|geoffnet|auf)(?![\\p{L}]))|wie weit|wie viel zeit|welche entfernung',
      ],
      [
        'count',
        'wie ?viele|wie (?:alt|gross|oft|hoch|schnell|tief|schwer|breit|haufig)|wie viel (?:platz|gepack|prozent)|ab welchem alter|welches alter',
      ],
      [
        'time',
        'um wie ?viel uhr|uhrzeit|bis wie viel uhr|ab wie viel uhr|wie spat|wie lange (?:habt|haben|hat|ist|seid|sind) .*(?:offen|geoffnet|auf)|offnungszeit\\w*',
      ],
      [
        'price',
        'was (?:kostet|kosten|zahlt|zahle|zahlen|macht|verlangen)|wie ?viel|wie teuer|preis\\w*|\\w*preise?|kostet|kosten|gebuhr\\w*|tarife?|gunstigste\\w*|billigste\\w*|teuer',
      ],
      ['day', 'welche[mnrs]? (?:tag|tage|tagen|datum|monat|wochentag\\w*)|an welche[mn] tage?n?'],
      ['when', 'wann|welches jahr|in welchem jahr|seit wann|ab wann|bis wann'],
      ['person', 'wer|wem|wen|wessen'],
      ['place', 'wo|wohin|woher|adresse|in welche[rm]? (?:stadt|land|ort|strasse)'],
    ],
    yesNo:
      'ist|sind|war|waren|kann|konnen|konnt|konnte|darf|durfen|muss|mussen|habt|haben|hat|gibts|gibt es|gibt|bieten|bietet|akzeptiert|akzeptieren|nehmt|nehmen|macht|machen|verkauft|verkaufen|werden|wird|brauche|brauchen|soll|sollte|hatten|habe|kennt|arbeitet',
  },
  fr: {
    kinds: [
      ['reason', 'pourquoi|pour quelle raison'],
      ['phone', 'numero de telephone|portable|quel numero|qui (?:dois|puis) je appeler'],
      ['email', 'adresse e ?mail|adresse mail|quel mail|courriel'],
      [
        'price',
        'combien (?:coute|coutent|ca coute|est ce que|pour|est|sont|vaut|c est|dois|faut il payer|payer|je paie)|c est combien|quel est le prix|prix|tarifs?|couts?|coute|moins cher|frais',
      ],
      ['length', 'combien de (?:temps|jours|semaines|mois)|quelle (?:est la )?(?:duree|longueur|distance)'],
      ['count', 'combien (?:de|d)|quel age|quelle (?:taille|superficie|quantite)|tous les combien'],
      ['amount', 'combien'],
      ['time', 'quelle heure|quelles heures|horaires?|jusqu a quelle heure'],
      ['day', 'quels? jours?|quelle date|quel mois'],
      ['when', 'quand|quelle annee|depuis quand'],
      ['person', 'qui est|qui sont|qui a|a qui|qui'],
      ['place', 'ou se trouve|ou est|ou sont|ou etes|ou puis|ou peut|adresse|^ou|dans quelle (?:ville|rue)'],
    ],
    yesNo:
      'est ce|est il|est|sont|puis|peut|peux|pouvez|pouvons|avez|y a|y a t il|acceptez|proposez|faites|faut il|prenez|etes|vendez|dois|as tu|offrez|on peut|il y a|c est possible',
  },
  es: {
    kinds: [
      ['reason', 'por que|cual es el motivo|para que'],
      [
        'phone',
        'numero de telefono|movil|celular|que numero|telefono|a quien (?:llamo|llamar|puedo llamar)|a que numero',
      ],
      ['email', 'correo electronico|direccion de correo|e ?mail'],
      [
        'price',
        'cuanto (?:cuesta|cuestan|vale|valen|es|sale|salen|cobra|cobran|cobrais|pago|se paga|hay que pagar|seria|me costaria|costaria|sera)|que (?:precio|cuesta|vale)|precios?|tarifas?|coste|costo|cuesta|cuestan|mas barat[oa]',
      ],
      [
        'length',
        'cuanto tiempo|cuanto (?:dura|duran|durara|tarda|tardan|tardais|tardara|se tarda)|que duracion|cual es la duracion|(?:que|cuanta) distancia',
      ],
      ['count', 'cuant[oa]s|que edad|cada cuanto|que porcentaje'],
      ['amount', 'cuant[oa]'],
      ['time', 'a que hora|que hora|que horario|horarios?|hasta que hora|desde que hora'],
      ['day', 'que dias?|que fecha|que mes'],
      ['when', 'cuando|que ano|desde cuando|hasta cuando'],
      ['person', 'quien|quienes'],
      ['place', 'donde|adonde|direccion|en que (?:calle|ciudad)'],
    ],
    yesNo:
      'es|son|hay|puedo|puede|pueden|podeis|podria|podriais|podemos|se puede|tienen|tiene|teneis|tienes|aceptan|aceptais|acepta|estan|esta|estais|haceis|hacen|ofrecen|ofreceis|venden|vendeis|abren|abris|necesito|hace falta|tengo que|debo|dan|dais|sirven|servis|admiten|admitis|existe',
  },
  it: {
    kinds: [
      ['reason', 'perche|per quale motivo|come mai'],
      ['phone', 'numero di telefono|cellulare|che numero|quale numero|chi (?:devo|posso) chiamare'],
      ['email', 'indirizzo e ?mail|e ?mail'],
      [
        'price',
        'quanto (?:costa|costano|viene|vengono|e|pago|si paga|costerebbe|sarebbe)|prezz[oi]|tariff[ae]|costo|costi|costa|piu economic[oa]',
      ],
      [
        'length',
        'quanto tempo|quanto (?:dura|durano|ci (?:vuole|mette|mettete|mettono))|che durata|qual e la durata|quanto dista|che distanza',
      ],
      ['count', 'quant[ie]|che eta|ogni quanto'],
      ['amount', 'quant[oa]'],
      ['time', 'a che ora|che ora|orari[o]?|fino a che ora'],
      ['day', 'che giorn[oi]|quali giorni|quale giorno|che data|che mese'],
      ['when', 'quando|che anno|da quando'],
      ['person', 'chi'],
      ['place', 'dove|indirizzo|in che (?:via|citta)'],
    ],
    yesNo:
      'e possibile|e|sono|c e|ci sono|posso|puo|potete|possiamo|avete|accettate|si puo|fate|vendete|offrite|devo|bisogna|serve|siete|esiste',
  },
  pt: {
    kinds: [
      ['reason', 'porque|por que|qual o motivo'],
      [
        'phone',
        'numero de telefone|telemovel|celular|qual o numero|que numero|para quem (?:ligo|devo ligar)|telefone',
      ],
      ['email', 'endereco de e ?mail|e ?mail'],
      [
        'price',
        'quanto (?:custa|custam|e|sai|fica|ficam|cobram|pago|se paga|custaria|seria)|qual (?:o|e o) (?:preco|valor|custo)|precos?|valor(?:es)?|tarifas?|custa|custam|custo|mais barat[oa]',
      ],
      [
        'length',
        'quanto tempo|quanto (?:dura|duram|demora|demoram|leva|levam)|qual (?:a|e a) duracao|que distancia|quao longe',
      ],
      ['count', 'quant[oa]s|que idade|qual a idade|com que frequencia'],
      ['amount', 'quant[oa]'],
      ['time', 'a que horas|que horas|qual o horario|horarios?|ate que horas'],
      ['day', 'que dias?|quais dias|qual dia|que data|que mes'],
      ['when', 'quando|que ano|desde quando|ate quando'],
      ['person', 'quem'],
      ['place', 'onde|aonde|endereco|morada|em que (?:rua|cidade)'],
    ],
    yesNo:
      'ha|tem|tens|voces tem|existe|posso|pode|podem|podemos|aceitam|aceita|voces|fazem|oferecem|vendem|e possivel|e|sao|estao|da para|preciso|devo|da pra|abrem',
  },
  nl: {
    kinds: [
      ['reason', 'waarom|hoezo|om welke reden'],
      ['phone', 'telefoonnummer|welk nummer|wie (?:kan|moet) ik bellen'],
      ['email', 'e ?mailadres|mailadres'],
      ['length', 'hoe ?lang|hoe ver|hoeveel tijd|welke afstand'],
      [
        'count',
        'hoe (?:oud|vaak|groot|hoog|snel|zwaar|breed|diep)|hoeveel (?!kosten|betalen|rekenen|vragen)\\p{L}{2,}(?:en|s)|welke leeftijd',
      ],
      ['amount', 'hoeveel(?! (?:kost|kosten|is|betaal))'],
      [
        'price',
        'hoeveel (?:kost|kosten|is|zijn|betaal)|wat (?:kost|kosten|betaal)|prij(?:s|zen)|tarie(?:f|ven)|kost|kosten|hoe duur|goedkoopste|hoeveel',
      ],
      ['time', 'hoe laat|openingstijden|tot hoe laat|vanaf hoe laat|welke tijd'],
      ['day', 'welke dag(?:en)?|welke datum|welke maand'],
      ['when', 'wanneer|welk jaar|sinds wanneer'],
      ['person', 'wie'],
      ['place', 'waar|adres|in welke (?:straat|stad)'],
    ],
    yesNo:
      'is er|zijn er|is|zijn|kan|kunnen|kun|mag|mogen|heeft|hebben|hebt|heb|accepteren|nemen|doen|verkopen|bieden|moet|moeten|biedt|zit|werkt|zou',
  },
  pl: {
    kinds: [
      ['reason', 'dlaczego|czemu|z jakiego powodu'],
      ['phone', 'numer telefonu|jaki numer|do kogo (?:dzwonic|zadzwonic|mam dzwonic)|telefon'],
      ['email', 'adres e ?mail\\w*|e ?mail'],
      [
        'price',
        'ile (?:kosztuj\\w+|place|placi\\w*|wynosi|wyniesie|to|jest|zaplac\\w+)|jaka (?:jest )?cena|cena|ceny|cennik|koszt\\w*|oplat\\w*|najtansz\\w+|po ile',
      ],
      ['length', 'jak (?:dlugo|daleko)|ile (?:trwa|trwaja|potrwa|czasu)'],
      ['count', 'jak (?:czesto|duzy|wysoki)|w jakim wieku|od ilu'],
      ['amount', 'ile'],
      ['time', 'o ktorej|ktora godzina|godziny otwarcia|w jakich godzinach|do ktorej|od ktorej'],
      ['day', 'w jaki(?:e|ch)? dni\\w*|ktory dzien|jaki dzien|ktorego'],
      ['when', 'kiedy|w ktorym roku|od kiedy|do kiedy'],
      ['person', 'kto|kogo|komu|kim'],
      ['place', 'gdzie|adres|na jakiej ulicy|dokad'],
    ],
    yesNo:
      'czy|macie|jest|sa|mozna|moge|mozecie|przyjmujecie|sprzedajecie|robicie|oferujecie|da sie|musze|trzeba',
  },
  tr: {
    kinds: [
      ['reason', 'neden|niye|nicin'],
      ['phone', 'telefon numara\\w*|hangi numara\\w*|kimi aramaliyim|kimi ara\\w*|telefon'],
      ['email', 'e ?posta\\w*|mail adres\\w*'],
      ['price', 'ne kadar(?! sur)|kac (?:para|lira|tl|euro)|fiyat\\w*|ucret\\w*|tarife\\w*|en ucuz|kaca'],
      ['time', 'saat kac\\w*|kacta|hangi saat\\w*|calisma saat\\w*|acilis saat\\w*'],
      ['day', 'hangi gun\\w*|hangi tarih\\w*|hangi ay\\w*'],
      ['length', 'ne kadar (?:zaman\\w*|sur\\w*|uzak\\w*)|kac (?:dakika|saat|gun|hafta|ay|yil)\\w*'],
      ['count', 'kac|ne siklikla'],
      ['amount', 'ne kadar'],
      ['when', 'ne zaman|hangi yil\\w*'],
      ['person', 'kim|kimin|kimler'],
      ['place', 'nerede|nereye|nereden|nerde|adres\\w*'],
    ],
    yesNo: 'var mi',
  },
  he: {
    kinds: [
      ['reason', 'למה|מדוע|מאיזו סיבה'],
      ['phone', 'מספר טלפון|איזה מספר|מה הטלפון|למי (?:להתקשר|אני מתקשר\\p{L}*|מתקשרים)|טלפון'],
      ['email', 'כתובת מייל|אימייל|מייל|דוא"ל'],
      [
        'price',
        'כמה (?:עולה|עולים|עולות|זה עולה|יעלה|צריך לשלם|משלמים|זה)|מחיר\\p{L}*|ה?מחירים|ה?מחיר|עלות|ה?תעריפ\\p{L}*|הכי זול',
      ],
      ['length', 'כמה (?:זמן|דקות|שעות|ימים|שבועות|חודשים)'],
      ['count', 'באיזה גיל|מאיזה גיל'],
      ['amount', 'כמה'],
      [
        'time',
        'באיזו שעה|באיזה שעה|מה השעות|שעות (?:ה?פתיחה|ה?פעילות)|עד איזו שעה|מתי (?:פותחים|סוגרים|נפתח|נסגר)',
      ],
      ['day', 'באיזה (?:יום|ימים)|באילו ימים|איזה יום'],
      ['when', 'מתי|באיזו שנה|ממתי|עד מתי'],
      ['person', 'מי'],
      ['place', 'איפה|היכן|לאן|כתובת|ה?כתובת|באיזה רחוב'],
    ],
    yesNo: 'האם|יש|אפשר|אתם|ניתן|מותר|יש לכם|אני יכול\\p{L}*|צריך',
  },
  ar: {
    kinds: [
      ['reason', 'لماذا|ليش|لم'],
      [
        'phone',
        'رقم (?:ال)?هاتف\\p{L}*|رقم (?:ال)?(?:تلفون|جوال|موبايل)\\p{L}*|ما (?:هو )?رقم\\p{L}*|علي اي رقم|بمن اتصل',
      ],
      ['email', 'بريد\\p{L}* (?:ال)?الكتروني\\p{L}*|ايميل\\p{L}*|البريد الالكتروني'],
      [
        'price',
        'كم (?:سعر|ثمن|تكلف|يكلف|تكلفه|رسوم|قيمه|اجره|ادفع|يبلغ سعر|السعر|تبلغ)\\p{L}*|بكم|(?:ال)?سعر\\p{L}*|(?:ال)?اسعار\\p{L}*|(?:ال)?تكلفه|(?:ال)?رسوم\\p{L}*|(?:ال)?ثمن|ارخص',
      ],
      [
        'time',
        'الساعه كم|كم الساعه|اي ساعه|متي (?:تفتح|تغلق|يفتح|يغلق)\\p{L}*|ساعات (?:ال)?(?:عمل|دوام)\\p{L}*|اوقات (?:ال)?(?:عمل|دوام)\\p{L}*|مواعيد (?:ال)?عمل',
      ],
      [
        'length',
        'كم (?:من الوقت|مده|(?:ي|ت)ستغرق|(?:ي|ت)ستمر|(?:ي|ت)دوم|دقيقه|ساعه|يوما?|اسبوعا?)|ما (?:هي )?مده',
      ],
      ['count', 'ما (?:هو )?عمر|ما (?:هو )?السن|كم عدد'],
      ['amount', 'كم'],
      ['day', 'اي (?:يوم|ايام)|في اي يوم|ما هي الايام'],
      ['when', 'متي|اي سنه|منذ متي'],
      ['person', 'من (?:هو|هي|هم|يكون|يقوم|المسؤول|المدير)|مين'],
      ['place', 'اين|وين|عنوان\\p{L}*|(?:ال)?عنوان|(?:ال)?موقع\\p{L}*'],
    ],
    yesNo: 'هل|يمكن|ممكن|في عندكم|عندكم|تقبلون|لديكم',
  },
  ja: {
    kinds: [
      ['reason', 'なぜ|どうして|理由'],
      ['phone', '電話番号|何番|どこに電話|連絡先'],
      ['email', 'メールアドレス|eメール|メール'],
      ['price', 'いくら|おいくら|料金|値段|価格|費用|代金|宿泊料|何円|一番安い|最も安い'],
      [
        'length',
        '何(?:分|時間|日|週|[かヶカヵ]月|年)間|何時間|何分(?:です|かか|くらい|ぐらい)|何泊|期間|どのくらいの?時間',
      ],
      ['time', '何時|時間帯|営業時間|時刻'],
      ['day', '何曜日|どの曜日|何日(?!間)|何月|どの日|定休日'],
      ['count', '何人|何名|何個|何分|何歳|何枚|何本|何台|何回|何%|何パーセント|いくつ|何室|何キロ|何冊'],
      ['amount', 'どのくらい|どれくらい'],
      ['when', 'いつ|何年'],
      ['person', '誰|だれ|どなた'],
      ['place', 'どこ|何処|住所|場所|どちら'],
    ],
    yesNo: '.*(?:ますか|ですか|ありますか|ませんか|でしょうか|ある\\?|いい\\?)',
  },
}
