import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Como correu',
  first_words: 'Primeiras palavras após {time}',
  slowest: 'a mais lenta {time}',
  hears: '{name} ouviu',
  thinks: '{name} respondeu',
  speaks: '{name} falou',
  stage_endpoint: 'Certeza de que tinha terminado',
  stage_recognition: 'Palavras reconhecidas',
  stage_model: 'Resposta encontrada',
  stage_voice: 'Voz pronta',
  answers: 'Quanto demorou cada resposta',
  not_heard: 'Já não se ouviu: {text}',
  used: '{heard} de fala reconhecida, {spoken} caracteres falados, {tokens} tokens de um modelo de linguagem',
  used_plain: '{heard} de fala reconhecida, {spoken} caracteres falados',
  cost: 'Cerca de {price}',
  cost_least: 'Pelo menos {price}',
  happened: 'O que aconteceu',
  event: {
    line_lost: 'A linha caiu',
    line_back: 'A linha voltou',
    hung_up_caller: 'Quem ligou desligou',
    hung_up_us: 'O assistente desligou',
    transfer_begun: 'A passar a chamada para {detail}',
    transfer_accepted: 'Uma pessoa atendeu a chamada',
    transfer_missed: 'Ninguém atendeu a chamada',
    outage: 'O assistente não podia ouvir nem falar; a voz da operadora assumiu',
    message_left: 'Quem ligou deixou uma mensagem',
    recording_begun: 'A gravação começou',
    recording_paused: 'Gravação em pausa',
    recording_resumed: 'A gravação continuou',
    lines_busy: 'Todas as linhas estavam ocupadas',
  },
}

export default call
