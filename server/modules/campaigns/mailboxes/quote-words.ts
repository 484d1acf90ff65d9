/**
 * The words with which mail programs mark quotes, signatures and notes, by language; in lower case, without accents
 * (`plain` in quotes.ts). To add a language, add its words to each list.
 */

/** The labels of a mail's header when it is repeated above a quote; `_` is a space. */
export const labels = {
  from: 'from von de da van od fra fran lahettaja feladatum felado kimden gonderen от от_кого від απο dari tu de_la 差出人 送信者 发件人 寄件者 寄件人 보낸_?사람 מאת من expediteur mittente absender remitente remetente afzender afsender avsender nadawca odesilatel odosielatel',
  date: 'sent date message_du gesendet datum envoye_le envoye enviado_el enviado enviada_em enviada enviat fecha inviato data verzonden wyslano data_wyslania gonderildi tarih sendt dato skickat lahetetty pvm paivays elkuldve kuldve datum_odeslani odeslano odoslane poslano trimis σταλθηκε ημερομηνια дата отправлено надіслано изпратено dikirim tanggal da_gui 送信日時 送信日 日時 日付 发送时间 發送時間 寄件日期 傳送時間 日期 보낸_?날짜 날짜 נשלח תאריך تم_الإرسال تاريخ التاريخ',
  to: 'to an a para pour per_a aan do kime til till za komu catre vastaanottaja cimzett copie copie_a copia_a кому до προς kepada den 宛先 收件人 收件者 받는_?사람 אל إلى cc kopie kopi kopia reply-to repondre_a antwort_an',
  subject:
    'subject betreff objet sujet asunto oggetto assunto assumpte onderwerp temat konu emne amne aihe targy predmet zadeva subiect subjek chu_de тема относно θεμα 件名 主题 主題 主旨 제목 נושא الموضوع',
} as const

/** `wrote`, before or after a name. The first list has whole words, so that `descreveu` (described) does not match. */
export const verbs = [
  '\\b(wrote|writes(?= ?:$)|sent(?=:$)|schrieb|ecrit|escribio|scritto|scrisse|escreveu|va escriure|schreef|geschreven|napisal|napisana|pisze|skrev|skrifadi|kirjoitti|kirjutas|yazdi|napisao|irta|a scris|rakstija|menulis|viet(?=:$))',
  '(?<!\\p{L})(εγραψε|написал|написа|пише[тш]?|писал|написав)|כתב|كتب|نوشت',
  '^ ?(quoting|zitat von|citando|citat fran) ',
  'のメッセージ|のメール|書きました|写道|寫道|작성|쓴 글',
].join('|')

/** The first words of attributions, in languages that begin with a short word: `On …`, `Am …`. */
export const openings =
  'on|at|am|le|el|il|em|op|w dniu|dnia|dna|den|pa|dne|um|no dia|de|pe|pada|vao|στις|la data|wiadomosc napisana|in message|in article|в|на|у|在|בתאריך|ב|في|بتاريخ'

/** The words after the dashes in `-----Original Message-----` and its equivalents. */
export const originals =
  'original|forwarded|reply message|ursprungliche|urspr\\.|weitergeleitete|antwort nachricht|message d|message transfere|message original|mensaje|messaggio|mensagem|missatge|oorspronkelijk|doorgestuurd|wiadomo|oryginalna|przekazana|oprindelig|opprinnelig|ursprungligt|videresendt|vidarebefordrat|alkuperainen|valitetty|puvodni|povodna|preposlana|eredeti|tovabbitott|mesaj|ozgun ileti|orijinal|iletilen|yonlendirilen|izvorna|αρχικο|προωθημενο|исходное|пересылаемое|пересланное|оригинал|вихідне|переслане|元のメッセージ|オリジナル|転送|原始|原邮件|回复的|回覆的|转发|轉寄|원본|전달된|הודעה מקורית|הודעה שהועברה|الرسالة الأصلية|رسالة'

/** `Begin forwarded message:` and its equivalents, on a line of their own. */
export const forwards =
  '(original message|ursprungliche nachricht|message d.origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht) ?:?$|begin forwarded message|forwarded message ?:$|anfang der weitergeleiteten|debut du message|inizio messaggio|begin doorgestuurd|inicio del mensaje|inicio da mensagem|start pa videresendt|begynd videresendt|videresendt (besked|melding) ?:$|vidarebefordrat (brev|mejl) ?:$|valitetty viesti alkaa|poczatek przekazywane|zacatek preposilane|tovabbitott level kezdete|iletilen ileti baslangici|inceputul mesajului|начало (переадресованного|пересылаемого)|転送されたメッセージ ?[:：]|(以下|下面)是被?(转发|轉寄)的|开始转发的|전달된 메시지 ?:$|다음은 전달된'

/** Devices and programs that send mails. They are listed because `von meinem` (from my) may also mean a husband. */
const tools =
  'i-?(phone|pad|pod|os)|android|windows|blackberry|galaxy|samsung|huawei|xiaomi|redmi|honor|oneplus|pixel|nokia|sony|htc|\\blg\\b|fairphone|phone|telefon|telefoon|telemovel|movil|mobi|celular|cellulare|handy|handheld|gerat|tablet|laptop|portable|dispositiv|appareil|apparaat|enhed|enhet|puhelim|телефон|смартфон|мобильн|планшет|устройств|пристро|app\\b|appl|aplikac|mail|outlook|yahoo|gmx|web\\.de|proton|thunderbird|spark|airmail|courrier|courier|correo|correio|posta\\b|poczt|почт'

/**
 * The beginnings of lines that phones, mail programs and virus scanners add, perhaps after a bracket. `@` stands for one of
 * the tools, with up to 40 characters before it.
 */
export const devices = [
  'sent from my |from my (iphone|ipad|android|blackberry|mobile)\\b.{0,20}$|get outlook for |get (the new aol|organized with yahoo)',
  'sent (from|via|with|using) [\\w .]{2,40}( for [\\w .]{2,20})?( ?[<([]?https?:.*)?[)>\\]]*$',
  'von meinem @|gesendet (von|mit) @|von (outlook|yahoo|gmx|web\\.de) .{0,30}gesendet|diese nachricht wurde von meinem @|outlook .{2,30} abrufen$|(holen|laden) sie( sich)? outlook',
  'envoye (de|depuis|a partir de|avec) @|telecharger outlook|obtenir outlook',
  'enviado desde @|enviat des de @|obtener outlook|descargar outlook|enviado do @|enviado a partir d@|enviado co[nm] @|(obter|obtenha|baixe) o outlook',
  'inviato (da|con) ?@|scarica outlook|ottieni outlook',
  'verzonden (vanaf|vanuit|met|via) @|verstuurd (vanaf|vanuit) @|outlook voor |download outlook',
  'wyslan[eoy] z @|pobierz outlook|odeslano z @|odoslane z @|poslano (z|s|iz) @|ziskat outlook',
  'sendt fra @|hent outlook|skickat (fran|med) @|skaffa outlook|hamta outlook|lahetetty @|hanki outlook',
  '.{2,30}(rol|bol) kuldve|trimis (de pe|din) @|σταλθηκε απο |.{2,30}d[ae]n gonderildi|dikirim dari @|(da )?gui tu @',
  'отправлено (с|из) @|надіслано з @|изпратено от @',
  '.{2,30}から送信(されました)?$|.{0,20}outlook .{0,20}を入手',
  '[从從]我的.{2,30}([发發]送|傳送)$|([发發寄]|发送|傳送)自我的|[发發]自 ?\\w|获取 ?outlook|取得 ?outlook',
  '.{2,40}에서 (보냄|보냈습니다|전송됨)$|나의 iphone에서',
  'נשלח מה|נשלח מ-?(iphone|ipad|outlook)|أرسلت من|أرسل من|مرسل من|احصل على outlook',
  '(virus-free|virenfrei|garanti sans virus|libre de virus|livre de virus|privo di virus|virusvrij|virusfri)\\. ?(www|<|\\[|$)',
]
  .join('|')
  .replaceAll('@', `.{0,40}(${tools})`)

/** The beginnings of legal disclaimers, which are long paragraphs. */
export const disclaimers = [
  'confidentiality (notice|note)|legal disclaimer|disclaimer:',
  'this (e-?mail|message|communication)( message)?,? (and|including|is|may|contains|has been (scanned|checked)).{0,150}(confidential|privileged|intended|virus)',
  'the (information|contents?) (contained |transmitted )?(in|of|with) this (e-?mail|message|communication)',
  'diese (e-?mail|nachricht) .{0,60}(vertraulich|virus|viren)',
  'ce (message|courriel|mail|courrier) .{0,150}confidentiel',
  'est[ae] (mensaje|correo|mensagem|e-?mail) .{0,150}confidencia',
  'quest[ao] (messaggio|e-?mail) .{0,150}(riservat|confidenzial)',
  'd(it|eze) (e-?mail|bericht) .{0,150}vertrouwelijk',
].join('|')
