import { parseHex } from '#web/ui/colour.ts'

/** What a website says of its widget (specification, section 4.6), every default filled in. */
export interface Settings {
  tenantId: string
  theme: 'dark' | 'light'
  side: 'right' | 'left'
  /** `#rrggbb` */
  accent: string
  /** null: the business's own */
  greeting: string | null
  /** of the interface; null: the business's, else the browser's */
  language: string | null
  /** the server's root, with a slash at its end */
  server: string
}

const DEFAULT_ACCENT = '#FF3621'

/** Reads the attributes of the script's element; null when it doesn't say whose widget it is. */
export function readSettings(element: {
  src: string
  dataset: Readonly<Record<string, string | undefined>>
}): Settings | null {
  const { tenantId, theme, position, accentColor, greeting, language } = element.dataset
  if (!tenantId?.trim()) return null
  return {
    tenantId: tenantId.trim(),
    theme: theme === 'light' ? 'light' : 'dark',
    side: position === 'bottom-left' ? 'left' : 'right',
    accent: parseHex(accentColor?.trim() ?? '') ?? DEFAULT_ACCENT.toLowerCase(),
    greeting: greeting?.trim() || null,
    language: language?.trim() || null,
    server: new URL('.', element.src).href,
  }
}
