import type { Env } from '#base/server/env.ts'
import { httpClaims } from './http-claims.ts'
import { simulatedClaims } from './simulated-claims.ts'

/** The insurer's register of claim numbers. */
export type Claims = {
  /**
   * Whether the insurer knows the number; it is written as `AS1234567`.
   * @throws Refusal INSURER_AWAY when the insurer does not answer in time, or answers what we do not understand
   */
  isKnown: (claimNumber: string) => Promise<boolean>
}

/** The insurer of CLAIMS_URL, else the simulator (env.ts does not let the simulator into production unasked). */
export const claimsOf = ({ CLAIMS_URL, CLAIMS_API_KEY }: Env): Claims => (CLAIMS_URL ? httpClaims(CLAIMS_URL, CLAIMS_API_KEY) : simulatedClaims)
