import type { Env } from '#base/server/env.ts'
import type { Claims } from './claims.ts'
import { httpClaims } from './http-claims.ts'
import { simulatedClaims } from './simulated-claims.ts'

/** The insurer of CLAIMS_URL, else the simulator (env.ts does not let the simulator into production unasked). */
export const claimsOf = ({ CLAIMS_URL, CLAIMS_API_KEY }: Env): Claims => (CLAIMS_URL ? httpClaims(CLAIMS_URL, CLAIMS_API_KEY) : simulatedClaims)
