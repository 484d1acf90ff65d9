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
    const second = find('second', HTMLElement)
    if (problem?.wantsCode && second?.hidden) {
      second.hidden = false
      find('code', HTMLInputElement)!.focus()
      return
    }
    if (problem !== null) {
      failure.textContent = problem.sentence
      const field = problem.wantsCode ? '#code' : 'input:not([readonly])'
      form.querySelector<HTMLInputElement>(field)?.focus()
      return
    }
    const done = find('done', HTMLElement)!
    find('task', HTMLElement)!.hidden = true
    done.hidden = false
    done.focus()
  })
}

/** Why something was not taken; `wantsCode`: the password was right, and a code has to come with it. */
interface Refusal {
  sentence: string
  wantsCode?: boolean
}

/** Null on success. */
async function send({ action, failures }: AccountScriptData, body: object): Promise<Refusal | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(action, { method: 'POST', headers, body: JSON.stringify(body) })
    const { ok, status } = answer
    if (ok) return null
    if (status === 401) {
      const { code_required: wantsCode = false } = await answer.json()
      return { sentence: failures.wrong, wantsCode }
    }
    const said = { 400: failures.used, 422: failures.check, 429: failures.busy }[status]
    return { sentence: said ?? failures.failed }
  } catch {
    return { sentence: failures.offline }
  }
}

function find<E extends HTMLElement>(id: string, kind: { new (): E }): E | null {
  const element = document.getElementById(id)
  return element instanceof kind ? element : null
}
