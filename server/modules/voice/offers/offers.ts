import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/core/context.ts'
import type { IceServer, VoiceOffer } from '#web/voice/protocol.ts'

/** How long a page may ask the TURN server for relays: as long as a conversation, and its reconnects, can be. */
const relaySeconds = 4 * 3600

/** What a page is told before it asks for the microphone. `token` is the socket's ticket. */
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
 * The TURN server with a login of this page's own. The server shares only a secret with us, and reads the end of the
 * login's life out of its name: draft-uberti-behave-turn-rest-00, `use-auth-secret` in coturn.
 */
function iceServers(ctx: Ctx): IceServer[] {
  const { turn } = ctx.config.media
  if (!turn) return []
  const username = `${Math.floor(ctx.now().getTime() / 1000) + relaySeconds}:${ctx.id()}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [{ urls: turn.urls, username, credential }]
}
