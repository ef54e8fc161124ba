import sharp from 'sharp'
import type { PermissionKey } from '#accounts/who.ts'
import { insertRequest } from './insert-request.ts'
import type { TestPortal } from './portal.ts'
import { employeeWith, versionOf } from './quote-desk.ts'

type Session = { token: string; cookie: string }
type Files = { field: string; name: string; bytes: Uint8Array }[]

const fine = { finding: 'fine', note: '' }

/** A device in good order, with nothing beside it. */
export const arrivalBody = (over: object = {}) => ({
  foundAccessoryIds: [],
  otherFound: null,
  additionalFound: '',
  packaging: 'Ép karton',
  readIdentifier: '',
  checks: { display: fine, back: fine, frame: fine, buttons: fine, camera: fine, water: fine, power: fine, lock: fine },
  ...over,
})

/** A device the courier is bringing. */
export const onItsWay = ({ db }: Pick<TestPortal, 'db'>, row: Parameters<typeof insertRequest>[1] = {}): Promise<number> =>
  insertRequest(db, { status: 'DELIVERY_IN_ORDERED', ...row })

/** A photo as a phone takes it, with the place it was taken at. */
export const phonePhoto = (colour = '#884422'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Nagy Éva' }, IFD3: { GPSLatitude: '47/1 29/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** The call as the arrival panel makes it. */
export async function receive(portal: TestPortal, session: Session, id: number, over: object = {}, files: Files = []) {
  const body = { version: await versionOf(portal, id), ...arrivalBody(over) }
  return portal.call('POST', `/api/customer-requests/${id}/arrival`, { session, body, files })
}

/** Receives a device that is on its way, through the API. @returns its worksheet number */
export async function receiveDevice(portal: TestPortal, session: Session, id: number, over: object = {}): Promise<string> {
  const { status, body } = await receive(portal, session, id, over)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.gsmWorksheetId
}

const workshopKeys = ['request.queue', 'request.arrive', 'request.transition'] as const satisfies readonly PermissionKey[]

/** Somebody who receives and repairs. */
export const mechanic = (portal: Pick<TestPortal, 'db'>, ...more: PermissionKey[]) => employeeWith(portal, ...workshopKeys, ...more)

/** A worksheet on which everything is written that closing it asks for. */
export const wholeWorksheet = (over: object = {}) => ({
  diagnosis: 'A töltőcsatlakozó elhasználódott, az űrmérték megfelelő.',
  workDone: 'Töltőcsatlakozó cseréje, bőrös tok visszahelyezése.',
  testResult: 'Tölt, bekapcsol.',
  labourMinutes: 40,
  deviceIdentifierOut: '',
  internalNote: 'Csak nekünk: a csavar kopott.',
  parts: [{ partNumber: 'USB-C-77', name: 'Töltőcsatlakozó', quantity: 1, oldSerial: 'R-1', newSerial: 'Ú-2', netUnit: 4200, underWarranty: false }],
  ...over,
})

/** Writes a worksheet through the API, after what follows of an accepted quote. */
export async function writeWorksheet(portal: TestPortal, session: Session, id: number, over: object = {}) {
  await portal.jobsDone()
  const url = `/api/customer-requests/${id}/worksheet`
  const { sheet } = (await portal.call('GET', url, { session })).body.data
  const answer = await portal.call('PUT', url, { session, body: { revision: sheet.revision, ...wholeWorksheet(over) } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.revision as number
}

/** A worksheet written straight into the tables, for tests that are about what comes after. */
export async function insertWorksheet({ db }: Pick<TestPortal, 'db'>, requestId: number): Promise<void> {
  const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
  const { diagnosis, workDone } = wholeWorksheet()
  await db
    .insertInto('worksheets')
    .values({ requestId, startedAt: now, savedAt: now, diagnosis, workDone, revision: 1, deviceIdentifierOut: '490154203237518' })
    .execute()
}
