import type { PersonField } from '#contract/leads/fields.ts'
import type { ImportColumn } from '#contract/people/imports.ts'

/** Usual headers of each column in the languages of the desk, in lower case without accents, spaces and signs. */
const names: [ImportColumn, string][] = [
  [
    'first_name',
    'firstname givenname forename vorname prenom nombredepila voornaam imie primeironome ad nomeproprio 名 שםפרטי الاسمالاول',
  ],
  [
    'last_name',
    'lastname surname familyname nachname familienname nomdefamille apellido apellidos cognome achternaam nazwisko apelido sobrenome soyad soyadi 姓 שםמשפחה اسمالعايله اسمالعائله',
  ],
  [
    'name',
    'name fullname contact contactname customer customername client clientname kunde kundenname nombre nombrecompleto nom nomcomplet nome nomecompleto naam imieinazwisko adsoyad 名前 氏名 お名前 שם שםמלא الاسم الاسمالكامل',
  ],
  [
    'email',
    'email emailaddress mail mailaddress emailadresse correo correoelectronico courriel adressemail indirizzoemail eposta メール メールアドレス אימייל דואל البريد البريدالالكتروني',
  ],
  [
    'phone',
    'phone phonenumber telephone telephonenumber tel mobile mobilenumber mobilephone cell cellphone telefon telefonnummer handy handynummer telefono telefonoportatil movil portable telephoneportable cellulare telefoon telefoonnummer mobiel numertelefonu telefone telemovel ceptelefonu 電話 電話番号 携帯 טלפון נייד الهاتف الجوال رقمالهاتف',
  ],
  ['status', 'status stage stufe phase etape etapa fase etap asama ステージ שלב المرحله'],
  [
    'tags',
    'tags tag labels label schlagworte etiquettes etiquetas etichette etykiety etiketler タグ תגיות الوسوم',
  ],
  [
    'intent',
    'intent wish interest request wunsch anliegen interesse souhait demande deseo interes richiesta interessewens potrzeba pedido istek 要望 בקשה الطلب',
  ],
  [
    'consent_email',
    'consentemail emailconsent emailoptin einwilligungemail consentementemail consentimientoemail consensoemail toestemmingemail zgodaemail consentimentoemail epostaonayi メール同意 הסכמהלאימייל موافقهالبريد',
  ],
  [
    'consent_sms',
    'consentsms smsconsent smsoptin einwilligungsms consentementsms consentimientosms consensosms toestemmingsms zgodasms consentimentosms smsonayi sms同意 הסכמהלsms موافقهsms',
  ],
  ['consent_whatsapp', 'consentwhatsapp whatsappconsent whatsappoptin einwilligungwhatsapp'],
  ['consent_voice', 'consentvoice consentcalls callconsent voiceconsent einwilligunganrufe'],
  ['consent_source', 'consentsource optinsource quelledereinwilligung herkunftdereinwilligung'],
  ['consent_date', 'consentdate consentat optindate datumdereinwilligung einwilligungvom datedeconsentement'],
  [
    'notes',
    'notes note comment comments remarks notizen notiz bemerkung bemerkungen kommentar remarques notas comentarios observaciones noteinterne opmerkingen uwagi notatki observacoes notlar メモ 備考 הערות ملاحظات',
  ],
]

const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What each column probably is, by its header; each thing is guessed once, and what is unknown is left out. */
export function guessMapping(headers: string[], fields: PersonField[]): ImportColumn[] {
  const taken = new Set<ImportColumn>()
  return headers.map(header => {
    const word = plain(header)
    const own = fields.find(({ name }) => plain(name) === word)
    const found = own
      ? (`field:${own.id}` as const)
      : names.find(([, list]) => list.split(' ').some(each => plain(each) === word))?.[0]
    if (!found || taken.has(found)) return 'skip'
    taken.add(found)
    return found
  })
}
