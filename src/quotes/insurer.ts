import { warrantyTypes } from '#requests/status.ts'
import { amountsOf, netOfGross } from './quote.ts'

/** What an insurer may answer: it pays all, all but the customer's own share, or nothing. */
export const insurerAnswers = ['accepted', 'part', 'refused'] as const
export type InsurerAnswer = (typeof insurerAnswers)[number]
export type InsurerStatus = 'sent' | InsurerAnswer

/** The insurer pays for the whole repair, so nobody else is asked. */
const paysAll = (insurer: InsurerStatus | null): boolean => insurer === 'accepted'

/** Until the insurer has said that it pays, its repair is not done; whoever pays instead accepts a quote first. */
export const waitsForInsurer = (warrantyTypeId: number, insurer: InsurerStatus | null): boolean =>
  warrantyTypeId === warrantyTypes.insurance && !paysAll(insurer)

/** What the insurer leaves to the customer is the customer's to decide about: their own share, or the whole price. */
export const leavesToCustomer = (warrantyTypeId: number, insurer: InsurerStatus | null): boolean =>
  warrantyTypeId === warrantyTypes.insurance && (insurer === 'part' || insurer === 'refused')

/** The own share as a line of an invoice can say it: the net forints, and the gross that comes of them. */
export function ownShareLine(gross: number): { netUnit: number; gross: number } {
  const netUnit = netOfGross(gross)
  return { netUnit, gross: amountsOf({ quantity: 1, netUnit }).gross }
}
