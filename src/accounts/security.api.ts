import { z } from 'zod'
import { get, post } from '#base/endpoint.ts'
import { accountSession, proofByPassword } from './security.ts'
import { account } from './who.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const own = z.object({ id })
const done = z.object({})

/** Rows of `accounts.api.ts` about how whoever is logged in keeps their account safe. */
export const securityApi = {
  listSessions: get('/customers/:id/sessions', {
    summary: 'Where one’s own account is logged in, the latest used first',
    who: account(),
    params: own,
    answers: z.object({ sessions: z.array(accountSession) }),
  }),
  endOwnSession: post('/customers/:id/sessions/:sessionId/end', {
    summary: 'End a login of one’s own account',
    who: account(),
    params: z.object({ id, sessionId: id }),
    answers: done,
  }),
  endOtherSessions: post('/customers/:id/sessions/end-others', {
    summary: 'End every login of one’s own account but this one; answers how many there were',
    who: account(),
    params: own,
    answers: z.object({ ended: z.number().int() }),
  }),
  proveIdentity: post('/customers/:id/proof', {
    summary: 'Prove with the password, within a session, to be the owner of the account; for some minutes it opens what is asked for with a proof',
    who: account(),
    rate: 'login',
    params: own,
    transaction: false,
    body: proofByPassword,
    answers: done,
  }),
}
