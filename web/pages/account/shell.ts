import { dataBlock, type Html, html } from '#web/ui/html.ts'
import type { AccountPageData, AccountScriptData } from './page-data.ts'

/** The API's rule; the server has the last word. */
const shortestPassword = 10

/** The body and the title of an account page. All words are here; the script sends the form. */
export function accountShell(data: AccountPageData): { title: string; body: Html } {
  const { title, lead, form } = contents(data)
  const body = html`<main class="notice-page">
  <span class="avatar" aria-hidden="true"></span>
  <section id="task" class="step">
    <h1>${title}</h1>
    ${lead}
    ${form !== null && formOf(form)}
  </section>
  ${form !== null && html`<section id="done" class="step" tabindex="-1" hidden>${form.done}</section>`}
</main>
${form !== null && dataBlock('data', { action: form.action } satisfies AccountScriptData)}`
  return { title, body }
}

type Form = { action: string; fields: Html; button: string; done: Html }
type Contents = { title: string; lead: Html; form: Form | null }

function contents(data: AccountPageData): Contents {
  switch (data.page) {
    case 'forgotten':
      return {
        title: data.linkIsOver ? 'This link is over' : 'Forgotten password',
        lead: data.linkIsOver
          ? html`<p>It was used already, or it is more than an hour old. Have a new one sent:</p>`
          : html`<p>Say which address you sign in with. We send a link to choose a new password.</p>`,
        form: {
          action: '/api/v1/auth/password-reset',
          fields: html`<label for="email">Email address</label>
    <input id="email" name="email" type="email" autocomplete="username" required maxlength="254">`,
          button: 'Send the link',
          done: html`<h1>Look at your mail</h1>
    <p>If this address has an account, a link is on its way. It is good for an hour.</p>`,
        },
      }
    case 'reset':
      return {
        title: 'Choose a new password',
        lead: html`<p>For <b>${data.email}</b> at ${data.business}.</p>`,
        form: {
          action: '/api/v1/auth/password-reset/confirm',
          fields: passwordField(data.email),
          button: 'Change password',
          done: html`<h1>Your password is changed</h1>
    <p>Whoever was signed in with the old one is signed out, on every device. Sign in with the new one.</p>`,
        },
      }
    case 'invite':
      return {
        title: `Join ${data.business}`,
        lead: html`<p>You are invited as <b>${data.email}</b>. Choose a password to sign in with.</p>`,
        form: {
          action: '/api/v1/auth/invitation/confirm',
          fields: html`<label for="name">Your name</label>
    <input id="name" name="name" autocomplete="name" maxlength="120" value="${data.name ?? ''}">
    ${passwordField(data.email)}`,
          button: 'Join',
          done: html`<h1>Welcome to ${data.business}</h1>
    <p>You are signed in on this browser. Elsewhere, sign in with <b>${data.email}</b> and your password.</p>`,
        },
      }
    case 'email':
      return {
        title: 'Confirm your address',
        lead: html`<p>From now on you sign in at ${data.business} with <b>${data.email}</b>.</p>`,
        form: {
          action: '/api/v1/auth/email/confirm',
          fields: html``,
          button: 'Confirm',
          done: html`<h1>Your address is changed</h1>
    <p>Sign in with <b>${data.email}</b> and the password you have.</p>`,
        },
      }
    case 'email-over':
      return {
        title: 'This link is over',
        lead: html`<p>It was used already, or it is more than a day old. Change your address again to have a new one sent.</p>`,
        form: null,
      }
    case 'invite-over':
      return {
        title: 'This invitation is over',
        lead: html`<p>It was accepted already, or it is more than a week old. Ask the owner of the business for a new one.</p>`,
        form: null,
      }
  }
}

/** The address beside it is for password managers, which otherwise store the password without a name. */
const passwordField = (
  email: string,
): Html => html`<input class="only-heard" type="email" value="${email}" autocomplete="username" readonly tabindex="-1" aria-hidden="true">
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required
      minlength="${shortestPassword}" maxlength="1000" aria-describedby="password-rule">
    <p id="password-rule" class="note">At least ${shortestPassword} characters. A few words are easier to keep than a few signs.</p>
    <label class="checkbox"><input id="show" type="checkbox"> Show password</label>`

const formOf = ({ fields, button }: Form): Html => html`<form id="form" class="form">
    ${fields}
    <p id="failure" class="failure" role="alert"></p>
    <button class="loud-button">${button}</button>
    <noscript><p class="note">Sending this form needs JavaScript.</p></noscript>
  </form>`
