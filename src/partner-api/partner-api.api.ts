import { z } from 'zod'
import { companyTypes } from '#accounts/customer-type.ts'
import { account } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { apiKey, apiKeyLogEntry, apiKeyWithSecret, changedApiKey, newApiKey, rotatedApiKey, seenApiKey } from './api-key.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const logPage = z.strictObject({ after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType)

/** The use case narrows them to the administrators of that company. No scope: a key makes, and sees, no keys. */
const keepers = account(...companyTypes)
const ofCompany = z.object({ companyId: idInAddress })
const ofKey = ofCompany.extend({ keyId: idInAddress })

export const partnerApi = {
  listApiKeys: get('/companies/:companyId/api-keys', {
    summary: 'The API keys of a company, the newest first; for its administrators',
    who: keepers,
    params: ofCompany,
    answers: z.object({ keys: z.array(apiKey) }),
  }),

  listApiKeyLog: get('/companies/:companyId/api-keys/log', {
    summary: 'Who made, changed, rotated and revoked the API keys of a company, the newest first',
    who: keepers,
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
}
