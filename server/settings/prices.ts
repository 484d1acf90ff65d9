import type { CallPrices } from '#server/core/config.ts'
import { decimal, type Environment } from './setting.ts'

const highest = 1_000

export const callPrices = (env: Environment): CallPrices => ({
  hearingMinute: decimal(env, 'STT_PRICE_PER_MINUTE', 0, highest),
  voiceThousand: decimal(env, 'TTS_PRICE_PER_1000_CHARS', 0, highest),
  lineMinute: decimal(env, 'CALL_PRICE_PER_MINUTE', 0, highest),
})

export const namesPrice = (prices: CallPrices): boolean => Object.values(prices).some(price => price !== null)
