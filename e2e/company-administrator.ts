import { type Browser, expect } from '@playwright/test'
import { emailTo, newEmail } from './followed-request.ts'
import { demoPassword, signInAsCustomer, signInAsEmployee } from './sign-in.ts'

/** A page of the administrator of a new company, made and opened through the API as the desk and the email's link would. */
export async function companyAdministrator(browser: Browser, baseURL: string | undefined) {
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU' })).newPage()
  const email = newEmail()
  const desk = await open()
  const { token } = await signInAsEmployee(desk, 'vezeto')
  const administrator = { email, lastName: 'Próba', firstName: 'Petra' }
  const made = await desk.request.post('/api/service-desk/companies', {
    headers: { Token: token },
    data: { name: `Minta ${email.slice(4, 12)}`, businessForm: 1, taxNumber: '12345676241', customerType: 'FLOTTA', administrator },
  })
  expect(made.status(), await made.text()).toBe(200)
  const link = /ceges-meghivo\/([\w-]+)/.exec(await emailTo(desk.request, email, 'Meghívó'))?.[1] ?? ''
  await desk.context().close()
  const page = await open()
  const { data: setup } = (await (await page.request.get('/api/registration-setup')).json()) as { data: { textVersions: object } }
  const { data: form } = (await (await page.request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  const accepted = await page.request.post(`/api/company-invitations/${link}`, {
    headers: { 'X-CSRF-Token': form.token },
    data: { password: demoPassword, passwordConfirm: demoPassword, gdpr: true, termsAndCond: true, textVersions: setup.textVersions },
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  await signInAsCustomer(page, email)
  return page
}
