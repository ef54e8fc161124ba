import { z } from 'zod'
import { get, post, put } from '#base/endpoint.ts'
import { confirmedEmailChange, emailChange, newEmailForm, ownEmail } from './email-change.ts'
import { loginAnswer } from './login.ts'
import { newPasskey, passkey, passkeyCreation, passkeyName, passkeyRequest, shownPasskey } from './passkey.ts'
import { accountSession, proof } from './security.ts'
import { account, anyone } from './who.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const own = z.object({ id })
const ownPasskey = z.object({ id, passkeyId: id })
const mailed = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) })
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
  startProof: get('/customers/:id/proof', {
    summary: 'What the browser is asked for one of one’s own passkeys by, as a proof',
    who: account(),
    params: own,
    answers: passkeyRequest,
  }),
  proveIdentity: post('/customers/:id/proof', {
    summary: 'Prove by password or passkey, within a session, to be the owner of the account; for some minutes it opens what wants a proof',
    who: account(),
    rate: 'login',
    params: own,
    transaction: false,
    body: proof,
    answers: done,
  }),

  listPasskeys: get('/customers/:id/passkeys', {
    summary: 'The passkeys of one’s own account',
    who: account(),
    params: own,
    answers: z.object({ passkeys: z.array(passkey) }),
  }),
  startPasskey: post('/customers/:id/passkeys/options', {
    summary: 'What the browser makes a new passkey by; wants a proof',
    who: account(),
    params: own,
    answers: passkeyCreation,
  }),
  addPasskey: post('/customers/:id/passkeys', {
    summary: 'Keep a passkey the browser made; wants a proof, and an email tells the owner',
    who: account(),
    params: own,
    body: newPasskey,
    answers: passkey,
  }),
  renamePasskey: put('/customers/:id/passkeys/:passkeyId', {
    summary: 'Name a passkey of one’s own',
    who: account(),
    params: ownPasskey,
    body: passkeyName,
    answers: passkey,
  }),
  removePasskey: post('/customers/:id/passkeys/:passkeyId/remove', {
    summary: 'Let go of a passkey; wants a proof, and an email tells the owner. The last one of an account without a password stays',
    who: account(),
    params: ownPasskey,
    answers: done,
  }),
  showOwnEmail: get('/customers/:id/email-change', {
    summary: 'One’s own e-mail address, and the one that waits to follow it',
    who: account(),
    params: own,
    answers: ownEmail,
  }),
  askEmailChange: post('/customers/:id/email-change', {
    summary:
      'Ask for a new e-mail address, with a proof; emails to both ends carry links, and the answer is the same whether the new one has an account',
    who: account(),
    rate: 'link',
    params: own,
    body: newEmailForm,
    answers: emailChange,
  }),
  cancelEmailChange: post('/customers/:id/email-change/cancel', {
    summary: 'Take back the new e-mail address one asked for',
    who: account(),
    params: own,
    answers: done,
  }),
  confirmEmailChange: post('/email-change/:token/confirm', {
    summary: 'Confirm a new e-mail address at one end, by a mailed link; the account has it when both ends have',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: mailed,
    answers: confirmedEmailChange,
  }),
  declineEmailChange: post('/email-change/:token/decline', {
    summary: 'Refuse a new e-mail address at one end, by a mailed link',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: mailed,
    answers: done,
  }),

  startPasskeyLogin: post('/login/passkey-options', {
    summary: 'What the browser is asked for a passkey by at the login; the same for everybody, no address is asked',
    who: anyone,
    rate: 'login',
    csrf: true,
    transaction: false,
    answers: passkeyRequest,
  }),
  logInWithPasskey: post('/login/passkey', {
    summary: 'Log in with a passkey; it is both factors of an employee',
    who: anyone,
    rate: 'login',
    csrf: true,
    transaction: false,
    body: shownPasskey,
    shape: 'bare',
    answers: loginAnswer,
  }),
}
