/**
 * Words that show how a person feels about a call, as lists like the assistant's own. They are few and plain: an ambiguous
 * word is left out, as a wrong mood is worse than none.
 */
export const moods: Readonly<Record<string, { good: string; bad: string }>> = {
  en: {
    good: 'thank you|thanks|great|perfect|wonderful|excellent|awesome|lovely|fantastic|brilliant|very helpful|that’s good|sounds good|happy|glad|love it|appreciate it|appreciated',
    bad: 'terrible|horrible|awful|useless|ridiculous|unacceptable|annoyed|annoying|angry|furious|frustrated|frustrating|disappointed|disappointing|rubbish|waste of time|fed up|worst|complain|complaint|complaining|not happy|unhappy|rude|scam|stupid|leave me alone|sick of',
  },
  de: {
    good: 'danke|dankeschön|vielen dank|super|prima|toll|perfekt|wunderbar|hervorragend|ausgezeichnet|klasse|sehr nett|sehr freundlich|freue mich|sehr hilfreich',
    bad: 'schrecklich|furchtbar|unverschämt|unmöglich|inakzeptabel|genervt|nervt|nervig|wütend|sauer|enttäuscht|enttäuschend|unzufrieden|ärgerlich|verärgert|frechheit|zeitverschwendung|beschweren|beschwerde|katastrophe|unfreundlich|betrug|lassen sie mich in ruhe',
  },
  fr: {
    good: 'merci|merci beaucoup|super|parfait|génial|excellent|formidable|très bien|ravi|ravie|très utile|très gentil|je vous remercie',
    bad: 'horrible|affreux|nul|inadmissible|inacceptable|énervé|énervée|énervant|furieux|furieuse|en colère|déçu|déçue|décevant|mécontent|mécontente|agaçant|ras le bol|perte de temps|plainte|me plaindre|scandaleux|arnaque|laissez moi tranquille',
  },
  es: {
    good: 'gracias|muchas gracias|genial|perfecto|estupendo|excelente|fantástico|maravilloso|muy amable|encantado|encantada|muy útil|qué bien',
    bad: 'horrible|terrible|fatal|inaceptable|enfadado|enfadada|enojado|enojada|furioso|furiosa|harto|harta|decepcionado|decepcionada|decepcionante|molesto|molesta|una vergüenza|pérdida de tiempo|quejarme|queja|reclamación|estafa|inútil|déjenme en paz|déjeme en paz',
  },
  it: {
    good: 'grazie|grazie mille|ottimo|perfetto|fantastico|eccellente|meraviglioso|benissimo|molto gentile|contento|contenta|molto utile|splendido',
    bad: 'terribile|orribile|pessimo|pessima|inaccettabile|arrabbiato|arrabbiata|furioso|furiosa|stufo|stufa|deluso|delusa|deludente|infastidito|infastidita|vergogna|vergognoso|perdita di tempo|lamentarmi|reclamo|truffa|inutile|lasciatemi in pace|mi lasci in pace',
  },
  nl: {
    good: 'dank u|dank je|bedankt|dank u wel|geweldig|perfect|fantastisch|uitstekend|prima|heel fijn|top|erg behulpzaam|blij|heel vriendelijk',
    bad: 'verschrikkelijk|vreselijk|belachelijk|onacceptabel|boos|woedend|geïrriteerd|irritant|teleurgesteld|teleurstellend|ontevreden|schandalig|schande|tijdverspilling|klacht|klagen|waardeloos|oplichting|onbeschoft|laat me met rust',
  },
  pt: {
    good: 'obrigado|obrigada|muito obrigado|muito obrigada|ótimo|óptimo|perfeito|excelente|maravilhoso|fantástico|muito bom|que bom|muito útil|muito gentil|adorei',
    bad: 'horrível|terrível|péssimo|péssima|inaceitável|zangado|zangada|furioso|furiosa|irritado|irritada|farto|farta|desapontado|desapontada|decepcionado|decepcionada|vergonha|perda de tempo|reclamar|reclamação|queixa|golpe|inútil|deixe me em paz|me deixe em paz',
  },
  pl: {
    good: 'dziękuję|dzięki|super|świetnie|wspaniale|doskonale|idealnie|rewelacja|bardzo miło|bardzo pomocn*|cieszę się',
    bad: 'okropn*|straszn*|beznadziejn*|skandal*|niedopuszczaln*|wściekł*|zdenerwowan*|rozczarowan*|niezadowolon*|strata czasu|reklamacj*|skarg*|żenada|oszustw*|bezczeln*|proszę dać mi spokój|mam dość',
  },
  tr: {
    good: 'teşekkür*|sağ olun|sağolun|harika|mükemmel|süper|çok iyi|çok güzel|muhteşem|memnun oldum|çok yardımcı',
    bad: 'berbat|korkunç|rezalet|kabul edilemez|sinirli*|kızgın*|öfkeli*|bıktım|hayal kırıklığı|memnun değilim|şikayet*|şikâyet*|zaman kaybı|dolandırıcı*|saçmalık|beni rahat bırak*',
  },
  ar: {
    good: 'شكرا|شكرا جزيلا|ممتاز|رائع|جميل جدا|مثالي|مفيد جدا|سعيد|مسرور|أحسنت',
    bad: 'سيئ جدا|فظيع|مريع|غير مقبول|غاضب|غاضبة|محبط|محبطة|خيبة أمل|شكوى|أشتكي|مضيعة للوقت|سخيف|احتيال|مزعج|مستاء|مستاءة|اتركني وشأني|اتركوني وشأني',
  },
  he: {
    good: 'תודה|תודה רבה|מצוין|מעולה|נהדר|מושלם|נפלא|אחלה|עזרתם מאוד|עזרת לי מאוד|שמח לשמוע',
    bad: 'נורא|איום|גרוע|לא מקובל|כועס|כועסת|עצבני|עצבנית|מתוסכל|מתוסכלת|מאוכזב|מאוכזבת|אכזבה|תלונה|להתלונן|בזבוז זמן|בושה|הונאה|חוצפה|תעזבו אותי|נמאס לי',
  },
  ja: {
    good: 'ありがとう|助かりました|助かります|嬉しい|うれしい|素晴らしい|最高|完璧|よかったです|感謝',
    bad: 'ひどい|最悪|腹が立つ|怒って|許せない|不満|がっかり|苦情|クレーム|時間の無駄|ふざけ|迷惑|いい加減にし|詐欺|失礼だ|うんざり',
  },
}
