import type { Claims } from './claims.ts'

/** Stands in for the insurer: it knows every well-formed number but those that end in 0. */
export const simulatedClaims: Claims = {
  isKnown: async (claimNumber) => !claimNumber.endsWith('0'),
}
