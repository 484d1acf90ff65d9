import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { MailUnavailable } from '#server/providers/mail/port.ts'
import { claimMs } from '../mails/jobs.ts'
import { getService } from '../services/services.ts'
import { leaveToken, leaveUrl } from '../token.ts'
import { whenOf } from '../when.ts'
import { noteWaitlist } from './changed.ts'
import { type FreedTime, type Offer, offerTime } from './offers.ts'
import * as rows from './queries.ts'

/** Offers a time that became free to whoever waits for one. */
export const offerJob: Job<FreedTime> = job<FreedTime>({
  name: 'bookings.offer',
  async run(ctx, freed) {
    await ctx.tx(async () => {
      const offer = await offerTime(ctx, freed)
      if (offer) await ctx.enqueue(mailOffer, offer)
    })
  },
})

/** Mails an offer with the page on which the time can be booked; once, however often the job runs. */
export const mailOffer: Job<Offer> = job<Offer>({
  name: 'bookings.mail_offer',
  concurrency: 2,
  async run(ctx, { entry_id, time }) {
    const desk = await business(ctx)
    const now = ctx.now()
    const asked = { id: entry_id, time: new Date(time) }
    const claim = await ctx.tx(db =>
      rows.claimOffer(db, asked, { now, until: new Date(now.getTime() + claimMs) }),
    )
    if (!claim) return
    if ('busy' in claim) return ctx.enqueue(mailOffer, { entry_id, time }, { startAfter: claim.busy })
    // Who left no address, or would find no page, waits for a call of the business.
    if (!claim.email || !desk.channels.book) return refuse(ctx, entry_id)
    await sendOffer(ctx, claim, claim.email, desk)
  },
})

async function sendOffer(ctx: Ctx, row: rows.WaitingRow, to: string, desk: Business): Promise<void> {
  const service = await getService(ctx, row.service_id)
  const starts_at = row.offered_time!
  const ends_at = new Date(starts_at.getTime() + service.duration_minutes * 60_000)
  const { bookingMail: mail } = textsOf(row.language)
  const when = whenOf({ starts_at, ends_at, timezone: desk.timezone }, row.language, desk.country)
  const values = { name: row.name, business: desk.name, service: service.name, when }
  const link = `${ctx.config.chatUrl}/${desk.slug}/book?service=${service.id}`
  const paragraphs = [
    phrase(mail.hello, values),
    phrase(mail.offer, values),
    `${service.name}\n${when}`,
    `${mail.offer_book}\n${link}`,
    `${mail.stop_waiting}\n${leaveUrl(ctx, { slug: desk.slug, id: row.id })}`,
    [desk.name, desk.phone, desk.website].filter(Boolean).join('\n'),
  ]
  // Those noted before there was such a link get theirs now.
  await ctx.tx(db => rows.updateEntry(db, row.id, { token_hash: tokenHash(leaveToken(ctx, row.id)) }))
  try {
    await ctx.mail.send({
      to,
      subject: phrase(mail.subject_offer, values),
      text: `${paragraphs.join('\n\n')}\n`,
      toName: row.name,
      fromName: desk.name,
      replyTo: desk.email,
      key: `${row.id}.offer.${starts_at.getTime()}`,
    })
    await end(ctx, row.id, { mailed_at: ctx.now() })
  } catch (error) {
    // A refused address stays refused: somebody has to call.
    if (error instanceof MailUnavailable && !error.temporary) return refuse(ctx, row.id)
    await ctx.tx(db => rows.updateEntry(db, row.id, { claimed_until: null }))
    throw error
  }
}

const refuse = (ctx: Ctx, id: string) => end(ctx, id, { refused_at: ctx.now() })

const end = (ctx: Ctx, id: string, how: { mailed_at: Date } | { refused_at: Date }): Promise<void> =>
  ctx.tx(async db => {
    await rows.updateEntry(db, id, { ...how, claimed_until: null })
    await noteWaitlist(ctx, db)
  })
