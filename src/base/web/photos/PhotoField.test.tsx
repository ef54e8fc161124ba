import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoField } from './PhotoField.tsx'

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const drawn = (photos: readonly File[], problem?: string) =>
  renderToStaticMarkup(<PhotoField name="photos" max={2} photos={photos} setPhotos={() => undefined} problem={problem} />)

test('a photo is taken or chosen under a label in the words of the portal', () => {
  const html = drawn([])
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  for (const attribute of ['id="photos"', 'type="file"', 'accept="image/jpeg,image/png"']) expect(input).toContain(attribute)
  expect(html).toMatch(/<label for="photos"[^>]*>.*Fénykép készítése vagy kiválasztása<\/span><\/label>/)
  expect(html).toContain('Legfeljebb 2 kép')
  expect(html).toContain('aria-disabled="false"')
})

test('each photo can be removed by its name, and a full field takes no more', () => {
  expect(drawn([photo('a.jpg')])).toContain('aria-disabled="false"')
  const html = drawn([photo('a.jpg'), photo('b.jpg')])
  for (const name of ['1. fénykép törlése', '2. fénykép törlése']) expect(html).toContain(`aria-label="${name}"`)
  // Whoever added the last one keeps the focus.
  expect(html).toMatch(/<input[^>]*aria-disabled="true"/)
  expect(html).not.toContain('disabled=""')
})

test('what is wrong with the photos belongs to the field', () => {
  const html = drawn([photo('a.jpg')], 'A fájl nem fénykép.')
  expect(html).toContain('<p id="photos-problem"')
  expect(html).toMatch(/aria-describedby="photos-hint photos-problem"/)
})
