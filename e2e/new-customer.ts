import { type APIRequestContext, expect } from '@playwright/test'
import { emailTo, newEmail } from './followed-request.ts'
import { demoPassword } from './sign-in.ts'

async function post(request: APIRequestContext, path: string, body: object) {
  const { data } = (await (await request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  const answer = await request.post(`/api/${path}`, { headers: { 'X-CSRF-Token': data.token, Language: 'hu' }, data: body })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** By the link of the email with this subject: whoever has an account, or asked for one, gets the password of the demo cast. */
export async function setFirstPassword(request: APIRequestContext, email: string, subject: string) {
  const link = /elfelejtett-jelszo\/([\w-]+)/.exec(await emailTo(request, email, subject))?.[1]
  await post(request, `set-password/${link}`, { password: demoPassword, passwordConfirm: demoPassword })
}

/** A customer of one test alone, for whoever changes or erases the account. @returns the address to log in with */
export async function createOwnCustomer(request: APIRequestContext): Promise<string> {
  const email = newEmail()
  const { data } = (await (await request.get('/api/registration-setup', { headers: { Language: 'hu' } })).json()) as {
    data: { textVersions: object }
  }
  const person = { customerType: 'B2C', lastName: 'Próba', firstName: 'Petra', email, gdpr: true, termsAndCond: true }
  await post(request, 'registrations', { ...person, textVersions: data.textVersions })
  await setFirstPassword(request, email, '')
  return email
}
