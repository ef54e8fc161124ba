import { expect, test } from 'vitest'
import { unbrokenHours } from './unbroken-hours.ts'

test('a span of hours does not end a line after its dash; what is no span may', () => {
  expect(unbrokenHours('munkanapokon 08:00–17:00, szombaton 9:00–12:00')).toBe('munkanapokon 08:00–\u206017:00, szombaton 9:00–\u206012:00')
  expect(unbrokenHours('7–10 munkanap, 08:00 – 17:00')).toBe('7–10 munkanap, 08:00 – 17:00')
})
