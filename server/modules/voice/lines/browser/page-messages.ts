import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Parse } from '../frames.ts'

// The messages that a page may send (web/voice/protocol.ts), with their limits.

const Text = Type.String({ maxLength: 4_000 })
const Name = Type.String({ maxLength: 100 })
const Way = Type.Union([Type.Literal('server'), Type.Literal('page')])
const Candidate = Type.Object({
  candidate: Type.Optional(Type.String({ maxLength: 1_000 })),
  sdpMid: Type.Optional(Type.Union([Name, Type.Null()])),
  sdpMLineIndex: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()])),
  usernameFragment: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Null()])),
})

export type Hello = Extract<PageMessage, { type: 'hello' }>
export type PageMessage = Static<typeof Message>
const Message = Type.Union([
  Type.Object({
    type: Type.Literal('hello'),
    ways: Type.Object({ hears: Way, speaks: Way }),
    typing: Type.Boolean(),
  }),
  Type.Object({ type: Type.Literal('offer'), sdp: Type.String({ maxLength: 50_000 }) }),
  Type.Object({ type: Type.Literal('candidate'), candidate: Type.Union([Candidate, Type.Null()]) }),
  Type.Object({ type: Type.Literal('words'), text: Text, final: Type.Boolean() }),
  Type.Object({ type: Type.Literal('typed'), text: Text }),
  Type.Object({
    type: Type.Literal('spoken'),
    utterance: Name,
    characters: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    done: Type.Boolean(),
  }),
  Type.Object({ type: Type.Literal('voice') }),
  Type.Object({ type: Type.Literal('bye') }),
])
const message = Compile(Message)

export const parsePageMessage: Parse<PageMessage> = data => (message.Check(data) ? data : null)
