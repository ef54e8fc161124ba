import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxBusyStretch } from '#testing/busy-stretch.ts'
import { collectGarbage } from '#testing/garbage.ts'
import { hostileTables } from '#testing/hostile-tables.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { csvText, goodRow, type Session, tableOf, upload } from '#testing/upload-files.ts'

/** In MB. Other files of tests ran in this process before. */
function externalMemory(): number {
  collectGarbage()
  return process.memoryUsage().external / 1024 / 1024
}

let portal: TestPortal
let before: number
let session: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  await portal.db.updateTable('accounts').set({ companyName: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41' }).where('id', '=', id).execute()
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  // The process of tables is there, and what is read by the first call is read.
  await upload(portal, session, Buffer.from(csvText(tableOf([goodRow()]))))
  before = externalMemory()
})
afterAll(() => portal.stop())

/** Files of 5 MB are sent by this process too, so their sending counts. */
const maxDelayMs = 50

test.each(Object.entries(hostileTables))('%s is refused by a sentence, and nobody else waits for it', async (_, { make, codes }) => {
  const bytes = await make()
  // What other files of tests left behind is not cleared up in the middle of it.
  collectGarbage()
  const begin = performance.now()
  const {
    answer: { status, body },
    maxBusyMs,
  } = await maxBusyStretch(() => upload(portal, session, bytes, 'igenyek.xlsx'))
  expect(codes).toContain(body.code)
  expect([413, 422]).toContain(status)
  expect(body.message.length).toBeGreaterThan(20)
  expect(performance.now() - begin).toBeLessThan(6000)
  expect(maxBusyMs).toBeLessThan(maxDelayMs)
})

test('afterwards a good file is read as before, and the memory is back', async () => {
  const { status } = await upload(portal, session, Buffer.from(csvText(tableOf([goodRow()]))))
  expect(status).toBe(200)
  // V8 gives buffers back beside what runs, after the collection: on a busy machine that takes its time.
  await expect.poll(() => externalMemory() - before, { timeout: 20_000 }).toBeLessThan(50)
})
