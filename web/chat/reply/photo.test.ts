import { expect, test } from 'vitest'
import { photoOf } from './photo.ts'

const page = 'https://chat.example.com/c/riverside/token'
const photo = { kind: 'photo', origin: 'https://desk.example.com/photos/aB_-9' }

test('a photo is shown from the server that the page talks to', () => {
  expect(photoOf(photo, '/api/v1', page)).toEqual({
    href: 'https://chat.example.com/photos/aB_-9',
    thumb: 'https://chat.example.com/photos/aB_-9/thumb',
  })
  expect(photoOf(photo, 'https://desk.example.com/api/v1', 'https://shop.example.org/')?.href).toBe(
    photo.origin,
  )
})

test('nothing else is taken for a photo', () => {
  for (const source of [
    { ...photo, kind: 'page' },
    { ...photo, origin: null },
    { ...photo, origin: 'photo.jpg' },
    { ...photo, origin: 'https://desk.example.com/photos/a/../../logout' },
    { ...photo, origin: 'https://desk.example.com/photos/a?x=1' },
    { ...photo, origin: 'javascript:alert(1)//photos/a' },
  ]) {
    expect(photoOf(source, '/api/v1', page), JSON.stringify(source)).toBeNull()
  }
})
