import type { ReportOverview } from '#contract/reports/analytics.ts'
import type { ReportMetric } from '#contract/reports/metrics.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { regional } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { overview } from '#server/modules/reports/analytics/analytics.ts'
import { recordsUrl, reportsUrl } from '../mails/desk-url.ts'
import { frameOf } from '../mails/frame.ts'
import type { Told } from '../preferences/preferences.ts'
import { weekFrom } from './week.ts'

/** What the mail tells, in this order. */
const told = [
  'conversations',
  'resolved',
  'first_answer',
  'booked',
  'leads',
  'calls',
  'calls_missed',
  'replies',
] as const satisfies ReportMetric[]

interface Line {
  name: string
  value: string
  before: string
  change: string
  url: string
}

/** A week's figures against the week before, in the language of a member, as text and as HTML. `monday`: `2026-11-16`. */
export async function letterOfWeek(
  ctx: Ctx,
  { member, desk, monday }: { member: Told; desk: Business; monday: string },
): Promise<{ subject: string; text: string; html: string }> {
  const week = weekFrom(monday)
  const days = { from: week.monday, to: week.sunday }
  const { figures } = await overview(ctx, days)
  const { teamMail } = textsOf(member.language)
  const write = writingOf(regional(member.language, desk.country))
  const lines = told.map((metric): Line => {
    const figure = figures.find(each => each.metric === metric)!
    return {
      name: teamMail.weekly_figures[metric],
      value: write.value(figure.total, figure.unit),
      before: write.value(figure.before, figure.unit),
      change: write.change(figure) ?? teamMail.weekly_same,
      url: recordsUrl(ctx.config, { metric, ...days }),
    }
  })
  const named = { from: write.day(days.from), to: write.day(days.to), business: desk.name }
  const all = reportsUrl(ctx.config, days)
  const { hello, settings } = frameOf(ctx, member, desk)
  const intro = phrase(teamMail.weekly_intro, named)
  const list = lines.map(
    ({ name, value, before, change }) =>
      `${name}: ${value}\n  ${teamMail.weekly_before}: ${before} · ${teamMail.weekly_change}: ${change}`,
  )
  const parts = [hello, intro, list.join('\n'), phrase(teamMail.weekly_all, { url: all }), `-- \n${settings}`]
  return {
    subject: phrase(teamMail.weekly_subject, named),
    text: `${parts.join('\n\n')}\n`,
    html: [
      `<p>${escaped(hello)}</p><p>${escaped(intro)}</p>`,
      tableOf(lines, teamMail),
      `<p>${phrase(escaped(teamMail.weekly_all), { url: link(all, all) })}</p>`,
      `<p style="font-size:12px">${escaped(settings)}</p>`,
    ].join('\n'),
  }
}

function tableOf(lines: Line[], words: { weekly_before: string; weekly_change: string }): string {
  const cell = (html: string, tag = 'td') =>
    `<${tag} style="padding:4px 16px 4px 0;text-align:start;vertical-align:top">${html}</${tag}>`
  const head = ['', '', escaped(words.weekly_before), escaped(words.weekly_change)]
  const rows = lines.map(({ name, value, before, change, url }) =>
    [escaped(name), `<b>${link(url, value)}</b>`, escaped(before), escaped(change)].map(html => cell(html)),
  )
  const heads = head.map(html => cell(html, html ? 'th' : 'td'))
  return `<table>${[heads, ...rows].map(cells => `<tr>${cells.join('')}</tr>`).join('\n')}</table>`
}

const link = (url: string, text: string): string => `<a href="${escaped(url)}">${escaped(text)}</a>`

type Figure = ReportOverview['figures'][number]

/** Figures, changes and days as a language writes them. */
function writingOf(locale: string) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const signedShare = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  const lasting = (value: number, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    day: (date: string) => day.format(new Date(`${date}T12:00:00Z`)),
    value(value: number | null, unit: Figure['unit']): string {
      if (value === null) return '–'
      if (unit === 'share') return share.format(value)
      if (unit === 'seconds') return value < 60 ? lasting(value, 'second') : lasting(value / 60, 'minute')
      return number.format(value)
    },
    /** In percent, of a share in points of a hundred; null without any. */
    change({ total, before, unit }: Figure): string | null {
      if (total === null || before === null || total === before) return null
      if (unit === 'share') return signed.format(Math.round(total * 100) - Math.round(before * 100))
      return before === 0 ? signed.format(total) : signedShare.format(total / before - 1)
    },
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
