import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { book } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let desk: Employee
beforeAll(async () => {
  portal = await startPortal()
  desk = await employee('request.queue', 'request.correct', 'customer.view')
})
afterAll(() => portal.stop())

type Employee = { id: number; session: { token: string; cookie: string } }
async function employee(...permissionKeys: PermissionKey[]): Promise<Employee> {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}
const show = async (id: number, who = desk) =>
  (await portal.call('GET', `/api/service-desk/requests/${id}/corrections`, { session: who.session })).body.data
const correct = async (id: number, subject: string, values: object, more: { version?: number; who?: Employee } = {}) => {
  const { version = (await row(id)).version, who = desk } = more
  const body = { subject, version, reason: 'Telefonon egyeztetve', values }
  return portal.call('POST', `/api/service-desk/requests/${id}/corrections`, { session: who.session, body })
}
const row = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const made = (id: number) => portal.db.selectFrom('requestCorrections').selectAll().where('requestId', '=', id).orderBy('id').execute()
const address = async (id: number, addressTypeId: number) =>
  portal.db
    .selectFrom('requestAddresses')
    .selectAll()
    .where('requestId', '=', id)
    .where('addressTypeId', '=', addressTypeId)
    .executeTakeFirstOrThrow()
const emails = (id: number) => portal.db.selectFrom('emails').select(['kind', 'recipient', 'plain']).where('requestId', '=', id).execute()
const shipments = (id: number) => portal.db.selectFrom('shipments').selectAll().where('requestId', '=', id).orderBy('id').execute()
/** A booking whose courier is ordered. */
async function booked(): Promise<number> {
  const { crmRequestId } = await book(portal)
  await portal.jobsDone()
  return crmRequestId
}

const person = { lastName: 'Kis', firstName: 'Pál', middleName: '', email: 'kis.pal@pelda.hu', phone: '+36309876543', companyName: '', taxNumber: '' }
const place = {
  countryCode: 'HUN',
  postalCode: '1111',
  city: 'Budapest',
  publicPlaceName: 'Kék',
  publicPlaceType: 'utca',
  streetNumber: '7',
  other: '',
}
const contact = { contactName: 'Kis Pál', contactPhone: '+36309876543' }

describe('a correction', () => {
  test('says who, when, before, after and why; what was the same follows; courier, sheet and customer too', async () => {
    const id = await booked()
    const before = await address(id, 1)
    expect((await correct(id, 'deliveryIn', { ...place, ...contact })).status).toBe(200)
    await portal.jobsDone()
    const [line] = await made(id)
    expect(line).toMatchObject({ byAccountId: desk.id, subject: 'deliveryIn', reason: 'Telefonon egyeztetve' })
    expect(line?.changes).toEqual(
      expect.arrayContaining([
        { fact: 'deliveryIn', before: expect.stringContaining(before.city), after: 'Kis Pál, +36309876543, 1111 Budapest, Kék utca 7.' },
      ]),
    )
    expect((await address(id, 3)).postalCode).toBe('1111')
    const sheets = await portal.db
      .selectFrom('documents')
      .select('replacedAt')
      .where('requestId', '=', id)
      .where('type', '=', 'handoverDocument')
      .execute()
    expect(sheets.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
    expect(sheets).toHaveLength(2)
    expect((await emails(id)).filter(({ kind }) => kind === 'corrections.mailCorrected')).toEqual([
      expect.objectContaining({ plain: expect.stringContaining('1111 Budapest, Kék utca 7.') }),
    ])
    const [old, anew] = await shipments(id)
    expect([old?.status, old?.withdrawal, anew?.status, anew?.day]).toEqual(['CANCELLED', 'done', 'PICKUP_ORDERED', old?.day])
    expect((await show(id)).made).toHaveLength(1)
    const history = await portal.db.selectFrom('requestHistory').select(['step', 'internal']).where('requestId', '=', id).execute()
    expect(history).toContainEqual({ step: 'corrected', internal: true })
  })

  test('of a mistyped e-mail address closes what was mailed there, and tells the right one', async () => {
    const id = await booked()
    await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await correct(id, 'contact', person)).status).toBe(200)
    await portal.jobsDone()
    const open = await portal.db.selectFrom('sessions').select('id').where('requestId', '=', id).where('endedAt', 'is', null).execute()
    expect(open).toEqual([])
    expect((await emails(id)).filter(({ kind, recipient }) => kind === 'corrections.mailCorrected' && recipient === 'kis.pal@pelda.hu')).toHaveLength(
      1,
    )
    expect((await address(id, 1)).contactName).toBe('Kis Pál')
    expect((await address(id, 2)).billingName).toBe('Kis Pál')
  })

  test('of a name is invoiced as the language of the booking writes names, not the employee’s', async () => {
    const { crmRequestId } = await book(portal, {}, { language: 'de' })
    // As rows of earlier bookings name it.
    await portal.db
      .updateTable('requestAddresses')
      .set({ billingName: 'Kovácsné Nagy Éva' })
      .where('requestId', '=', crmRequestId)
      .where('addressTypeId', '=', 2)
      .execute()
    await portal.jobsDone()
    expect((await correct(crmRequestId, 'contact', person)).status).toBe(200)
    expect((await address(crmRequestId, 1)).contactName).toBe('Kis Pál')
    expect((await address(crmRequestId, 2)).billingName).toBe('Pál Kis')
  })

  test('of what stands so already changes nothing', async () => {
    const id = await booked()
    const { version } = await row(id)
    const { deliveryIn } = await show(id)
    expect((await correct(id, 'deliveryIn', deliveryIn)).body.data.version).toBe(version)
    expect(await made(id)).toEqual([])
  })

  test('of the kind it is of already leaves it at the entry it was booked at, though the catalogue has another by now', async () => {
    // Found by the lives of a repair: the row moved to the other entry, and nothing was noted.
    const id = await insertRequest(portal.db, { status: 'ARRIVED', warrantyTypeId: 1 })
    const booked = await row(id)
    expect((await correct(id, 'kind', { warrantyTypeId: 1, insuranceNumber: '' })).status).toBe(200)
    expect(await row(id)).toEqual(booked)
  })

  test('moves the pickup with the reason', async () => {
    const id = await booked()
    expect((await correct(id, 'pickup', { pickupDay: '2026-11-27', pickupWindow: '08-17' })).status).toBe(200)
    expect((await made(id))[0]?.changes).toEqual([{ fact: 'pickup', before: '2026-11-24 08-17', after: '2026-11-27 08-17' }])
  })

  test('of the kind brings the service of that kind, until the customer was asked to decide', async () => {
    const id = await insertRequest(portal.db, { status: 'ARRIVED' })
    expect((await correct(id, 'kind', { warrantyTypeId: 1, insuranceNumber: '' })).status).toBe(200)
    const entry = await portal.db
      .selectFrom('availableServices')
      .select('warrantyTypeId')
      .where('id', '=', (await row(id)).availableServiceId)
      .executeTakeFirstOrThrow()
    expect([(await row(id)).warrantyTypeId, entry.warrantyTypeId]).toEqual([1, 1])
    await portal.jobsDone()
    expect((await emails(id)).at(-1)?.plain).toContain('garanciálisként')
    await portal.db.updateTable('requests').set({ status: 'QUOTE_DONE' }).where('id', '=', id).execute()
    expect((await correct(id, 'kind', { warrantyTypeId: 2, insuranceNumber: '' })).body.code).toBe('CORRECTION_TOO_LATE')
  })

  test('of the kind comes too late once the insurer was asked to pay', async () => {
    const id = await insertRequest(portal.db, { status: 'ARRIVED', warrantyTypeId: 3, insuranceNumber: 'AS-1' })
    const asked = { requestId: id, version: 1, email: 'kar@biztosito.pelda.hu', sentByAccountId: desk.id, net: 10_000, vat: 2700, gross: 12_700 }
    await portal.db
      .insertInto('insurerQuotes')
      .values({ ...asked, sentAt: Temporal.Instant.from('2026-11-23T08:00:00Z') })
      .execute()
    expect((await correct(id, 'kind', { warrantyTypeId: 2, insuranceNumber: '' })).body.code).toBe('CORRECTION_TOO_LATE')
  })

  test('of the device obeys the booking: checked IMEI, known brand, one open request of a device', async () => {
    const [id, other] = [await insertRequest(portal.db), await insertRequest(portal.db)]
    const { device } = await show(id)
    const fieldOf = async (values: object) => (await correct(id, 'device', { ...device, ...values })).body.fields
    expect(await fieldOf({ identifier: '490154203237519' })).toEqual([expect.objectContaining({ path: 'values.identifier', code: 'ERROR_IMEI' })])
    expect(await fieldOf({ brandId: 99999 })).toEqual([expect.objectContaining({ path: 'values.brandId', code: 'BRAND_UNKNOWN' })])
    expect(await fieldOf({ identifier: (await row(other)).identifier })).toEqual([expect.objectContaining({ code: 'DUPLICATE_REQUEST' })])
    expect((await correct(id, 'device', { ...device, identifier: '490154203237518' })).status).toBe(200)
    expect((await row(id)).identifier).toBe('490154203237518')
  })

  test.each([
    ['an old version', 409, 'STATE_MOVED_ON', async () => ({ id: await insertRequest(portal.db), version: 7 })],
    [
      'one that is closed',
      409,
      'STATE_MOVED_ON',
      async () => ({
        id: await insertRequest(portal.db, { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') }),
      }),
    ],
    ['a parcel on its way', 409, 'CORRECTION_TOO_LATE', async () => ({ id: await insertRequest(portal.db, { status: 'ARRIVED' }) })],
    [
      'one without customer.view',
      403,
      'UNAUTHORISED',
      async () => ({ id: await insertRequest(portal.db), who: await employee('request.queue', 'request.correct') }),
    ],
  ])('is refused for %s', async (_what, status, code, prepare) => {
    const { id, ...more } = await prepare()
    expect((await correct(id, 'deliveryIn', { ...place, ...contact }, more)).body).toMatchObject({ status, code })
    expect(await made(id)).toEqual([])
  })
})

test('whoever has no customer.view is shown neither the contact nor what was corrected of it', async () => {
  const id = await booked()
  await correct(id, 'contact', person)
  const seen = await show(id, await employee('request.queue', 'request.correct'))
  expect([seen.contact, seen.deliveryIn, seen.made[0].changes]).toEqual([null, null, null])
  expect(JSON.stringify(seen)).not.toContain('kis.pal')
})
