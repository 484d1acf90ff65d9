import type { Ways } from './protocol.ts'

/** What this browser brings to a spoken conversation. */
export type Abilities = {
  /** may ask for a microphone: a secure page that is allowed to */
  microphone: boolean
  /** can send and play live sound (WebRTC) */
  sound: boolean
  /** has a recogniser of its own (SpeechRecognition) */
  recognises: boolean
  /** has a voice of its own (speechSynthesis) */
  reads: boolean
}

/** How the person is heard, and how they hear us. What is `shown` stands in the captions alone. */
export type Manner = { hears: 'server' | 'browser' | 'typed'; speaks: 'server' | 'browser' | 'shown' }

export const typingManner: Manner = { hears: 'typed', speaks: 'shown' }

/** The server's ears and voice where it has them, else the browser's, else writing. */
export function mannerOf(server: { hears: boolean; speaks: boolean }, can: Abilities): Manner {
  return {
    hears: server.hears && can.sound && can.microphone ? 'server' : withoutServer(can).hears,
    speaks: server.speaks && can.sound ? 'server' : withoutServer(can).speaks,
  }
}

/** When live sound doesn't get through (a firewall without a relay): the browser's own, over the socket. */
export function withoutServer(can: Abilities): Manner {
  return {
    // A recogniser listens to the same microphone, under the same permission.
    hears: can.recognises && can.microphone ? 'browser' : 'typed',
    speaks: can.reads ? 'browser' : 'shown',
  }
}

/** Whether it would be a call at all: somebody is heard without typing. */
export const canSpeak = (server: { hears: boolean; speaks: boolean }, can: Abilities): boolean =>
  mannerOf(server, can).hears !== 'typed'

/** As the socket says it. */
export function waysOf({ hears, speaks }: Manner): { ways: Ways; typing: boolean } {
  const whose = (who: string) => (who === 'server' ? 'server' : 'page')
  return {
    ways: { hears: whose(hears), speaks: whose(speaks) },
    typing: hears === 'typed' && speaks === 'shown',
  }
}
