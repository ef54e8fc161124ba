import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { serviceEntries } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const setup = (query: string, options = {}) => portal.call('GET', `/api/booking-setup?${query}`, options)

describe('what a booking screen is given', () => {
  test('at a brand’s service entry: its brand, form, texts, days and figures', async () => {
    const { body } = await setup(serviceEntries.apple, { language: 'en' })
    expect(body.data).toMatchObject({
      availableService: { id: 10022, serviceId: 100, warrantyTypeId: 2, name: 'Paid repair' },
      provider: null,
      form: { id: 3, code: 'APPLE_PAID', definition: { brand: 'fixed', documents: 'optional' } },
      brand: { id: 2, slug: 'apple', serial: { min: 8, max: 14 }, locatorName: 'Find My' },
      today: '2026-11-23',
      dateOfPurchase: { min: '2000-01-01', max: '2026-11-23' },
      figures: { returnFee: 4522, pickupCutOff: '14:30', expectedRepairWorkingDays: [7, 10] },
      previous: null,
    })
    expect(body.data.brands).toHaveLength(1)
    expect(body.data.productGroups.map(({ id }: { id: number }) => id).sort()).toEqual(body.data.brand.productGroupIds)
    expect(body.data.pickupDays[0]).toMatchObject({
      day: '2026-11-24',
      windows: [{ window: '08-17', free: true }, { window: '08-12' }, { window: '12-17' }],
    })
    expect(body.data.pickupDays).toHaveLength(10)
    expect(body.data.texts).toMatchObject({ privacy: { body: null }, terms: { body: null }, generalInfo: { body: expect.stringContaining('<') } })
    expect(body.data.lookups.businessForms[0]).toMatchObject({ short: 'Kft.' })
  })

  test('at a service entry that lets choose: every brand, and the chosen one’s texts once it is named', async () => {
    const open = await setup('service=120')
    expect(open.body.data).toMatchObject({ brand: null, texts: { generalInfo: null }, form: { code: 'INSURANCE' } })
    expect(open.body.data.brands.length).toBeGreaterThan(15)
    const chosen = await setup('service=120&brand=samsung')
    expect(chosen.body.data).toMatchObject({ brand: { slug: 'samsung' }, texts: { generalInfo: { id: expect.any(Number) } } })
  })

  test('at an operator’s service entries', async () => {
    for (const [query, code] of [
      ['provider=telekom&warrantyType=1', 'TELEKOM_WARRANTY'],
      ['provider=telekom&warrantyType=2', 'TELEKOM_PAID'],
      ['provider=vodafone&warrantyType=3', 'VODAFONE_DAMAGE'],
    ])
      expect((await setup(query ?? '')).body.data).toMatchObject({
        form: { code },
        provider: { slug: query?.includes('telekom') ? 'telekom' : 'vodafone' },
      })
  })

  test('its own words in every language', async () => {
    const answer = await Promise.all(languages.map(async (language) => (await setup(serviceEntries.warranty, { language })).body.data))
    expect(new Set(answer.map(({ availableService }) => availableService.name)).size).toBe(4)
    expect(new Set(answer.map(({ texts }) => texts.serviceTerms.id)).size).toBe(4)
    expect(new Set(answer.map(({ texts }) => texts.privacy.id)).size).toBe(4)
  })

  test.each([
    ['nothing', ''],
    ['a brand without such a door', 'brand=apple&warrantyType=1'],
    ['another company’s page', 'brand=samsung&warrantyType=2'],
    ['an unknown brand', 'brand=nokla&warrantyType=2'],
    ['an unknown operator', 'provider=yettel&warrantyType=1'],
    ['an operator’s service it does not have', 'provider=telekom&warrantyType=3'],
    ['a brand the operator does not take', 'provider=telekom&warrantyType=1&brand=roborock'],
    ['an unknown service', 'service=555'],
    ['a link that opens nothing', `service=200&identicalHash=${'x'.repeat(43)}`],
  ])('is not there for %s', async (_what, query) => {
    expect((await setup(query)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test.each(['brand=../etc', 'service=x', 'postalCode=0123', 'warrantyType=99999999999'])('is refused for %s', async (query) => {
    expect((await setup(query)).status).toBe(422)
  })

  test('for employees is for employees', async () => {
    expect((await setup('service=300')).body.code).toBe('LOGIN_NEEDED')
    const session = async (customerType: 'EMPLOYEE' | 'B2C' | 'PREALERT') =>
      sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db, { customerType })).id })
    expect((await setup('service=300', { session: await session('B2C') })).body.code).toBe('UNAUTHORISED')
    expect((await setup('service=300', { session: await session('EMPLOYEE') })).body.data.form.code).toBe('EMPLOYEE')
    expect((await setup(serviceEntries.paid, { session: await session('PREALERT') })).body.code).toBe('UNAUTHORISED')
  })
})

describe('the days a courier can come', () => {
  const daysAt = async (instant: string, query = '') => {
    portal.setNow(instant)
    const { body } = await portal.call('GET', `/api/pickup-days${query}`)
    portal.setNow('2026-11-23T08:00:00Z')
    return body.data.pickupDays.map(({ day }: { day: string }) => day) as string[]
  }

  test('begin after the cut-off of 14:30 in Budapest, and skip what is no working day', async () => {
    expect((await daysAt('2026-11-23T13:29:59Z'))[0]).toBe('2026-11-24')
    expect((await daysAt('2026-11-23T13:30:00Z'))[0]).toBe('2026-11-25')
    const aroundChristmas = await daysAt('2026-12-22T08:00:00Z')
    expect(aroundChristmas).not.toContain('2026-12-24')
    expect(aroundChristmas[0]).toBe('2026-12-23')
    // A Saturday that is worked instead of 24 December.
    expect(await daysAt('2026-12-10T08:00:00Z')).toContain('2026-12-12')
  })

  test('follow the zone of the postal code', async () => {
    await portal.db.insertInto('pickupCapacity').values({ zone: '5', pickupWindow: '08-17', capacity: 1 }).execute()
    await portal.settled()
    await portal.db.insertInto('pickupSlots').values({ day: '2026-11-25', zone: '5', pickupWindow: '08-17', taken: 1 }).execute()
    const { body } = await portal.call('GET', '/api/pickup-days?postalCode=5000')
    expect(body.data.pickupDays.slice(0, 2)).toEqual([
      { day: '2026-11-24', windows: [{ window: '08-17', free: true }] },
      { day: '2026-11-25', windows: [{ window: '08-17', free: false }] },
    ])
  })
})
