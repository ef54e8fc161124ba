import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { onItsWay, phonePhoto, receive } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let receiver: Session
let stranger: Session
beforeAll(async () => {
  portal = await startPortal()
  receiver = await employeeWith(portal, 'request.queue', 'request.arrive')
  stranger = await employeeWith(portal, 'request.queue')
})
afterAll(() => portal.stop())

const root = '/api/unidentified-parcels'
const get = (path: string, session = receiver) => portal.call('GET', path, { session })
const act = (id: number, way: string, body: object) => portal.call('POST', `${root}/${id}/${way}`, { session: receiver, body })
const note = async (over: object, files: { field: string; name: string; bytes: Uint8Array }[] = []) => {
  const body = { arrivedOn: '2026-11-20', description: 'Fekete telefon, dobozban', sender: 'Ismeretlen', ...over }
  const answer = await portal.call('POST', root, { session: receiver, body, files, headers: { 'idempotency-key': crypto.randomUUID() } })
  return { status: answer.status, body: answer.body, parcel: answer.body.data?.parcel }
}
const address = {
  ...{ name: 'Kis Pál', phone: '+36301234567', email: 'kis.pal@pelda.hu', countryCode: 'HUN', postalCode: '1134', city: 'Budapest' },
  ...{ publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43', other: '' },
}

test('a parcel waits in its list until it is joined to the request it fits; its photos stand beside those of the arrival', async () => {
  const photos = [{ field: 'photos[]', name: 'IMG_1.jpg', bytes: await phonePhoto('#123456') }]
  const { status, parcel } = await note({ codes: '35-209900-176148-1\nrr 123 456 785 hu' }, photos)
  expect(status).toBe(200)
  expect(parcel).toMatchObject({ codes: ['35-209900-176148-1', 'rr 123 456 785 hu'], photos: [1], fits: [], end: null, isReturnAsked: false })
  expect(parcel.days).toBeGreaterThanOrEqual(3)
  expect((await get(root)).body.data.parcels.map(({ id }: { id: number }) => id)).toContain(parcel.id)
  expect((await get(`${root}/${parcel.id}/photos/1`)).status).toBe(200)
  expect((await get(`${root}/${parcel.id}/photos/2`)).status).toBe(404)

  // Booked only now, with the same IMEI.
  const id = await onItsWay(portal, { identifier: '352099001761481' })
  const offered = (await get(`/api/service-desk/requests/${id}/unidentified-parcels`)).body.data
  expect(offered).toMatchObject({ joined: [], offered: [{ id: parcel.id, fits: [id] }] })

  expect((await act(parcel.id, 'join', { crmRequestId: id })).body.data.parcel).toMatchObject({ fits: [], end: { crmRequestId: id } })
  expect((await act(parcel.id, 'join', { crmRequestId: id })).status, 'the same twice is once').toBe(200)
  expect((await act(parcel.id, 'join', { crmRequestId: await insertRequest(portal.db) })).status).toBe(409)
  expect((await act(parcel.id, 'hand-out', { handedTo: 'Kis Pál' })).body).toMatchObject({ status: 409, code: 'PARCEL_DECIDED' })
  expect((await get(`/api/service-desk/requests/${id}/unidentified-parcels`)).body.data).toMatchObject({ joined: [{ id: parcel.id }], offered: [] })

  expect((await receive(portal, receiver, id, { readIdentifier: '352099001761481' })).status).toBe(200)
  await expect.poll(async () => (await get(`/api/customer-requests/${id}/arrival`)).body.data.arrival.photos, { timeout: 20_000 }).toEqual([1])

  // Another one that came for the same request afterwards.
  const late = (await note({ codes: '352099001761481' }, photos)).parcel
  await act(late.id, 'join', { crmRequestId: id })
  expect((await get(`/api/customer-requests/${id}/arrival`)).body.data.arrival.photos).toEqual([1, 2])
})

test('it goes back by one courier order, with its label, or is called for at the counter', async () => {
  const { parcel } = await note({ codes: 'NINCS-IGENY-7' })
  const [one, other] = await Promise.all([act(parcel.id, 'return', address), act(parcel.id, 'return', address)])
  expect([one.status, other.status].toSorted()[0]).toBe(200)
  const { end } = (await act(parcel.id, 'return', address)).body.data.parcel
  expect(end).toMatchObject({ trackingNumber: `SIM-U${parcel.id}-K1`, crmRequestId: null })
  const label = await get(`${root}/${parcel.id}/label`)
  expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await act(parcel.id, 'return', { ...address, postalCode: '0' })).status).toBe(422)

  const counter = (await note({})).parcel
  expect((await get(`${root}/${counter.id}/label`)).status).toBe(404)
  expect((await act(counter.id, 'hand-out', { handedTo: 'Kis Pál, személyi: bemutatta' })).body.data.parcel.end.handedTo).toContain('Kis Pál')
  expect((await act(counter.id, 'return', address)).status).toBe(409)
  expect((await act(counter.id, 'join', { crmRequestId: 999_999_999 })).status).toBe(404)

  const decided = (await get(`${root}?list=decided&size=1`)).body.data
  expect(decided.parcels[0].id).toBe(counter.id)
  expect((await get(`${root}?list=decided&size=1&after=${decided.next}`)).body.data.parcels[0].id).toBe(parcel.id)
})

test('whoever scans or searches a code of a parcel finds it, decided or not; others see nothing of it', async () => {
  const { parcel } = await note({ codes: 'jjd0009\nF2LX48XYZ1' })
  for (const code of ['JJD 0009', 'f2lx48xyz1'])
    expect((await get(`${root}?code=${encodeURIComponent(code)}`)).body.data.parcels.map(({ id }: { id: number }) => id)).toEqual([parcel.id])
  const scan = (session: Session) => get('/api/service-desk/scan/jjd0009', session)
  expect((await scan(receiver)).body.data).toEqual({ crmRequestId: null, parcelCode: 'jjd0009' })
  expect((await scan(stranger)).status).toBe(404)
  expect((await get(root, stranger)).status).toBe(403)
})

test.each([
  [{ arrivedOn: '2099-01-01' }, 'arrivedOn'],
  [{ description: ' ' }, 'description'],
  [{ codes: Array.from({ length: 11 }, (_, i) => `K${i}0000`).join('\n') }, 'codes'],
])('%j is refused at its field', async (over, path) => {
  const { status, body } = await note(over)
  expect([status, body.fields[0].path]).toEqual([422, path])
})

test('a parcel is not joined to a request that has ended', async () => {
  const ended = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') } as const
  const { parcel } = await note({})
  expect((await act(parcel.id, 'join', { crmRequestId: await insertRequest(portal.db, ended) })).status).toBe(409)
})
