import { afterAll, beforeAll, expect, test } from 'vitest'
import { book } from '#testing/factories.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('the viewer opens every attachment of an email, stored files too, and no other', async () => {
  await book(portal)
  await portal.jobsDone()
  const { id } = await portal.db.selectFrom('emails').select('id').where('kind', '=', 'requests.mailReceived').executeTakeFirstOrThrow()
  const { body: page } = await portal.call('GET', `/dev/mails/${id}`)
  const links = [...String(page).matchAll(/href="(\/dev\/mails\/[^"]+\/attachments\/\d+)"/g)].map(([, link]) => link ?? '')
  const opened = await Promise.all(links.map((link) => portal.call('GET', link)))
  expect(opened.map(({ status }) => status)).toEqual(links.map(() => 200))
  const beginnings = opened.map(({ bytes }) => bytes.subarray(0, 5).toString())
  expect(beginnings).toContain('%PDF-')
  expect(beginnings).toContain('BEGIN')
  expect(opened[0]?.headers['content-disposition']).toContain('attachment')
  expect((await portal.call('GET', `/dev/mails/${id}/attachments/${links.length}`)).status).toBe(404)
})
