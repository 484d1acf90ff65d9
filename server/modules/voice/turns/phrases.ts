/** A language's words for the engine itself: those to listen for, and the few that it says. */
export interface TurnPhrases {
  /** Said while the answer takes long. */
  fillers: string[]
  /** Said when the longest conversation is over. */
  timeUp: string
  /** "9 to 5", for a written 9–5. */
  to: string
  /** A person who ends with one of these has more to say. */
  hanging: Set<string>
  /** Digits as words: telephone numbers are said in groups. */
  digits: Set<string>
  /** Noises of a person who listens. */
  backchannel: Set<string>
  /** Short answers that are complete. */
  whole: Set<string>
}

const set = (words: string) => new Set(words.split('|'))

const en: TurnPhrases = {
  fillers: ['One moment, please.', 'Still looking, just a moment.'],
  timeUp: 'I’m afraid our time is up. Thank you, and goodbye.',
  to: 'to',
  hanging: set(
    'and|or|but|because|so|if|that|the|a|an|to|for|with|of|at|on|in|from|my|your|is|are|um|uh|er|erm|hmm|like|maybe|about',
  ),
  digits: set('zero|oh|one|two|three|four|five|six|seven|eight|nine|double'),
  backchannel: set(
    'mm|mmm|mhm|mm-hm|mm-hmm|mhmm|hm|hmm|uh-huh|uh|huh|ah|oh|um|er|okay|ok|right|yeah|yep|sure|yes|good|great|see|i',
  ),
  whole: set(
    'yes|no|yes please|no thanks|no thank you|thank you|thanks|okay|that is all|that’s all|bye|goodbye',
  ),
}

const de: TurnPhrases = {
  fillers: ['Einen Moment, bitte.', 'Ich schaue noch nach.'],
  timeUp: 'Unsere Zeit ist leider um. Vielen Dank und auf Wiederhören.',
  to: 'bis',
  hanging: set(
    'und|oder|aber|weil|dass|wenn|der|die|das|den|dem|ein|eine|einen|einem|zu|für|mit|von|um|am|im|in|auf|bei|mein|meine|ist|äh|ähm|hm|also|vielleicht|so',
  ),
  digits: set('null|eins|ein|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun'),
  backchannel: set('mm|mhm|hm|hmm|aha|ah|oh|äh|ähm|ja|jo|okay|ok|gut|genau|klar|so|achso|alles'),
  whole: set('ja|nein|ja bitte|ja gerne|nein danke|danke|vielen dank|das war alles|tschüss|auf wiederhören'),
}

const es: TurnPhrases = {
  fillers: ['Un momento, por favor.', 'Sigo buscando, un momento.'],
  timeUp: 'Se nos ha acabado el tiempo. Muchas gracias y adiós.',
  to: 'a',
  hanging: set('y|o|pero|porque|que|si|el|la|los|las|un|una|a|para|con|de|en|mi|su|es|eh|este|pues|como'),
  digits: set('cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'),
  backchannel: set('mm|mhm|ajá|aja|eh|ah|oh|sí|si|vale|ya|claro|bien|ok|okay|bueno'),
  whole: set('sí|no|sí por favor|no gracias|gracias|eso es todo|adiós'),
}

const fr: TurnPhrases = {
  fillers: ['Un instant, s’il vous plaît.', 'Je cherche encore, un instant.'],
  timeUp: 'Notre temps est écoulé. Merci et au revoir.',
  to: 'à',
  hanging: set(
    'et|ou|mais|parce|que|si|le|la|les|un|une|des|à|pour|avec|de|du|en|mon|ma|est|euh|ben|donc|alors',
  ),
  digits: set('zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf'),
  backchannel: set("mm|mhm|hum|hm|euh|ah|oh|oui|ouais|ok|okay|bien|voilà|accord|d’accord|d’ac|d'accord"),
  whole: set("oui|non|oui merci|non merci|merci|c'est tout|au revoir"),
}

const it: TurnPhrases = {
  fillers: ['Un momento, per favore.', 'Sto ancora cercando, un attimo.'],
  timeUp: 'Il nostro tempo è finito. Grazie e arrivederci.',
  to: 'a',
  hanging: set('e|o|ma|perché|che|se|il|lo|la|i|le|un|una|a|per|con|di|da|in|mio|mia|è|eh|ehm|allora|quindi'),
  digits: set('zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove'),
  backchannel: set('mm|mhm|eh|ehm|ah|oh|sì|si|ok|okay|va|bene|certo|ecco'),
  whole: set('sì|no|sì grazie|no grazie|grazie|è tutto|arrivederci'),
}

const pt: TurnPhrases = {
  fillers: ['Um momento, por favor.', 'Ainda estou a ver, um momento.'],
  timeUp: 'O nosso tempo acabou. Obrigado e até à próxima.',
  to: 'a',
  hanging: set('e|ou|mas|porque|que|se|o|a|os|as|um|uma|para|com|de|do|da|em|meu|minha|é|hum|então'),
  digits: set('zero|um|dois|três|quatro|cinco|seis|meia|sete|oito|nove'),
  backchannel: set('mm|mhm|hum|ah|oh|sim|ok|okay|certo|tá|bem|pois|claro'),
  whole: set('sim|não|sim por favor|não obrigado|não obrigada|obrigado|obrigada|é tudo|adeus|tchau'),
}

const nl: TurnPhrases = {
  fillers: ['Een ogenblik, alstublieft.', 'Ik kijk nog even.'],
  timeUp: 'Onze tijd is helaas om. Dank u wel en tot ziens.',
  to: 'tot',
  hanging: set(
    'en|of|maar|omdat|dat|als|de|het|een|te|voor|met|van|om|in|op|bij|mijn|is|eh|ehm|dus|misschien',
  ),
  digits: set('nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen'),
  backchannel: set('mm|mhm|hm|eh|ah|oh|ja|oké|ok|okay|goed|precies|juist'),
  whole: set('ja|nee|ja graag|nee bedankt|nee dank u|bedankt|dat was alles|tot ziens|doei'),
}

const pl: TurnPhrases = {
  fillers: ['Chwileczkę, proszę.', 'Jeszcze sprawdzam, chwileczkę.'],
  timeUp: 'Niestety nasz czas minął. Dziękuję i do widzenia.',
  to: 'do',
  hanging: set('i|a|albo|lub|ale|bo|że|jeśli|w|na|do|z|ze|o|od|dla|po|mój|moja|jest|yyy|eee|hm|więc|może'),
  digits: set('zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć'),
  backchannel: set('mm|mhm|hm|yhm|aha|ah|och|eee|tak|no|okej|ok|dobrze|jasne'),
  whole: set('tak|nie|tak proszę|nie dziękuję|dziękuję|to wszystko|do widzenia'),
}

const tr: TurnPhrases = {
  fillers: ['Bir saniye lütfen.', 'Hâlâ bakıyorum, bir saniye.'],
  timeUp: 'Ne yazık ki süremiz doldu. Teşekkürler, hoşça kalın.',
  to: 'ile',
  hanging: set('ve|veya|ya|ama|çünkü|ki|eğer|bir|için|ile|benim|şey|ııı|hani|yani|belki'),
  digits: set('sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz'),
  backchannel: set('mm|hm|hmm|hı|hıhı|hı-hı|aa|evet|tamam|peki|olur|anladım'),
  whole: set('evet|hayır|evet lütfen|hayır teşekkürler|teşekkürler|teşekkür ederim|hepsi bu|hoşça kal'),
}

const ar: TurnPhrases = {
  fillers: ['لحظة من فضلك.', 'ما زلت أبحث، لحظة واحدة.'],
  timeUp: 'للأسف انتهى وقتنا. شكرًا لك ومع السلامة.',
  to: 'إلى',
  hanging: set('و|أو|لكن|لأن|أن|إذا|في|من|على|إلى|مع|عن|يعني|ربما|اه'),
  digits: set('صفر|واحد|اثنان|اثنين|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة'),
  backchannel: set('ام|اه|آه|أها|همم|نعم|ايوه|أيوة|طيب|تمام|حسنا|حسنًا|أوكي'),
  whole: set('نعم|لا|نعم من فضلك|لا شكرا|شكرا|شكرًا|هذا كل شيء|مع السلامة'),
}

const he: TurnPhrases = {
  fillers: ['רגע אחד, בבקשה.', 'אני עדיין בודק, רגע.'],
  timeUp: 'לצערי הזמן שלנו נגמר. תודה ולהתראות.',
  to: 'עד',
  hanging: set('ו|או|אבל|כי|ש|אם|של|את|עם|על|אל|ל|ב|מ|אה|אמ|אז|אולי|כאילו'),
  digits: set('אפס|אחת|אחד|שתיים|שניים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע'),
  backchannel: set('ממ|אהה|אה|אמ|כן|אוקיי|טוב|בסדר|נכון|ברור'),
  whole: set('כן|לא|כן בבקשה|לא תודה|תודה|זה הכול|זה הכל|להתראות'),
}

const ja: TurnPhrases = {
  fillers: ['少々お待ちください。', 'ただいま確認しております。'],
  timeUp: '申し訳ありませんが、お時間となりました。ありがとうございました。失礼いたします。',
  to: 'から',
  hanging: set('えっと|あの|その|でも|それで|から|けど|と|が|は|を|に'),
  digits: set('ゼロ|いち|に|さん|よん|ご|ろく|なな|はち|きゅう|零|一|二|三|四|五|六|七|八|九'),
  backchannel: set('うん|ええ|はい|へえ|ああ|なるほど|そう|そうですか|うーん|ん'),
  whole: set(
    'はい|いいえ|はいお願いします|いいえ結構です|ありがとう|ありがとうございます|以上です|失礼します',
  ),
}

const phrases: Readonly<Record<string, TurnPhrases>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** Those of a BCP 47 tag; English for a language that nobody has taught us. */
export const phrasesOf = (language: string): TurnPhrases =>
  phrases[language.toLowerCase().split('-')[0]!] ?? en
