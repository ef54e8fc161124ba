import { languages } from '#base/languages.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { TransactionContext } from '#context.ts'
import { policyOf } from '../policies.ts'
import { agreedKinds, type Policy, plainTextOf } from '../policy.ts'
import { storeWording } from './text-version-store.ts'

export const fingerprintOf = (policy: Policy): string => sha256(plainTextOf(policy)).toString('hex')

/** Runs at every start, after the seeds: the wording in the code becomes the row that consents point at (DESIGN 8.6). */
export async function storePolicyVersions({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>): Promise<void> {
  for (const kind of agreedKinds)
    for (const language of languages) {
      const policy = await policyOf(kind, language)
      await storeWording(tx, { kind, language, sha256: fingerprintOf(policy), body: plainTextOf(policy) }, now)
    }
}
