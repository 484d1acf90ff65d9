import type { Onboarding } from '#contract/onboarding.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { chatUrlOf } from '#server/modules/chat-links/chat-links.ts'
import { selectFacts } from './queries.ts'

/** With so many passages the assistant has something to say. */
const enoughPassages = 10

/** How far a business has come with its first steps: from what is true, so nobody ticks anything off. */
export async function firstSteps(ctx: Ctx): Promise<Onboarding> {
  const { hours, slug } = await business(ctx)
  const facts = await ctx.tx(selectFacts)
  const steps: Onboarding['steps'] = [
    { key: 'knowledge', done: facts.passages >= enoughPassages, count: facts.passages },
    { key: 'answer', done: facts.answers > 0, count: facts.answers },
    { key: 'hours', done: Object.values(hours).some(spans => spans?.length), count: null },
    { key: 'link', done: facts.chats > 0, count: facts.chats },
    { key: 'colleague', done: facts.members > 1, count: facts.members },
    { key: 'channel', done: facts.channels > 0, count: facts.channels },
  ]
  return { steps, done: steps.every(({ done }) => done), chat_url: chatUrlOf(ctx.config, slug) }
}
