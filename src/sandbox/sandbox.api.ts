import { z } from 'zod'
import { companyTypes } from '#accounts/customer-type.ts'
import { account } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { advancedClock, clock, sandboxRequest, sandboxState, takenStep } from './sandbox.ts'

/** The use case narrows them to the administrators of that company. */
const companies = account(...companyTypes)
const ofCompany = z.object({ companyId: idInAddress })

export const sandboxApi = {
  showSandbox: get('/companies/:companyId/sandbox', {
    summary: 'Whether a company has a sandbox; for its administrators',
    who: companies,
    params: ofCompany,
    answers: sandboxState,
  }),
  liveSandbox: get('/companies/:companyId/sandbox/live', {
    summary:
      'Server-sent events about the sandbox of a company: `open`, `changed` when it was opened, deleted or moved on or a request in it changed, `missed`, `ended` (the session was ended elsewhere)',
    who: companies,
    params: ofCompany,
    shape: 'events',
    answers: z.null(),
  }),
  openSandbox: post('/companies/:companyId/sandbox', {
    summary: 'Opens the sandbox of a company; one that is open stays as it is',
    who: companies,
    params: ofCompany,
    // A database is made.
    transaction: false,
    answers: sandboxState,
  }),
  deleteSandbox: post('/companies/:companyId/sandbox/delete', {
    summary: 'Deletes the sandbox of a company with everything in it, its keys too',
    who: companies,
    params: ofCompany,
    transaction: false,
    answers: sandboxState,
  }),
  showSandboxRequests: get('/sandbox', {
    summary: 'With a test key: the clock of the sandbox, and its newest requests with the steps that can be taken',
    who: companies,
    scope: 'requests.read',
    answers: clock.extend({ requests: z.array(sandboxRequest) }),
  }),
  advanceSandboxClock: post('/sandbox/clock', {
    summary: 'With a test key: lets hours pass in the sandbox; deadlines pass, reminders and webhooks are sent as in life',
    who: companies,
    scope: 'requests.write',
    body: advancedClock,
    transaction: false,
    answers: clock,
  }),
  takeSandboxStep: post('/sandbox/requests/:requestId/steps', {
    summary: 'With a test key: does with a request of the sandbox what the courier or the workshop would do',
    who: companies,
    scope: 'requests.write',
    params: z.object({ requestId: idInAddress }),
    body: takenStep,
    transaction: false,
    answers: sandboxRequest,
  }),
}
