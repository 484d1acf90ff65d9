/**
 * The words by which mail programs mark what is not the writer's, in the languages that they speak; lower case, without
 * accents (`plain` in quotes.ts). To teach a language, add its words to each list.
 */

/** The labels of a mail's header, as it is repeated above what is quoted. */
export const labels = {
  from: 'from von de da van od fra fran lahettaja feladatum kimden gonderen от от_кого 差出人 发件人 寄件者 보낸_사람 מאת من expediteur mittente absender remitente remetente afzender',
  date: 'sent date message_du gesendet datum envoye_le envoye enviado_el enviado fecha inviato data verzonden wyslano data_wyslania gonderildi tarih sendt dato skickat lahetetty pvm elkuldve дата отправлено 送信日時 日時 发送时间 日期 보낸_날짜 날짜 נשלח تاريخ',
  to: 'to an a para aan do kime til till vastaanottaja cimzett copie copie_a copia_a кому 宛先 收件人 받는_사람 אל إلى cc kopie kopi kopia',
  subject:
    'subject betreff objet sujet asunto oggetto assunto onderwerp temat konu emne amne aihe targy тема 件名 主题 主旨 제목 נושא الموضوع',
} as const

/** `Ann wrote`, before or after her name. */
export const verbs =
  'wrote| sent:$|schrieb|ecrit|escribio|scritto|scrisse|escreveu|schreef|geschreven|napisal|pisze|skrev|skrifadi|kirjoitti|yazdi|napsal|napisao|irta|a scris|написал|пише[тш]|писал|כתב|كتب|のメッセージ|は書きました|写道|寫道|작성'

/** How an attribution begins in the languages that begin with a small word: `On …`, `Am …`. */
export const openings = 'on|am|le|el|il|em|op|w dniu|dnia|den|pa|dne|um|no dia|de|в|在|בתאריך|ב|في|بتاريخ'

/** `-----Original Message-----`, `Begin forwarded message:` and their like. */
export const originals =
  'original|forwarded|reply message|ursprungliche|urspr\\.|weitergeleitete|antwort nachricht|message d|message transfere|message original|mensaje|messaggio|mensagem|oorspronkelijk|doorgestuurd|wiadomo|oryginalna|oprindelig|opprinnelig|ursprungligt|videresendt|vidarebefordrat|alkuperainen|valitetty|исходное|пересылаемое|пересланное|元のメッセージ|原始邮件|转发'

export const forwards =
  'begin forwarded message|anfang der weitergeleiteten|debut du message|inizio messaggio|begin doorgestuurd'

/** How a telephone's or a program's own line begins. */
export const devices =
  'sent from my |sent (from|via|with|using) [\\w .]{2,40}( for [\\w .]{2,20})?( ?<https?:.*)?$|get outlook for |von meinem .{1,40} gesendet|von meinem |gesendet (von|mit) |diese nachricht wurde von meinem|envoye (de|depuis|a partir de) |telecharger outlook|obtenir outlook|enviado desde |obtener outlook|inviato da|scarica outlook|enviado do |enviado a partir|obter o outlook|verzonden (vanaf|met|via) |verstuurd vanaf |outlook voor |wyslane? z |pobierz outlook|sendt fra |hent outlook|skickat fran |skaffa outlook|lahetetty |отправлено (с|из) |iphoneから送信|从我的|发自我的|나의 iphone에서|נשלח מה|أرسلت من'
