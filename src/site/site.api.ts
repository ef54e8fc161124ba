import { z } from 'zod'
import { anyone } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { languages } from '#base/languages.ts'
import { policyKinds, policySchema } from './policy.ts'
import { complaintForm, receipt, withdrawalForm } from './statements.ts'

const kind = z.object({ kind: z.enum(policyKinds) })

export const siteApi = {
  showPolicy: get('/policies/:kind', {
    summary: 'A policy in the language of the call, and the version a consent to it points at',
    who: anyone,
    cacheSeconds: 300,
    params: kind,
    answers: policySchema.extend({
      /** Null: nobody is asked to agree to this one. */
      textVersionId: z.int().nullable(),
    }),
  }),
  printPolicy: get('/policies/:kind/pdf', {
    summary: 'A policy as a PDF',
    who: anyone,
    params: kind,
    // A link opened by the browser itself carries no Language header.
    query: z.object({ language: z.enum(languages).optional() }),
    shape: 'file',
    answers: z.unknown(),
  }),
  sendComplaint: post('/complaints', {
    summary: 'Send a complaint; its receipt leaves by mail at once',
    who: anyone,
    rate: 'booking',
    csrf: true,
    idempotent: true,
    body: complaintForm,
    answers: receipt,
  }),
  withdrawFromContract: post('/withdrawals', {
    summary: 'Withdraw from a contract; its receipt leaves by mail at once',
    who: anyone,
    rate: 'booking',
    csrf: true,
    idempotent: true,
    body: withdrawalForm,
    answers: receipt,
  }),
}
