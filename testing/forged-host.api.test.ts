import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, openForm } from './factories.ts'
import { addAccount } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// SECURITY 2.1 A3: whatever host a caller names, behind a proxy too, links lead to PUBLIC_URL. A link to a stranger's host would hand over its token.

const publicUrl = 'http://localhost:3000'
const stranger = 'gonosz.example'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ TRUST_PROXY: '1', PUBLIC_URL: publicUrl })
})
afterAll(() => portal.stop())

const forged: readonly Record<string, string>[] = [
  { host: stranger },
  { host: `${stranger}:443` },
  { host: `localhost:3000@${stranger}` },
  { host: `localhost:3000.${stranger}` },
  { host: `${stranger}#localhost:3000` },
  { 'x-forwarded-host': stranger },
  { 'x-forwarded-host': `localhost:3000, ${stranger}` },
  { 'x-forwarded-host': `${stranger}, localhost:3000`, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': stranger },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1' },
  { 'x-host': stranger, 'x-original-url': `https://${stranger}/`, 'x-rewrite-url': `https://${stranger}/` },
  { forwarded: `for=1.2.3.4;host=${stranger};proto=https` },
  { origin: `https://${stranger}`, referer: `https://${stranger}/elfelejtett-jelszo` },
]

test('a forgotten password is mailed a link to us', async () => {
  const form = await openForm(portal)
  // All at once: each takes half a second, whoever asks (SECURITY 2.1 A1).
  const asked = forged.flatMap((headers) => ['/api/reset-password', `http://${stranger}/api/reset-password`].map((url) => ({ headers, url })))
  await Promise.all(
    asked.map(async ({ headers, url }) => {
      const { email } = await addAccount(portal.db)
      expect((await portal.call('POST', url, { body: { email }, headers: { ...form, ...headers } })).status).toBe(200)
    }),
  )
  const emails = await portal.emails()
  expect(emails).toHaveLength(asked.length)
  for (const { html, plain } of emails) {
    expect(plain).toContain(`${publicUrl}/elfelejtett-jelszo/`)
    expect(html + plain).not.toContain(stranger)
  }
})

test('so are the links and addresses of a booking', async () => {
  const form = await openForm(portal)
  const booked = await book(
    portal,
    { customer: { email: 'foglalo@pelda.hu' } },
    { headers: { ...form, host: stranger, 'x-forwarded-host': stranger } },
  )
  expect(JSON.stringify(booked)).not.toContain(stranger)
  const [mail] = (await portal.emails()).filter(({ recipient }) => recipient === 'foglalo@pelda.hu')
  expect(mail?.plain).toContain(`${publicUrl}/`)
  expect(`${mail?.html}${mail?.plain}`).not.toContain(stranger)
})
