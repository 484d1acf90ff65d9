import './account.css'
import type { AccountScriptData } from '#contract/pages/account.ts'

const form = find('form', HTMLFormElement)
if (form) start(form)

/** Sends the form as JSON, with the token of the page's address, and shows the result. */
function start(form: HTMLFormElement): void {
  const data: AccountScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
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
    const problem = await send(data, { ...(token !== null && { token }), ...Object.fromEntries(given) })
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
async function send({ action, failures }: AccountScriptData, body: object): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const { ok, status } = await fetch(action, { method: 'POST', headers, body: JSON.stringify(body) })
    if (ok) return null
    if (status === 400) return failures.used
    if (status === 422) return failures.check
    return status === 429 ? failures.busy : failures.failed
  } catch {
    return failures.offline
  }
}

function find<E extends HTMLElement>(id: string, kind: { new (): E }): E | null {
  const element = document.getElementById(id)
  return element instanceof kind ? element : null
}
