import type { Page } from 'playwright-core'
import { wavOf } from '#server/providers/speech/wav.ts'

/**
 * Feeds a page's microphone a spoken sentence when the test asks for it, mixed with the sound of the browser's own
 * device. Nothing filters the device's sound, so that it can be compared with what was played.
 */
export async function installMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const context = new AudioContext()
    const voiceGain = new GainNode(context)
    const unfiltered = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
    mediaDevices.getUserMedia = async wanted => {
      if (!wanted?.audio) return open(wanted)
      const device = await open({ ...wanted, audio: unfiltered })
      const mixed = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
      context.createMediaStreamSource(device).connect(mixed)
      voiceGain.connect(mixed)
      return new MediaStream([...mixed.stream.getAudioTracks(), ...device.getVideoTracks()])
    }
    const speak = async (wav: string) => {
      const sound = await context.decodeAudioData(Uint8Array.fromBase64(wav).buffer)
      const voice = new AudioBufferSourceNode(context, { buffer: sound })
      voice.connect(voiceGain)
      voice.start()
      await new Promise(resolve => voice.addEventListener('ended', resolve))
    }
    Object.assign(window, { speak })
  })
}

/** Plays this 16 kHz sound; resolves when it has ended. */
export const speak = (page: Page, pcm: Int16Array): Promise<void> =>
  page.evaluate(
    wav => (window as unknown as { speak: (wav: string) => Promise<void> }).speak(wav),
    Buffer.from(wavOf(pcm)).toString('base64'),
  )
