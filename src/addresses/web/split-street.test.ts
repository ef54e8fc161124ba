import { expect, test } from 'vitest'
import { splitStreet } from './split-street.ts'

test.each([
  ['Váci út 43.', 'Váci', 'út', '43.', ''],
  ['Váci út 43', 'Váci', 'út', '43', ''],
  ['Petőfi Sándor u. 12/A II. em. 4.', 'Petőfi Sándor', 'utca', '12/A', 'II. em. 4.'],
  ['Szent István krt. 3, 1. lépcsőház', 'Szent István', 'körút', '3', '1. lépcsőház'],
  ['Szent István park 5', 'Szent István', 'park', '5', ''],
  ['Hősök tere 1', 'Hősök', 'tere', '1', ''],
  ['Régi út utca 7', 'Régi út', 'utca', '7', ''],
])('%s', (written, publicPlaceName, publicPlaceType, streetNumber, other) => {
  expect(splitStreet(written)).toEqual({ publicPlaceName, publicPlaceType, streetNumber, other })
})

test.each(['', 'Váci', 'Váci út', 'út 43', '43', 'Oktogon 3', 'Új park'])('%j is left as it is', (written) => {
  expect(splitStreet(written)).toBeNull()
})
