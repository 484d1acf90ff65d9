import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

export type FontWeight = 400 | 700

/** Noto's families, in the order in which they are asked for a character. Each has files for parts of Unicode. */
const families = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-telugu',
  'noto-sans-kr',
  'noto-sans-sc',
]

/** One file of a family: `noto-sans/cyrillic`. */
export type FontFace = string

const require = createRequire(import.meta.url)
const folderOf = (family: string) => dirname(require.resolve(`@fontsource/${family}/package.json`))

type Ranges = { face: FontFace; ranges: [from: number, to: number][] }[]

let known: Ranges | null = null
const faces = new Map<number, FontFace | null>()
const loaded = new Map<string, Buffer>()

/** The file that has this character; null when none has. */
export function faceOf(codePoint: number): FontFace | null {
  let face = faces.get(codePoint)
  if (face === undefined) {
    known ??= readRanges()
    const told = known.filter(({ ranges }) =>
      ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
    )
    // A family claims a little more of its files than is in them.
    face = told.find(one => hasGlyph(fontFile(one.face, 400), codePoint))?.face ?? null
    faces.set(codePoint, face)
  }
  return face
}

function readRanges(): Ranges {
  return families.flatMap(family => {
    const subsets = JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >
    // The first family has the best Western letters. The numbered files of the last two hold symbols.
    const names = Object.keys(subsets).toReversed()
    const order =
      family === 'noto-sans'
        ? names
        : names.filter(name => !/^(?:latin|greek|cyrillic|math|symbols)/.test(name))
    return order.map(name => ({
      face: `${family}/${name.replace(/[[\]]/g, '')}`,
      ranges: rangesOf(subsets[name]!),
    }))
  })
}

/** `U+0000-00FF,U+0131` */
const rangesOf = (list: string): [number, number][] =>
  list.split(',').map(range => {
    const [from, to] = range
      .replace('U+', '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return [from!, to ?? from!]
  })

/**
 * A font file as OpenType. The packages hold WOFF, which pdfkit reads a hundred times as slowly (22 s a page; from WOFF2 it
 * makes broken files), so it is unpacked here, once in the life of the thread.
 */
export function fontFile(face: FontFace, weight: FontWeight): Buffer {
  const key = `${face} ${weight}`
  let font = loaded.get(key)
  if (!font) {
    const [family, subset] = face.split('/') as [string, string]
    font = unpack(readFileSync(join(folderOf(family), 'files', `${family}-${subset}-${weight}-normal.woff`)))
    loaded.set(key, font)
  }
  return font
}

/** WOFF 1.0 (W3C) to the OpenType that it wraps. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const parts: Buffer[] = []
  const header = Buffer.alloc(12 + count * 16)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = header.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20
    const at = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const raw = woff.subarray(at, at + packed)
    const table = packed < length ? inflateSync(raw) : raw
    woff.copy(header, 12 + i * 16, entry, entry + 4) // its tag
    header.writeUInt32BE(woff.readUInt32BE(entry + 16), 12 + i * 16 + 4)
    header.writeUInt32BE(offset, 12 + i * 16 + 8)
    header.writeUInt32BE(length, 12 + i * 16 + 12)
    parts.push(table, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }
  return Buffer.concat([header, ...parts])
}

/** Whether a font has a glyph for a character, by its table `cmap`. Every file here has format 4 or 12. */
function hasGlyph(font: Buffer, codePoint: number): boolean {
  const count = font.readUInt16BE(4)
  const entry = Array.from({ length: count }, (_, i) => 12 + i * 16).find(
    at => font.toString('latin1', at, at + 4) === 'cmap',
  )!
  const cmap = font.readUInt32BE(entry + 8)
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    const format = font.readUInt16BE(table)
    if (format === 12 && inGroups(font, table, codePoint)) return true
    if (format === 4 && codePoint <= 0xffff && inSegments(font, table, codePoint)) return true
  }
  return false
}

function inGroups(font: Buffer, table: number, codePoint: number): boolean {
  for (let i = 0; i < font.readUInt32BE(table + 12); i++) {
    const group = table + 16 + i * 12
    if (codePoint >= font.readUInt32BE(group) && codePoint <= font.readUInt32BE(group + 4)) return true
  }
  return false
}

function inSegments(font: Buffer, table: number, codePoint: number): boolean {
  const size = font.readUInt16BE(table + 6) // twice the number of segments
  for (let i = 0; i < size; i += 2) {
    if (codePoint > font.readUInt16BE(table + 14 + i)) continue
    const start = font.readUInt16BE(table + 16 + size + i)
    if (codePoint < start) return false
    const at = table + 16 + size * 3 + i
    const offset = font.readUInt16BE(at)
    const delta = font.readUInt16BE(table + 16 + size * 2 + i)
    const glyph = offset ? font.readUInt16BE(at + offset + (codePoint - start) * 2) : codePoint + delta
    return (glyph & 0xffff) !== 0
  }
  return false
}
