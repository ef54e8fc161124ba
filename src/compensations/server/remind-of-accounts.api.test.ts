import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { accountMissingEmail } from './account-missing.email.ts'
import { remindOfAccounts } from './remind-of-accounts.ts'

let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

const after = (hours: number) => bench.at(start.add({ hours }).toString())
const send = (requestId: number, reminder: number) => after(24 * 7).transaction((own) => accountMissingEmail.run(own, { requestId, reminder }))

async function lost({ account = null as string | null, email = `${crypto.randomUUID()}@pelda.hu`, language = 'hu' } = {}) {
  const requestId = await insertRequest(portal.db, { email, language, status: 'SERVICE_DONE', outcome: 'LOST', closedAt: start })
  const { id: decidedByAccountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  await portal.db
    .insertInto('lostParcels')
    .values({ requestId, leg: 'out', compensation: 45_000, note: 'A futár elismerte', decidedAt: start, decidedByAccountId })
    .execute()
  const said = account === null ? {} : { account, holder: 'Nagy Éva', accountSince: start, dueOn: '2026-12-07' }
  await portal.db
    .insertInto('compensations')
    .values({ requestId, ...said })
    .execute()
  return requestId
}

test('who has not said where to is asked again after a week and after three, and never more; who was erased never', async () => {
  const silent = await lost()
  const others = [await lost({ account: '11773016-11111018' }), await lost({ email: '' })]
  const counts: number[] = []
  for (const hours of [24 * 7 - 1, 24 * 7, 24 * 7 + 1, 24 * 21, 24 * 22, 24 * 90]) {
    const before = bench.jobs.length
    await after(hours).transaction((own) => remindOfAccounts(own))
    counts.push(bench.jobs.slice(before).filter(({ job }) => job === 'compensations.mailAccountMissing').length)
  }
  expect(counts).toEqual([0, 1, 0, 1, 0, 0])
  const marks = await portal.db
    .selectFrom('compensations')
    .select(['requestId', 'reminded'])
    .where('requestId', 'in', [silent, ...others])
    .execute()
  expect(Object.fromEntries(marks.map(({ requestId, reminded }) => [requestId, reminded]))).toEqual({
    [silent]: 2,
    [others[0] ?? 0]: 0,
    [others[1] ?? 0]: 0,
  })
})

test.each([
  ['hu', 'melyik bankszámlára utaljuk'],
  ['en', 'which bank account to transfer it to'],
  ['de', 'auf welches Konto wir sie überweisen'],
  ['sl', 'na kateri bančni račun naj jo nakažemo'],
] as const)('the email in %s, not to whoever has said it meanwhile', async (language, words) => {
  const [silent, quick] = [await lost({ language }), await lost({ language, account: '11773016-11111018' })]
  await send(silent, 1)
  await send(quick, 1)
  const emails = await portal.db
    .selectFrom('emails')
    .select('plain')
    .where('deduplicationKey', 'in', [`compensationAccountMissing:${silent}:1`, `compensationAccountMissing:${quick}:1`])
    .execute()
  expect(emails.map(({ plain }) => plain.replaceAll(/\s+/g, ' '))).toEqual([expect.stringContaining(words)])
})
