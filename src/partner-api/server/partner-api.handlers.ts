import type { Handlers } from '#context.ts'
import type { partnerApi } from '../partner-api.api.ts'
import { changeApiKey, revokeApiKey, rotateApiKey } from './change-key.ts'
import { createApiKey } from './create-key.ts'
import { listApiKeyLog, listApiKeys } from './list-keys.ts'

export const partnerApiHandlers: Handlers<typeof partnerApi> = {
  listApiKeys,
  listApiKeyLog,
  createApiKey,
  changeApiKey,
  rotateApiKey,
  revokeApiKey,
}
