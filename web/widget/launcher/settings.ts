import { parseHex } from '#web/ui/theme/colour.ts'

/** A website's settings for its widget, with all defaults. */
export interface WidgetSettings {
  tenantId: string
  theme: 'dark' | 'light'
  side: 'right' | 'left'
  /** `#rrggbb`; null: the business's own */
  accent: string | null
  /** null: the business's own */
  greeting: string | null
  /** of the interface; null: the business's, else the browser's */
  language: string | null
  /** the server's root, with a slash at its end */
  server: string
}

/** Reads the attributes of the script's element; null when it doesn't say whose widget it is. */
export function readSettings(element: {
  src: string
  dataset: Readonly<Record<string, string | undefined>>
}): WidgetSettings | null {
  const { tenantId, theme, position, accentColor, greeting, language } = element.dataset
  if (!tenantId?.trim()) return null
  return {
    tenantId: tenantId.trim(),
    theme: theme === 'light' ? 'light' : 'dark',
    side: position === 'bottom-left' ? 'left' : 'right',
    accent: parseHex(accentColor?.trim() ?? ''),
    greeting: greeting?.trim() || null,
    language: language?.trim() || null,
    server: new URL('.', element.src).href,
  }
}
