import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

let portal: TestPortal
let editor: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
  editor = await employeeWith(portal, 'systemMessage.edit')
})
afterAll(() => portal.stop())

const url = '/api/service-desk/system-messages'
const empty = { hu: '', en: '', de: '', sl: '' }
const written = (over: object = {}) => ({
  titles: { ...empty, hu: 'Karbantartás' },
  descriptions: { ...empty, hu: '<p>Szombaton <strong>nem</strong> működünk.</p>' },
  validFrom: '2026-11-23T09:00',
  validTo: null,
  ...over,
})
const create = (body: object) => portal.call('POST', url, { session: editor, body })
const update = (id: number, body: object) => portal.call('PUT', `${url}/${id}`, { session: editor, body })
const end = (id: number, version: number) => portal.call('POST', `${url}/${id}/end`, { session: editor, body: { version } })
const list = async (query = '') => (await portal.call('GET', `${url}${query}`, { session: editor })).body.data
async function bellAt(instant: string, language = 'hu') {
  portal.setNow(instant)
  await portal.settled()
  const { body, headers } = await portal.call('GET', '/api/system-info/messages/MOBILFUTAR', { language })
  return { ...body.data, etag: headers.etag }
}

beforeEach(async () => {
  portal.setNow('2026-11-23T08:00:00Z')
  await portal.db.deleteFrom('systemMessages').where('id', 'not in', portal.db.selectFrom('systemMessageChanges').select('messageId')).execute()
  await portal.db
    .updateTable('systemMessages')
    .set({ validTo: (eb) => eb.ref('validFrom') })
    .execute()
})

test('a new message is what the bell says, in the reader’s language or in Hungarian, until it is ended', async () => {
  const before = await bellAt('2026-11-23T08:00:00Z')
  expect(before.status).toBe(404)
  portal.setNow('2026-11-23T08:01:00Z')
  const { body, status } = await create(
    written({
      titles: { ...empty, hu: 'Karbantartás', en: 'Maintenance' },
      descriptions: { ...empty, hu: '<p>Leállunk.</p>', en: '<p>We pause.</p>' },
    }),
  )
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ phase: 'current', version: 1, editedBy: 'Kovács Anna', validFrom: '2026-11-23T09:01', validTo: null })
  const hungarian = await bellAt('2026-11-23T08:02:00Z')
  expect(hungarian).toMatchObject({ status: 200, title: 'Karbantartás', description: '<p>Leállunk.</p>' })
  expect(hungarian.etag).not.toBe(before.etag)
  expect(await bellAt('2026-11-23T08:02:00Z', 'en')).toMatchObject({ title: 'Maintenance', description: '<p>We pause.</p>' })
  expect(await bellAt('2026-11-23T08:02:00Z', 'sl')).toMatchObject({ title: 'Karbantartás', description: '<p>Leállunk.</p>' })

  const changed = await update(body.data.id, { ...written({ titles: { ...empty, hu: 'Új cím' } }), version: 1 })
  expect(changed.body.data).toMatchObject({ version: 2, titles: { hu: 'Új cím', en: '' } })
  expect(await bellAt('2026-11-23T08:03:00Z', 'en')).toMatchObject({ title: 'Új cím' })

  const ended = await end(body.data.id, 2)
  expect(ended.body.data).toMatchObject({ phase: 'over', version: 3, validTo: '2026-11-23T09:03' })
  expect((await bellAt('2026-11-23T08:04:00Z')).status).toBe(404)
  expect((await end(body.data.id, 2)).body.data.version).toBe(3)
  expect((await update(body.data.id, { ...written(), version: 3 })).body.code).toBe('SYSTEM_MESSAGE_OVER')

  const changes = await portal.db.selectFrom('systemMessageChanges').selectAll().where('messageId', '=', body.data.id).orderBy('id').execute()
  expect(changes.map(({ action, accountId }) => [action, accountId])).toEqual(
    ['created', 'changed', 'ended'].map((action) => [action, editor.accountId]),
  )
  await expect(portal.db.deleteFrom('systemMessageChanges').execute()).rejects.toThrow()
})

test('only the allowed tags are stored', async () => {
  const html =
    '<p onclick="x()">Szia <b>ott</b></p><script>alert(1)</script><img src=x onerror=x()><a href="javascript:x()">ide</a><a href="https://pelda.hu">oda</a>'
  const { body } = await create(written({ descriptions: { ...empty, hu: html } }))
  const stored = await portal.db.selectFrom('systemMessages').select('descriptions').where('id', '=', body.data.id).executeTakeFirstOrThrow()
  expect(stored.descriptions).toEqual({ hu: '<p>Szia <b>ott</b></p><a>ide</a><a href="https://pelda.hu" rel="noopener noreferrer">oda</a>' })
})

describe('one at a time', () => {
  test('a message in the time of another is refused by name, after it or before it not', async () => {
    const first = (await create(written({ validTo: '2026-11-24T09:00' }))).body.data
    const refused = await create(written({ validFrom: '2026-11-24T08:59' }))
    expect(refused.body).toMatchObject({ status: 409, code: 'SYSTEM_MESSAGE_OVERLAPS' })
    expect(refused.body.message).toContain('Karbantartás')
    const next = await create(written({ validFrom: '2026-11-24T09:00' }))
    expect(next.body.data).toMatchObject({ phase: 'upcoming' })
    expect((await update(first.id, { ...written(), version: 1 })).body.code).toBe('SYSTEM_MESSAGE_OVERLAPS')
    // Ended before it began, it leaves its time to others.
    expect((await end(next.body.data.id, 1)).body.data).toMatchObject({ phase: 'over', validTo: '2026-11-24T09:00' })
    expect((await update(first.id, { ...written(), version: 1 })).status).toBe(200)
  })

  test('one that was ended a moment ago leaves the rest of its minute, and what began before, to others', async () => {
    const { id } = (await create(written())).body.data
    portal.setNow('2026-11-23T08:03:40Z')
    expect((await end(id, 1)).status).toBe(200)
    // Its form was opened while the other one held.
    const next = await create(written({ validFrom: '2026-11-23T09:01' }))
    expect(next.body.data).toMatchObject({ phase: 'current', validFrom: '2026-11-23T09:03' })
    portal.setNow('2026-11-23T08:10:00Z')
    const changed = await update(next.body.data.id, { ...written({ validFrom: '2026-11-23T09:03', validTo: '2026-11-24T09:00' }), version: 1 })
    expect(changed.body.data).toMatchObject({ phase: 'current', validFrom: '2026-11-23T09:03' })
    const earlier = await update(next.body.data.id, { ...written({ validFrom: '2026-11-20T09:00' }), version: 2 })
    expect(earlier.body.data).toMatchObject({ phase: 'current', validFrom: '2026-11-23T09:03' })
  })

  test('of ten who write at once one is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(written())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('the database says the same', async () => {
    await create(written())
    const again = portal.db
      .insertInto('systemMessages')
      .values({
        productCode: 'MOBILFUTAR',
        currentVersion: '1',
        titles: '{}',
        descriptions: '{}',
        validFrom: Temporal.Instant.from('2026-12-01T00:00:00Z'),
      })
      .execute()
    await expect(again).rejects.toMatchObject({ code: '23P01' })
  })

  test('of two who change a version one does', async () => {
    const { id } = (await create(written())).body.data
    const answers = await Promise.all([1, 2].map((n) => update(id, { ...written({ titles: { ...empty, hu: `Cím ${n}` } }), version: 1 })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SYSTEM_MESSAGE_MOVED_ON')
  })
})

describe('what is missing is said at its field', () => {
  const refusalsOf = async (over: object) =>
    ((await create(written(over))).body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)

  test.each([
    [
      'no Hungarian',
      { titles: { ...empty, en: 'Title' }, descriptions: { ...empty, en: 'Text' } },
      ['titles.hu REQUIRED', 'descriptions.hu REQUIRED'],
    ],
    ['tags without words', { descriptions: { ...empty, hu: '<p> </p><br>' } }, ['descriptions.hu REQUIRED']],
    ['half a language', { titles: { ...empty, hu: 'Cím', de: 'Titel' } }, ['descriptions.de REQUIRED']],
    ['an end before the start', { validTo: '2026-11-23T08:59' }, ['validTo SYSTEM_MESSAGE_PERIOD']],
    ['an end that has passed', { validFrom: '2026-11-20T08:00', validTo: '2026-11-21T08:00' }, ['validTo SYSTEM_MESSAGE_PERIOD']],
    ['a day that does not exist', { validFrom: '2026-02-30T08:00' }, ['validFrom MOMENT_FORMAT']],
    ['a title too long', { titles: { ...empty, hu: 'x'.repeat(121) } }, ['titles.hu TEXT_TOO_LONG']],
  ])('%s', async (_what, over, expected) => expect(await refusalsOf(over)).toEqual(expected))
})

test('clocks in Budapest decide, in summer as in winter', async () => {
  portal.setNow('2026-06-01T08:00:00Z')
  const summer = (await create(written({ validFrom: '2026-06-10T08:00', validTo: '2026-06-11T08:00' }))).body.data
  expect(summer).toMatchObject({ validFrom: '2026-06-10T08:00', validTo: '2026-06-11T08:00' })
  const { validFrom } = await portal.db.selectFrom('systemMessages').select('validFrom').where('id', '=', summer.id).executeTakeFirstOrThrow()
  expect(validFrom.toString()).toBe('2026-06-10T06:00:00Z')
})

test('the list is read page by page', async () => {
  for (const day of ['01', '02', '03']) await create(written({ validFrom: `2027-01-${day}T08:00`, validTo: `2027-01-${day}T09:00` }))
  const first = await list('?size=2')
  expect(first.messages.map(({ validFrom }: { validFrom: string }) => validFrom)).toEqual(['2027-01-03T08:00', '2027-01-02T08:00'])
  const second = await list(`?size=1&after=${first.next}`)
  expect(second.messages).toMatchObject([{ validFrom: '2027-01-01T08:00', phase: 'upcoming' }])
})
