import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'

/** Called with names without their prefixes: writers choose these as they like. */
interface Handlers {
  open?(name: string, attribute: (name: string) => string | undefined): void
  text?(text: string): void
  close?(name: string): void
}

/** Bytes. */
const sliceLength = 65_536

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part, element by element. Throws an Error for what is no XML. */
export function readXml(part: Buffer, { open, text, close }: Handlers): void {
  const xml = sax.parser(true)
  xml.onerror = error => {
    throw error
  }
  if (open)
    xml.onopentag = ({ name, attributes }) =>
      open(localName(name), wanted => {
        for (const key in attributes) if (localName(key) === wanted) return attributes[key] as string
        return undefined
      })
  if (text) {
    xml.ontext = text
    xml.oncdata = text
  }
  if (close) xml.onclosetag = name => close(localName(name))
  const wide = part[0] === 0xff && part[1] === 0xfe
  const decoder = new StringDecoder(wide ? 'utf16le' : 'utf8')
  for (let at = 0; at < part.length; at += sliceLength)
    xml.write(decoder.write(part.subarray(at, at + sliceLength)).replace(/^\ufeff/, ''))
  xml.write(decoder.end()).close()
}
