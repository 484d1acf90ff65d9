import { createHmac } from 'node:crypto'
import type { IceServer, VoiceOffer } from '#contract/voice-socket.ts'
import type { Ctx } from '#server/core/context.ts'

/** A page may ask the TURN server for relays for so long: a conversation with its reconnects is never longer. */
const relaySeconds = 4 * 3600

/** What a page must know before it asks for the microphone. `token`: the socket's ticket; `language`: BCP 47. */
export const voiceOffer = (
  ctx: Ctx,
  { token, language }: { token: string; language: string },
): VoiceOffer => ({
  token,
  server: { hears: ctx.speech.hears !== null, speaks: ctx.speech.speaks !== null },
  ice_servers: iceServers(ctx),
  language,
})

/**
 * The TURN server with a login for this page. The server shares only a secret with us, and reads from the login's name when
 * it expires: draft-uberti-behave-turn-rest-00, `use-auth-secret` in coturn.
 */
function iceServers(ctx: Ctx): IceServer[] {
  const { turn } = ctx.config.media
  if (!turn) return []
  const username = `${Math.floor(ctx.now().getTime() / 1000) + relaySeconds}:${ctx.id()}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [{ urls: turn.urls, username, credential }]
}
