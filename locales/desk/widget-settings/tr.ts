import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  preview: 'Önizleme',
  preview_note: 'Bu, gerçek sohbettir. İçine yazdıklarınız gelen kutunuza düşer.',
  preview_frame: 'Sohbetli bir sayfanız',
  nothing_offered: 'Ziyaretçilere hiçbir şey sunulmuyor, bu yüzden sohbet yok. Ne yapabileceklerini açın.',
  look: 'Görünüm',
  colour: 'Renk',
  colour_note: 'Tonu, üzerindeki yazı okunana dek kaydırılır.',
  colour_house: 'Evin kendi rengi',
  position: 'Yer',
  position_right: 'Sağ alt',
  position_left: 'Sol alt',
  theme: 'Parlaklık',
  theme_dark: 'Koyu',
  theme_light: 'Açık',
  in_line: 'Yer, parlaklık ve dil bu satırda durur.',
  greeting: 'İlk sözler',
  greeting_note: 'Boş: ziyaretçinin dilinde bir selam.',
  suggested: 'Başlangıç soruları',
  suggested_note: 'En çok altı, satır başına bir. Boş: en çok sorulanlar.',
  suggested_many: 'En çok altı soru.',
  suggested_long: 'Bir soru en çok {count} karakterdir.',
  language: 'Sohbetin dili',
  language_visitor: 'Ziyaretçinin dili',
  offers: 'Ziyaretçiler ne yapabilir',
  offer_chat: 'Yazmak',
  offer_call: 'Konuşmak ve aramak',
  offer_book: 'Rezervasyon yapmak',
  where: 'Nerede durabilir',
  where_note: 'Satır başına bir site, örneğin example.com. *.example.com altındaki hepsi demektir.',
  domains: 'Siteler',
  snippet: 'Sitenize koyun',
  snippet_note: 'Görünmesi gereken her sayfada bir satır.',
  line: 'Satır',
  builder: 'Siteniz şununla yapıldı',
  by_hand: 'Elle HTML',
  steps: {
    html: ['Sayfanın dosyasını açın.', 'Satırı </body> öncesine koyun.', 'Kaydedip yükleyin.'],
    wordpress: [
      'WPCode gibi, üstbilgi ve altbilgi kodu için bir eklenti kurun.',
      'Code Snippets, Header & Footer bölümünü açın.',
      'Satırı “Footer” alanına koyup kaydedin.',
    ],
    wix: [
      'Ayarlar, Özel Kod bölümünü açın. Premium plan ve kendi alan adınız gerekir.',
      '“Özel Kod Ekle” seçin ve satırı koyun.',
      '“Tüm sayfalar” ve “Body – sonu” seçin, ardından “Uygula”.',
    ],
    squarespace: [
      'Ayarlar, Gelişmiş, Kod Ekleme bölümünü açın. Business planı gerekir.',
      'Satırı “Footer” alanına koyun.',
      'Kaydedin.',
    ],
    shopify: [
      'Online mağaza, Temalar bölümünü açın ve üç noktanın ardından “Kodu düzenle” seçin.',
      'layout/theme.liquid dosyasını açın.',
      'Satırı </body> öncesine koyup kaydedin.',
    ],
    webflow: [
      'Site settings, Custom code bölümünü açın. Ücretli plan gerekir.',
      'Satırı “Footer code” alanına koyun.',
      'Kaydedip yayımlayın.',
    ],
    gtm: [
      '“Özel HTML” türünde bir etiket ekleyin.',
      'Satırı koyun ve “All Pages” tetikleyicisini seçin.',
      'Kapsayıcıyı gönderip yayımlayın.',
    ],
  },
  check: 'Sitemde mi?',
  check_note: 'Sayfayı bir ziyaretçi gibi açar ve satırı ararız.',
  address: 'Bir sayfanın adresi',
  look_up: 'Bak',
  result: {
    found: 'Evet: sohbet {url} üzerinde.',
    not_allowed: 'Satır {url} üzerinde, ama bu siteye henüz izin yok. Yukarıya ekleyin.',
    other_business:
      '{url} üzerinde bir sohbet var, ama başka bir işletmenin. Yukarıdaki satırı yeniden kopyalayın.',
    other_server:
      '{url} üzerindeki satır sohbeti başka bir sunucudan yüklüyor. Yukarıdaki satırı yeniden kopyalayın.',
    absent: 'Satır {url} üzerinde değil.',
    unreachable: 'Sayfa okunamadı:',
  },
  tag_manager:
    'Sayfa Google Tag Manager kullanıyor. Onun ekledikleri buradan görülmez: sayfayı kendiniz açın.',
  allow_it: 'Bu siteye izin ver',
}

export default widgetSettings
