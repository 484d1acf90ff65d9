/**
 * The messages between a page and the server over the socket of a spoken conversation. Where the server hears or speaks,
 * sound goes beside it, over WebRTC; where it does not, the page does, and words go over the socket.
 */

/** Who hears and who speaks: the server, or the page by means of its browser. */
export type Ways = { hears: 'server' | 'page'; speaks: 'server' | 'page' }

/** How to reach the server through firewalls; credentials are short-lived. */
export type IceServer = { urls: string[]; username?: string; credential?: string }

/** The ways that there are. A page must know them before it asks for the microphone. */
export type VoiceOffer = {
  /** Once, for the socket at `{api}/voice/browser/{token}` (or the session's own). */
  token: string
  /** Whether the server can hear and speak; the page does what it can't. */
  server: { hears: boolean; speaks: boolean }
  ice_servers: IceServer[]
  language: string
}

export type FromPage =
  /** The first message: how this page will hear and speak. `typing`: neither, words are typed and shown. */
  | { type: 'hello'; ways: Ways; typing: boolean }
  | { type: 'offer'; sdp: string }
  | { type: 'candidate'; candidate: RTCIceCandidateInit | null }
  /** Words of the page's recogniser. Words that are not final replace those before. */
  | { type: 'words'; text: string; final: boolean }
  | { type: 'typed'; text: string }
  /** The page's voice began to read an utterance, has read so many characters of it, or is done with it. */
  | { type: 'spoken'; utterance: string; characters: number; done: boolean }
  /** The person began to speak (page's recogniser), for barge-in. */
  | { type: 'voice' }
  | { type: 'bye' }

export type FromServer =
  /** The conversation has begun; `resumed` when it went on from before. */
  | { type: 'ready' }
  | { type: 'answer'; sdp: string }
  | { type: 'candidate'; candidate: RTCIceCandidateInit | null }
  | { type: 'caption'; id: string; speaker: 'agent' | 'person'; text: string; final: boolean }
  /** Read this out, behind what was said before. `end`: no more of this utterance will come. */
  | { type: 'say'; utterance: string; text: string; end: boolean }
  /** Stop reading at once and forget what waits; answer with `spoken` for the utterance in hand. */
  | { type: 'hush' }
  /**
   * Something beside the conversation, such as the number of the question. Each module has fields of its own; a call's first
   * note is `CallNote`.
   */
  | { type: 'note'; note: Record<string, unknown> }
  | { type: 'problem'; detail: string }
  | { type: 'ended'; reason: 'done' | 'left' | 'silence' | 'failed' | 'too_long' | 'restart' }

/** Tells the page of a call its conversation, which may go on as a chat when the call is over. */
export type CallNote = { conversation_id: string }
