/** More of what brings people to a practice. */
export const conditions = `
# gums
en gums, bleeding gums, gum disease, bad breath, periodontitis
de Zahnfleisch, Zahnfleischbluten, Parodontitis, Mundgeruch
fr gencives, saignement des gencives, parodontite, mauvaise haleine
es encías, sangrado de encías, periodontitis, mal aliento
it gengive, parodontite, gengive sanguinanti, alitosi
pt gengivas, periodontite, mau hálito, gengivite
nl tandvlees, bloedend tandvlees, parodontitis, slechte adem
pl dziąsła, krwawienie dziąseł, paradontoza, nieświeży oddech
tr diş eti, diş eti kanaması, ağız kokusu, periodontitis
ar لثة, نزيف اللثة, التهاب اللثة, رائحة الفم
he חניכיים, דימום חניכיים, ריח מהפה, דלקת חניכיים
ja 歯茎, 歯周病, 口臭, 歯肉
# broken-tooth < tooth urgent
en broken tooth, chipped tooth, knocked out tooth, cracked tooth, lost filling
de Zahn abgebrochen, abgebrochener Zahn, Füllung verloren, Zahn ausgeschlagen
fr dent cassée, dent fêlée, plombage tombé
es diente roto, muela rota, se cayó el empaste
it dente rotto, dente scheggiato, otturazione caduta
pt dente partido, dente quebrado, dente lascado
nl afgebroken tand, gebroken kies, tand afgebroken
pl złamany ząb, ukruszony ząb, wypadła plomba
tr kırık diş, dişim kırıldı, dolgum düştü
ar سن مكسور, كسر في السن, سقوط الحشوة
he שן שבורה, נשברה שן, נפלה סתימה
ja 歯が欠けた, 歯が折れた, 詰め物が取れた
# teeth-grinding < tooth
en teeth grinding, night guard, bruxism, mouthguard, jaw pain
de Zähneknirschen, Knirscherschiene, Aufbissschiene, Kieferschmerzen
fr grincement des dents, gouttière nocturne, bruxisme
es bruxismo, férula de descarga, rechinar dientes
it bruxismo, bite, digrignare i denti
pt bruxismo, goteira, ranger os dentes
nl tandenknarsen, nachtbeugel, opbeetplaat, bruxisme
pl zgrzytanie zębami, bruksizm, szyna relaksacyjna
tr diş sıkma, gece plağı, bruksizm
ar صرير الأسنان, واقي ليلي
he חריקת שיניים, סד לילה
ja 歯ぎしり, ナイトガード, 食いしばり
# children-doctor < doctor child
en paediatrician, pediatrician, child doctor, paediatric, pediatric
de Kinderarzt, Kinderärztin, Pädiatrie, Kinderzahnarzt
fr pédiatre, pédiatrie, pédodontiste
es pediatra, pediatría, odontopediatra
it pediatra, pediatria
pt pediatra, pediatria, odontopediatra
nl kinderarts, kindertandarts, pediatrie
pl pediatra, lekarz dziecięcy
tr çocuk doktoru, pediatri, çocuk diş hekimi
ar طبيب أطفال, طب الأطفال
he רופא ילדים, רפואת ילדים
ja 小児科, 小児歯科
# womens-health < doctor
en gynaecologist, gynecologist, smear test, contraception, menopause, midwife, fertility
de Frauenarzt, Gynäkologe, Verhütung, Wechseljahre, Hebamme, Kinderwunsch
fr gynécologue, frottis, contraception, ménopause, sage-femme, fertilité
es ginecólogo, citología, anticonceptivos, menopausia, matrona, fertilidad
it ginecologo, pap test, contraccezione, menopausa, ostetrica, fertilità
pt ginecologista, papanicolau, contraceção, menopausa, parteira, fertilidade
nl gynaecoloog, uitstrijkje, anticonceptie, overgang ~, verloskundige, vruchtbaarheid
pl ginekolog, cytologia, antykoncepcja, menopauza, położna, płodność
tr jinekolog, kadın doğum, doğum kontrol, menopoz, ebe, smear testi
ar طبيب نساء, مانع حمل, سن اليأس, قابلة, خصوبة
he גינקולוג, רופא נשים, אמצעי מניעה, גיל המעבר, מיילדת, פוריות
ja 婦人科, 避妊, 更年期, 助産師, 不妊
# diabetes
en diabetes, diabetic, blood pressure, heart condition, asthma, chronic illness, pacemaker
de Diabetes, Blutdruck, Herzerkrankung, Asthma, chronisch krank, Herzschrittmacher
fr diabète, tension artérielle, asthme, maladie chronique, pacemaker
es diabetes, tensión arterial, asma, enfermedad crónica, marcapasos
it diabete, pressione sanguigna, asma, malattia cronica, pacemaker
pt diabetes, tensão arterial, asma, doença crónica, pacemaker
nl diabetes, bloeddruk, astma, chronische ziekte, pacemaker
pl cukrzyca, ciśnienie krwi, astma, choroba przewlekła, rozrusznik
tr diyabet, şeker hastası, tansiyon, astım, kronik hastalık
ar سكري, ضغط الدم, ربو, مرض مزمن
he סוכרת, לחץ דם, אסתמה, מחלה כרונית, קוצב לב
ja 糖尿病, 血圧, 喘息, 持病, ペースメーカー
# medical-certificate < documents
en medical certificate, fit note, doctor's certificate, fitness certificate
de Attest, ärztliche Bescheinigung, Gesundheitszeugnis
fr certificat médical, attestation médicale
es certificado médico, justificante médico
it certificato medico ~, certificato sportivo
pt atestado médico ~, certificado médico
nl medische verklaring, doktersverklaring, gezondheidsverklaring
pl zaświadczenie lekarskie, orzeczenie lekarskie
tr sağlık raporu ~, doktor raporu
ar شهادة طبية, تقرير طبي
he אישור רפואי, אישור רופא
ja 健康診断書, 診断証明
# stress
en stress, sleep problems, insomnia, relax, relaxation, tired, meditation, =mindfulness
de Stress, Schlafprobleme, Schlaflosigkeit, Entspannung, entspannen, Meditation
fr stress, insomnie, détente, relaxation, sommeil, méditation
es estrés, insomnio, relajación, relajarse, meditación
it stress, insonnia, rilassamento, rilassarsi, meditazione
pt stress, insónia, relaxamento, relaxar, meditação
nl stress, slapeloosheid, ontspanning, ontspannen, meditatie
pl stres, bezsenność, relaks, odprężenie, medytacja
tr stres, uykusuzluk, rahatlama, meditasyon, gevşeme
ar توتر عصبي, أرق, استرخاء, تأمل
he סטרס, נדודי שינה, הרפיה, מדיטציה
ja ストレス, 不眠, リラックス, 瞑想, 疲れ
# quit-smoking < smoking
en quit smoking, stop smoking, give up smoking, smoking cessation
de Rauchentwöhnung, mit dem Rauchen aufhören
fr arrêter de fumer, sevrage tabagique
es dejar de fumar, deshabituación tabáquica
it smettere di fumare
pt deixar de fumar, cessação tabágica
nl stoppen met roken
pl rzucić palenie, rzucanie palenia
tr sigara bırakma, sigarayı bırakmak
ar الإقلاع عن التدخين, ترك التدخين
he להפסיק לעשן, גמילה מעישון
ja 禁煙外来, 禁煙治療
# hair-loss < hair
en hair loss, dandruff, head lice, thinning hair, hair transplant, wig
de Haarausfall, Schuppen, Läuse, Haartransplantation, Perücke
fr chute de cheveux, pellicules, poux, greffe de cheveux, perruque
es caída del cabello, caspa, piojos, injerto capilar, peluca
it caduta dei capelli, forfora, pidocchi, trapianto capelli, parrucca
pt queda de cabelo, caspa, piolhos, transplante capilar, peruca
nl haaruitval, roos ~, hoofdluis, haartransplantatie, pruik
pl wypadanie włosów, łupież, wszy, przeszczep włosów, peruka
tr saç dökülmesi, kepek, bit, saç ekimi, peruk
ar تساقط الشعر, قشرة الرأس, قمل, زراعة الشعر, باروكة
he נשירת שיער, קשקשים, כינים, השתלת שיער, פאה
ja 抜け毛, 薄毛, フケ, シラミ, 植毛, かつら
# stitches
en stitches, dressing change, wound care, bandage, cut finger, burn ~
de Fäden ziehen, Verband, Verbandswechsel, Wundversorgung, Naht
fr points de suture, pansement, changer le pansement
es puntos de sutura, vendaje, curas, venda
it punti di sutura, medicazione, bendaggio
pt pontos, penso, ligadura, curativo
nl hechtingen, verband, wondverzorging
pl szwy, opatrunek, zmiana opatrunku, bandaż
tr dikiş aldırma, pansuman, sargı
ar غرز, ضمادة, تضميد الجروح
he תפרים, חבישה, תחבושת
ja 抜糸, 包帯, 傷の手当て, 縫合
`
