import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Nasıl konuşur',
  questions: 'Başlangıç soruları',
  questions_note:
    'Her satıra bir tane, en çok {count}. Ziyaretçilere sunulur. Boşsa: en çok yanıtın geldiği öğretilmiş sorular.',
  questions_many: 'En çok {count} soru.',
  questions_long: 'Bir soru en çok {count} karakterdir.',
  may: 'Neler yapabilir',
  may_note: 'Kapalı olan hiçbir yerde sunulmaz: ne sayfalarınızda ne de asistan tarafından.',
  may_chat: 'Ziyaretçilerle yazışmak',
  may_call: 'Onlarla sesli konuşmak',
  may_book: 'Rezervasyon almak',
  mails: 'Gelen e-postalar',
  mails_off: 'İnsanlara bırakmak',
  mails_draft: 'Bir kişinin göndereceği yanıt taslakları hazırlamak',
  mails_auto: 'Emin olduğunu kendisi yanıtlamak',
  models: 'Hangi model yanıtlıyor',
  models_note: 'Bunu bu kurulumu işleten seçer. Rakamlar bu aya aittir.',
  built_in: 'Yerleşik: yanıtlar öğrettiklerinizden kelimesi kelimesine alınır. Hiçbir maliyeti yoktur.',
  asked_first: 'önce buna sorulur',
  asked_second: 'ilki yanıt vermezse sorulur',
  asked_never: 'artık kullanılmıyor',
  answers: { one: '{count} yanıt', other: '{count} yanıt' },
  tokens: '{read} jeton okundu, {written} jeton yazıldı',
  estimated: 'bir kısmı tahmini',
  cost: 'bu ay {month}, yanıt başına {each}',
  no_price: 'Fiyat belirtilmemiş, bu yüzden maliyeti bilinmiyor.',
  price: 'Okunan bir milyon jeton için {read}, yazılan bir milyon için {written}',
  steps_in: 'Hiçbir model yanıtlamazsa yerleşik asistan yanıtlar.',
  try_title: 'Deneyin',
  try_note: 'Kaydedilmiş olanla yanıtlar. Bunların hiçbiri ziyaretçilere ya da istatistiklere ulaşmaz.',
  try_label: 'Bir ziyaretçinin soracağı gibi bir soru',
  try_send: 'Sor',
  greets: 'Şu anki ilk sözleri',
}

export default assistant
