import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { samplePdf } from '#testing/factories.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, versionOf } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, receiveDevice, wholeWorksheet } from '#testing/workshop-desk.ts'
import { lgKind } from '../../lg-kind.ts'

type Session = { token: string; cookie: string }
const { view, edit, send, export: toFile } = lgKind.keys
let portal: TestPortal
let worker: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo', view, edit, send, toFile)
})
afterAll(() => portal.stop())

const lg = { brandId: 11, productGroupId: 1, productTypeId: 11001, warrantyTypeId: 1 }
const call = (method: string, url: string, session: Session, body?: object) =>
  portal.call(method, `/api${url}`, { session, ...(body ? { body } : {}) })
const fields = {
  ...{ model: 'LMG710EM.ANEUBK', softwareBefore: 'V20a', softwareAfter: 'V30b', conditionCode: '2', symptomCode: '115', sectionCode: 'CHG' },
  ...{ defectCode: 'D', repairCode: 'A', noFaultCode: '', rmaNumber: 'RMA-2026/77', dealer: 'Minta Bolt Kft.', chargeable: 'no' },
}
const whole = (over: object = {}) => ({ ...wholeWorksheet(), fields: { ...fields, ...over } })
const idOf = async (requestId: number) =>
  (await portal.db.selectFrom('worksheets').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()).id
/** A device of LG that has just come. */
async function received(row: object = {}) {
  const requestId = await onItsWay(portal, { ...lg, ...row })
  const number = await receiveDevice(portal, worker, requestId)
  return { requestId, number, id: await idOf(requestId) }
}
const save = (id: number, revision: number, over: object = {}, session = worker) =>
  call('PUT', '/lg-worksheets', session, { id, revision, ...whole(), ...over })
const finish = async (requestId: number) =>
  call('POST', `/service-desk/requests/${requestId}/finish-repair`, worker, { version: await versionOf(portal, requestId) })

describe('from arrival to the customer', () => {
  test('the arrival opens it with what is known; it is filled, closed, printed, sent and exported', async () => {
    const { requestId, number, id } = await received({ rmaNumber: 'RMA-1' })
    expect(number).toMatch(/^LG-2026-\d{6}$/)
    const opened = (await call('GET', `/lg-worksheets/${id}`, worker)).body.data
    expect(opened).toMatchObject({
      ...{ kind: 'lg', number, requestId, status: 'ARRIVED', maySend: false, sentAt: null },
      ...{ fields: { model: 'LMG710EM', rmaNumber: 'RMA-1' }, may: { edit: true }, sheet: { revision: 0, saved: null } },
      ...{ about: { customer: 'Nagy Éva', reach: null, device: 'LG G7 ThinQ' } },
    })
    expect((await finish(requestId)).body.fields.map(({ path }: { path: string }) => path)).toEqual([
      ...['conditionCode', 'symptomCode', 'sectionCode', 'defectCode', 'repairCode', 'diagnosis', 'workDone', 'chargeable'],
    ])
    expect((await save(id, 0)).body.data).toMatchObject({ id, number, revision: 1 })
    const { body } = await save(id, 0, { diagnosis: 'Másik' })
    expect([body.code, (await call('GET', `/lg-worksheets/${id}`, worker)).body.data.fields]).toEqual(['STATE_MOVED_ON', fields])
    // A draft is printed and says so, but goes to nobody.
    const draft = await call('GET', `/lg-worksheets/${id}/pdf`, worker)
    expect(copiedText(draft.bytes)).toContain('még nincs lezárva')
    expect((await call('GET', `/lg-worksheets/${id}/email`, worker)).body.code).toBe('DOCUMENT_NOT_FOUND')

    expect((await finish(requestId)).status).toBe(200)
    expect((await save(id, 1)).body.code).toBe('STATE_MOVED_ON')
    const printed = copiedText((await call('GET', `/lg-worksheets/${id}/pdf`, worker)).bytes)
    for (const said of [
      number,
      'LMG710EM.ANEUBK',
      '115 – nem tölt',
      'CHG – töltőáramkör',
      'RMA-2026/77',
      'Töltőcsatlakozó',
      'Javítási jótállási jegy',
    ])
      expect(printed).toContain(said)
    expect(printed).not.toContain('csavar')

    const [first, second] = [await call('GET', `/lg-worksheets/${id}/email`, worker), await call('GET', `/lg-worksheets/${id}/email`, worker)]
    expect([first.status, second.body.data]).toEqual([200, first.body.data])
    await portal.jobsDone()
    const emails = await portal.db.selectFrom('emails').select('subject').where('kind', '=', 'worksheets.mailSheet').execute()
    expect(emails).toEqual([{ subject: expect.stringContaining(number) }])

    const csv = await call('POST', '/lg-worksheets/csv', worker, { worksheets: [id] })
    expect(csv.headers['content-disposition']).toMatch(/lg-munkalapok-2026-11-\d\d\.csv/)
    const [head, line, rest] = csv.bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')
    expect(head).toContain('RMA-szám')
    expect(line).toContain(`${number};`)
    expect(line).toContain('LMG710EM.ANEUBK;V20a;V30b;2;115;CHG;D;A;;RMA-2026/77;Minta Bolt Kft.;no;USB-C-77;Töltőcsatlakozó;1;R-1;Ú-2;4200;0')
    expect([rest, line?.includes('csavar')]).toEqual(['', false])

    const { changes } = (await call('GET', `/lg-worksheets/${id}/changes`, worker)).body.data
    expect(changes.map(({ act }: { act: string }) => act)).toEqual(['sent', 'closed', 'saved'])
    expect(changes[2].before).toContainEqual({ field: 'model', value: 'LMG710EM' })
  })

  test('documents are added, listed and opened; of another sheet they are not there', async () => {
    const [{ id }, other] = [await received(), await received()]
    const sent = await portal.call('POST', `/api/lg-worksheets/${id}/documents`, {
      session: worker,
      files: [{ field: 'lg_documents[]', name: 'vásárlás.pdf', bytes: samplePdf() }],
    })
    expect([sent.status, sent.body.data.documents]).toMatchObject([201, [{ name: 'vásárlás.pdf', addedBy: 'Kovács Anna' }]])
    const [{ id: documentId }] = sent.body.data.documents
    expect((await call('GET', `/lg-worksheets/${id}/documents`, worker)).body.data.documents).toHaveLength(1)
    expect((await call('GET', `/lg-worksheets/${id}/documents/${documentId}`, worker)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await call('GET', `/lg-worksheets/${other.id}/documents/${documentId}`, worker)).status).toBe(404)
    const none = await portal.call('POST', `/api/lg-worksheets/${id}/documents`, { session: worker, files: [] })
    expect(none.status).toBe(422)
  })

  test('what is wrong is refused at its field', async () => {
    const { id } = await received()
    const refused = async (over: object) => (await save(id, 0, { fields: { ...fields, ...over } })).body.fields?.[0]?.path
    expect([await refused({ symptomCode: '999' }), await refused({ chargeable: 'maybe' }), await refused({ model: 'x'.repeat(41) })]).toEqual([
      ...['fields.symptomCode', 'fields.chargeable', 'fields.model'],
    ])
    expect((await save(id, 0, { fields: { ...fields, foreign: 'x' } })).status).toBe(422)
  })

  test('a sheet is opened by call where the arrival has not; begun once, and only for a device of the brand on the bench', async () => {
    const create = (crmRequestId: number, over: object = {}) => call('POST', '/lg-worksheets', worker, { crmRequestId, ...over })
    const requestId = await arrived(portal, lg)
    const made = await create(requestId, { diagnosis: 'Első', fields: { dealer: 'Bolt' } })
    expect([made.status, made.body.data]).toMatchObject([201, { number: expect.stringMatching(/^LG-2026-/), revision: 1 }])
    const { sheet, fields: known } = (await call('GET', `/lg-worksheets/${made.body.data.id}`, worker)).body.data
    expect([sheet.diagnosis, known]).toMatchObject(['Első', { dealer: 'Bolt' }])
    const others = [await arrived(portal, { warrantyTypeId: 1 }), await onItsWay(portal, lg), 999999999]
    expect([(await create(requestId)).status, ...(await Promise.all(others.map(async (id) => (await create(id)).status)))]).toEqual([
      409, 404, 409, 404,
    ])
  })
})

test('numbers of a year follow each other, whoever arrives at once', async () => {
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => Number((await received()).number.slice(-6))))
  const sorted = numbers.toSorted((one, other) => one - other)
  expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2, 3, 4])
})

describe('the list', () => {
  const listed = async (question: string, session = worker) => (await call('GET', `/lg-worksheets?${question}`, session)).body.data

  test('has unfinished ones first, in pages, and finds by any number', async () => {
    const [open, closed] = [await received({ identifier: '356938035643809', identifierKind: 'imei' }), await received()]
    await save(open.id, 0, { fields: { ...fields, rmaNumber: 'RMA 88-99' } })
    await save(closed.id, 0, { parts: [{ ...wholeWorksheet().parts[0], newSerial: 'SN/55-66' }] })
    await finish(closed.requestId)
    const numbersOf = async (question: string) => (await listed(question)).worksheets.map(({ number }: { number: string }) => number)
    for (const text of [open.number, open.number.replaceAll('-', ' ').toLowerCase(), String(open.requestId), '356938035643809', 'rma8899'])
      expect(await numbersOf(`text=${encodeURIComponent(text)}`), text).toEqual([open.number])
    expect(await numbersOf('text=sn55-66')).toEqual([closed.number])
    expect(await numbersOf('text=nincs-ilyen')).toEqual([])

    const read: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await listed(`size=2${after && `&after=${after}`}`)
      read.push(...page.worksheets.map(({ number, closedAt }: { number: string; closedAt: string | null }) => `${closedAt ? 'b' : 'a'}${number}`))
      after = page.next
    }
    expect(new Set(read).size).toBe(read.length)
    expect(read.map((one) => one[0])).toEqual(read.map((one) => one[0]).toSorted())
    expect(await numbersOf('state=closed')).toContain(closed.number)
    expect(await numbersOf('state=closed')).not.toContain(open.number)
    const colleague = await mechanic(portal, view, edit)
    expect((await listed('mine=true', colleague)).worksheets).toEqual([])
    await save(open.id, 1, {}, colleague)
    expect((await listed('mine=true', colleague)).worksheets).toMatchObject([{ number: open.number, savedBy: 'Kovács Anna' }])
    expect((await call('GET', '/lg-worksheets?after=x', worker)).status).toBe(422)
  })
})

describe('each key alone', () => {
  test('opens what it names; a sheet without the key to see it is not there', async () => {
    const { id, requestId } = await received()
    await save(id, 0)
    await finish(requestId)
    const calls = {
      list: (who: Session) => call('GET', '/lg-worksheets', who),
      show: (who: Session) => call('GET', `/lg-worksheets/${id}`, who),
      documents: (who: Session) => call('GET', `/lg-worksheets/${id}/documents`, who),
      changes: (who: Session) => call('GET', `/lg-worksheets/${id}/changes`, who),
      pdf: (who: Session) => call('GET', `/lg-worksheets/${id}/pdf`, who),
      save: (who: Session) => save(id, 1, {}, who),
      email: (who: Session) => call('GET', `/lg-worksheets/${id}/email`, who),
      csv: (who: Session) => call('POST', '/lg-worksheets/csv', who, { worksheets: [id] }),
      desk: (who: Session) => call('GET', `/customer-requests/${requestId}/worksheet`, who),
    }
    const statuses = async (...keys: PermissionKey[]) => {
      const who = await employeeWith(portal, ...keys)
      return Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, make]) => [name, (await make(who)).status])))
    }
    const hidden = { list: 403, show: 404, documents: 404, changes: 404, pdf: 404, save: 404, email: 404, csv: 403, desk: 403 }
    expect(await statuses('report.view')).toEqual(hidden)
    expect(await statuses('request.queue', 'request.transition')).toEqual({ ...hidden, desk: 404 })
    const seen = { ...hidden, list: 200, show: 200, documents: 200, changes: 200, pdf: 200, save: 403, email: 403 }
    expect(await statuses(view)).toEqual(seen)
    // Closed: it is refused for what it is, not for who asks.
    expect(await statuses(view, edit)).toEqual({ ...seen, save: 409 })
    expect(await statuses(view, send)).toEqual({ ...seen, email: 200 })
    expect(await statuses(view, toFile, 'request.queue')).toEqual({ ...seen, csv: 200, desk: 200 })
    expect(await statuses(edit)).toEqual(hidden)
    expect(await statuses(toFile)).toEqual({ ...hidden, csv: 404 })
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId })
    expect((await calls.show(customer)).status).toBe(403)
    const common = await arrived(portal)
    await call('PUT', `/customer-requests/${common}/worksheet`, worker, { revision: 0, ...wholeWorksheet() })
    expect((await call('GET', `/lg-worksheets/${await idOf(common)}`, worker)).status).toBe(404)
  })
})
