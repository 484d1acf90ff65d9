import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Como fala',
  questions: 'Perguntas para começar',
  questions_note:
    'Uma por linha, no máximo {count}. São oferecidas aos visitantes. Vazio: as perguntas ensinadas de onde vieram mais respostas.',
  questions_many: 'No máximo {count} perguntas.',
  questions_long: 'Uma pergunta tem no máximo {count} caracteres.',
  may: 'O que pode fazer',
  may_note: 'O que está desligado não é oferecido em lado nenhum: nem nas suas páginas nem pelo assistente.',
  may_chat: 'Conversar por chat com os visitantes',
  may_call: 'Falar com eles de viva voz',
  may_book: 'Aceitar marcações',
  mails: 'E-mails que chegam',
  mails_off: 'Deixá-los às pessoas',
  mails_draft: 'Preparar rascunhos para uma pessoa enviar',
  mails_auto: 'Responder sozinho ao que sabe com certeza',
  models: 'Que modelo responde',
  models_note: 'Escolhido por quem gere esta instalação. Os números são os deste mês.',
  built_in: 'Incorporado: as respostas são tiradas palavra por palavra do que ensinou. Não custa nada.',
  asked_first: 'perguntado primeiro',
  asked_second: 'perguntado quando o primeiro falha',
  asked_never: 'já não se usa',
  answers: { one: '{count} resposta', other: '{count} respostas' },
  tokens: '{read} tokens lidos, {written} escritos',
  estimated: 'em parte estimados',
  cost: '{month} este mês, {each} por resposta',
  no_price: 'Não há preço indicado, por isso não se sabe quanto custa.',
  price: '{read} por um milhão de tokens lidos, {written} por um milhão escritos',
  steps_in: 'Onde nenhum modelo responde, responde o assistente incorporado.',
  try_title: 'Experimentar',
  try_note: 'Responde com o que está guardado. Nada disto chega aos visitantes nem às estatísticas.',
  try_label: 'Uma pergunta, como um visitante a faria',
  try_send: 'Perguntar',
  greets: 'As suas primeiras palavras agora',
}

export default assistant
