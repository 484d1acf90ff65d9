import { longestEntry, passwordLength } from '#contract/limits.ts'
import type { AccountPageData, AccountScriptData } from '#contract/pages/account.ts'
import { phrase } from '#locales/phrase.ts'
import type { AccountTexts, Interface } from '#locales/types.ts'
import { dataBlock, type Html, html, htmlPhrase } from '#web/ui/html.ts'

/** The body and the title of an account page. All words are here; the script sends the form. */
export function accountShell(data: AccountPageData, { texts }: Interface): { title: string; body: Html } {
  const { account, booking, site } = texts
  const start = html`<p><a href="/">${site.start}</a></p>`
  const { title, lead, form } = contents(data, account)
  const script: AccountScriptData | null = form && {
    action: form.action,
    failures: {
      used: data.page === 'invite' ? account.invite_used : account.link_used,
      check: account.check,
      wrong: account.wrong,
      busy: account.busy,
      failed: booking.failed,
      offline: booking.offline,
    },
  }
  const body = html`<main class="notice-page">
  <span class="avatar" aria-hidden="true"></span>
  <section id="task" class="step">
    <h1>${title}</h1>
    <p>${lead}</p>
    ${form === null ? start : formOf(form, account)}
  </section>
  ${
    form !== null &&
    html`<section id="done" class="step" tabindex="-1" hidden><h1>${form.done}</h1>
    <p>${form.note}</p>
    ${form.leadsOn && html`<p><a class="loud-button" href="/desk">${account.go_on}</a></p>`}</section>`
  }
</main>
${script !== null && dataBlock('data', script)}`
  return { title, body }
}

/** `done` and `note` are shown once the form was taken, and the way on from here unless it leads over a mail. */
interface Form {
  action: string
  fields: Html
  button: string
  done: string
  note: Html | string
  leadsOn: boolean
}
type Invite = Extract<AccountPageData, { page: 'invite' }>

interface Contents {
  title: string
  lead: Html | string
  form: Form | null
}

function contents(data: AccountPageData, texts: AccountTexts): Contents {
  const names = 'email' in data && { email: html`<b>${data.email}</b>`, business: data.business }
  const filled = (sentence: string) => htmlPhrase(sentence, names || {})
  switch (data.page) {
    case 'forgotten':
      return {
        title: data.linkIsOver ? texts.link_over : texts.forgotten,
        lead: data.linkIsOver ? texts.forgotten_over_note : texts.forgotten_note,
        form: {
          action: '/api/v1/auth/password-reset',
          fields: html`<label for="email">${texts.email}</label>
    <input id="email" name="email" type="email" autocomplete="username" required maxlength="${longestEntry.email}">`,
          button: texts.send_link,
          done: texts.sent,
          note: texts.sent_note,
          leadsOn: false,
        },
      }
    case 'reset':
      return {
        title: texts.reset,
        lead: filled(texts.reset_note),
        form: {
          action: '/api/v1/auth/password-reset/confirm',
          fields: passwordField(data.email, texts),
          button: texts.change_password,
          done: texts.changed,
          note: texts.changed_note,
          leadsOn: true,
        },
      }
    case 'invite':
      return {
        title: phrase(texts.join_business, { business: data.business }),
        lead: filled(joinNote(data.person, texts)),
        form: {
          action: `/api/v1/auth/invitation/${data.person === 'signed-in' ? 'accept' : 'confirm'}`,
          fields: joinFields(data, texts),
          button: texts.join,
          done: phrase(texts.welcome, { business: data.business }),
          note: filled(texts.welcome_note),
          leadsOn: true,
        },
      }
    case 'email':
      return {
        title: texts.confirm_address,
        lead: filled(texts.confirm_note),
        form: {
          action: '/api/v1/auth/email/confirm',
          fields: html``,
          button: texts.confirm,
          done: texts.confirmed,
          note: filled(texts.confirmed_note),
          leadsOn: true,
        },
      }
    case 'email-over':
      return { title: texts.link_over, lead: texts.email_over_note, form: null }
    case 'invite-over':
      return { title: texts.invite_over, lead: texts.invite_over_note, form: null }
  }
}

const joinNote = (person: Invite['person'], texts: AccountTexts): string =>
  ({ new: texts.join_note, known: texts.join_note_known, 'signed-in': texts.join_note_signed_in })[person]

function joinFields({ person, email, name }: Invite, texts: AccountTexts): Html {
  if (person === 'signed-in') return html``
  if (person === 'known') return ownPassword(email, texts)
  return html`<label for="name">${texts.name}</label>
    <input id="name" name="name" autocomplete="name" maxlength="120" value="${name ?? ''}">
    ${passwordField(email, texts)}`
}

/** Of somebody who has one; the field for the code is shown once it is asked for. */
const ownPassword = (email: string, texts: AccountTexts): Html => html`${addressBeside(email)}
    <label for="password">${texts.password}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required
      maxlength="${passwordLength.most}">
    <label class="checkbox"><input id="show" type="checkbox"> ${texts.show_password}</label>
    <div id="second" class="form" hidden><label for="code">${texts.code}</label>
    <input id="code" name="code" autocomplete="one-time-code" maxlength="64" spellcheck="false"></div>`

/** For password managers, which otherwise store the password without a name. */
const addressBeside = (email: string): Html =>
  html`<input class="only-heard" type="email" value="${email}" autocomplete="username" readonly tabindex="-1" aria-hidden="true">`

const passwordField = (email: string, texts: AccountTexts): Html => html`${addressBeside(email)}
    <label for="password">${texts.password}</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required
      minlength="${passwordLength.least}" maxlength="${passwordLength.most}" aria-describedby="password-rule">
    <p id="password-rule" class="note">${phrase(texts.password_rule, { count: passwordLength.least })}</p>
    <label class="checkbox"><input id="show" type="checkbox"> ${texts.show_password}</label>`

const formOf = ({ fields, button }: Form, texts: AccountTexts): Html => html`<form id="form" class="form">
    ${fields}
    <p id="failure" class="failure" role="alert"></p>
    <button class="loud-button">${button}</button>
    <noscript><p class="note">${texts.needs_script}</p></noscript>
  </form>`
