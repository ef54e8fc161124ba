import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { brandSheetDesk, hiddenSheet, seenSheet } from '#testing/brand-sheet-desk.ts'
import { samplePdf } from '#testing/factories.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, wholeWorksheet } from '#testing/workshop-desk.ts'
import { lgKind } from '../../lg-kind.ts'

type Session = { token: string; cookie: string }
const { view, edit, send, export: toFile } = lgKind.keys
const lg = { brandId: 11, productGroupId: 1, productTypeId: 11001, warrantyTypeId: 1 }
const fields = {
  ...{ model: 'LMG710EM.ANEUBK', softwareBefore: 'V20a', softwareAfter: 'V30b', conditionCode: '2', symptomCode: '115', sectionCode: 'CHG' },
  ...{ defectCode: 'D', repairCode: 'A', noFaultCode: '', rmaNumber: 'RMA-2026/77', dealer: 'Minta Bolt Kft.', chargeable: 'no' },
}
let portal: TestPortal
let worker: Session
let desk: ReturnType<typeof brandSheetDesk>
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo', view, edit, send, toFile)
  desk = brandSheetDesk(portal, worker, { sheets: '/lg-worksheets', device: lg, fields })
})
afterAll(() => portal.stop())

describe('from arrival to the customer', () => {
  test('the arrival opens it with what is known; it is filled, closed, printed, sent and exported', async () => {
    const { requestId, number, id } = await desk.received({ rmaNumber: 'RMA-1' })
    expect(number).toMatch(/^LG-2026-\d{6}$/)
    const opened = await desk.show(id)
    expect(opened).toMatchObject({
      ...{ kind: 'lg', number, requestId, status: 'ARRIVED', maySend: false, sentAt: null },
      ...{ fields: { model: 'LMG710EM', rmaNumber: 'RMA-1' }, may: { edit: true }, sheet: { revision: 0, saved: null } },
      ...{ about: { customer: 'Nagy Éva', reach: null, device: 'LG G7 ThinQ' } },
    })
    const lacking: { path: string; message: string }[] = (await desk.finish(requestId)).body.fields
    expect(lacking.map(({ path }) => path)).toEqual([
      ...['conditionCode', 'symptomCode', 'sectionCode', 'defectCode', 'repairCode'].map((name) => `fields.${name}`),
      ...['diagnosis', 'workDone', 'fields.chargeable'],
    ])
    // Each is told by its own name.
    expect(lacking[1]?.message).toBe('Válasszon a mezőben: „Tünet”.')
    expect(new Set(lacking.map(({ message }) => message)).size).toBe(lacking.length)
    expect((await desk.save(id, 0)).body.data).toMatchObject({ id, number, revision: 1 })
    const { body } = await desk.save(id, 0, { diagnosis: 'Másik' })
    expect([body.code, (await desk.call('GET', `/lg-worksheets/${id}`)).body.data.fields]).toEqual(['STATE_MOVED_ON', fields])
    // A draft is printed and says so, but goes to nobody.
    const draft = await desk.call('GET', `/lg-worksheets/${id}/pdf`)
    expect(copiedText(draft.bytes)).toContain('még nincs lezárva')
    expect((await desk.call('GET', `/lg-worksheets/${id}/email`)).body).toMatchObject({ status: 409, code: 'WORKSHEET_OPEN' })

    expect((await desk.finish(requestId)).status).toBe(200)
    expect((await desk.save(id, 1)).body.code).toBe('STATE_MOVED_ON')
    const printed = copiedText((await desk.call('GET', `/lg-worksheets/${id}/pdf`)).bytes)
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

    const [first, second] = [await desk.call('GET', `/lg-worksheets/${id}/email`), await desk.call('GET', `/lg-worksheets/${id}/email`)]
    expect([first.status, second.body.data]).toEqual([200, first.body.data])
    await portal.jobsDone()
    const emails = await portal.db.selectFrom('emails').select('subject').where('kind', '=', 'worksheets.mailSheet').execute()
    expect(emails).toEqual([{ subject: expect.stringContaining(number) }])

    const csv = await desk.call('POST', '/lg-worksheets/csv', worker, { worksheets: [id] })
    expect(csv.headers['content-disposition']).toMatch(/lg-munkalapok-2026-11-\d\d\.csv/)
    const [head, line, rest] = csv.bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')
    expect(head).toContain('RMA-szám')
    expect(line).toContain(`${number};`)
    expect(line).toContain(';Megjavítva;')
    expect(line).toContain('LMG710EM.ANEUBK;V20a;V30b;2;115;CHG;D;A;;RMA-2026/77;Minta Bolt Kft.;no;USB-C-77;Töltőcsatlakozó;1;R-1;Ú-2;4200;0')
    expect([rest, line?.includes('csavar')]).toEqual(['', false])

    const { changes } = (await desk.call('GET', `/lg-worksheets/${id}/changes`)).body.data
    expect(changes.map(({ act }: { act: string }) => act)).toEqual(['sent', 'closed', 'saved'])
    expect(changes[2].before).toContainEqual({ field: 'model', value: 'LMG710EM' })
  })

  test('documents are added, listed and opened; of another sheet they are not there', async () => {
    const [{ id }, other] = [await desk.received(), await desk.received()]
    const sent = await portal.call('POST', `/api/lg-worksheets/${id}/documents`, {
      session: worker,
      files: [{ field: 'lg_documents[]', name: 'vásárlás.pdf', bytes: samplePdf() }],
    })
    expect([sent.status, sent.body.data.documents]).toMatchObject([201, [{ name: 'vásárlás.pdf', addedBy: 'Kovács Anna' }]])
    const [{ id: documentId }] = sent.body.data.documents
    expect((await desk.call('GET', `/lg-worksheets/${id}/documents`)).body.data.documents).toHaveLength(1)
    expect((await desk.call('GET', `/lg-worksheets/${id}/documents/${documentId}`)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await desk.call('GET', `/lg-worksheets/${other.id}/documents/${documentId}`)).status).toBe(404)
    const none = await portal.call('POST', `/api/lg-worksheets/${id}/documents`, { session: worker, files: [] })
    expect(none.status).toBe(422)
  })

  test('what is wrong is refused at its field', async () => {
    const { id } = await desk.received()
    const refused = async (over: object) => (await desk.save(id, 0, { fields: { ...fields, ...over } })).body.fields?.[0]?.path
    expect([await refused({ symptomCode: '999' }), await refused({ chargeable: 'maybe' }), await refused({ model: 'x'.repeat(41) })]).toEqual([
      ...['fields.symptomCode', 'fields.chargeable', 'fields.model'],
    ])
    expect((await desk.save(id, 0, { fields: { ...fields, foreign: 'x' } })).status).toBe(422)
  })

  test('a sheet is opened by call where the arrival has not; begun once, and only for a device of the brand on the bench', async () => {
    const create = (crmRequestId: number, over: object = {}) => desk.call('POST', '/lg-worksheets', worker, { crmRequestId, ...over })
    const requestId = await arrived(portal, lg)
    const made = await create(requestId, { diagnosis: 'Első', fields: { dealer: 'Bolt' } })
    expect([made.status, made.body.data]).toMatchObject([201, { number: expect.stringMatching(/^LG-2026-/), revision: 1 }])
    const { sheet, fields: known } = await desk.show(made.body.data.id)
    expect([sheet.diagnosis, known]).toMatchObject(['Első', { dealer: 'Bolt' }])
    const others = [await arrived(portal, { warrantyTypeId: 1 }), await onItsWay(portal, lg), 999999999]
    expect([(await create(requestId)).status, ...(await Promise.all(others.map(async (id) => (await create(id)).status)))]).toEqual([
      409, 404, 409, 404,
    ])
  })
})

test('numbers of a year follow each other, whoever arrives at once', async () => {
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => Number((await desk.received()).number.slice(-6))))
  const sorted = numbers.toSorted((one, other) => one - other)
  expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2, 3, 4])
})

describe('the list', () => {
  test('has unfinished ones first, in pages, and finds by any number', async () => {
    const [open, closed] = [await desk.received({ identifier: '356938035643809', identifierKind: 'imei' }), await desk.received()]
    await desk.save(open.id, 0, { fields: { ...fields, rmaNumber: 'RMA 88-99' } })
    await desk.save(closed.id, 0, { parts: [{ ...wholeWorksheet().parts[0], newSerial: 'SN/55-66' }] })
    await desk.finish(closed.requestId)
    const numbersOf = async (question: string) => (await desk.listed(question)).worksheets.map(({ number }: { number: string }) => number)
    for (const text of [open.number, open.number.replaceAll('-', ' ').toLowerCase(), String(open.requestId), '356938035643809', 'rma8899'])
      expect(await numbersOf(`text=${encodeURIComponent(text)}`), text).toEqual([open.number])
    expect(await numbersOf('text=sn55-66')).toEqual([closed.number])
    expect(await numbersOf('text=nincs-ilyen')).toEqual([])

    const read: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await desk.listed(`size=2${after && `&after=${after}`}`)
      read.push(...page.worksheets.map(({ number, closedAt }: { number: string; closedAt: string | null }) => `${closedAt ? 'b' : 'a'}${number}`))
      after = page.next
    }
    expect(new Set(read).size).toBe(read.length)
    expect(read.map((one) => one[0])).toEqual(read.map((one) => one[0]).toSorted())
    expect(await numbersOf('state=closed')).toContain(closed.number)
    expect(await numbersOf('state=closed')).not.toContain(open.number)
    const colleague = await mechanic(portal, view, edit)
    expect((await desk.listed('mine=true', colleague)).worksheets).toEqual([])
    await desk.save(open.id, 1, {}, colleague)
    expect((await desk.listed('mine=true', colleague)).worksheets).toMatchObject([{ number: open.number, savedBy: 'Kovács Anna' }])
    expect((await desk.call('GET', '/lg-worksheets?after=x')).status).toBe(422)
  })
})

describe('each key alone', () => {
  test('opens what it names; a sheet without the key to see it is not there', async () => {
    const { id, requestId } = await desk.received()
    await desk.save(id, 0)
    await desk.finish(requestId)
    const more = { csv: (who: Session) => desk.call('POST', '/lg-worksheets/csv', who, { worksheets: [id] }) }
    const statuses = (...keys: PermissionKey[]) => desk.statusesOf({ id, requestId }, keys, more)
    const [hidden, seen] = [
      { ...hiddenSheet, csv: 403 },
      { ...seenSheet, csv: 403 },
    ]
    expect(await statuses('report.view')).toEqual(hidden)
    expect(await statuses('request.queue', 'request.transition')).toEqual({ ...hidden, desk: 404 })
    expect(await statuses(view)).toEqual(seen)
    // Closed: it is refused for what it is, not for who asks.
    expect(await statuses(view, edit)).toEqual({ ...seen, save: 409 })
    expect(await statuses(view, send)).toEqual({ ...seen, email: 200 })
    expect(await statuses(view, toFile, 'request.queue')).toEqual({ ...seen, csv: 200, desk: 200 })
    expect(await statuses(edit)).toEqual(hidden)
    expect(await statuses(toFile)).toEqual({ ...hidden, csv: 404 })
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId })
    expect((await desk.call('GET', `/lg-worksheets/${id}`, customer)).status).toBe(403)
    const common = await arrived(portal)
    await desk.call('PUT', `/customer-requests/${common}/worksheet`, worker, { revision: 0, ...wholeWorksheet() })
    expect((await desk.call('GET', `/lg-worksheets/${await desk.idOf(common)}`)).status).toBe(404)
  })
})
