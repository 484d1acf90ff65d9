import type { Attachment } from '#contract/conversations/attachments.ts'

/** The files of a message, to open beside the chat. */
export function Files({ files, lang }: { files: Attachment[]; lang: string }) {
  return (
    <ul class="files">
      {files.map(({ id, name, bytes, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <bdi>{name}</bdi>
          </a>{' '}
          <span class="size">{sizeText(bytes, lang)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The size of a file as people say it: `12 kB`, `1.4 MB`. */
export function sizeText(bytes: number, lang: string): string {
  const [unit, count] =
    bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const)
  const maximumFractionDigits = count < 10 && unit === 'megabyte' ? 1 : 0
  const shown = unit === 'kilobyte' ? Math.max(1, count) : count
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(shown)
}
