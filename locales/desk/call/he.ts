import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'איך זה הלך',
  first_words: 'מילים ראשונות אחרי {time}',
  slowest: 'האיטית ביותר {time}',
  hears: 'הקשיב: {name}',
  thinks: 'ענה: {name}',
  speaks: 'דיבר: {name}',
  stage_endpoint: 'ברור שסיימו לדבר',
  stage_recognition: 'המילים זוהו',
  stage_model: 'התשובה נמצאה',
  stage_voice: 'הקול מוכן',
  answers: 'כמה זמן לקחה כל תשובה',
  not_heard: 'כבר לא נשמע: {text}',
  used: 'זוהה דיבור של {heard}, נאמרו {spoken} תווים, {tokens} אסימונים של מודל שפה',
  used_plain: 'זוהה דיבור של {heard}, נאמרו {spoken} תווים',
  cost: 'בערך {price}',
  cost_least: 'לפחות {price}',
  happened: 'מה קרה',
  event: {
    line_lost: 'הקו נותק',
    line_back: 'הקו חזר',
    hung_up_caller: 'המתקשר ניתק',
    hung_up_us: 'העוזר ניתק',
    transfer_begun: 'מועבר אל {detail}',
    transfer_accepted: 'אדם ענה לשיחה',
    transfer_missed: 'אף אחד לא ענה לשיחה',
    outage: 'העוזר לא יכול היה לשמוע או לדבר; הקול של הספק המשיך',
    message_left: 'המתקשר השאיר הודעה',
    recording_begun: 'ההקלטה התחילה',
    recording_paused: 'ההקלטה הושהתה',
    recording_resumed: 'ההקלטה נמשכה',
    lines_busy: 'כל הקווים היו תפוסים',
  },
}

export default call
