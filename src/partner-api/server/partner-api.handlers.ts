import type { Handlers } from '#context.ts'
import type { partnerApi } from '../partner-api.api.ts'
import { changeApiKey, revokeApiKey, rotateApiKey } from './change-key.ts'
import { createApiKey } from './create-key.ts'
import { listApiKeyLog, listApiKeys } from './list-keys.ts'
import { changeWebhook, createWebhook, deleteWebhook, rotateWebhookSecret } from './webhooks/change-webhooks.ts'
import { listDeliveries, listWebhookLog, listWebhooks } from './webhooks/list-webhooks.ts'
import { replayDelivery, testWebhook } from './webhooks/send-by-hand.ts'

export const partnerApiHandlers: Handlers<typeof partnerApi> = {
  listApiKeys,
  listApiKeyLog,
  createApiKey,
  changeApiKey,
  rotateApiKey,
  revokeApiKey,
  listWebhooks,
  listWebhookLog,
  createWebhook,
  changeWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  testWebhook,
  listDeliveries,
  replayDelivery,
}
