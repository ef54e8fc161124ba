import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, line, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, receiveDevice, wholeWorksheet, writeWorksheet } from '#testing/workshop-desk.ts'
import { changesOf } from './worksheet-changes-store.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let worker: Session
let colleague: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo', 'quote.edit', 'quote.send', 'expertReport.issue')
  colleague = await mechanic(portal)
})
afterAll(() => portal.stop())

const url = (id: number) => `/api/customer-requests/${id}/worksheet`
const seen = async (id: number, session = worker) => (await portal.call('GET', url(id), { session })).body.data
const save = (id: number, revision: number, over: object = {}, session = worker) =>
  portal.call('PUT', url(id), { session, body: { revision, ...wholeWorksheet(over) } })
const act = async (id: number, noun: string, over: object = {}, session = worker) =>
  portal.call('POST', `/api/service-desk/requests/${id}/${noun}`, { session, body: { version: await versionOf(portal, id), ...over } })
const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
/** A warranty repair on the bench. */
const onBench = (row: object = {}) => arrived(portal, { warrantyTypeId: 1, ...row })
const sheet = async (id: number) =>
  portal.call('POST', '/api/documents', { session: await customerOf(id), body: { documentType: 'gsmRepairWorksheet', crmRequestId: id } })

describe('writing', () => {
  test('begins empty and is kept as it was written', async () => {
    const id = await onItsWay(portal, { warrantyTypeId: 1 })
    expect(await seen(id)).toMatchObject({ sheet: null, may: { edit: false, outcomes: [] } })
    const number = await receiveDevice(portal, worker, id)
    expect(await seen(id)).toMatchObject({
      gsmWorksheetId: number,
      sheet: { revision: 0, diagnosis: '', parts: [], saved: null, closedAt: null },
      may: { edit: true, outcomes: ['REPAIRED', 'NO_FAULT', 'WARRANTY_REJECTED', 'REPLACED', 'RETURNED_UNREPAIRED'] },
      waitsForQuote: false,
      hasDocument: false,
    })
    expect((await save(id, 0)).body.data).toEqual({ revision: 1, savedAt: '2026-11-23T08:00:00Z' })
    const { sheet } = await seen(id)
    expect(sheet).toMatchObject({ ...wholeWorksheet(), revision: 1, saved: { by: 'Kovács Anna' } })
    expect((await save(id, 1, { parts: [], labourMinutes: 5 })).body.data.revision).toBe(2)
    expect((await seen(id)).sheet).toMatchObject({ parts: [], labourMinutes: 5 })
  })

  test('whoever saved on an older revision is told, and nothing is overwritten', async () => {
    const id = await onBench()
    const answers = await Promise.all([save(id, 0, { diagnosis: 'Első' }), save(id, 0, { diagnosis: 'Második' }, colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await save(id, 0, {}, colleague)).body).toMatchObject({ code: 'STATE_MOVED_ON', data: { requestStatus: 'ARRIVED' } })
    expect((await seen(id)).sheet.revision).toBe(1)
  })

  test.each([
    ['a part without a name', { parts: [{ ...wholeWorksheet().parts[0], name: ' ' }] }, 'parts.0.name', 'REQUIRED'],
    ['no figure', { parts: [{ ...wholeWorksheet().parts[0], netUnit: null }] }, 'parts.0.netUnit', 'REQUIRED'],
    ['too many of a part', { parts: [{ ...wholeWorksheet().parts[0], quantity: 1000 }] }, 'parts.0.quantity', 'QUOTE_FIGURE'],
    ['too many parts', { parts: Array.from({ length: 41 }, () => wholeWorksheet().parts[0]) }, 'parts', 'LIST_TOO_LONG'],
    ['a week without sleep', { labourMinutes: 6001 }, 'labourMinutes', 'QUOTE_FIGURE'],
    ['too long a text', { diagnosis: 'x'.repeat(3001) }, 'diagnosis', 'TEXT_TOO_LONG'],
  ])('refuses %s', async (_what, over, path, code) => {
    const { status, body } = await save(await onBench(), 0, over)
    expect([status, body.fields[0].path, body.fields[0].code]).toEqual([422, path, code])
  })

  test.each(['DELIVERY_IN_ORDERED', 'PRODUCT_LEFT_THE_SERVICE', 'SHIPPED'])('is refused while the request is %s', async (status) => {
    const id = await onBench({ status, ...(status === 'DELIVERY_IN_ORDERED' ? {} : { outcome: 'REPAIRED' }) })
    expect((await save(id, 0)).body.code).toBe('STATE_MOVED_ON')
    expect((await seen(id)).may.edit).toBe(false)
  })

  test('is for employees with the key, looking for those of the queue', async () => {
    const id = await onBench()
    const looker = await employeeWith(portal, 'request.queue', 'request.arrive')
    expect((await save(id, 0, {}, looker)).status).toBe(403)
    expect((await seen(id, looker)).may).toEqual({ edit: false, outcomes: [] })
    expect((await portal.call('GET', url(id), { session: await customerOf(id) })).status).toBe(403)
    expect((await portal.call('GET', url(999999999), { session: worker })).status).toBe(404)
    expect((await save(999999999, 0)).status).toBe(404)
  })
})

describe('finishing', () => {
  test('asks for what must be on the sheet', async () => {
    const id = await onBench()
    const missing = async (noun: string, over: object = {}) => (await act(id, noun, over)).body
    expect(await missing('finish-repair')).toMatchObject({
      status: 422,
      code: 'WORKSHEET_INCOMPLETE',
      fields: [
        { path: 'diagnosis', code: 'REQUIRED', message: 'Írja le, mit talált a bevizsgálás.' },
        { path: 'workDone', code: 'REQUIRED' },
      ],
    })
    await writeWorksheet(portal, worker, id, { workDone: '' })
    expect((await missing('finish-repair')).fields).toMatchObject([{ path: 'workDone' }])
    expect((await missing('return-unrepaired', { outcome: 'REPLACED' })).fields).toMatchObject([{ path: 'deviceIdentifierOut' }])
    expect(await statusOf(portal, id)).toBe('ARRIVED')
    expect((await missing('return-unrepaired', { outcome: 'NO_FAULT' })).data).toEqual({ version: 2, status: 'PRODUCT_LEFT_THE_SERVICE' })
  })

  test('closes the sheet, and nothing writes to it any more', async () => {
    const id = await onBench()
    const revision = await writeWorksheet(portal, worker, id)
    expect((await act(id, 'finish-repair')).status).toBe(200)
    expect((await act(id, 'finish-repair', { version: 1 })).status).toBe(200)
    expect(await seen(id)).toMatchObject({
      outcome: 'REPAIRED',
      sheet: { closedAt: '2026-11-23T08:00:00Z' },
      may: { edit: false },
      hasDocument: true,
    })
    expect((await save(id, revision)).body.code).toBe('STATE_MOVED_ON')
    const { db } = portal
    const { id: worksheetId } = await db.selectFrom('worksheets').select('id').where('requestId', '=', id).executeTakeFirstOrThrow()
    for (const change of [
      db.updateTable('worksheets').set({ diagnosis: 'más' }).where('requestId', '=', id),
      db.updateTable('worksheetParts').set({ name: 'más' }).where('worksheetId', '=', worksheetId),
      db.deleteFrom('worksheetParts').where('worksheetId', '=', worksheetId),
      db.deleteFrom('worksheets').where('requestId', '=', id),
    ])
      await expect(change.execute()).rejects.toThrow(/does not change|do not change|never deleted/)
  })

  test('saving and finishing at once: what is on the document was seen by the rule', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await onBench()
      const revision = await writeWorksheet(portal, worker, id)
      const [saved, finished] = await Promise.all([save(id, revision, { diagnosis: '' }, colleague), act(id, 'finish-repair')])
      const { sheet, outcome } = await seen(id)
      if (saved.status === 200 && finished.status === 200) throw new Error('A sheet without a diagnosis was closed')
      expect([sheet.diagnosis === '', outcome]).toEqual(saved.status === 200 ? [true, null] : [false, 'REPAIRED'])
    }
  })

  test('taken back, the sheet can be written again and its document is gone; finished again, there is a new one', async () => {
    const id = await onItsWay(portal, { warrantyTypeId: 1 })
    await receiveDevice(portal, worker, id)
    const revision = await writeWorksheet(portal, worker, id)
    await act(id, 'finish-repair')
    expect((await sheet(id)).status).toBe(200)
    expect((await act(id, 'undo', { reason: 'Mégsem jó' })).status).toBe(200)
    expect(await seen(id)).toMatchObject({ outcome: null, sheet: { closedAt: null, revision }, may: { edit: true }, hasDocument: false })
    expect((await sheet(id)).status).toBe(404)
    expect((await save(id, revision, { workDone: 'Újra' })).status).toBe(200)
    expect((await act(id, 'finish-repair')).status).toBe(200)
    expect((await sheet(id)).status).toBe(200)
  })

  test('what a status does not allow is refused', async () => {
    const paid = await arrived(portal)
    await writeWorksheet(portal, worker, paid)
    expect((await act(paid, 'finish-repair')).body.code).toBe('QUOTE_NOT_ACCEPTED')
    expect((await seen(paid)).may).toMatchObject({ outcomes: ['NO_FAULT', 'REPLACED', 'RETURNED_UNREPAIRED'] })
    expect((await act(paid, 'return-unrepaired', { outcome: 'WARRANTY_REJECTED' })).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    await sendQuote(portal, worker, paid)
    const rejected = await answer(portal, await customerOf(paid), paid, { quoteAcceptedStatus: false, version: 1 })
    expect(rejected.status).toBe(200)
    expect((await seen(paid)).may.outcomes).toEqual(['RETURNED_UNREPAIRED'])
    expect((await act(paid, 'return-unrepaired', { outcome: 'NO_FAULT' })).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    expect((await act(paid, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
  })

  test('an ordered repair that cannot be done goes back, and is taken back to where it stood', async () => {
    const id = await arrived(portal)
    await writeWorksheet(portal, worker, id)
    await sendQuote(portal, worker, id)
    const customer = await customerOf(id)
    expect((await answer(portal, customer, id, await acceptance(portal, customer, id))).status).toBe(200)
    expect((await seen(id)).may).toMatchObject({ outcomes: ['REPAIRED', 'RETURNED_UNREPAIRED'] })
    expect((await act(id, 'return-unrepaired', { outcome: 'NO_FAULT' })).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    expect((await act(id, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
    expect((await act(id, 'undo', { reason: 'Mégis megjött az alkatrész' })).body.data.status).toBe('QUOTE_ACCEPTED')
    expect((await act(id, 'finish-repair')).status).toBe(200)
  })

  test('what was only planned by the accepted quote is on no sheet of a device that goes back, and is planned again when that is taken back', async () => {
    const id = await arrived(portal)
    const quoted = [line({ kind: 'part', description: 'Kijelző' }), line({ kind: 'labour', description: 'Kijelző cseréje' })]
    await sendQuote(portal, worker, id, quoted)
    const customer = await customerOf(id)
    expect((await answer(portal, customer, id, await acceptance(portal, customer, id))).status).toBe(200)
    await portal.jobsDone()
    const drafted = (await seen(id)).sheet
    expect(drafted).toMatchObject({ parts: [{ name: 'Kijelző' }], workDone: 'Kijelző cseréje' })
    const { revision, saved: _, closedAt: __, ...written } = drafted
    const body = { ...written, revision, diagnosis: 'Beázott', workDone: 'Kijelző cseréje\nKitisztítottuk.' }
    expect((await portal.call('PUT', url(id), { session: worker, body })).status).toBe(200)
    expect((await act(id, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
    const closed = await seen(id)
    expect(closed.sheet).toMatchObject({ parts: [], workDone: 'Kitisztítottuk.', diagnosis: 'Beázott', saved: { by: 'Kovács Anna' } })
    const text = copiedText((await sheet(id)).bytes)
    expect(text).toContain('Kitisztítottuk.')
    expect(text).not.toContain('Kijelző cseréje')
    expect((await changesOf(portal.db, closed.sheetId))[0]).toMatchObject({
      act: 'closed',
      before: { workDone: body.workDone, parts: [{ name: 'Kijelző' }] },
    })
    expect((await act(id, 'undo', { reason: 'Mégis megjavítható' })).status).toBe(200)
    expect((await seen(id)).sheet).toMatchObject({ parts: [{ name: 'Kijelző' }], workDone: body.workDone, closedAt: null })
  })

  test('many at once: whoever has no whole sheet is refused alone', async () => {
    const [whole, empty] = [await onBench(), await onBench()]
    await writeWorksheet(portal, worker, whole)
    const items = [whole, empty].map((id) => ({ id, version: 1 }))
    const { body } = await portal.call('POST', '/api/service-desk/bulk-steps', { session: worker, body: { items, step: { kind: 'finishRepair' } } })
    expect(body.data.results).toMatchObject([
      { id: whole, result: 'done' },
      { id: empty, result: 'refused', code: 'WORKSHEET_INCOMPLETE', status: 'ARRIVED' },
    ])
    expect((await seen(whole)).sheet.closedAt).not.toBeNull()
  })

  test('many at once: what somebody withdrew from is closed on its own page, which asks again', async () => {
    const id = await onBench()
    await writeWorksheet(portal, worker, id)
    const { id: withdrawalId } = await portal.db
      .insertInto('withdrawals')
      .values({
        number: 'E-1',
        name: 'Nagy Éva',
        email: 'e@pelda.hu',
        contract: String(id),
        statement: 'x',
        language: 'hu',
        ip: '10.0.0.1',
        receivedAt: start,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('statementCases')
      .values({ kind: 'withdrawal', withdrawalId, requestId: id, receivedAt: start, dueOn: '2026-12-23' })
      .execute()
    const body = { items: [{ id, version: 1 }], step: { kind: 'finishRepair' } }
    const answer = await portal.call('POST', '/api/service-desk/bulk-steps', { session: worker, body })
    expect(answer.body.data.results).toMatchObject([{ id, result: 'refused', code: 'WITHDRAWN_NOT_IN_BULK', status: 'ARRIVED' }])
    expect((await act(id, 'finish-repair')).status).toBe(200)
  })

  test('what ended by an expert report is closed too', async () => {
    const id = await onBench()
    await portal.call('POST', `/api/customer-requests/${id}/expert-report`, {
      session: worker,
      body: { version: 1, reason: 'foreignRepair', findings: 'Felbontották.' },
      files: [],
    })
    const body = { expertReportAcceptedStatus: false }
    await portal.call('PUT', `/api/customer-requests/${id}/expert-report-user-accept`, { session: await customerOf(id), body })
    expect((await save(id, 0)).body.code).toBe('STATE_MOVED_ON')
    await portal.jobsDone()
    expect((await seen(id)).sheet.closedAt).not.toBeNull()
    expect((await sheet(id)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('SPEC 7, what the workshop tells outside', () => {
  const record = async (word: string | number, session: Session) => portal.call('GET', `/api/proxy-gsm-api-notrt/${word}`, { session })

  test('a customer reads the arrival and the closed sheet, without what is the workshop’s own', async () => {
    const id = await onItsWay(portal, { warrantyTypeId: 1 })
    const number = await receiveDevice(portal, worker, id)
    const session = await customerOf(id)
    await writeWorksheet(portal, worker, id)
    const before = (await record(id, session)).body.data
    expect(before).toMatchObject({
      crmRequestId: id,
      gsmWorksheetId: number,
      status: 'ARRIVED',
      worksheet: null,
      documents: [],
      arrival: { receivedBy: null },
    })
    await act(id, 'finish-repair')
    const { body } = await record(number, session)
    expect(body.data.worksheet).toMatchObject({ diagnosis: wholeWorksheet().diagnosis, parts: [{ name: 'Töltőcsatlakozó' }] })
    expect(JSON.stringify(body.data)).not.toMatch(/4200|csavar|Kovács/)

    const [document] = body.data.documents
    expect(document).toMatchObject({ documentType: 'gsmRepairWorksheet', name: `Munkalap ${number}.pdf`, language: 'hu' })
    const viewer = await sessionOf(portal.db, { kind: 'viewer', requestId: id })
    const open = (lang: string, worksheetId = number, documentId = document.documentId, who = viewer) =>
      portal.call('GET', `/api/proxy-gsm-api-notrt/return-worksheet/${worksheetId}/${documentId}/${lang}`, { session: who })
    const [own, again, english] = [await open('hu'), await open('hu-HU'), await open('en')]
    for (const shown of [own, english])
      expect([shown.headers['content-type'], shown.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect(own.bytes.equals(again.bytes)).toBe(true)
    expect(own.bytes.equals(english.bytes)).toBe(false)
    expect((await portal.db.selectFrom('documents').select('id').where('requestId', '=', id).execute()).length).toBe(1)

    const other = await onItsWay(portal)
    const stranger = await customerOf(other)
    for (const refused of [
      await open('fr'),
      await open('hu', number, crypto.randomUUID()),
      await open('hu', number, '..%2F..%2Fetc'),
      await open('hu', String(other)),
      await open('hu', number, document.documentId, stranger),
    ])
      expect(refused.status).toBe(404)
    const [theirs, nothing] = [await record(number, stranger), await record('MC99999999', stranger)]
    expect([theirs.status, theirs.body]).toEqual([404, nothing.body])
    expect((await portal.call('GET', `/api/proxy-gsm-api-notrt/${id}`)).status).toBe(401)
  })

  test('a quotation is read as it was written', async () => {
    const id = await arrived(portal)
    await sendQuote(portal, worker, id, [line()])
    const session = await customerOf(id)
    const [document] = (await record(id, session)).body.data.documents
    const open = (lang: string) => portal.call('GET', `/api/proxy-gsm-api-notrt/return-worksheet/${id}/${document.documentId}/${lang}`, { session })
    expect([(await open('hu')).status, (await open('de')).status]).toEqual([200, 404])
  })
})

describe('what was quoted and ordered', () => {
  const accepted = async (id: number) => {
    const session = await customerOf(id)
    expect((await answer(portal, session, id, await acceptance(portal, session, id))).status).toBe(200)
    await portal.jobsDone()
  }

  test('is the draft of the sheet, and what was fitted stands on the warranty card', async () => {
    const id = await arrived(portal)
    await sendQuote(portal, worker, id)
    await accepted(id)
    const { sheet: drafted } = await seen(id)
    // The cheaper display was chosen, the foil was not; delivery is no work.
    expect(drafted).toMatchObject({
      diagnosis: '',
      workDone: 'Kijelző cseréje',
      parts: [{ name: 'Utángyártott kijelző', quantity: 1, netUnit: 25_000, newSerial: '' }],
      saved: { by: null },
    })
    expect((await act(id, 'finish-repair')).body.fields).toMatchObject([{ path: 'diagnosis' }])
    const { saved: _s, closedAt: _c, revision, ...rest } = drafted
    const whole = { ...rest, diagnosis: 'Törött kijelző', parts: [{ ...rest.parts[0], newSerial: 'K-77' }] }
    expect((await portal.call('PUT', url(id), { session: worker, body: { ...whole, revision } })).status).toBe(200)
    expect((await act(id, 'finish-repair')).status).toBe(200)
    expect(await statusOf(portal, id)).toBe('PRODUCT_LEFT_THE_SERVICE')
    const read = copiedText((await sheet(id)).bytes)
    const card = read.slice(read.lastIndexOf('Javítási jótállási jegy'))
    expect(card).toMatch(/Felhasznált alkatrészek\s+Utángyártott kijelző, 1 db/)
    expect(card).toMatch(/békéltető\s+testülethez/)
  })

  test('of a company names no board of consumers on its card', async () => {
    const id = await arrived(portal, { customerType: 'B2B', warrantyTypeId: 1 })
    await writeWorksheet(portal, worker, id)
    expect((await act(id, 'finish-repair')).status).toBe(200)
    const read = copiedText((await sheet(id)).bytes)
    expect(read).toContain('Javítási jótállási jegy')
    expect(read).not.toMatch(/békéltető/)
  })

  test('does not overwrite what the technician wrote before', async () => {
    const id = await arrived(portal)
    await writeWorksheet(portal, worker, id)
    await sendQuote(portal, worker, id)
    await accepted(id)
    expect((await seen(id)).sheet).toMatchObject({ ...wholeWorksheet(), revision: 1 })
  })
})

test('the history keeps what was overwritten, of one sitting once, and who opened the sheet again', async () => {
  const id = await onItsWay(portal, { warrantyTypeId: 1 })
  const number = await receiveDevice(portal, worker, id)
  await save(id, 0, { diagnosis: 'Első' })
  await save(id, 1, { diagnosis: 'Első, hosszabb' })
  await save(id, 2, { diagnosis: 'Másé' }, colleague)
  await save(id, 3, { diagnosis: 'Vissza', parts: [] })
  await act(id, 'finish-repair')
  await act(id, 'undo', { reason: 'Mégsem jó' })
  const sheetRow = await portal.db.selectFrom('worksheets').select(['id', 'kind', 'number']).where('requestId', '=', id).executeTakeFirstOrThrow()
  expect(sheetRow).toMatchObject({ kind: 'common', number })
  const changes = await changesOf(portal.db, sheetRow.id)
  expect(changes.map(({ act, reason, before }) => [act, reason, before])).toMatchObject([
    ['reopened', 'Mégsem jó', {}],
    ['closed', '', {}],
    ['saved', '', { diagnosis: 'Másé', parts: wholeWorksheet().parts }],
    ['saved', '', { diagnosis: 'Első, hosszabb' }],
    ['saved', '', { diagnosis: '', workDone: '' }],
  ])
  await expect(portal.db.deleteFrom('worksheetChanges').execute()).rejects.toThrow('never changed or removed')
})
