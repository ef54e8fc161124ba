import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isClaimNumber, normaliseClaimNumber } from '../../claim-number.ts'
import { claimsOf } from './claims/claims-of.ts'

/**
 * The claim number in its one spelling, once the insurer has confirmed it.
 * @throws Refusal CLAIM_FORMAT, INSURANCE_NUMBER_VALIDATION, INSURER_AWAY; each names the field
 */
export async function requireKnownClaim({ env }: Pick<ReadContext, 'env'>, typed: string, path: string): Promise<string> {
  if (!isClaimNumber(typed)) throw new Refusal('CLAIM_FORMAT', { fields: [{ path, code: 'CLAIM_FORMAT' }] })
  const number = normaliseClaimNumber(typed)
  if (!(await claimsOf(env).isKnown(number)))
    throw new Refusal('INSURANCE_NUMBER_VALIDATION', { fields: [{ path, code: 'INSURANCE_NUMBER_VALIDATION' }] })
  return number
}
