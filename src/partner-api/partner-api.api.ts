import { z } from 'zod'
import { companyTypes } from '#accounts/customer-type.ts'
import { account, anyOf, employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { apiKey, apiKeyLogEntry, apiKeyWithSecret, changedApiKey, newApiKey, rotatedApiKey, seenApiKey } from './api-key.ts'
import { changedWebhook, newWebhook, seenWebhook, webhook, webhookDelivery, webhookLogEntry, webhookWithSecret } from './webhook.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const logPage = z.strictObject({ after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType)

/** The use case narrows them to the administrators of that company. No scope: a key makes, and sees, no keys. */
const keepers = account(...companyTypes)
/** What was changed is read by employees who keep companies too. */
const readers = anyOf(keepers, employee('company.people'))
const ofCompany = z.object({ companyId: idInAddress })
const ofWebhook = ofCompany.extend({ webhookId: idInAddress })
const ofKey = ofCompany.extend({ keyId: idInAddress })

export const partnerApi = {
  listApiKeys: get('/companies/:companyId/api-keys', {
    summary: 'The API keys of a company, the newest first; for its administrators',
    who: keepers,
    params: ofCompany,
    answers: z.object({ keys: z.array(apiKey) }),
  }),

  listApiKeyLog: get('/companies/:companyId/api-keys/log', {
    summary: 'Who made, changed, rotated and revoked the API keys of a company, the newest first; for employees with company.people too',
    who: readers,
    fromReplica: true,
    params: ofCompany,
    query: logPage,
    answers: z.object({ entries: z.array(apiKeyLogEntry), next: z.int().nullable() }),
  }),

  createApiKey: post('/companies/:companyId/api-keys', {
    summary: 'Makes an API key. Its secret is in this answer and nowhere else; whoever asks proves who they are',
    who: keepers,
    params: ofCompany,
    creates: true,
    body: newApiKey,
    answers: apiKeyWithSecret,
  }),

  changeApiKey: put('/companies/:companyId/api-keys/:keyId', {
    summary: 'Changes what an API key is called and may do; it holds from its next call on',
    who: keepers,
    params: ofKey,
    body: changedApiKey,
    answers: apiKey,
  }),

  rotateApiKey: post('/companies/:companyId/api-keys/:keyId/rotate', {
    summary: 'Gives an API key a new secret and a new term; the one before works on for the hours that are asked. The asker becomes its holder',
    who: keepers,
    params: ofKey,
    body: rotatedApiKey,
    answers: apiKeyWithSecret,
  }),

  revokeApiKey: post('/companies/:companyId/api-keys/:keyId/revoke', {
    summary: 'Ends an API key for good, from its next call on',
    who: keepers,
    params: ofKey,
    body: seenApiKey,
    answers: apiKey,
  }),

  listWebhooks: get('/companies/:companyId/webhooks', {
    summary: 'Where the systems of a company are told what happens; for its administrators',
    who: keepers,
    params: ofCompany,
    answers: z.object({ webhooks: z.array(webhook) }),
  }),

  listWebhookLog: get('/companies/:companyId/webhooks/log', {
    summary: 'Who added, changed and took away the webhooks of a company, the newest first; for employees with company.people too',
    who: readers,
    fromReplica: true,
    params: ofCompany,
    query: logPage,
    answers: z.object({ entries: z.array(webhookLogEntry), next: z.int().nullable() }),
  }),

  createWebhook: post('/companies/:companyId/webhooks', {
    summary: 'Adds an endpoint. The secret that signs its messages is in this answer and nowhere else; whoever asks proves who they are',
    who: keepers,
    params: ofCompany,
    creates: true,
    body: newWebhook,
    answers: webhookWithSecret,
  }),

  changeWebhook: put('/companies/:companyId/webhooks/:webhookId', {
    summary: 'Changes where an endpoint is and what it is told, or switches it on or off',
    who: keepers,
    params: ofWebhook,
    body: changedWebhook,
    answers: webhook,
  }),

  rotateWebhookSecret: post('/companies/:companyId/webhooks/:webhookId/rotate', {
    summary: 'Gives an endpoint a new secret; for a day the one before signs as well',
    who: keepers,
    params: ofWebhook,
    body: seenWebhook,
    answers: webhookWithSecret,
  }),

  deleteWebhook: post('/companies/:companyId/webhooks/:webhookId/delete', {
    summary: 'Takes an endpoint away',
    who: keepers,
    params: ofWebhook,
    body: seenWebhook,
    answers: z.object({}),
  }),

  testWebhook: post('/companies/:companyId/webhooks/:webhookId/test', {
    summary: 'Sends an endpoint a message of type webhook.test',
    who: keepers,
    params: ofWebhook,
    answers: z.object({}),
  }),

  listDeliveries: get('/companies/:companyId/webhooks/:webhookId/deliveries', {
    summary: 'What was sent to an endpoint and what it answered, the newest first',
    who: keepers,
    fromReplica: true,
    params: ofWebhook,
    query: logPage,
    answers: z.object({ deliveries: z.array(webhookDelivery), next: z.int().nullable() }),
  }),

  replayDelivery: post('/companies/:companyId/webhooks/:webhookId/deliveries/:deliveryId/replay', {
    summary: 'Sends a message once more, the same under the same id',
    who: keepers,
    params: ofWebhook.extend({ deliveryId: idInAddress }),
    answers: z.object({}),
  }),
}
