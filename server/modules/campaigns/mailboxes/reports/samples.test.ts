import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readReport } from '../delivery-reports.ts'
import { readMail } from '../mail.ts'

interface Sample {
  name: string
  is: string
  mail: Buffer
}

/** Reads `=== name | what it is` and the mail under it. */
const samplesIn = (file: string): Sample[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(text => {
      const [, name, is] = /^(.*) \| (\w+)\n/.exec(text)!
      return { name: name!, is: is!, mail: mailOf(text.slice(text.indexOf('\n') + 1)) }
    })

const mailOf = (text: string): Buffer => {
  const [mail, part, fields] = text.split(/^--- (status|complaint)\n/m) as [string, string?, string?]
  if (!part) return Buffer.from(mail.replace(/\n/g, '\r\n'))
  const at = mail.indexOf('\n\n')
  const type = part === 'status' ? 'delivery-status' : 'feedback-report'
  const whole = `${mail.slice(0, at)}
Content-Type: multipart/report; report-type=${type}; boundary="b"

--b
Content-Type: text/plain; charset=utf-8
${mail.slice(at + 1)}
--b
Content-Type: message/${type}

${fields}
--b
Content-Type: text/rfc822-headers

Message-ID: <1@riverside.example>
--b--
`
  return Buffer.from(whole.replace(/\n/g, '\r\n'))
}

const judged = async ({ mail }: Sample): Promise<string> => {
  const report = readReport((await readMail(mail))!)
  if (!report) return 'none'
  return report.outcome === 'failed' ? (report.hard ? 'gone' : 'elsewhere') : report.outcome
}

describe('reports that the tables were written from', () => {
  test.each(samplesIn('samples-seen.txt'))('$name: $is', async sample => {
    expect(await judged(sample)).toBe(sample.is)
  })
})

describe('reports that were read after the tables had been measured', () => {
  test.each(samplesIn('samples-unseen.txt'))('$name: $is', async sample => {
    expect(await judged(sample)).toBe(sample.is)
  })
})
