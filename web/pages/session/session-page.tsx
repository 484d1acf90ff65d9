import { useEffect, useState } from 'preact/hooks'
import type { SessionScriptData } from './page-data.ts'
import type { Session } from './session.tsx'
import { Welcome } from './welcome.tsx'

/** Devices, recorder and voice: who only reads the welcome needs none of them. */
const load = async (): Promise<typeof Session> => (await import('./session.tsx')).Session

/** The welcome, and then the session. */
export function SessionPage({ data, locale }: { data: SessionScriptData; locale: string }) {
  const [Loaded, setLoaded] = useState<typeof Session | null>(null)
  const open = async () => {
    const loaded = await load()
    setLoaded(() => loaded)
  }
  // Dependencies: once; a page that is opened again sends what the one before could not
  useEffect(() => {
    if (data.state === 'completed') void open()
  }, [])
  if (Loaded) return <Loaded given={data} />
  if (data.state === 'completed') return null
  return (
    <Welcome
      data={data}
      locale={locale}
      // It loads while they read on; where that fails, `agreed` tries again.
      prepare={() => void load().catch(() => {})}
      agreed={open}
    />
  )
}
