import { expect, test } from 'vitest'
import { type Came, wrongWinners } from './commands.ts'

const won = (...names: readonly string[]): Came[] => names.map((name) => ({ name, by: 'vezeto', answer: { status: 200 } }))

test('of two who saw the same version one wins', () =>
  expect(wrongWinners(won('returnWithoutWarranty', 'correctDevice'))).toEqual(['returnWithoutWarranty and correctDevice both won']))

// Found by the lives (seed 20261121, path 46): a refused report had sent the device back already when the third call came.
test('whoever asks for what a third has done is told so, whatever version they saw', () => {
  expect(wrongWinners(won('rejectReport', 'returnWithoutWarranty', 'correctDevice'))).toEqual([])
  expect(wrongWinners(won('rejectReport', 'returnWithoutWarranty', 'acceptReport'))).not.toEqual([])
})
