import { z } from 'zod'
import { email } from '#base/email.ts'
import { get, post } from '#base/endpoint.ts'
import { wrongType } from '#errors.ts'
import { customerProfile, loginState } from './customer.ts'
import { credentials, loginAnswer } from './login.ts'
import { newPasswordForm, ownPasswordForm, passwordLink } from './password.ts'
import { registrationForm, registrationSetup } from './registration.ts'
import { securityApi } from './security.api.ts'
import { staffApi } from './staff.api.ts'
import { account, anyone } from './who.ts'

const done = z.object({})
const mailedToken = z.string().regex(/^[\w-]{1,200}$/)

export const accountsApi = {
  createCsrfToken: get('/create-csrf-token', {
    summary: 'A token for sending a public form within ten minutes',
    who: anyone,
    answers: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  logIn: post('/login', {
    summary: 'Log in with e-mail address and password; employees also with the code they are mailed',
    who: anyone,
    rate: 'login',
    csrf: true,
    transaction: false,
    equalTime: true,
    body: credentials,
    shape: 'bare',
    answers: loginAnswer,
  }),
  logOut: post('/logout', { summary: 'End the session of this browser; without one nothing happens', who: anyone, answers: done }),
  validateLogin: get('/login/validator', { summary: 'Whether the session holds, and whose it is', who: anyone, answers: loginState }),
  actFor: post('/login/company', {
    summary: 'Act for another of the companies that whoever is logged in may act for, by the number of its account',
    who: account(),
    body: z.strictObject({ accountId: z.int(wrongType).positive(wrongType) }, wrongType),
    answers: done,
  }),
  showCustomer: get('/customers/:id', {
    summary: 'The profile of the customer who is logged in',
    who: account(),
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answers: customerProfile,
  }),
  askPasswordLink: post('/reset-password', {
    summary: 'Ask for a link by mail that sets a new password; the answer is the same whether the account exists',
    who: anyone,
    rate: 'link',
    csrf: true,
    equalTime: true,
    body: z.strictObject({ email }, wrongType),
    forms: true,
    answers: done,
  }),
  showPasswordLink: get('/password-links/:token', {
    summary: 'What a mailed password link is for, and whose it is; refused once it can no longer be used',
    who: anyone,
    rate: 'link',
    params: z.object({ token: mailedToken }),
    answers: passwordLink,
  }),
  setPassword: post('/set-password/:vs', {
    summary: 'Set the first password of an account with the mailed link of a registration or an invitation',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: z.object({ vs: mailedToken }),
    body: newPasswordForm,
    answers: done,
  }),
  changePassword: post('/change-password/:token', {
    summary: 'Replace a forgotten password with a mailed link',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: z.object({ token: mailedToken }),
    body: newPasswordForm,
    answers: done,
  }),
  getRegistrationSetup: get('/registration-setup', {
    summary: 'What the form of a registration shows',
    who: anyone,
    answers: registrationSetup,
  }),
  register: post('/registrations', {
    summary: 'Ask for an account; the email that answers opens it, or says that there is one',
    who: anyone,
    rate: 'link',
    csrf: true,
    equalTime: true,
    body: registrationForm,
    answers: done,
  }),
  changeOwnPassword: post('/change-password', {
    summary: 'Replace one’s own password, with the one so far as proof; every other session of the account ends',
    who: account(),
    rate: 'link',
    transaction: false,
    body: ownPasswordForm,
    answers: done,
  }),
  ...securityApi,
  ...staffApi,
}
