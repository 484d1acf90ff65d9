/** What is allowed, required, included. */
export const rules = `
# smoking
en smoking, smoke, cigarette, smoker, vaping, cigarettes, ashtray, vape, tobacco
de rauchen, Raucher, Nichtraucher, Zigarette, Zigaretten, Rauchverbot, E-Zigarette
fr fumer, fumeur, non-fumeur, cigarette, tabac, vapoter
es fumar, fumador, fumadores, cigarrillo, tabaco, vapear
it fumare, fumatore, fumatori, sigaretta, tabacco, svapare
pt fumar, fumador, fumadores, cigarro, tabaco
nl roken, roker, rookvrij, sigaret, vapen, niet-roken
pl palenie, palić, papieros, niepalący, palacz, papierosy
tr sigara, sigara içmek, sigara içilir, tütün
ar تدخين, سجائر, مدخن, التدخين
he עישון, לעשן, סיגריה, מעשנים, סיגריות
ja 喫煙, タバコ, 禁煙, たばこ, 電子タバコ
# allowed
en allowed, permitted, are we allowed, may we bring, forbidden, prohibited, allow, permission, not permitted
de erlaubt, gestattet, verboten, dürfen, zugelassen ~, untersagt, Erlaubnis
fr autorisé, permis ~, interdit, autorisation, acceptés, admis
es permitido, prohibido, permiten, admiten, permiso ~, se admiten, autorizado
it permesso ~, vietato, consentito, ammessi, ammesso, autorizzato
pt permitido, proibido, permitem, aceitam, autorizado
nl toegestaan, verboden, mag ik, welkom, toestemming
pl dozwolone, zabronione, zakaz, pozwolenie, wolno, dozwolony
tr izin veriliyor, yasak, izinli, kabul ediyor, serbest
ar مسموح, ممنوع, يسمح, السماح
he מותר, אסור, מותרת, רשאים, כניסה אסורה
ja 可能, 禁止, 許可, 不可
# included
en included, includes, inclusive, comes with, what do i get, include
de inklusive, enthalten, inbegriffen, im Preis enthalten, beinhaltet
fr inclus, compris, comprend, inclus dans le prix
es incluido, incluye, incluida, qué incluye
it incluso, compreso, include, comprende
pt incluído, inclui, incluída
nl inbegrepen, inclusief, bij de prijs inbegrepen
pl w cenie, zawiera, wliczone, obejmuje
tr dahil, içeriyor, kapsıyor
ar شامل, مشمول, يشمل, تشمل
he כולל, כלול, כוללת
ja 込み, 含まれる, 含む, 付き
# policy
en policy, policies, rules, house rules, regulations, guidelines
de Regeln, Richtlinie, Hausordnung, Bestimmungen, Vorschriften, Regelung
fr règlement, politique, règles, consignes, règlement intérieur
es política, normas, reglas, reglamento, normativa
it regole, politica, regolamento, norme
pt política, regras, regulamento, normas
nl beleid, regels, huisregels, reglement
pl zasady, regulamin ~, polityka, przepisy
tr politika, kurallar, kural, yönetmelik
ar سياسة, قواعد, قوانين, تعليمات
he מדיניות, כללים, תקנון ~, נהלים
ja 規則, ルール, ポリシー, 規定, 決まり
# safety
en safety, health and safety, fire exit, first aid, risk assessment, safe environment, safeguarding
de Arbeitsschutz, Notausgang, Erste Hilfe, Brandschutz, Kinderschutz
fr sécurité incendie, issue de secours, premiers secours, sûreté
es primeros auxilios, salida de emergencia, seguridad e higiene
it primo soccorso, uscita di emergenza, norme di sicurezza
pt primeiros socorros, saída de emergência, normas de segurança
nl veiligheid, EHBO, nooduitgang, brandveiligheid
pl bezpieczeństwo, pierwsza pomoc, wyjście ewakuacyjne, BHP
tr ilk yardım, acil çıkış, iş güvenliği
ar سلامة, إسعافات أولية, مخرج طوارئ
he בטיחות, עזרה ראשונה, יציאת חירום
ja 安全, 応急処置, 非常口, 防災
# weather
en weather, rain, snow, bad weather, if it rains, raining, wet weather
de Wetter, Regen, Schnee, schlechtes Wetter, regnet
fr météo, pluie, neige, mauvais temps, intempéries
es tiempo atmosférico, lluvia, nieve, mal tiempo, llueve, clima
it maltempo, pioggia, neve, meteo, piove
pt chuva, neve, mau tempo, chove, meteorologia
nl weer ~, regen, sneeuw, slecht weer, regent
pl pogoda, deszcz, śnieg, zła pogoda, pada
tr hava durumu, yağmur, kar ~, kötü hava
ar طقس, مطر, ثلج, سوء الأحوال الجوية
he מזג אוויר, גשם, שלג
ja 天気, 雨, 雪, 悪天候, 雨天
# outdoor
en outdoor, outside, open air, outdoors, alfresco
de draußen, Freien, Außenbereich ~, im Freien, outdoor
fr extérieur, dehors, en plein air
es exterior, al aire libre, fuera ~, aire libre
it esterno, all'aperto, fuori ~
pt exterior, ao ar livre, lá fora
nl buiten, openlucht, buitenruimte
pl na zewnątrz, plenerowy, na świeżym powietrzu
tr açık hava, dışarıda, dış mekan ~
ar في الهواء الطلق, خارجي, الخارج
he בחוץ, חיצוני, אוויר הפתוח
ja 屋外, 野外, アウトドア, 外
# indoor
en indoor, inside, indoors, covered area
de drinnen, Innenbereich, überdacht, Innenraum
fr intérieur, à l'intérieur, couvert ~
es interior, cubierto ~, dentro
it interno, al coperto, al chiuso
pt interior, coberto
nl binnen, overdekt, binnenruimte
pl wewnątrz, kryty, w środku, zadaszony
tr kapalı alan, içeride, iç mekan
ar داخلي, في الداخل, مغطى
he בפנים, מקורה, פנימי
ja 屋内, 室内, インドア
# bring
en bring, take with me, own food, bring my own, bring along
de mitbringen ~, mitnehmen ~, eigene Speisen
fr apporter ~, amener, emmener, ramener
es traer ~, llevar ~, llevo conmigo
it portare, portarmi, portare con sé
pt trazer ~, levar ~
nl meenemen ~, meebrengen, zelf meenemen
pl przynieść, zabrać, wziąć ze sobą
tr getirmek, yanımda, getirebilir
ar إحضار, أحضر, أجلب, اصطحاب
he להביא ~, להכניס, מביאים
ja 持参 ~, 持ってくる, 持ち込む, 連れて
# need
en required, necessary, mandatory, compulsory, do i need, requirements, requirement, prerequisites
de erforderlich, notwendig, Pflicht, nötig, Voraussetzung, brauche, benötigen, Voraussetzungen
fr nécessaire, obligatoire, faut-il, besoin, conditions requises, prérequis, exigé
es necesario, obligatorio, requisito, requisitos, hace falta, necesito
it necessario, obbligatorio, requisiti, serve, bisogno, richiesto
pt necessário, obrigatório, requisitos, preciso, exigido
nl nodig, verplicht, vereist, vereisten, noodzakelijk
pl wymagane, konieczne, obowiązkowe, potrzebuję, wymagania, potrzebne
tr gerekli, zorunlu, şart, gerekiyor, gereken
ar مطلوب, ضروري, إلزامي, أحتاج, متطلبات
he צריך, נדרש, חובה, דרישות, דרוש
ja 必要, 必須, 条件, 要件
# difference
en difference, compare, versus, better option, which one, comparison
de Unterschied, Vergleich, vergleichen, welches ist besser
fr différence, comparer, comparaison, lequel choisir
es diferencia, comparar, comparación, cuál es mejor
it differenza, confronto, confrontare, quale scegliere
pt diferença, comparar, comparação
nl verschil, vergelijken, vergelijking
pl różnica, porównać, porównanie
tr fark, karşılaştırma, karşılaştırmak
ar فرق, مقارنة, الفرق بين
he הבדל, השוואה, להשוות
ja 違い, 比較, 比べる
# prepare
en prepare, preparation, beforehand, get ready, before my appointment, before the appointment
de vorbereiten, Vorbereitung, vor dem Termin
fr préparer, préparation, avant le rendez-vous, se préparer
es preparar, preparación, antes de la cita, prepararme
it preparare, preparazione, prima dell'appuntamento, prepararsi
pt preparar, preparação, antes da consulta
nl voorbereiden, voorbereiding, voor de afspraak
pl przygotować, przygotowanie, przed wizytą
tr hazırlık, hazırlanmak, randevudan önce
ar تحضير, استعداد, قبل الموعد
he הכנה, להתכונן, לפני התור
ja 準備, 事前準備, 用意
# custom-made
en custom-made, bespoke, personalised, customised, custom, engraving, made to order, =personalized
de maßgefertigt, individuell, personalisiert, Gravur, Sonderanfertigung, auf Bestellung
fr sur mesure ~, personnalisé, gravure, personnaliser, sur commande
es personalizado, a medida ~, grabado, por encargo, personalizar
it su misura ~, personalizzato, incisione, su ordinazione
pt personalizado, por medida ~, gravação ~, por encomenda
nl maatwerk, gepersonaliseerd, gravure, op bestelling
pl na zamówienie, spersonalizowany, grawer, indywidualny
tr özel yapım, kişiye özel, gravür, sipariş üzerine
ar مخصص, حسب الطلب, نقش, تفصيل خاص
he בהתאמה אישית, חריטה, לפי הזמנה, מותאם אישית
ja オーダーメイド, 特注, 名入れ, 刻印
# package
en package, bundle, packages, combo, deal for, set price
de Paket ~, Pauschale, Komplettpaket, Pakete, Kombi
fr forfait, formule, pack, forfaits
es paquete ~, pack, bono ~, paquetes, combo
it pacchetto, pacchetti, combinazione
pt pacote, pacotes, combo
nl pakket ~, arrangement, pakketten, bundel
pl pakiet, pakiety, zestaw
tr paket ~, paketler, set ~
ar باقة ~, باقات, حزمة
he חבילה ~, חבילות, דיל
ja パッケージ, セット ~, プラン
# hourly < price
en hourly rate, per hour, by the hour, day rate, per person, per night
de Stundensatz, pro Stunde, stundenweise, Tagessatz, pro Person, pro Nacht
fr taux horaire, par heure, à l'heure, par personne, par nuit, à la journée
es por hora, precio por hora, por persona, por noche, por horas
it all'ora, tariffa oraria, a persona, a notte
pt por hora, preço por hora, por pessoa, por noite
nl uurtarief, per uur, per persoon, per nacht, dagtarief
pl stawka godzinowa, za godzinę, od osoby, za noc, na godziny
tr saatlik ücret, saat başı, kişi başı, gecelik
ar بالساعة, سعر الساعة, للشخص, لليلة
he לשעה, תעריף שעתי, לאדם, ללילה
ja 時給, 一時間あたり, 時間料金, 一人あたり, 一泊料金
# service-offered
en services, what do you do, what services do you offer, offer, treatments you offer, specialise
de Leistungen, Dienstleistungen, Angebot ~, bieten, Leistungsspektrum, spezialisiert
fr services, prestations, proposez, offre ~, spécialité
es servicios, ofrecen, qué hacen, ofrece, especialidad
it servizi, offrite, prestazioni, specializzati
pt serviços, oferecem, prestação de serviços, especialidade
nl diensten, aanbod, dienstverlening, bieden
pl usługi, oferta, oferujecie, zakres usług
tr hizmetler, hizmet, sunuyor, hizmetleriniz
ar خدمات, تقدمون, الخدمات
he שירותים שלכם, שירותי העסק, מציעים, מה אתם מציעים
ja サービス, 提供, サービス内容
`
