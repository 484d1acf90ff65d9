import type { Words } from './words.ts'

export const ja: Words = {
  mail: {
    subject_confirmation: 'ご予約完了：{service}、{when}',
    subject_change: 'ご予約変更：{service}、{when}',
    subject_cancellation: 'ご予約キャンセル：{service}、{when}',
    subject_reminder: 'ご予約のお知らせ：{service}、{when}',
    hello: '{name}様',
    confirmation: '{business}のご予約を承りました。',
    change: '{business}のご予約が変更されました。変更後の内容は次のとおりです。',
    cancellation: '{business}のご予約はキャンセルされました。',
    reminder: '{business}のご予約が近づいています。',
    reason: '理由：{reason}',
    manage: '変更・キャンセルはこちら：',
    book_again: '別の時間のご予約はこちら：',
  },
  talk: {
    which_service: '何をご予約になりますか。ご用意しているもの：{services}。',
    offers: '{service}は次の時間が空いています：{times}。どれがよろしいですか。',
    not_free: '{when}は空いていません。',
    nothing_free: '申し訳ありません、{service}の空きは現在ありません。スタッフに伝えました。',
    ask_name: '{service}、{when}ですね。お名前をお願いします。',
    ask_contact: '{name}様、ありがとうございます。メールアドレスか電話番号をお願いします。',
    confirm: '{name}様、{service}、{when}で予約してよろしいですか。',
    confirm_move: '{service}を{when}に変更してよろしいですか。',
    confirm_cancel: '{service}、{when}をキャンセルしてよろしいですか。',
    booked: '{name}様、予約しました：{service}、{when}。',
    moved: '変更しました：{service}、{when}。',
    cancelled: 'キャンセルしました：{service}、{when}。',
    manage: '変更・キャンセルはこちら：{url}',
    none_of_yours:
      'この会話で予約したものだけ変更できます。確認メールのリンクをお使いになるか、こちらからご予約ください：{url}',
    dropped: '承知しました。何も変更していません。',
    paused: '現在、予約の受付を停止しています。',
    failed: '申し訳ありません、うまくいきませんでした。{business}のスタッフに伝えましたので対応いたします。',
    wants:
      '予約したい|予約をしたい|予約をお願い|予約お願い|予約できます|予約できますか|予約を取りたい|空き時間|空いている時間',
    nouns: '予約',
    cancels: 'キャンセル|取り消し|取消|行けなく',
    moves: '変更したい|変更して|時間を変更|日時を変更|予約を変更|別の時間',
    stops: 'やめます|やめておきます|結構です|今はいい',
  },
}
