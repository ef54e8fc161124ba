import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { arrived, employeeWith, line, sendQuote, versionOf } from './quote-desk.ts'

// The calls of SPEC 7 about accounts and decisions, by their exact address, with SPEC's own bodies and shapes.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const password = 'Titkos-jelszó-2026!'
const send = (url: string, body: object, more: object = {}) => portal.call('POST', `/api/${url}`, { body, csrf: true, ...more })

test('POST login, GET login/validator, GET customers/{id}, POST logout', async () => {
  const { id, email } = await addAccount(portal.db, { password })
  const answer = await send('login', { email, password })
  expect(answer.body).toEqual({ status: 200, type: 'B2C', customerId: id, Token: expect.any(String), userRoles: [] })
  const session = {
    token: answer.body.Token as string,
    cookie: Object.entries(answer.cookies).find(([name]) => name.endsWith('sid_account'))?.[1] ?? '',
  }
  expect((await portal.call('GET', '/api/login/validator', { session })).body.data).toMatchObject({ status: 200, customerId: id })
  const { data } = (await portal.call('GET', `/api/customers/${id}`, { session })).body
  expect(data).toMatchObject({
    customerId: id,
    customerType: 'B2C',
    type: 'B2C',
    defaultLanguage: 'hu',
    email,
    firstName: 'Anna',
    lastName: 'Kovács',
  })
  expect((await portal.call('POST', '/api/logout', { session })).status).toBe(200)
  expect((await portal.call('GET', `/api/customers/${id}`, { session })).status).toBe(401)
})

test('POST reset-password, POST set-password/{vs}, POST change-password/{token}', async () => {
  const { id, email } = await addAccount(portal.db, { password })
  const link = (purpose: 'invitation' | 'changePassword') => createMailedLink(portal.db, start, { purpose, accountId: id })
  expect((await send('reset-password', { email }, { files: [] })).body).toEqual({ status: 200, data: {} })
  const body = { password: 'Másik-Jelszó-2026!', passwordConfirm: 'Másik-Jelszó-2026!' }
  const calls = { 'set-password': 'invitation', 'change-password': 'changePassword' } as const
  for (const [call, purpose] of Object.entries(calls))
    expect((await send(`${call}/${await link(purpose)}`, body)).body, call).toEqual({ status: 200, data: {} })
})

test('PUT customer-requests/{id}/quote-user-accept and expert-report-user-accept', async () => {
  const technician = await employeeWith(portal, 'quote.edit', 'quote.send', 'expertReport.issue')
  const decide = async (id: number, call: string, body: object) =>
    portal.call('PUT', `/api/customer-requests/${id}/${call}`, { body, session: await sessionOf(portal.db, { kind: 'tracking', requestId: id }) })
  const quoted = await arrived(portal)
  await sendQuote(portal, technician, quoted, [line()])
  expect((await decide(quoted, 'quote-user-accept', { quoteAcceptedStatus: false })).body).toMatchObject({
    status: 200,
    data: { quoteAcceptedStatus: false },
  })
  const reported = await arrived(portal, { warrantyTypeId: 1 })
  const report = { version: await versionOf(portal, reported), reason: 'impact', findings: 'A kijelző betört.' }
  const issued = await portal.call('POST', `/api/customer-requests/${reported}/expert-report`, { body: report, files: [], session: technician })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const rejection = { expertReportAcceptedStatus: false, returnReport: true }
  for (let twice = 0; twice < 2; twice++)
    expect((await decide(reported, 'expert-report-user-accept', rejection)).body).toMatchObject({
      status: 200,
      data: { expertReportAcceptedStatus: false },
    })
})

test.each(['hu', 'en', 'de', 'sl', 'fr'])('GET system-info/messages/MOBILFUTAR at the start, in %s', async (language) => {
  const { data } = (await portal.call('GET', '/api/system-info/messages/MOBILFUTAR', { language })).body
  const titles = { hu: 'Megújult a Mobilfutár', en: 'Mobilfutár has been renewed', de: 'Mobilfutár wurde erneuert', sl: 'Mobilfutár je prenovljen' }
  const title = titles[language as keyof typeof titles] ?? titles.hu
  expect(data).toMatchObject({ status: 200, title, currentVersion: '0.3.19' })
  expect(data.description).toMatch(/^<p>.+<\/p>$/)
})
