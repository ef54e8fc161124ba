import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, receiveDevice } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let worker: Session
let writer: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal)
  writer = await employeeWith(portal, 'worksheet.templates')
})
afterAll(() => portal.stop())

const text = { field: 'workDone', title: 'Próba', body: 'Kipróbáltuk.', brandId: null, productGroupId: null }
const call = (method: string, url: string, session: Session, body?: object) =>
  portal.call(method, `/api/${url}`, { session, ...(body ? { body } : {}) })
const write = (over: object = {}) => call('POST', 'worksheet-templates', writer, { ...text, ...over })
async function sheetOf(row: object) {
  const requestId = await onItsWay(portal, row)
  await receiveDevice(portal, worker, requestId)
  return (await portal.db.selectFrom('worksheets').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()).id
}
const readyTexts = async (id: number): Promise<{ title: string; field: string }[]> =>
  (await call('GET', `worksheets/${id}/templates`, worker)).body.data.templates

test('a set comes with the portal; one for a brand stands first on its sheets and on no others', async () => {
  const [near, far] = [await sheetOf({ brandId: 7 }), await sheetOf({ brandId: 1 })]
  const first = await readyTexts(far)
  expect(new Set(first.map(({ field }) => field))).toEqual(new Set(['diagnosis', 'workDone', 'testResult']))
  const created = await write({ title: 'Közeli', brandId: 7 })
  expect([created.status, created.body.data]).toMatchObject([201, { version: 1, isRetired: false, brandId: 7 }])
  await portal.settled()
  expect((await readyTexts(near))[0]?.title).toBe('Közeli')
  expect(await readyTexts(far)).toEqual(first)

  const { id } = created.body.data
  const change = (over: object) =>
    call('PUT', `worksheet-templates/${id}`, writer, { ...text, title: 'Közeli', version: 1, isRetired: false, ...over })
  expect((await change({ isRetired: true })).body.data).toMatchObject({ version: 2, isRetired: true, brandId: null })
  expect((await change({})).body.code).toBe('TEMPLATE_MOVED_ON')
  await portal.settled()
  expect((await readyTexts(near)).map(({ title }) => title)).not.toContain('Közeli')
  const { templates, productGroups } = (await call('GET', 'worksheet-templates', writer)).body.data
  expect(templates).toContainEqual(expect.objectContaining({ title: 'Közeli', isRetired: true }))
  expect(productGroups.length).toBeGreaterThan(1)
})

test.each([
  ['title', { title: ' ' }],
  ['body', { body: '' }],
  ['body', { body: 'x'.repeat(1001) }],
  ['field', { field: 'internalNote' }],
  ['brandId', { brandId: 999 }],
  ['productGroupId', { productGroupId: 999 }],
])('a text is refused at its %s', async (path, over) => {
  const { status, body } = await write(over)
  expect([status, body.fields[0].path]).toEqual([422, path])
})

test('whoever lacks the key writes none, and reads those of sheets they may see only', async () => {
  const id = await sheetOf({ brandId: 1 })
  for (const [method, url, body] of [
    ['GET', 'worksheet-templates', undefined],
    ['POST', 'worksheet-templates', text],
    ['PUT', 'worksheet-templates/1', { ...text, version: 1, isRetired: false }],
  ] as const)
    expect((await call(method, url, worker, body)).status).toBe(403)
  expect((await call('GET', `worksheets/${id}/templates`, writer)).status).toBe(404)
  expect((await call('PUT', 'worksheet-templates/999999', writer, { ...text, version: 1, isRetired: false })).status).toBe(404)
})
