import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesPath } from '#web/pages/build.ts'
import { launcherFile, panelEntry } from '#web/widget/build.ts'
import { builtPages, readBuild } from './page-build.ts'

export interface WidgetFiles {
  /** the script that websites name */
  launcher: string
  etag: string
  /** path of the panel's script, from the root without a slash at its beginning */
  panel: string
}

/**
 * Headers of the launcher. All versions share one address, so that a new version reaches all websites within
 * minutes.
 */
export const launcherHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  'x-content-type-options': 'nosniff',
  // Websites with `COEP: require-corp` load foreign files only with this header.
  'cross-origin-resource-policy': 'cross-origin',
}

/** The built widget, read once on the first request. */
export function loadWidget(buildDir: string = builtPages): () => WidgetFiles {
  let files: WidgetFiles | undefined
  return () => {
    files ??= readWidget(buildDir)
    return files
  }
}

function readWidget(buildDir: string): WidgetFiles {
  const panel = pagesPath.slice(1) + readBuild(buildDir)(panelEntry).file
  const launcher = readFileSync(join(buildDir, launcherFile), 'utf8')
  const etag = `"${createHash('sha256').update(launcher).digest('base64url').slice(0, 22)}"`
  return { launcher, etag, panel }
}
