import './account.css'
import type { AccountScriptData } from './page-data.ts'

const form = find('form', HTMLFormElement)
if (form) start(form)

/** Sends the form as JSON, with the token of the page's address, and shows the result. */
function start(form: HTMLFormElement): void {
  const { action }: AccountScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
  const token = new URLSearchParams(location.search).get('token')
  const failure = find('failure', HTMLElement)!
  const button = form.querySelector('button')!

  const show = find('show', HTMLInputElement)
  show?.addEventListener('change', () => {
    find('password', HTMLInputElement)!.type = show.checked ? 'text' : 'password'
  })

  form.addEventListener('submit', async event => {
    event.preventDefault()
    failure.textContent = ''
    button.disabled = true
    const given = [...new FormData(form)].filter(([, value]) => value !== '')
    const problem = await send(action, { ...(token !== null && { token }), ...Object.fromEntries(given) })
    button.disabled = false
    if (problem !== null) {
      failure.textContent = problem
      form.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
      return
    }
    const done = find('done', HTMLElement)!
    find('task', HTMLElement)!.hidden = true
    done.hidden = false
    done.focus()
  })
}

/** Null on success, otherwise a sentence. */
async function send(action: string, body: object): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(action, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.ok) return null
    const { detail }: { detail: string | { msg: string }[] } = await response.json()
    return typeof detail === 'string' ? detail : detail.map(({ msg }) => `${msg}.`).join(' ')
  } catch {
    return 'The server can’t be reached. Check your connection and try again.'
  }
}

function find<E extends HTMLElement>(id: string, kind: { new (): E }): E | null {
  const element = document.getElementById(id)
  return element instanceof kind ? element : null
}
