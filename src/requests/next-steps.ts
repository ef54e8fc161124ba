import { warrantyTypes } from './status.ts'

/** What a customer can expect after sending an order; the words are in the texts. */
export const stepsAhead = [
  'emailComes',
  'prepareDevice',
  'courierComes',
  'inspection',
  'quote',
  'insurerDecides',
  'repair',
  'deviceGoesBack',
] as const
export type StepAhead = (typeof stepsAhead)[number]

/** In the order they come: a paid repair waits for the customer's answer to the quote, an insured one for the insurer's. */
export function stepsAheadOf(warrantyTypeId: number): StepAhead[] {
  const skipped: readonly StepAhead[] =
    warrantyTypeId === warrantyTypes.paid ? ['insurerDecides'] : warrantyTypeId === warrantyTypes.insurance ? ['quote'] : ['quote', 'insurerDecides']
  return stepsAhead.filter((step) => !skipped.includes(step))
}
