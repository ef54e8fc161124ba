import type { KeyNotice } from './key-notice.ts'

export type PartnerApiEvents = {
  /** Ten tries were in vain and the endpoint was switched off; one for each administrator. `at` tells two such moments apart. */
  webhookFailed: { endpointId: number; accountId: number; at: string }
  /** A key ends soon, or today; one for each administrator. */
  apiKeyEnds: { keyId: number; companyId: number; accountId: number; notice: KeyNotice }
}
