import type { Problem, ValidationProblem } from '#contract/errors.ts'
import type { WidgetConfig } from '#contract/widget.ts'
import type { WidgetSettings } from './settings.ts'

/** `refused`: this website may not carry the widget, or it has nothing to offer; `unreachable` may pass. */
type ConfigResult =
  | { state: 'ready'; config: WidgetConfig }
  | { state: 'refused'; why: string }
  | { state: 'unreachable' }

/** Asks the server what the widget offers on this website. */
export async function requestConfig({ server, tenantId, language }: WidgetSettings): Promise<ConfigResult> {
  const query = new URLSearchParams({ tenant_id: tenantId, ...(language && { language }) })
  try {
    const response = await fetch(`${server}api/v1/widget/config?${query}`, { credentials: 'omit' })
    if (response.ok) return { state: 'ready', config: (await response.json()) as WidgetConfig }
    if (response.status === 429 || response.status >= 500) return { state: 'unreachable' }
    const { detail } = (await response.json()) as Problem | ValidationProblem
    return { state: 'refused', why: typeof detail === 'string' ? detail : JSON.stringify(detail) }
  } catch {
    return { state: 'unreachable' }
  }
}
