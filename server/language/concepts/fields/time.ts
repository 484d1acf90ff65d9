/** When things are, and appointments. */
export const time = `
# opening-hours
en opening hours, opening times, business hours, open, opens, closing time, office hours, what time do you close
de Öffnungszeiten, geöffnet, offen, öffnen, Geschäftszeiten, Sprechzeiten, aufhaben, Bürozeiten, Sprechstunde
fr horaires d'ouverture, horaires, ouvert, ouvrir, heures d'ouverture, ouvrez
es horario, horarios, abierto, abren, abrir, horario de apertura
it orari, orario, orari di apertura, aperto, aprire, aprite, aperti
pt horário, horários, aberto, abrem, abre, horário de funcionamento
nl openingstijden, geopend, openingsuren, open
pl godziny otwarcia, otwarte, czynne, godziny pracy, otwarty, czynny
tr çalışma saatleri, açık, açılış, mesai saatleri, kaçta açılıyor
ar ساعات العمل, مواعيد العمل, أوقات العمل, مفتوح, تفتحون, أوقات الدوام
he שעות פתיחה, פתוח, פתוחים, שעות פעילות, שעות קבלה, נפתח
ja 営業時間, 開店, 診療時間, 開館時間, 開いて, 受付時間
# closed
en closed, closes, shut, closing, closure, open until, open till
de geschlossen, schließen, Ruhetag, Schließzeiten, zu haben, Betriebsferien, geöffnet bis, offen bis
fr fermé, fermeture, fermer, fermez, congés annuels, ouvert jusqu'à, ouverte jusqu'à
es cerrado, cierran, cerrar, cierre, abierto hasta, abierta hasta
it chiuso, chiusura, chiudere, chiudete, chiusi, aperto fino, aperta fino
pt fechado, fecham, fechar, encerrado, encerramento, aberto até, aberta até
nl gesloten, sluiten, sluitingstijd, dicht, sluit, open tot, geopend tot
pl zamknięte, nieczynne, zamknięty, zamknięcie, nieczynny, otwarte do, otwarty do, otwarta do
tr kapalı, kapanış, kapanıyor, kapatıyor
ar مغلق, تغلقون, إغلاق, مغلقة
he סגור, סגורים, נסגר, סגירה
ja 定休日, 休業, 閉店, 休館日, 休診
# public-holiday
en bank holiday, public holiday, christmas, easter, new year, holidays ~, boxing day, thanksgiving
de Feiertag, Feiertage, Weihnachten, Ostern, Neujahr, Silvester, gesetzlicher Feiertag
fr jour férié, jours fériés, Noël, Pâques, nouvel an
es festivo, festivos, día festivo, navidad, semana santa, año nuevo, feriado
it festivo, festivi, giorno festivo, Natale, Pasqua, Capodanno, festività
pt feriado, feriados, natal, páscoa, ano novo
nl feestdag, feestdagen, kerst, pasen, nieuwjaar, kerstmis
pl święto, święta, dni świąteczne, boże narodzenie, wielkanoc, nowy rok
tr resmi tatil, bayram, yılbaşı, bayramda
ar عطلة رسمية, عيد, أعياد, عطلة, رمضان
he חג, חגים, ערב חג, חול המועד, פסח
ja 祝日, 年末年始, 正月, クリスマス, お盆, 祝祭日
# weekend
en weekend, weekends
de Wochenende
fr week-end, weekend
es fin de semana, fines de semana
it fine settimana, weekend
pt fim de semana, fins de semana
nl weekend, weekeinde
pl weekend, w weekendy
tr hafta sonu
ar نهاية الأسبوع, عطلة نهاية الأسبوع, الجمعة ~
he סוף שבוע, סופ״ש, שישי ~
ja 週末, 土日
# evening
en evening, late opening, after work, late night, night-time, at night, overnight ~
de Abend, abends, nach Feierabend, spätabends, nachts, Nacht ~
fr soir, soirée ~, le soir, tard le soir, nocturne, la nuit
es por la noche, tarde noche, noche ~, por la tarde, nocturno
it sera, serale, la sera, di notte, notturno
pt à noite, noite ~, noturno, fim do dia, pós-laboral
nl avond, avonds, 's avonds, koopavond, nachts
pl wieczór, wieczorem, wieczorny, w nocy, wieczorami
tr akşam, akşamları, gece, geç saat
ar مساء, المساء, ليلا, مسائي
he ערב, בערב, בלילה, שעות הערב
ja 夜間, 夕方, 深夜, 夜遅く
# morning
en morning, early, before work, early morning
de morgens, früh, vormittags, Vormittag, frühmorgens
fr matin, matinée, tôt le matin
es por la mañana, temprano, primera hora, mañanas
it mattina, mattino, presto ~, mattutino
pt de manhã, manhã, cedo
nl ochtend, 's ochtends, ochtends, vroeg, morgens
pl rano, poranny, z rana, poranek
tr sabah, sabahları, erken
ar صباح, الصباح, صباحا, مبكر
he בוקר, בבוקר, מוקדם
ja 午前, 早朝, 朝早く
# lunch-break
en lunch break, lunch time, lunchtime, midday, noon
de Mittagspause, mittags, Mittagszeit, über Mittag
fr pause déjeuner, midi, heure du déjeuner
es mediodía, pausa del almuerzo, hora de comer
it pausa pranzo, mezzogiorno, ora di pranzo
pt hora de almoço, meio-dia, pausa de almoço
nl lunchpauze, middagpauze, tussen de middag
pl przerwa obiadowa, w południe, pora lunchu
tr öğle arası, öğle molası, öğlen
ar استراحة الغداء, وقت الظهيرة, الظهر
he הפסקת צהריים, צהריים, שעות הצהריים
ja 昼休み, お昼, 正午
# appointment
en appointment, appointments, book a visit, schedule a visit, make an appointment, time slot, slot, consultation slot
de Termin, Termine, Terminvereinbarung, Terminbuchung, Termin ausmachen
fr rendez-vous, RDV, prendre rendez-vous, créneau
es cita, citas, pedir cita, cita previa, turno
it appuntamento, appuntamenti, prendere appuntamento, prenotare una visita
pt marcação, consulta marcada, marcar hora, agendamento, marcar consulta
nl afspraak, afspraken, afspraak maken, tijdslot
pl wizyta, termin, umówić się, umówić wizytę, wizyty
tr randevu, randevu almak, randevu saati
ar موعد, مواعيد, حجز موعد, موعدي
he תור, תורים, קביעת תור, לקבוע תור, פגישה
ja 予約日時, アポイント, 予約枠, 来院予約
# reservation
en reservation, reserve, booking, book online, book a table, book a room, reserved, make a booking, book ahead, book in advance
de Reservierung, reservieren, Buchung, buchen, vorbestellen ~, Tisch bestellen, buchbar
fr réservation, réserver, réservez, réservé
es reserva, reservar, reservas, reservación
it prenotazione, prenotare, prenotazioni, prenotato
pt reserva, reservar, reservas, agendar
nl reservering, reserveren, boeking, boeken ~, boeken online, gereserveerd
pl rezerwacja, rezerwować, zarezerwować, rezerwacji
tr rezervasyon, rezerve, ayırtmak, yer ayırtma
ar حجز, الحجز, احجز, حجوزات
he הזמנה ~, להזמין מקום, הזמנת מקום, הזמנות ~, שריון מקום, להזמין שולחן
ja 予約, ご予約, ネット予約, 事前予約
# cancellation
en cancel, cancellation, cancelled, call off, cancelling, cancellation policy
de Stornierung, stornieren, absagen, Absage, Storno, Stornogebühr, Terminabsage
fr annulation, annuler, annulé, annulez, décommander
es cancelación, cancelar, anular, anulación, cancelado
it cancellazione, cancellare, disdire, annullare, disdetta, annullamento
pt cancelamento, cancelar, desmarcar, anular
nl annulering, annuleren, afzeggen, afzegging, afmelden
pl odwołanie, anulować, anulowanie, odwołać, rezygnacja
tr iptal, iptal etmek, iptali, vazgeçmek
ar إلغاء, ألغي, إلغاء الحجز
he ביטול, לבטל, ביטולים, מבטלים
ja キャンセル, 取り消し, 取消, 解約
# missed-appointment < cancellation
en no-show, missed appointment, don't show up, fail to attend, did not attend, failure to attend, not turning up, miss my appointment, missed visit
de nicht erscheinen, Nichterscheinen, versäumter Termin, Termin verpasst, Ausfallgebühr, Ausfallhonorar, nicht wahrgenommen
fr absence non prévenue, rendez-vous manqué, non-présentation, lapin ~, rendez-vous non honoré
es no presentarse, cita perdida, no asistir, inasistencia, falta a la cita
it mancata presentazione, appuntamento mancato, non presentarsi, no-show
pt falta de comparência, não comparecer, consulta perdida, faltar à consulta
nl niet komen opdagen, no-show, gemiste afspraak, niet verschenen
pl niestawienie się, nieobecność na wizycie, niestawiennictwo, opuszczona wizyta
tr randevuya gelmeme, gelmezsem, kaçırılan randevu
ar عدم الحضور, التغيب عن الموعد, تفويت الموعد
he אי הגעה, לא הגעתי, פספסתי תור, אי הופעה
ja 無断キャンセル, ノーショー, 来店されない
# reschedule
en reschedule, change my booking, change my appointment, move my appointment, postpone, amend booking, rebook, change the date
de verschieben, umbuchen, verlegen, Termin ändern, Umbuchung, Terminverschiebung
fr reporter, reprogrammer, décaler, déplacer le rendez-vous, modifier la réservation
es reprogramar, aplazar, cambiar la cita, modificar la reserva, cambio de fecha
it spostare, rimandare, riprogrammare, cambiare data, modificare la prenotazione
pt remarcar, adiar, alterar a reserva, mudar a data, reagendar
nl verzetten, verplaatsen, omboeken, afspraak wijzigen, uitstellen
pl przełożyć, zmienić termin, przesunąć, zmiana terminu
tr ertelemek, randevu değiştirme, tarih değişikliği, ertele
ar تأجيل, تغيير الموعد, تعديل الحجز, إعادة جدولة
he לדחות, שינוי מועד, להזיז תור, לשנות תור, דחייה
ja 日程変更, 予約変更, 変更, 延期
# late-arrival
en running late, arrive late, late arrival, lateness, being late, turn up late
de zu spät, verspäten, Verspätung, spätere Ankunft, unpünktlich
fr en retard, retard, arrivée tardive
es llegar tarde, retraso, tardanza, llegada tardía
it ritardo, in ritardo, arrivo tardivo, arrivare tardi
pt atraso, atrasado, chegar tarde, chegada tardia
nl te laat, vertraging, late aankomst, verlaat
pl spóźnienie, spóźnić, opóźnienie, późny przyjazd
tr geç kalma, gecikme, geç varış, geç kalırsam
ar تأخير, متأخر, الوصول متأخر, تأخر
he איחור, מאחר, הגעה מאוחרת, לאחר ~
ja 遅刻, 遅れる, 遅延
# walk-in
en walk-in, walk-ins, without an appointment, without booking, drop in, just turn up
de ohne Termin, ohne Anmeldung, spontan, ohne Voranmeldung, ohne Reservierung, Laufkundschaft
fr sans rendez-vous, sans réservation, à l'improviste
es sin cita, sin cita previa, sin reserva
it senza appuntamento, senza prenotazione, accesso libero
pt sem marcação, sem reserva, sem hora marcada
nl zonder afspraak, inloop, vrije inloop, inloopspreekuur, zonder reservering
pl bez zapisów, bez umówienia, bez rezerwacji, z ulicy
tr randevusuz, rezervasyonsuz
ar بدون موعد, بدون حجز, دون موعد
he בלי תור, ללא תור, בלי הזמנה מראש
ja 予約なし, 飛び込み, 当日受付
# waiting-time
en waiting time, how long is the wait, queue, waiting list, wait times, waitlist
de Wartezeit, Warteliste, Warteschlange, anstehen, warten
fr temps d'attente, liste d'attente, file d'attente, attendre, délai d'attente
es tiempo de espera, lista de espera, cola, esperar
it tempo di attesa, lista d'attesa, coda, attesa, aspettare
pt tempo de espera, lista de espera, fila, esperar
nl wachttijd, wachtlijst, wachtrij, wachten
pl czas oczekiwania, lista oczekujących, kolejka, czekać
tr bekleme süresi, bekleme listesi, sıra bekleme, beklemek
ar وقت الانتظار, قائمة الانتظار, انتظار, طابور
he זמן המתנה, רשימת המתנה, המתנה
ja 待ち時間, 順番待ち, キャンセル待ち, 行列
# duration
en duration, how long does it take, how long, length of treatment, take long
de Dauer, dauert, wie lange, Zeitdauer, Zeitaufwand, dauern
fr durée, combien de temps, dure
es duración, cuánto tiempo, dura, cuánto dura, tarda
it durata, quanto tempo, dura, quanto dura
pt duração, quanto tempo, dura, demora
nl duur van, hoe lang, duurt, tijdsduur, hoelang
pl czas trwania, jak długo, trwa, ile trwa
tr süre, ne kadar sürer, sürüyor, sürer
ar مدة, كم من الوقت, يستغرق, تستغرق, المدة
he משך, כמה זמן, אורך הטיפול, נמשך
ja 所要時間, 期間, 何分, 何時間
# urgent
en emergency, urgent, asap, same day, out of hours, urgently, immediately, right away
de Notfall, dringend, Notdienst, eilig, sofort, Notruf, Bereitschaftsdienst, noch heute, Notfalldienst
fr urgence, urgent, urgences, immédiatement, en urgence, le jour même
es urgencia, emergencia, urgente, urgencias, inmediatamente, mismo día
it urgenza, emergenza, urgente, pronto intervento, subito, in giornata
pt urgência, emergência, urgente, imediatamente, mesmo dia
nl spoed, noodgeval, dringend, spoedgeval, onmiddellijk, spoeddienst, dezelfde dag
pl nagły wypadek, pilne, pilny, awaria ~, pogotowie, natychmiast, nagły
tr acil, acil durum, hemen, aynı gün
ar طارئ, طوارئ, عاجل, فورا, حالة طارئة
he חירום, דחוף, מקרה חירום, מיידי, בהול
ja 緊急, 急患, 救急, 至急, 当日対応
# round-the-clock < opening-hours
en 24 hours ~, round the clock, 24/7, day and night
de rund um die Uhr, 24 Stunden ~, Tag und Nacht
fr 24 heures sur 24, jour et nuit, 24h/24
es las 24 horas ~, 24 horas ~, día y noche
it 24 ore su 24, giorno e notte, 24 ore ~
pt 24 horas por dia, dia e noite, 24 horas ~
nl dag en nacht, 24 uur per dag, 24 uur ~
pl całodobowo, całą dobę, całodobowy, 24 godziny ~
tr 24 saat ~, yedi yirmi dört, gece gündüz
ar على مدار الساعة, 24 ساعة ~
he מסביב לשעון, 24 שעות ~
ja 24時間 ~, 終日
# notice-period
en notice period, how much notice, advance notice, 24 hours notice, give notice, short notice
de Kündigungsfrist, Stornofrist, vorher Bescheid, kurzfristig, Frist ~
fr préavis, délai de préavis, délai d'annulation
es preaviso, antelación, con antelación, plazo de aviso
it preavviso, anticipo di, termine di disdetta
pt aviso prévio, antecedência, pré-aviso
nl opzegtermijn, van tevoren melden, kort van tevoren
pl okres wypowiedzenia, z wyprzedzeniem, wcześniejsze powiadomienie
tr önceden bildirim, ihbar süresi, önceden haber
ar إشعار مسبق, فترة الإشعار, مهلة
he הודעה מראש, התראה מראש, תקופת הודעה
ja 事前連絡, 解約予告, 何日前
# deadline
en deadline, closing date, cut-off, due date, latest date
de Frist ~, Abgabetermin, Anmeldeschluss, Stichtag, Einsendeschluss
fr date limite, échéance, délai
es fecha límite, plazo límite, vencimiento
it scadenza, data limite, termine ultimo
pt prazo, data limite
nl deadline, uiterste datum, sluitingsdatum
pl termin końcowy, ostateczny termin, ostatni dzień
tr son tarih, son gün, son başvuru
ar الموعد النهائي, آخر موعد, آخر تاريخ
he מועד אחרון, תאריך אחרון, דדליין
ja 締め切り, 期限, 締切
`
