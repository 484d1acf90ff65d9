import { onTestFinished, expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { missingForSip, startSipTrunk, trunkPassword } from '#server/test/fakes/sip-trunk.ts'
import { startSipTelephone } from '#server/test/fakes/sip-telephone.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { textOf, tonesOf } from '#server/test/fakes/tones.ts'
import { resampler } from '#server/providers/speech/resample.ts'

// Real calls over a real registrar: kamailio is the trunk, baresip the telephone. What is said travels as tones, from which
// words are read again at the other end.

const missing = missingForSip()
const patience = { timeout: 20_000, interval: 200 }
const ours = '+4930555000'

/** An installation with the trunk's account, a business and a telephone's trunk. */
async function startDesk(env: Record<string, string> = {}) {
  const trunk = await startSipTrunk({ [ours]: 'desk' })
  onTestFinished(trunk.close)
  const speech = await startFakeSpeech({ rate: 16_000 })
  onTestFinished(speech.close)
  const app = await startApp({
    jobs: true,
    env: {
      SIP_SERVER: `127.0.0.1:${trunk.port}`,
      SIP_USER: 'desk',
      SIP_PASSWORD: trunkPassword,
      SIP_NUMBERS: ours,
      STT_URL: speech.url,
      STT_MODEL: 'hears',
      TTS_URL: speech.url,
      TTS_MODEL: 'speaks',
      TTS_SAMPLE_RATE: '16000',
      VAD: 'light',
      ...env,
    },
  })
  const account = await makeAccount(app, { name: 'Harbour' })
  await account.call('PATCH', '/account', { country: 'DE', agent_name: 'Mia', language: 'en' })
  await account.call('PUT', '/communication/connections/voice/sip', { from: ours })
  const state = async () => {
    const { body } = await account.call('GET', '/communication/connections')
    return body.connections.find((each: { channel: string }) => each.channel === 'voice')
  }
  const calls = async () => (await account.call('GET', '/calls')).body.calls
  return { trunk, speech, app, account, state, calls }
}

/** What a telephone plays into its microphone: silence, then words. */
function spoken(...parts: (number | string)[]): Int16Array {
  const pieces = parts.map(part => (typeof part === 'number' ? new Int16Array(8 * part) : tonesOf(part, 8_000)))
  const all = new Int16Array(pieces.reduce((sum, each) => sum + each.length, 0))
  let at = 0
  for (const each of pieces) {
    all.set(each, at)
    at += each.length
  }
  return all
}

const wordsIn = (pcm: Int16Array): string => textOf(resampler(8_000, 16_000)(pcm))

test.skipIf(missing !== null)('a caller hears the assistant and is heard', { timeout: 60_000 }, async () => {
  const { trunk, state, calls } = await startDesk()
  await expect.poll(state, patience).toMatchObject({ ready: true, sender: ours })
  const telephone = await startSipTelephone(trunk, { user: '4915112345678', says: spoken(8_000, 'bye') })
  onTestFinished(telephone.close)
  telephone.dial(ours)
  await telephone.until('CALL_ESTABLISHED')
  await telephone.until('CALL_CLOSED', 25_000)
  console.log(wordsIn(await telephone.heard()))
  console.log(JSON.stringify(await calls(), null, 1))
})
