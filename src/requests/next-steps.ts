import { isBuyback, warrantyTypes } from './status.ts'

/** What a customer can expect after sending an order; the words are in the texts. */
export const stepsAhead = [
  'emailComes',
  'prepareDevice',
  'courierComes',
  'inspection',
  'quote',
  'buybackOffer',
  'insurerDecides',
  'repair',
  'buybackPayout',
  'deviceGoesBack',
] as const
export type StepAhead = (typeof stepsAhead)[number]

const ofBuyback: readonly StepAhead[] = ['buybackOffer', 'buybackPayout']
const ofRepair: readonly StepAhead[] = ['quote', 'insurerDecides', 'repair', 'deviceGoesBack']

/** In the order they come: a paid repair waits for the customer's answer to the quote, an insured one for the insurer's; a bought device has an offer. */
export function stepsAheadOf(warrantyTypeId: number): StepAhead[] {
  if (isBuyback({ warrantyTypeId })) return stepsAhead.filter((step) => !ofRepair.includes(step))
  const skipped: readonly StepAhead[] =
    warrantyTypeId === warrantyTypes.paid ? ['insurerDecides'] : warrantyTypeId === warrantyTypes.insurance ? ['quote'] : ['quote', 'insurerDecides']
  return stepsAhead.filter((step) => !skipped.includes(step) && !ofBuyback.includes(step))
}
