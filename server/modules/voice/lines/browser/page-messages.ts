import { Compile } from 'typebox/compile'
import { FromPage } from '#contract/voice-socket.ts'
import type { Parse } from '../frames.ts'

export type Hello = Extract<FromPage, { type: 'hello' }>

const message = Compile(FromPage)

export const parsePageMessage: Parse<FromPage> = data => (message.Check(data) ? data : null)
