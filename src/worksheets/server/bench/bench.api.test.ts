import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, versionOf } from '#testing/quote-desk.ts'
import { mechanic, onItsWay, phonePhoto, receiveDevice, writeWorksheet } from '#testing/workshop-desk.ts'
import { maxPhotosOfMoment } from '../../bench.ts'

type Session = { token: string; cookie: string; accountId: number }
let portal: TestPortal
let worker: Session
let colleague: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo')
  colleague = await mechanic(portal)
})
afterAll(() => portal.stop())

let now = start
/** They log in anew: nobody stays logged in for hours without a call. */
async function at(moment: Temporal.Instant) {
  now = moment
  portal.setNow(now.toString())
  const anew = async ({ accountId }: Session) => ({ ...(await sessionOf(portal.db, { kind: 'account', accountId }, now)), accountId })
  worker = await anew(worker)
  colleague = await anew(colleague)
}
beforeEach(() => at(start))

async function onBench(row: object = {}) {
  const requestId = await onItsWay(portal, { warrantyTypeId: 1, ...row })
  await receiveDevice(portal, worker, requestId)
  const { id } = await portal.db.selectFrom('worksheets').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()
  return { requestId, id }
}
const call = (method: string, url: string, body?: object, session: Omit<Session, 'accountId'> = worker) =>
  portal.call(method, `/api/worksheets/${url}`, { session, ...(body ? { body } : {}) })
const bench = async (id: number, session = worker) => (await call('GET', `${id}/bench`, undefined, session)).body.data
const sheetOf = async (requestId: number) =>
  (await portal.call('GET', `/api/customer-requests/${requestId}/worksheet`, { session: worker })).body.data.sheet
const finish = async (requestId: number) =>
  portal.call('POST', `/api/service-desk/requests/${requestId}/finish-repair`, {
    session: worker,
    body: { version: await versionOf(portal, requestId) },
  })
const documentOf = async (requestId: number) => {
  await portal.jobsDone()
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId }, now)
  const { bytes } = await portal.call('POST', '/api/documents', { session, body: { documentType: 'gsmRepairWorksheet', crmRequestId: requestId } })
  return copiedText(bytes)
}
const wave = Array.from({ length: 20 }, (_, i) => `${i === 0 ? 'M' : 'L'}${50 + i * 10} ${100 + (i % 5) * 8}`).join('')
const drawn = (signer = 'Nagy Éva') => ({ kind: 'drawn', signer, strokes: wave })
const photo = async (id: number, moment: string, caption = '', session: Session = worker, many = 1) => {
  const bytes = await phonePhoto()
  const files = Array.from({ length: many }, (_, i) => ({ field: 'photos[]', name: `kép${i}.jpg`, bytes }))
  return portal.call('POST', `/api/worksheets/${id}/photos`, { session, body: { moment, caption }, files })
}

describe('the signature of the customer', () => {
  test('is of the sheet they saw, holds while it says the same, and is printed', async () => {
    const { requestId, id } = await onBench()
    const revision = await writeWorksheet(portal, worker, requestId)
    const sign = (seen: number, signature: object) => call('POST', `${id}/signature`, { revision: seen, signature })
    expect(await bench(id)).toMatchObject({ mayEdit: true, maySign: true, customer: 'Nagy Éva', signature: null })
    expect((await sign(revision - 1, drawn())).body.code).toBe('WORKSHEET_CHANGED')
    for (const [wrong, path] of [
      [{ ...drawn(), strokes: 'M0 0L1 1' }, 'signature.strokes'],
      [{ ...drawn(), signer: '' }, 'signature.signer'],
      [{ kind: 'stamped', signer: 'x' }, 'signature.kind'],
    ] as const)
      expect((await sign(revision, wrong)).body.fields[0].path).toBe(path)
    expect((await sign(revision, drawn())).body.data.signature).toEqual({
      ...{ kind: 'drawn', signer: 'Nagy Éva', signedAt: '2026-11-23T08:00:00Z', takenBy: 'Kovács Anna', holds: true },
    })
    // A note of the house and a price are nothing that was signed; what was done is.
    const parts = [{ ...(await sheetOf(requestId)).parts[0], netUnit: 1 }]
    await writeWorksheet(portal, worker, requestId, { internalNote: 'Más', parts })
    expect((await bench(id)).signature.holds).toBe(true)
    await writeWorksheet(portal, worker, requestId, { workDone: 'Mégis más.' })
    expect((await bench(id)).signature.holds).toBe(false)
    await writeWorksheet(portal, worker, requestId, { customerRemark: 'A karc már az átadáskor megvolt.' })
    expect((await finish(requestId)).status).toBe(200)
    const unsigned = await documentOf(requestId)
    expect(unsigned).toContain('2026. november 23., Kovács Anna')
    expect(unsigned).not.toContain('Az ügyfél aláírása')
    expect(unsigned).toContain('A karc már az átadáskor megvolt.')
    // At the hand-over, when the sheet is closed: its document has it at once.
    const { revision: closed } = await sheetOf(requestId)
    expect((await sign(closed, { kind: 'typed', signer: 'Kis Pál' })).status).toBe(200)
    const signed = await documentOf(requestId)
    for (const said of ['Technikus: Kovács Anna', 'Az ügyfél aláírása', 'Kis Pál', 'A nevének beírásával jóváhagyta']) expect(signed).toContain(said)
    await portal.db.updateTable('requests').set({ closedAt: now }).where('id', '=', requestId).execute()
    expect((await sign(closed, drawn())).body.code).toBe('WORKSHEET_CLOSED')
  })
})

describe('what was done without a network', () => {
  const key = (digit: string) => digit.repeat(32)
  const earlier = start.subtract({ hours: 3 }).toString()
  const sent = async (id: number, away: object, session: Session = worker) =>
    portal.call('POST', `/api/worksheets/${id}/photos`, {
      session,
      body: { moment: 'before', away },
      files: [{ field: 'photos[]', name: 'kép.jpg', bytes: await phonePhoto() }],
    })

  test('a photo is there once, with the moment it was taken at, whoever’s login brings it again; after the closing too', async () => {
    const { id, requestId } = await onBench()
    expect((await sent(id, { key: key('a'), at: earlier })).status).toBe(201)
    expect((await sent(id, { key: key('a'), at: earlier }, await mechanic(portal))).body.data.photos).toHaveLength(1)
    expect((await bench(id)).photos).toMatchObject([{ takenAt: earlier }])
    await writeWorksheet(portal, worker, requestId)
    expect((await finish(requestId)).status).toBe(200)
    expect((await sent(id, { key: key('a'), at: earlier })).status).toBe(201)
    expect((await sent(id, { key: key('b'), at: earlier })).body.code).toBe('WORKSHEET_CLOSED')
  })

  test('a phone’s clock is believed within a week, and never of the future', async () => {
    const { id } = await onBench()
    await sent(id, { key: key('c'), at: '2040-01-01T00:00:00Z' })
    await sent(id, { key: key('d'), at: '1970-01-01T00:00:00Z' })
    expect((await bench(id)).photos).toMatchObject([{ takenAt: now.toString() }, { takenAt: now.subtract({ hours: 24 * 7 }).toString() }])
    expect((await sent(id, { key: 'short', at: earlier })).status).toBe(422)
  })

  test('a signature holds once the sheet says what was signed on the phone, and is stored once', async () => {
    const { id, requestId } = await onBench()
    await writeWorksheet(portal, worker, requestId)
    const { revision } = await sheetOf(requestId)
    await call('POST', `${id}/signature`, { revision, signature: drawn('Kis Pál') })
    const { contentSha256 } = await portal.db
      .selectFrom('worksheetSignings')
      .select('contentSha256')
      .where('worksheetId', '=', id)
      .executeTakeFirstOrThrow()
    const signed = (digit: string, sha256: string, at: string) =>
      call('POST', `${id}/signature`, { revision: 0, signature: drawn(), away: { key: key(digit), at, contentSha256: sha256 } })
    await at(start.add({ hours: 1 }))
    const ofOtherWords = await signed('e', '0'.repeat(64), now.toString())
    expect(ofOtherWords.body.data.signature).toMatchObject({ signer: 'Nagy Éva', holds: false })
    await signed('f', contentSha256.toString('hex'), now.toString())
    expect((await signed('f', contentSha256.toString('hex'), now.toString())).body.data.signature).toMatchObject({
      holds: true,
      signedAt: now.toString(),
    })
    const { count } = await portal.db
      .selectFrom('worksheetSignings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('worksheetId', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(3)
  })
})

describe('photos before and after', () => {
  test('come without what a phone hides in them, have words, and go while the sheet is open', async () => {
    const { requestId, id } = await onBench()
    await writeWorksheet(portal, worker, requestId)
    expect((await photo(id, 'before', 'Törött üveg')).status).toBe(201)
    expect((await photo(id, 'after', '', colleague)).status).toBe(201)
    const { photos } = await bench(id)
    expect(photos).toMatchObject([
      { moment: 'before', caption: 'Törött üveg' },
      { moment: 'after', caption: '' },
    ])
    const [first, second] = photos
    const opened = await call('GET', `${id}/photos/${first.id}`)
    expect([opened.status, opened.bytes.includes('GPS'), opened.bytes.includes('Nagy')]).toEqual([200, false, false])
    expect((await call('PUT', `${id}/photos/${second.id}`, { moment: 'after', caption: 'Új üveg' })).status).toBe(200)
    expect((await photo(id, 'before', '', worker, maxPhotosOfMoment)).body.fields[0].code).toBe('PHOTOS_TOO_MANY')
    expect((await portal.call('POST', `/api/worksheets/${id}/photos`, { session: worker, body: { moment: 'before' }, files: [] })).status).toBe(422)
    const spare = (await photo(id, 'after')).body.data.photos.at(-1).id
    expect((await call('DELETE', `${id}/photos/${spare}`)).body.data.photos).toHaveLength(2)
    const other = await onBench()
    for (const [method, sheet, body] of [
      ['GET', other.id, undefined],
      ['PUT', other.id, { moment: 'after', caption: '' }],
      ['DELETE', other.id, undefined],
    ] as const)
      expect((await call(method, `${sheet}/photos/${first.id}`, body)).status).toBe(404)
    expect((await finish(requestId)).status).toBe(200)
    const printed = await documentOf(requestId)
    for (const said of ['Fényképek a munka előtt és után', 'Törött üveg', 'Új üveg']) expect(printed).toContain(said)
    expect((await call('DELETE', `${id}/photos/${first.id}`)).body.code).toBe('WORKSHEET_CLOSED')
    expect((await photo(id, 'after')).body.code).toBe('WORKSHEET_CLOSED')
    await expect(portal.db.deleteFrom('worksheetPhotos').where('id', '=', first.id).execute()).rejects.toThrow('closed')
  })
})

describe('the timer', () => {
  test('is one of a person, adds what it ran, and a forgotten one asks', async () => {
    const [{ requestId, id }, other] = [await onBench(), await onBench()]
    const revision = await writeWorksheet(portal, worker, requestId, { labourMinutes: 10 })
    expect((await call('POST', `${id}/timer/stop`, { minutes: null })).body.code).toBe('TIMER_NOT_RUNNING')
    expect((await call('POST', `${id}/timer`)).body.data.timer).toEqual({ mine: '2026-11-23T08:00:00Z', elsewhere: null, others: [] })
    expect((await call('POST', `${other.id}/timer`)).body).toMatchObject({ code: 'TIMER_ELSEWHERE' })
    await call('POST', `${id}/timer`, undefined, colleague)
    await at(start.add({ seconds: 25 * 60 + 1 }))
    // Begun again it goes on.
    expect((await call('POST', `${id}/timer`)).body.data.timer.mine).toBe('2026-11-23T08:00:00Z')
    expect((await bench(id, colleague)).timer.others).toMatchObject([{ startedAt: '2026-11-23T08:00:00Z' }])
    expect((await bench(other.id)).timer).toMatchObject({ mine: null, elsewhere: { startedAt: '2026-11-23T08:00:00Z' } })
    const signing = { revision, signature: { kind: 'typed', signer: 'Nagy Éva' } }
    expect((await call('POST', `${id}/signature`, signing)).body.code).toBe('TIMER_RUNS')
    expect((await call('POST', `${id}/timer/stop`, { minutes: null })).body.data).toMatchObject({ labourMinutes: 36, revision: revision + 1 })
    expect(await sheetOf(requestId)).toMatchObject({ labourMinutes: 36, saved: { by: 'Kovács Anna' } })

    await at(start.add({ hours: 20 }))
    const forgotten = await call('POST', `${id}/timer/stop`, { minutes: null }, colleague)
    expect(forgotten.body.fields).toMatchObject([{ path: 'minutes', code: 'TIMER_FORGOTTEN' }])
    expect((await call('POST', `${id}/timer/stop`, { minutes: -1 }, colleague)).status).toBe(422)
    expect((await call('POST', `${id}/timer/stop`, { minutes: 20 }, colleague)).body.data.labourMinutes).toBe(56)
  })

  test('ends with the sheet: minutes that were worked are added, a night is not', async () => {
    const { requestId, id } = await onBench()
    await writeWorksheet(portal, worker, requestId, { labourMinutes: 0 })
    await call('POST', `${id}/timer`, undefined, colleague)
    await at(start.add({ hours: 20 }))
    await call('POST', `${id}/timer`)
    await at(start.add({ hours: 20, minutes: 15 }))
    expect((await finish(requestId)).status).toBe(200)
    expect((await sheetOf(requestId)).labourMinutes).toBe(15)
    expect((await bench(id)).timer).toEqual({ mine: null, elsewhere: null, others: [] })
    expect((await call('POST', `${id}/timer`)).body.code).toBe('WORKSHEET_CLOSED')
  })
})

test('a sheet whose kind somebody may not see is not there, one they may only read is not written', async () => {
  const { id } = await onBench()
  const lg = await onBench({ brandId: 11, productGroupId: 1, productTypeId: 11001 })
  const looker = await employeeWith(portal, 'request.queue')
  const stranger = await employeeWith(portal, 'request.arrive')
  expect(await bench(id, looker)).toMatchObject({ mayEdit: false, maySign: false })
  for (const [sheet, session, status] of [
    [id, looker, 403],
    [id, stranger, 404],
    [lg.id, worker, 404],
    [999_999_999, worker, 404],
  ] as const) {
    for (const [method, url, body] of [
      ['POST', `${sheet}/timer`, undefined],
      ['POST', `${sheet}/signature`, { revision: 0, signature: drawn() }],
      ['DELETE', `${sheet}/photos/1`, undefined],
    ] as const)
      expect((await call(method, url, body, session)).status, url).toBe(status)
    expect((await photo(sheet, 'before', '', session)).status).toBe(status)
    if (status === 404) expect((await call('GET', `${sheet}/bench`, undefined, session)).status).toBe(404)
  }
  const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: await arrived(portal, {}) })
  expect((await call('GET', `${id}/bench`, undefined, customer)).status).toBe(403)
})
