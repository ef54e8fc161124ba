import { expect, test } from 'vitest'
import { requestStatuses } from '#requests/status.ts'
import { deadEnds, everyStateText, postsTaking, reachableStates } from './every-state.ts'

const states = reachableStates()

test('every status is reached, by a repair or a buyback, and a request ends done, sold, lost or cancelled', () => {
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(requestStatuses))
  const ends = states.filter(({ closed }) => closed).map(({ status, cancelled }) => `${status}${cancelled ? ', cancelled' : ''}`)
  expect([...new Set(ends)].toSorted()).toEqual(['DELIVERY_IN_ORDERED, cancelled', 'RECEIVED, cancelled', 'SERVICE_DONE'])
})

test('from every state a permitted way leads to an end, and one that employees can take alone, without the head', () => {
  expect(deadEnds(states, () => true)).toEqual([])
  expect(deadEnds(states, (step) => postsTaking(step).length > 0)).toEqual([])
})

test('the proof notices a dead end', () => {
  const withoutWayBack = deadEnds(states, (step) => step !== 'orderDelivery' && step !== 'handOverAtCounter' && step !== 'payBuyback')
  expect(withoutWayBack.map(({ status }) => status)).toContain('INVOICE_DONE')
})

test('docs/every-state.md says it', async () => {
  await expect(everyStateText()).toMatchFileSnapshot('../docs/every-state.md')
})
