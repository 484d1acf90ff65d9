import { crc32, inflateRawSync } from 'node:zlib'
import { Problem } from '#server/http/problem.ts'

/** Bytes of all parts, decompressed. Word and Excel files of 10 MB stay under a fifth of it. */
const mostUnpacked = 200_000_000
/** Real XML compresses at most 100 : 1; a bomb 1,000 : 1. Small parts may be as regular as they like. */
const highestRatio = 250
const ratioCheckedFrom = 5_000_000
const mostEntries = 10_000

const endOfDirectorySignature = 0x06054b50
const directoryEntrySignature = 0x02014b50
const localEntrySignature = 0x04034b50
/** Bytes of the end record, and of the longest comment after it. */
const endSize = 22
const longestComment = 65_535

interface Entry {
  name: string
  method: number
  packed: number
  unfolded: number
  at: number
}

const damaged = () => new Problem(400, 'This file is damaged or incomplete: its parts could not be unpacked.')
const bomb = () => new Problem(400, 'This file unpacks to far more than a document holds, and was not read.')

function endOfDirectory(zip: Buffer): number {
  const from = Math.max(0, zip.length - endSize - longestComment)
  for (let at = zip.length - endSize; at >= from; at--)
    if (zip.readUInt32LE(at) === endOfDirectorySignature) return at
  throw damaged()
}

function directory(zip: Buffer): Entry[] {
  const end = endOfDirectory(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > mostEntries) throw bomb()
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (zip.readUInt32LE(at) !== directoryEntrySignature) throw damaged()
    const nameLength = zip.readUInt16LE(at + 28)
    const after = at + 46 + nameLength
    entries.push({
      name: zip.toString('utf8', at + 46, after),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unfolded: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at = after + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(zip: Buffer, entry: Entry, room: number): Buffer {
  if (zip.readUInt32LE(entry.at) !== localEntrySignature) throw damaged()
  const start = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28)
  const packed = zip.subarray(start, start + entry.packed)
  if (packed.length !== entry.packed) throw damaged()
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw damaged()
  // The directory may lie about the size: decompression stops at the room that is left.
  const allowed = Math.min(room, Math.max(ratioCheckedFrom, packed.length * highestRatio))
  try {
    return inflateRawSync(packed, { maxOutputLength: allowed })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? bomb() : damaged()
  }
}

/**
 * The XML parts of an Office file, decompressed within bounds, without pictures and other parts. 400 for an archive
 * that is damaged or too large, by its own account or in fact.
 */
function xmlParts(zip: Buffer): Map<string, Buffer> {
  const entries = directory(zip).filter(entry => /\.(xml|rels)$/i.test(entry.name))
  const claimed = entries.reduce((sum, entry) => sum + entry.unfolded, 0)
  if (claimed > mostUnpacked) throw bomb()
  const parts = new Map<string, Buffer>()
  let room = mostUnpacked
  for (const entry of entries) {
    const part = unpack(zip, entry, room)
    room -= part.length
    // Office files have no document type, whose entities could expand without end.
    if (part.includes('<!DOCTYPE'))
      throw new Problem(
        400,
        'This file declares XML entities, which no Office document does, and was not read.',
      )
    parts.set(entry.name, part)
  }
  return parts
}

/** An archive of the parts, uncompressed. */
function storedZip(parts: Iterable<readonly [name: string, bytes: Buffer]>): Buffer {
  const files: Buffer[] = []
  const listing: Buffer[] = []
  let at = 0
  for (const [name, bytes] of parts) {
    const title = Buffer.from(name)
    // Version, flags (UTF-8 names), method, time, date; checksum and sizes; length of the name and of nothing more.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(localEntrySignature, 0)
    files.push(local, common, title, bytes)
    const listed = Buffer.alloc(6)
    listed.writeUInt32LE(directoryEntrySignature, 0)
    listed.writeUInt16LE(20, 4)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    listing.push(listed, common, place, title)
    at += 30 + title.length + bytes.length
  }
  const count = listing.length / 4
  const end = Buffer.alloc(endSize)
  end.writeUInt32LE(endOfDirectorySignature, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(
    listing.reduce((sum, piece) => sum + piece.length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...listing, end])
}

const zipMagic = Buffer.from('PK')
/** Word and Excel before 2007, and protected files of today. */
const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * The XML parts of an Office file by their names, checked. 400 for a file that is none, or damaged, locked or dangerous.
 * @param folder the folder that every file of this kind has, such as 'word/'
 */
export function officeParts(bytes: Buffer, extension: string, folder: string): Map<string, Buffer> {
  if (bytes.subarray(0, 4).equals(oleMagic))
    throw new Problem(
      400,
      `This file has a password or is in the old Office format. Please save it as ${extension} without a password.`,
    )
  if (!bytes.subarray(0, 2).equals(zipMagic))
    throw new Problem(400, `This is not a ${extension} file, whatever its name says.`)
  let parts: Map<string, Buffer>
  try {
    parts = xmlParts(bytes)
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error
  }
  if (![...parts.keys()].some(name => name.startsWith(folder)))
    throw new Problem(400, `This is not a ${extension} file, whatever its name says.`)
  return parts
}

/**
 * An Office file made safe for a reader: the same XML, checked, in an uncompressed archive. A reader decompresses by
 * rules of its own, so it gets exactly what was checked. Throws as `officeParts` does.
 */
export const safeOffice = (bytes: Buffer, extension: string, folder: string): Buffer =>
  storedZip(officeParts(bytes, extension, folder))
