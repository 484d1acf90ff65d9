import type { Ways } from '#contract/voice-socket.ts'

/** The abilities of a browser for a spoken conversation. */
export interface Abilities {
  /** may ask for a microphone: the page is secure and allowed to */
  microphone: boolean
  /** can send and play live sound (WebRTC) */
  sound: boolean
  /** has a recogniser of its own (SpeechRecognition) */
  recognises: boolean
  /** has a voice of its own (speechSynthesis) */
  reads: boolean
}

/** How the person is heard, and how they hear us. `shown`: only captions. */
export interface Manner {
  hears: 'server' | 'browser' | 'typed'
  speaks: 'server' | 'browser' | 'shown'
}

export const typingManner: Manner = { hears: 'typed', speaks: 'shown' }

/** The server hears and speaks where it can, else the browser, else the person types and reads. */
export function mannerOf(server: { hears: boolean; speaks: boolean }, can: Abilities): Manner {
  return {
    hears: server.hears && can.sound && can.microphone ? 'server' : withoutServer(can).hears,
    speaks: server.speaks && can.sound ? 'server' : withoutServer(can).speaks,
  }
}

/** Where live sound doesn't get through (a firewall without a relay), the browser hears and speaks, with words over the socket. */
export function withoutServer(can: Abilities): Manner {
  return {
    // A recogniser listens to the same microphone, under the same permission.
    hears: can.recognises && can.microphone ? 'browser' : 'typed',
    speaks: can.reads ? 'browser' : 'shown',
  }
}

/** Whether a call is possible: the person is heard without typing. */
export const canSpeak = (server: { hears: boolean; speaks: boolean }, can: Abilities): boolean =>
  mannerOf(server, can).hears !== 'typed'

/** The same in the socket's terms. */
export function waysOf({ hears, speaks }: Manner): { ways: Ways; typing: boolean } {
  const whose = (who: string) => (who === 'server' ? 'server' : 'page')
  return {
    ways: { hears: whose(hears), speaks: whose(speaks) },
    typing: hears === 'typed' && speaks === 'shown',
  }
}
