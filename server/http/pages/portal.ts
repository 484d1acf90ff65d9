import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PortalPageData } from '#contract/pages/portal.ts'
import { portalDir, portalFilesPath } from '#web/portal/build.ts'
import { firstFilesOf } from '#web/portal/first-files.ts'
import { dataBlock, type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'
import { palettes } from '#web/ui/theme/brand.ts'
import { readBuild } from './page-build.ts'
import { pageHeaders } from './page-headers.ts'
import { pageIcon } from './pages.ts'

/** Where the owner's web app is built. */
export const builtPortal: string = join(import.meta.dirname, '../../..', portalDir)

const deskWords = join(import.meta.dirname, '../../../locales/desk')

/**
 * Headers of the owner's web app: those of every page, and recordings and files of conversations, which it shows from our
 * own address and from memory. A mail's HTML stands only in a frame that runs nothing.
 */
export const portalHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy']!.replace(
    "img-src 'self' data:",
    "img-src 'self' data: blob:; media-src 'self' blob:; frame-src 'self'; worker-src 'self'",
  ),
  // The test of speech asks for the microphone when its reader clicks.
  'permissions-policy': pageHeaders['permissions-policy']!.replace('microphone=()', 'microphone=(self)'),
}

/**
 * Renders the one page of the owner's web app, which shows every address below `/desk`. It reads the build once, on the
 * first request. What the app needs to start rides in the page, and what it loads first is named, so that nothing waits
 * for a second round trip.
 */
export function loadPortal(
  buildDir: string = builtPortal,
): (path: string, data: Omit<PortalPageData, 'words' | 'languages'>) => string {
  let files: ReturnType<typeof readFiles> | undefined
  return (path, data) => {
    files ??= readFiles(buildDir)
    const { languages, words } = files
    return render(path, { ...data, languages, words: words[data.lang] ?? words.en! }, files)
  }
}

/** `path` is the address below that of the desk. */
function render(
  path: string,
  data: PortalPageData,
  { scheme, script, styles, imports, ofPage }: ReturnType<typeof readFiles>,
) {
  const { light, dark } = palettes(null)
  const name = data.whoami?.tenant.name ?? 'frontdesk'
  // Something of the house stands there until the scripts have come, which takes a phone two seconds.
  const mark = html`<div class="starting" aria-hidden="true"><span>${initial(name, data.lang)}</span></div>`
  const first = firstFilesOf(path, data.whoami !== null)
  const page = first.sources.map(ofPage)
  const scripts = unique([
    ...imports,
    ...['shell', ...first.words].map(area => data.words[area]!),
    ...page.flatMap(({ scripts }) => scripts),
  ])
  // Behind the styles, with which something can be painted; a script that were sooner would only share the line with them.
  const preload = (href: string): Html => html`<link rel="modulepreload" href="${href}" fetchpriority="low">`
  // The scripts ask for them with `crossorigin`; without it here they would be fetched a second time.
  const preloadStyle = (href: string): Html =>
    html`<link rel="preload" as="style" href="${href}" crossorigin>`
  return html`<!doctype html>
<html lang="${data.lang}" dir="${data.dir}"${data.scheme && html` data-scheme="${data.scheme}"`}>
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.page}" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="${pageIcon(light, '')}">
<script src="${scheme}"></script>
${styles.map(href => html`<link rel="stylesheet" href="${href}">`)}
<script type="module" src="${script}" fetchpriority="low"></script>
${scripts.map(preload)}
${unique(page.flatMap(each => each.styles)).map(preloadStyle)}
</head>
<body>
<div id="root">${mark}</div>
<noscript>This page needs JavaScript, which is switched off in this browser.</noscript>
${dataBlock('data', data)}
</body>
</html>
`.markup
}

function readFiles(buildDir: string) {
  const entry = readBuild(buildDir)
  const url = (file: string) => portalFilesPath + file
  const { file, css, imports } = entry('web/portal/main.tsx')
  /** What a page of the app loads besides the frame. */
  const ofPage = (source: string) => {
    const built = entry(`web/portal/${source}`)
    const added = (files: string[], frame: string[]) => files.filter(each => !frame.includes(each)).map(url)
    return {
      scripts: added([built.file, ...built.imports], [file, ...imports]),
      styles: added(built.css, css),
    }
  }
  const pages = new Map<string, ReturnType<typeof ofPage>>()
  const areas = readdirSync(deskWords, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(({ name }) => name)
  const spoken = new Map(
    areas.map(area => [area, readdirSync(join(deskWords, area)).map(file => file.replace(/\.ts$/, ''))]),
  )
  const languages = spoken.get('shell')!.sort()
  /** English where an area has no words in a language. */
  const wordsIn = (lang: string): Record<string, string> =>
    Object.fromEntries(
      [...spoken].map(([area, tags]) => {
        const tag = tags.includes(lang) ? lang : 'en'
        return [area, url(entry(`locales/desk/${area}/${tag}.ts`).file)]
      }),
    )
  return {
    scheme: url(entry('web/portal/theme/scheme.ts').file),
    script: url(file),
    styles: css.map(url),
    imports: imports.map(url),
    ofPage: (source: string) => pages.getOrInsertComputed(source, ofPage),
    languages,
    words: Object.fromEntries(languages.map(lang => [lang, wordsIn(lang)])),
  }
}

const unique = (files: string[]): string[] => [...new Set(files)]
