/** Most files of one drop: more would be a disk, dropped by mistake. */
const mostFiles = 2_000

/** Files that systems leave in folders, which nobody means to teach. */
const isHidden = (name: string): boolean =>
  name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

/** The files that were dropped, those in folders too. Call it within the event: later the browser has forgotten them. */
export async function filesOf(dropped: DataTransfer): Promise<File[]> {
  const entries = [...dropped.items].flatMap(item => item.webkitGetAsEntry?.() ?? [])
  if (!entries.length) return wanted([...dropped.files])
  const found: File[] = []
  for (const entry of entries) await gather(entry, found)
  return found
}

/** The files of a chosen folder. */
export const wanted = (files: File[]): File[] =>
  files.filter(({ name }) => !isHidden(name)).slice(0, mostFiles)

async function gather(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (isHidden(entry.name) || found.length >= mostFiles) return
  if (entry.isFile) {
    found.push(
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    )
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // It hands out a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (!some.length) return
    for (const each of some) await gather(each, found)
  }
}
