import { blocksOf, type PageBlock } from './blocks.ts'
import { nameOf, type PageElement } from './elements.ts'
import { framesIn, furnitureOf, isFooter } from './furniture.ts'
import { bodyOf, type Page } from './page.ts'

/** A line with more links is a menu. */
const mostLinked = 0.8

/**
 * What stands around every page and tells of the business: its address, its opening hours, its telephone number. Menus
 * and the line of the copyright are left out.
 */
export function frameOf(document: Page): PageBlock[] {
  const body = bodyOf(document)
  const isFurniture = furnitureOf(body)
  const frames = framesIn(body)
  const seen = new Set<string>()
  return withoutEmptyHeadings(
    frames.flatMap(frame => {
      const blocks = [...blocksOf(frame, one => !frames.includes(one) && isFurniture(one))]
      return [...tellingOf(frame, blocks), { text: '', level: lowest }].filter(({ level, text }) => {
        if (level !== undefined) return true
        const known = seen.has(text)
        seen.add(text)
        return !known
      })
    }),
  )
}

/** Ends the sections of a frame, so that the next does not stand below its last heading. */
const lowest = 2

function tellingOf(frame: PageElement, blocks: PageBlock[]): PageBlock[] {
  const told = blocks.flatMap(({ linked = 0, ...block }) => {
    if (block.level !== undefined) return [block]
    const text = withoutCopyright(block.text)
    return text && linked < mostLinked ? [{ ...block, text }] : []
  })
  if (isFooter(frame)) return told
  // Of a header or a sidebar only what people call, write or come to counts, and when.
  const telling = told.filter(block => block.level !== undefined || isContact(block.text))
  return nameOf(frame) === 'header' ? telling.filter(({ level }) => level === undefined) : telling
}

const isContact = (text: string): boolean =>
  /\p{N}[\p{N}\s()/.-]{4,}\p{N}/u.test(text) ||
  /\S@\S+\.\S/.test(text) ||
  /\d[.:h]\d\d|\d\s*[ap]m\b/i.test(text)

/** A heading over a menu has nothing to stand above when the menu is gone. */
const withoutEmptyHeadings = (blocks: PageBlock[]): PageBlock[] =>
  blocks.filter(
    ({ level, text }, at) =>
      level === undefined || !text || (blocks[at + 1] && blocks[at + 1]!.level === undefined),
  )

const copyright = /©|\(c\)\s|copyright|all rights reserved|alle rechte|tous droits|derechos reservados/i

/** "© 2026 Harbour Hotel, Privacy": who owns the site is no news, but an address behind it is. */
const withoutCopyright = (text: string): string =>
  text
    .split('\n')
    .filter(line => !copyright.test(line) || /\p{N}/u.test(line.replace(/(?:19|20)\d\d/g, '')))
    .join('\n')
