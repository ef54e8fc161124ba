import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, receiveDevice, wholeWorksheet } from '#testing/workshop-desk.ts'
import { mieleKind } from '../../miele-kind.ts'

type Session = { token: string; cookie: string }
const { view, edit, send } = mieleKind.keys
let portal: TestPortal
let worker: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo', view, edit, send, 'worksheet.lg.view', 'worksheet.lg.edit')
})
afterAll(() => portal.stop())

const owner = {
  ...{ name: 'Fehér Ilona', email: 'feher.ilona@pelda.hu', phone: '+36 30 111 2222', language: 'hu', group: 'Mosogatógép', fault: 'Nem szivattyúz' },
  ...{ postalCode: '1024', city: 'Budapest', street: 'Lövőház utca 9', brand: 'Miele', type: 'G 7100 SCi', serial: '12/345678901' },
}
const fields = {
  ...{ applianceType: 'G 7100 SCi', materialNumber: '11111111', fabricationNumber: '12/345678901', installedOn: '2020-03-01', arrivedAt: '09:10' },
  ...{ leftAt: '10:40', faultCodes: 'F11', conditionCode: '1', extendedCode: 'E5', symptomCode: '220', sectionCode: 'DRA', defectCode: 'F' },
  ...{ repairCode: 'B', waterCheck: 'ok', waterPressure: '2,5', powerCheck: 'ok', voltage: '231', protectionClass: 'I', earthResistance: '0.12' },
  ...{ insulation: '1.5', leakageCurrent: '0.4', maintenanceAdvice: 'Szűrő havonta.', secondVisit: 'no', secondVisitReason: '' },
  ...{ kilometres: 12, travelMinutes: 25, parkingCost: 600, otherCost: 0 },
}
const at = '/api/miele-worksheets'
const call = (method: string, url: string, body?: object, session: Session = worker) =>
  portal.call(method, url, { session, ...(body ? { body } : {}) })
const begin = async (over: object = {}): Promise<{ id: number; number: string; revision: number }> =>
  (await call('POST', at, { owner: { ...owner, ...over } })).body.data
const save = (id: number, revision: number, over: object = {}, session = worker) =>
  call('PUT', at, { id, revision, ...wholeWorksheet(), deviceIdentifierOut: '', fields: { ...fields, ...over } }, session)
const show = async (id: number) => (await call('GET', `${at}/${id}`)).body.data
const close = (id: number, revision: number, outcome = 'REPAIRED') => call('POST', `${at}/${id}/close`, { revision, outcome })
const plan = (id: number, version: number, visit: object) =>
  call('PUT', `${at}/${id}/visit`, { version, visit: { day: null, from: null, to: null, technicianId: null, ...visit } })
const day = async (question = '') => (await call('GET', `/api/customer-requests/miele${question}`)).body.data

describe('a sheet without a request', () => {
  test('is begun with its owner, saved, refused outside of the limits, closed, printed, sent once, and opened again with a reason', async () => {
    const { id, number, revision } = await begin()
    expect([number, revision]).toEqual([expect.stringMatching(/^MI-2026-\d{6}$/), 1])
    expect(await show(id)).toMatchObject({
      ...{ requestId: null, status: null, may: { edit: true, outcomes: [] }, alone: { owner, mayJoin: true, mayReopen: false }, maySend: false },
      ...{ about: { customer: 'Fehér Ilona', device: 'Miele G 7100 SCi', reach: { address: '1024 Budapest, Lövőház utca 9' } } },
    })
    expect((await save(id, 1, { insulation: '0.2' })).body.data.revision).toBe(2)
    expect((await save(id, 1)).body.code).toBe('WORKSHEET_MOVED_ON')
    const refused = await close(id, 2)
    expect([refused.body.code, refused.body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])]).toEqual([
      'WORKSHEET_INCOMPLETE',
      [['fields.insulation', 'MEASURE_TOO_LOW']],
    ])
    expect(refused.body.fields[0].message).toBe(
      '„Szigetelési ellenállás”: a megengedettnél kisebb (legalább 1 MΩ), így nem zárható le megjavítottként.',
    )
    expect((await close(id, 2, 'SECOND_VISIT')).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    await save(id, 2)
    expect((await call('GET', `${at}/${id}/email`)).body).toMatchObject({ status: 409, code: 'WORKSHEET_OPEN' })
    expect([(await close(id, 3)).status, (await close(id, 3)).status, (await save(id, 3)).body.code]).toEqual([200, 200, 'WORKSHEET_MOVED_ON'])
    const printed = copiedText((await call('GET', `${at}/${id}/pdf`)).bytes)
    for (const said of [
      number,
      'Fehér Ilona',
      '12/345678901',
      'DRA – leeresztés',
      'Védővezető ellenállása 0,12 Ω',
      'Víznyomás 2,5 bar',
      'Megjavítva',
    ])
      expect(printed).toContain(said)
    const [first, second] = [await call('GET', `${at}/${id}/email`), await call('GET', `${at}/${id}/email`)]
    expect([first.status, second.body.data]).toEqual([200, first.body.data])
    await portal.jobsDone()
    const emails = await portal.db.selectFrom('emails').select(['recipient', 'subject']).where('kind', '=', 'worksheets.mailSheetAlone').execute()
    expect(emails).toEqual([{ recipient: owner.email, subject: expect.stringContaining(number) }])

    const plain = await employeeWith(portal, view, edit)
    const offered = async (session: Session) => (await call('GET', `${at}/${id}`, undefined, session)).body.data.alone.mayReopen
    expect([await offered(plain), await offered(worker)]).toEqual([false, true])
    expect((await call('POST', `${at}/${id}/reopen`, { reason: 'Elírás' }, plain)).status).toBe(403)
    expect((await call('POST', `${at}/${id}/reopen`, { reason: '' })).status).toBe(422)
    expect((await call('POST', `${at}/${id}/reopen`, { reason: 'Elírás' })).status).toBe(200)
    const { changes } = (await call('GET', `${at}/${id}/changes`)).body.data
    expect(changes.map(({ act }: { act: string }) => act)).toEqual(expect.arrayContaining(['reopened', 'sent', 'closed', 'saved']))
  })

  test('begins with what is known of its device; what is not asked is kept empty', async () => {
    const { id } = await begin()
    expect((await show(id)).fields).toEqual({ applianceType: 'G 7100 SCi', fabricationNumber: '12/345678901' })
    await save(id, 1, { protectionClass: 'II', heatingPower: '7.2', insulation: '2', secondVisitReason: 'Alkatrész.' })
    expect((await show(id)).fields).toMatchObject({ earthResistance: '', heatingPower: '', secondVisitReason: '', insulation: '2' })
    expect((await show((await begin({ serial: 'MIELE-55667788' })).id)).fields.fabricationNumber).toBe('')
  })

  test('its owner is corrected on the version that was seen, and found by every number', async () => {
    const { id, number } = await begin()
    const change = (version: number, over: object) => call('PUT', `${at}/${id}/owner`, { version, owner: { ...owner, ...over } })
    expect((await change(1, { serial: '77/000000001', email: '' })).body.data.version).toBe(2)
    expect((await change(1, { name: 'Más' })).body.code).toBe('WORKSHEET_MOVED_ON')
    for (const wrong of [{ name: ' ' }, { email: 'nem' }, { brand: 'x'.repeat(61) }]) expect((await change(2, wrong)).status).toBe(422)
    const found = (await call('GET', `${at}?text=77%2F000000001`)).body.data.worksheets
    expect(found).toMatchObject([{ number, customer: 'Fehér Ilona', identifier: '77/000000001', requestId: null }])
    await save(id, 1)
    await close(id, 2)
    expect((await call('GET', `${at}/${id}/email`)).body.code).toBe('WORKSHEET_NO_EMAIL')
  })

  test('is joined to a request of the same device, or of another when that is confirmed; a request that has a sheet refuses', async () => {
    const { id, number } = await begin({ serial: 'MIELE-55667788' })
    const join = (sheet: number, crmRequestId: number, isConfirmed = false) => call('POST', `${at}/${sheet}/join`, { crmRequestId, isConfirmed })
    const same = await onItsWay(portal, { identifier: 'MIELE-55667788', identifierKind: 'serial', warrantyTypeId: 1 })
    expect([(await join(id, same)).status, (await join(id, same)).status]).toEqual([200, 200])
    // It is written on before the device comes, and the arrival finds it there.
    expect((await save(id, 1)).status).toBe(200)
    expect(await receiveDevice(portal, worker, same)).toBe(number)
    expect(await show(id)).toMatchObject({ requestId: same, status: 'ARRIVED', alone: null, may: { edit: true } })
    expect((await close(id, 2)).body.code).toBe('WORKSHEET_MOVED_ON')

    const other = await begin()
    expect((await join(other.id, same)).body).toMatchObject({ code: 'WORKSHEET_TAKEN' })
    const another = await onItsWay(portal, { warrantyTypeId: 1 })
    expect((await join(other.id, another)).body.code).toBe('WORKSHEET_OTHER_DEVICE')
    expect((await join(other.id, another, true)).status).toBe(200)
    expect((await join(other.id, 987654321)).status).toBe(404)
    const closed = await insertRequest(portal.db, { closedAt: Temporal.Now.instant(), status: 'SERVICE_DONE', outcome: 'REPAIRED' })
    expect((await join((await begin()).id, closed, true)).body.code).toBe('STATE_MOVED_ON')
  })

  test('a walk-in with an LG device has the sheet of LG', async () => {
    const made = (await call('POST', '/api/lg-worksheets', { owner: { name: 'Kis Pál', brand: 'LG' } })).body.data
    expect(made.number).toMatch(/^LG-2026-/)
    expect((await call('POST', '/api/lg-worksheets', {})).status).toBe(422)
    expect((await call('GET', `${at}/${made.id}`)).status).toBe(404)
  })
})

describe('visits', () => {
  test('a day is listed in the order of places with its kilometres; visits are moved and given to somebody', async () => {
    const [far, near] = [await begin({ postalCode: '1134', street: 'Váci út 3' }), await begin()]
    const me = (await show(far.id)).visit.technician.id
    const on = { day: '2027-03-01', from: '08:00', to: '12:00', technicianId: me }
    for (const { id } of [far, near]) expect((await plan(id, 1, on)).body.data.version).toBe(2)
    await save(near.id, 1)
    const shown = await day(`?day=2027-03-01`)
    expect(shown).toMatchObject({ technicianId: me, kilometres: 12, visits: [{ id: near.id }, { id: far.id }] })
    expect((await plan(far.id, 1, on)).body.code).toBe('WORKSHEET_MOVED_ON')
    for (const wrong of [{ day: '2020-01-01' }, { day: '2029-01-01' }, { ...on, to: '07:00' }, { technicianId: 987654 }])
      expect((await plan(far.id, 2, wrong)).status, JSON.stringify(wrong)).toBe(422)
    await plan(far.id, 2, { day: '2027-03-01', technicianId: null })
    expect((await day('?day=2027-03-01')).visits.map(({ id }: { id: number }) => id)).toEqual([near.id])
    expect((await day('?day=2027-03-01&technician=all')).visits).toHaveLength(2)
    expect((await call('GET', '/api/customer-requests/miele?day=2027-02-30')).status).toBe(422)
    expect((await call('GET', '/api/customer-requests/miele?technician=x')).status).toBe(422)
  })

  test('a second visit makes the next sheet, once, with its device and the reason; it waits for a day', async () => {
    const { id, number } = await begin()
    await save(id, 1, { secondVisit: 'yes', secondVisitReason: 'Szivattyút kell rendelni.' })
    expect((await close(id, 2, 'REPAIRED')).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    const { nextId } = (await close(id, 2, 'SECOND_VISIT')).body.data
    expect((await close(id, 2, 'SECOND_VISIT')).body.data.nextId).toBe(nextId)
    expect(await show(nextId)).toMatchObject({
      ...{ previous: { id, number }, fields: { fabricationNumber: '12/345678901', installedOn: '2020-03-01' } },
      ...{ about: { customer: 'Fehér Ilona', fault: 'Szivattyút kell rendelni.' }, visit: { day: null } },
    })
    expect((await day()).withoutDay).toEqual(expect.arrayContaining([expect.objectContaining({ id: nextId })]))
    expect((await show(id)).next.id).toBe(nextId)
  })
})

test('each key opens what it names; a sheet without the key to see it is not there', async () => {
  const { id } = await begin()
  await save(id, 1)
  await close(id, 2)
  const calls: Record<string, (who: Session) => Promise<{ status: number }>> = {
    day: (who) => call('GET', '/api/customer-requests/miele', undefined, who),
    list: (who) => call('GET', at, undefined, who),
    show: (who) => call('GET', `${at}/${id}`, undefined, who),
    create: (who) => call('POST', at, { owner: { name: 'X' } }, who),
    save: (who) => save(id, 9, {}, who),
    visit: (who) => call('PUT', `${at}/${id}/visit`, { version: 9, visit: { day: null, from: null, to: null, technicianId: null } }, who),
    owner: (who) => call('PUT', `${at}/${id}/owner`, { version: 9, owner: { name: 'X' } }, who),
    close: (who) => call('POST', `${at}/${id}/close`, { revision: 9, outcome: 'NO_FAULT' }, who),
    join: (who) => call('POST', `${at}/${id}/join`, { crmRequestId: 987654321 }, who),
    reopen: (who) => call('POST', `${at}/${id}/reopen`, { reason: 'x' }, who),
    email: (who) => call('GET', `${at}/${id}/email`, undefined, who),
  }
  const statuses = async (...keys: PermissionKey[]) => {
    const who = await employeeWith(portal, ...keys)
    return Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, make]) => [name, (await make(who)).status])))
  }
  const hidden = {
    ...{ day: 403, list: 403, show: 404, create: 403, save: 404, visit: 404, owner: 404, close: 404, join: 404, reopen: 404, email: 404 },
  }
  expect(await statuses('worksheet.lg.view', 'request.transition')).toEqual(hidden)
  const seen = { ...hidden, day: 200, list: 200, show: 200, save: 403, visit: 403, owner: 403, close: 403, join: 403, reopen: 403, email: 403 }
  expect(await statuses(view)).toEqual(seen)
  expect(await statuses(edit)).toEqual({ ...hidden, create: 404 })
  expect(await statuses(view, send)).toEqual({ ...seen, email: 200 })
  expect(await statuses(view, edit)).toEqual({ ...seen, create: 201, save: 409, visit: 409, owner: 409, close: 409, join: 404 })
})
