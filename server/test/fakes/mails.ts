// Mails for tests, as servers and people really write them. `{id}` stands for the Message-ID of our mail, `{env}` for
// its envelope id, `{to}` for its recipient.

const returned = `Return-Path: <desk@riverside.example>
Message-ID: {id}
From: Riverside <desk@riverside.example>
To: {to}
Subject: We open on Monday
`

/** A bounce by RFC 3464, as Postfix writes it. */
export const postfix = (fields: { action?: string; status?: string; diagnostic?: string } = {}) => {
  const { action = 'failed', status = '5.1.1', diagnostic = '550 5.1.1 <{to}>: User unknown' } = fields
  return `Return-Path: <>
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: desk@riverside.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"
Message-Id: <20250303101200.ABCDEF@mx.example>

--b1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Original-Envelope-Id: {env}
Arrival-Date: Mon,  3 Mar 2025 10:12:00 +0000 (UTC)

Final-Recipient: rfc822; {to}
Original-Recipient: rfc822;{to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}

--b1
Content-Description: Undelivered Message
Content-Type: message/rfc822

${returned}
Dear Ann
--b1--
`
}

/** A bounce in words only, as Exim writes it. */
export const exim = (
  words = 'SMTP error from remote mail server after RCPT TO:<{to}>:\n    550 5.1.1 No such user here',
) =>
  `Return-path: <>
From: Mail Delivery System <Mailer-Daemon@relay.example>
To: desk@riverside.example
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1abc@relay.example>

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  {to}
    ${words}

------ This is a copy of the message, including all the headers. ------

${returned}
Dear Ann
`

export const qmail = `Return-Path: <>
From: MAILER-DAEMON@qmail.example
To: desk@riverside.example
Subject: failure notice

Hi. This is the qmail-send program at qmail.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<{to}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${returned}
Dear Ann
`

export const delayed = `Return-Path: <>
From: Mail Delivery System <Mailer-Daemon@relay.example>
Subject: Warning: message delayed 24 hours
To: desk@riverside.example

This message has not yet been delivered to: {to}
No action is required on your part. Delivery attempts will continue.

${returned}
`

/** A complaint by RFC 5965: the recipient pressed "this is spam". */
export const complaint = `From: <abuse@isp.example>
Subject: FW: We open on Monday
To: desk@riverside.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b1"

--b1
Content-Type: text/plain

This is an email abuse report.

--b1
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: SomeGenerator/1.0
Version: 1

--b1
Content-Type: message/rfc822

${returned}
Dear Ann
--b1--
`

/** A person's reply. */
export const answer = (fields: { from?: string; headers?: string; subject?: string; text?: string } = {}) =>
  `Return-Path: <{to}>
From: ${fields.from ?? 'Ann Smith <{to}>'}
To: Riverside <desk@riverside.example>
Subject: ${fields.subject ?? 'Re: We open on Monday'}
Message-ID: <{own}>
${fields.headers ?? 'In-Reply-To: {id}\nReferences: {id}'}
Content-Type: text/plain; charset=utf-8

${
  fields.text ??
  `Great, see you then!

On Mon, 3 Mar 2025 at 10:12, Riverside <desk@riverside.example> wrote:
> Dear Ann,`
}
`

/** Fills the placeholders, and ends lines as mails do. */
export const mailOf = (text: string, values: Record<string, string>): Buffer =>
  Buffer.from(
    text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark).replace(/\r?\n/g, '\r\n'),
  )
