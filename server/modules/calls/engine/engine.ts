import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { languagesInOrder } from '#server/providers/language/in-order.ts'
import { recognisersInOrder } from '#server/providers/speech/in-order/recognisers.ts'
import { voicesInOrder } from '#server/providers/speech/in-order/voices.ts'
import type { ProviderUnavailable } from '#server/providers/unavailable.ts'

/** What a call is held with. */
interface Engine {
  ctx: Ctx
  close(): void
}

/**
 * The engine that the account wants for its calls. `realtime`: one model hears, answers and speaks; where it refuses, fails or
 * hangs, the installation's own recogniser, language model and voice go on in the same turn. Everything else, such as what
 * must be said, what is checked and when tools act, is the same with both.
 */
export async function openEngine(ctx: Ctx): Promise<Engine> {
  const wanted = ctx.realtime && (await business(ctx)).calls.engine
  if (!ctx.realtime || wanted !== 'realtime') return { ctx, close() {} }
  const { hears, speaks, language, close } = ctx.realtime.open()
  const { metrics, log } = ctx
  const watch = {
    fellBack(side: string, error: ProviderUnavailable, next: string) {
      metrics.providerError({ provider: 'realtime', reason: error.reason })
      log.warn({ err: error, next, side }, 'the speech-to-speech model failed; the next one is asked')
    },
  }
  return {
    ctx: {
      ...ctx,
      speech: {
        hears: recognisersInOrder(ctx.speech.hears ? [hears, ctx.speech.hears] : [hears], { watch }),
        speaks: voicesInOrder(ctx.speech.speaks ? [speaks, ctx.speech.speaks] : [speaks], { watch }),
      },
      language: languagesInOrder(ctx.language ? [language, ctx.language] : [language], {
        watch: { fellBack: (error, next) => watch.fellBack('answers', error, next) },
      }),
    },
    close,
  }
}
