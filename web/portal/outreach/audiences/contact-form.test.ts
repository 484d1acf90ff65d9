import { expect, test } from 'vitest'
import { changesOf, emptyForm, ownFields } from './contact-form.ts'

const ann = { ...emptyForm, name: 'Ann', email: 'ann@example.com', own: 'bike: Brompton\nsize: M' }

test('only what differs is sent; what is emptied is null', () => {
  expect(changesOf(ann, ann)).toEqual({})
  expect(changesOf(ann, { ...ann, name: ' ', phone: ' +49 30 1 ', consent_email: true })).toEqual({
    name: null,
    phone: '+49 30 1',
    consent_email: true,
  })
  expect(changesOf(ann, { ...ann, own: 'bike: Dahon\nnew: a:b' })).toEqual({
    attributes: { bike: 'Dahon', new: 'a:b', size: null },
  })
})

test('own fields stand one a line; lines without a name are left out', () => {
  expect(ownFields('a: 1\nb\n: c\n\n d : e ')).toEqual({ a: '1', d: 'e' })
})
