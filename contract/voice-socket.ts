import { type Static, Type } from 'typebox'
import { longestMessage } from './limits.ts'
import { Named } from './schema.ts'

// The messages between a page and the server over the socket of a spoken conversation. Where the server hears or speaks,
// sound goes beside it, over WebRTC; where it does not, the page does, and words go over the socket.

export type ServerVoice = Static<typeof ServerVoice>
export const ServerVoice = Named(
  'ServerVoice',
  Type.Object(
    { hears: Type.Boolean(), speaks: Type.Boolean() },
    { description: 'Whether the server can hear and speak; the page does what it can’t' },
  ),
)

/** How to reach the server through firewalls; credentials are short-lived. */
export type IceServer = Static<typeof IceServer>
export const IceServer = Named(
  'IceServer',
  Type.Object({
    urls: Type.Array(Type.String()),
    username: Type.Optional(Type.String()),
    credential: Type.Optional(Type.String()),
  }),
)

/** The ways that there are. A page must know them before it asks for the microphone. */
export type VoiceOffer = Static<typeof VoiceOffer>
export const VoiceOffer = Named(
  'VoiceOffer',
  Type.Object({
    token: Type.String({ description: 'Opens the socket, once and soon' }),
    server: ServerVoice,
    ice_servers: Type.Array(IceServer),
    language: Type.String({ description: 'BCP 47: what is listened for and spoken in' }),
  }),
)

const Whose = Type.Union([Type.Literal('server'), Type.Literal('page')])

/** Who hears and who speaks: the server, or the page by means of its browser. */
export type Ways = Static<typeof Ways>
export const Ways = Type.Object({ hears: Whose, speaks: Whose })

const words = Type.String({ maxLength: longestMessage })
const name = Type.String({ maxLength: 100 })
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

/** `RTCIceCandidateInit` of browsers; null after the last one. */
const Candidate = orNull(
  Type.Object({
    candidate: Type.Optional(Type.String({ maxLength: 1_000 })),
    sdpMid: Type.Optional(orNull(name)),
    sdpMLineIndex: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 100 }))),
    usernameFragment: Type.Optional(orNull(Type.String({ maxLength: 300 }))),
  }),
)

export type FromPage = Static<typeof FromPage>
export const FromPage = Type.Union([
  /** The first message: how this page will hear and speak. `typing`: neither, words are typed and shown. */
  Type.Object({ type: Type.Literal('hello'), ways: Ways, typing: Type.Boolean() }),
  Type.Object({ type: Type.Literal('offer'), sdp: Type.String({ maxLength: 50_000 }) }),
  Type.Object({ type: Type.Literal('candidate'), candidate: Candidate }),
  /** Words of the page's recogniser. Words that are not final replace those before. */
  Type.Object({ type: Type.Literal('words'), text: words, final: Type.Boolean() }),
  Type.Object({ type: Type.Literal('typed'), text: words }),
  /** The page's voice began to read an utterance, has read so many characters of it, or is done with it. */
  Type.Object({
    type: Type.Literal('spoken'),
    utterance: name,
    characters: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    done: Type.Boolean(),
  }),
  /** The page's recogniser heard that the person began to speak, for barge-in. */
  Type.Object({ type: Type.Literal('voice') }),
  Type.Object({ type: Type.Literal('bye') }),
])

/** A line of the conversation. A caption that is not final is replaced by the next of its id. */
export type Caption = Static<typeof Caption>
export const Caption = Type.Object({
  id: Type.String(),
  speaker: Type.Union([Type.Literal('agent'), Type.Literal('person')]),
  text: Type.String(),
  final: Type.Boolean(),
})

export type EndReason = Static<typeof EndReason>
export const EndReason = Type.Union([
  Type.Literal('done'),
  Type.Literal('left'),
  Type.Literal('silence'),
  Type.Literal('failed'),
  Type.Literal('too_long'),
  Type.Literal('restart'),
])

/** Something beside the conversation, such as the number of the question. Each module has fields of its own. */
export type Note = Static<typeof Note>
export const Note = Type.Partial(
  Type.Object({
    /** Of a call: the conversation to go on with as a chat when the call is over. */
    conversation_id: Type.String(),
    /** Of a session: which question is put, from 1, and of how many; 0 before the first. */
    question: Type.Integer(),
    of: Type.Integer(),
    state: Type.Union([
      Type.Literal('greeting'),
      Type.Literal('asked'),
      Type.Literal('followed_up'),
      Type.Literal('leaving'),
      Type.Literal('over'),
    ]),
    /** The business took the link back. */
    withdrawn: Type.Boolean(),
    /** Another page goes on with the session. */
    elsewhere: Type.Boolean(),
  }),
)

export type FromServer = Static<typeof FromServer>
export const FromServer = Type.Union([
  /** The conversation has begun, or goes on from before. */
  Type.Object({ type: Type.Literal('ready') }),
  Type.Object({ type: Type.Literal('answer'), sdp: Type.String() }),
  Type.Object({ type: Type.Literal('candidate'), candidate: Candidate }),
  Type.Object({ type: Type.Literal('caption'), ...Caption.properties }),
  /** The page reads this text out after the texts before it. `end`: the utterance is complete. */
  Type.Object({
    type: Type.Literal('say'),
    utterance: Type.String(),
    text: Type.String(),
    end: Type.Boolean(),
  }),
  /** Stop reading at once and forget what waits; answer with `spoken` for the utterance in hand. */
  Type.Object({ type: Type.Literal('hush') }),
  Type.Object({ type: Type.Literal('note'), note: Note }),
  Type.Object({ type: Type.Literal('problem'), detail: Type.String() }),
  Type.Object({ type: Type.Literal('ended'), reason: EndReason }),
])
