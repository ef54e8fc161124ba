import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { unfilled } from '#testing/unfilled.ts'
import { arrivalBody, mechanic, onItsWay, receiveDevice } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let worker: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'courier.dispatch')
})
afterAll(() => portal.stop())

let count = 0
const newEmail = () => `erkezett${++count}@pelda.hu`
beforeEach(() => portal.setNow(start.toString()))
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind.startsWith('workshop.'))

describe.each(languages)('in %s', (language) => {
  test('an arrival in order, and one with differences', async () => {
    const [plain, different, cancelled] = [newEmail(), newEmail(), newEmail()]
    const inOrder = await onItsWay(portal, { language, email: plain, warrantyTypeId: 1 })
    const number = await receiveDevice(portal, worker, inOrder)
    const apart = await onItsWay(portal, { language, email: different, brandId: 2, accessoryIds: [1], accessoriesOther: 'Bőrtok' })
    await receiveDevice(portal, worker, apart, {
      foundAccessoryIds: [2],
      otherFound: false,
      additionalFound: 'SIM-tű',
      readIdentifier: '490154203237518',
      checks: { ...arrivalBody().checks, display: { finding: 'damaged', note: 'űrszerű repedés' }, locator: { finding: 'damaged', note: '' } },
    })
    const over = { outcome: 'CANCELLED', closedAt: start } as const
    await receiveDevice(portal, worker, await onItsWay(portal, { language, email: cancelled, ...over }))
    const [reopened, ...others] = await emailsTo(cancelled)
    expect(others).toEqual([])
    expect(reopened?.kind).toBe('workshop.mailArrived')
    const [[good], [bad, ...more]] = [await emailsTo(plain), await emailsTo(different)]
    expect(more).toEqual([])
    expect([good?.kind, good?.language, bad?.kind]).toEqual(['workshop.mailArrived', language, 'workshop.mailArrived'])
    expect(good?.subject).not.toBe(bad?.subject.replace(/[\d\s]+$/, ''))
    expect(good?.plain).toContain(number)
    expect(good?.plain).not.toContain('SIM-tű')
    for (const summary of ['SIM-tű', 'Bőrtok', '490154203237518', 'űrszerű repedés', 'Find My'])
      expect(bad?.plain.replace(/\s+/g, ' '), summary).toContain(summary)
    expect(reopened?.subject.replace(/[\d\s]+$/, '')).not.toBe(good?.subject.replace(/[\d\s]+$/, ''))
    for (const sent of [good, bad, reopened]) {
      expect(sent?.plain).not.toMatch(unfilled)
      expect(sent?.plain).toContain('/igeny-reszletei/')
      expect(sent?.html).toContain('/igeny-reszletei/')
    }
  })
})

describe('what comes next of a paid repair', () => {
  const nextOf = async (row: object) => {
    const email = newEmail()
    await receiveDevice(portal, worker, await onItsWay(portal, { email, warrantyTypeId: 2, ...row }))
    const [sent] = await emailsTo(email)
    return sent?.plain.replace(/\s+/g, ' ')
  }
  const onlyAsked = 'Javítani csak az Ön elfogadása után kezdünk.'
  const within = 'Ha a javítás ára az Ön 30 000 Ft költséghatárán belül van, azonnal megkezdjük; ha drágább, árajánlatot küldünk'

  test('is a quote to answer', async () => expect(await nextOf({})).toContain(onlyAsked))

  test('within the cost limit is the repair, of a request that was cancelled too', async () => {
    for (const row of [{}, { outcome: 'CANCELLED', closedAt: start }]) {
      const said = await nextOf({ repairCostLimit: 30_000, ...row })
      expect(said).toContain(within)
      expect(said).not.toContain(onlyAsked)
      expect(said).not.toContain('Díjköteles munkát csak')
    }
  })
})

describe('the courier of a device that is here', () => {
  const shipment = (id: number) => portal.db.selectFrom('shipments').selectAll().where('requestId', '=', id).executeTakeFirstOrThrow()
  const onBoard = async (row: object) => {
    const id = await onItsWay(portal)
    await portal.db
      .insertInto('shipments')
      .values({
        requestId: id,
        leg: 'in',
        serial: 1,
        provider: 'simulator',
        clientReference: `${id}-B1`,
        day: '2026-11-23',
        pickupWindow: '08-17',
        createdAt: start,
        ...row,
      })
      .execute()
    await receiveDevice(portal, worker, id)
    await portal.jobsDone()
    return shipment(id)
  }
  const ordered = { orderedAt: start, askedAt: start, status: 'PICKUP_ORDERED' }

  test('has brought it', async () => {
    const brought = await onBoard({ ...ordered, carrierId: 'S1', trackingNumber: `T${Date.now()}` })
    expect([brought.status, brought.endedAt?.toString(), brought.withdrawal]).toEqual(['DELIVERED', '2026-11-23T08:00:00Z', null])
  })

  test('shall not come when nobody has asked him yet', async () => {
    const unasked = await onBoard({ day: '2026-11-25' })
    expect([unasked.status, unasked.withdrawal]).toEqual(['CANCELLED', null])
  })
})
