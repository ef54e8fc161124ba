import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeHtml } from '#base/server/rich-text.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { formDefinition } from '../form-definition.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.stop())

const answerOf = async (url: string, language = 'hu') => {
  const answer = await portal.call('GET', url, { language })
  expect(answer.status, url).toBe(200)
  expect(answer.body.status).toBe(200)
  return answer.body.data
}

type Brand = { brandId: number; slug: string; brandName: string; partner: boolean; availableService: Service[] }
type Service = { id: number; warrantyTypeId: number; url: string | null; formId: number | null; serviceCode: string }

describe('the insurance catalogue', () => {
  test('groups, brands, devices, colours', async () => {
    const groups = await answerOf('/api/fonix-product-groups/enabled', 'en')
    expect(groups).toEqual([
      { id: 1, name: 'Mobile phone' },
      { id: 2, name: 'Tablet' },
      { id: 3, name: 'Smartwatch, activity tracker' },
    ])
    const brands: Brand[] = await answerOf('/api/fonix-product-groups/3/brands-enabled')
    expect(brands.map(({ slug }) => slug)).toEqual(['apple', 'google', 'honor', 'huawei', 'realme', 'samsung', 'xiaomi'])
    const types = await answerOf('/api/fonix-brands/12/product-types')
    expect(new Set(types.map(({ serviceProductGroupId }: { serviceProductGroupId: number }) => serviceProductGroupId))).toEqual(new Set([1, 2, 3]))
    const watches = await answerOf('/api/fonix-brands/12/product-types?serviceProductGroupId=3')
    expect(watches.every(({ productGroupId }: { productGroupId: number }) => productGroupId === 4)).toBe(true)
    expect(await answerOf('/api/fonix-product-types/12007/colors', 'sl')).toEqual(
      [
        { id: 1, name: 'črna', hex: '#1c1c1e' },
        { id: 7, name: 'modra', hex: '#2f5da8' },
        { id: 3, name: 'srebrna', hex: '#c7c9cc' },
        { id: 6, name: 'titan', hex: '#a8a196' },
      ].toSorted((a, b) => a.id - b.id),
    )
    expect(await answerOf('/api/fonix-brands/5/product-types')).toEqual([])
  })

  test.each([
    '/api/fonix-product-groups/4/brands-enabled',
    '/api/fonix-brands/14/product-types',
    '/api/fonix-product-types/5001/colors',
    '/api/fonix-product-types/1/colors',
  ])('%s is not there', async (url) => {
    expect((await portal.call('GET', url)).status).toBe(404)
  })
})

describe('service entries and forms', () => {
  test('operators 1 and 3, by id and slug; only Vodafone settles damage', async () => {
    const telekom = await answerOf('/api/mobil-providers/1')
    expect(await answerOf('/api/mobil-providers/telekom')).toEqual(telekom)
    const kinds = (services: Service[]) => services.map(({ id, warrantyTypeId }) => [id, warrantyTypeId])
    expect(kinds(telekom.availableService)).toEqual([
      [2001, 1],
      [2002, 2],
    ])
    expect(telekom.availableService[0].formId).toBe(7)
    const vodafone = await answerOf('/api/mobil-providers/3', 'en')
    expect(kinds(vodafone.availableService)).toEqual([
      [3001, 1],
      [3002, 2],
      [3003, 3],
    ])
    expect(vodafone.title).toBe('Repair of Vodafone devices with courier pickup')
    expect((await portal.call('GET', '/api/mobil-providers/2')).status).toBe(404)
  })

  test('services of their own: insurance, partner, service warranty, employees, buyback', async () => {
    const services: (Service & { serviceId: number })[] = await answerOf('/api/available-services')
    expect(services.map(({ id, serviceId, warrantyTypeId }) => [id, serviceId, warrantyTypeId])).toEqual([
      [30, 120, 3],
      [31, 120, 3],
      [32, 200, 1],
      [33, 300, 2],
      [34, 400, 4],
    ])
    expect(services[1]?.url).toMatch(/^https:/)
    expect(services[3]?.formId).toBe(6)
    expect((await answerOf('/api/available-services/32', 'en')).termsAndCond).toContain('6 months')
    expect((await portal.call('GET', '/api/available-services/35')).status).toBe(404)
  })

  test('every form has a definition the booking understands', async () => {
    const forms = await portal.db.selectFrom('forms').select('id').execute()
    expect(forms.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 17, 18])
    for (const { id } of forms) formDefinition.parse((await answerOf(`/api/forms/${id}`)).definition)
    expect(await answerOf('/api/forms/7', 'en')).toMatchObject({ id: 7, code: 'TELEKOM_WARRANTY', name: 'Telekom warranty repair' })
    expect((await portal.call('GET', '/api/forms/4')).status).toBe(404)
  })
})

describe('lists and figures', () => {
  test('lookups in the language of the caller', async () => {
    expect(await answerOf('/api/lookups/warrantyTypes', 'en')).toEqual([
      { id: 1, name: 'Warranty repair', short: null },
      { id: 2, name: 'Paid repair', short: null },
      { id: 3, name: 'Insurance repair', short: null },
      { id: 4, name: 'Buyback', short: null },
    ])
    expect((await answerOf('/api/lookups/simLocks')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5])
    expect((await answerOf('/api/lookups/businessForms'))[0]).toEqual({ id: 1, name: 'Korlátolt felelősségű társaság', short: 'Kft.' })
    for (const kind of ['requestSources', 'paymentMethods', 'failureOptions', 'accessories'])
      expect((await answerOf(`/api/lookups/${kind}`)).length).toBeGreaterThan(0)
    expect((await portal.call('GET', '/api/lookups/secrets')).status).toBe(404)
    const brands: { id: number; name: string }[] = await answerOf('/api/lookups/deviceBrands', 'de')
    expect(brands.length).toBeGreaterThan(100)
    expect(brands).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 12, name: 'Samsung' }), expect.objectContaining({ name: 'Motorola' })]),
    )
    expect(brands.at(-1)).toMatchObject({ name: 'Sonstige' })
  })

  test('public figures by id and key; the others are not there', async () => {
    expect(await answerOf('/api/system-param/3')).toEqual({ id: 3, key: 'returnFee', value: 4522, validFrom: '2020-01-01' })
    expect((await answerOf('/api/system-param/quoteValidityWorkingDays')).value).toBe(20)
    expect((await answerOf('/api/system-param/pickupCutOff')).value).toBe('14:30')
    expect((await answerOf('/api/system-param/expectedRepairWorkingDays')).value).toEqual([7, 10])
    const listed = await answerOf('/api/system-params')
    expect(listed.map(({ key }: { key: string }) => key)).not.toContain('failedPickupAttempts')
    for (const hidden of ['13', 'failedPickupAttempts', 'nothing']) expect((await portal.call('GET', `/api/system-param/${hidden}`)).status).toBe(404)
  })

  test('a figure changes on its day', async () => {
    await portal.db.updateTable('systemParams').set({ validTo: '2026-12-31' }).where('id', '=', 3).execute()
    await portal.db
      .insertInto('systemParams')
      .values({ id: 103, key: 'returnFee', value: '4990', public: true, validFrom: '2027-01-01', note: 'test' })
      .execute()
    await portal.settled()
    expect((await answerOf('/api/system-param/returnFee', 'de')).value).toBe(4522)
    portal.setNow('2027-01-01T08:00:00Z')
    expect((await answerOf('/api/system-param/returnFee', 'de')).value).toBe(4990)
    portal.setNow('2026-11-23T08:00:00Z')
  })
})

describe('GET /api/system-info/messages/:code', () => {
  test('answers the message of the product with the flags of the shell', async () => {
    expect(await answerOf('/api/system-info/messages/MOBILFUTAR', 'en')).toEqual({
      status: 200,
      title: 'Mobilfutár has been renewed',
      description: expect.stringContaining('<strong>14:30</strong>'),
      currentVersion: '0.3.19',
      hungarianOnly: false,
    })
  })

  test('falls back to "not found" in the language of the caller, with the flags (SPEC 8)', async () => {
    expect(await answerOf('/api/system-info/messages/OTHER', 'de')).toEqual({
      status: 404,
      title: 'Systemnachricht nicht gefunden.',
      description: '',
      currentVersion: '0.3.19',
      hungarianOnly: false,
    })
  })

  test('never lets a script through', async () => {
    const words = JSON.stringify({ hu: '<p onclick="x()">Szia</p><script>x()</script>' })
    await portal.db
      .insertInto('systemMessages')
      .values({
        productCode: 'UNSAFE',
        currentVersion: '1',
        titles: words,
        descriptions: words,
        validFrom: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      })
      .execute()
    await portal.settled()
    expect((await answerOf('/api/system-info/messages/UNSAFE')).description).toBe('<p>Szia</p>')
  })
})

describe('the seeds', () => {
  test('hold only HTML that leaves the server unchanged, in four languages', async () => {
    const versions = await portal.db
      .selectFrom('textVersions')
      .select(['kind', 'subject', 'language', 'body'])
      .where('kind', 'in', ['generalInfo', 'serviceTerms'])
      .execute()
    for (const { body, subject } of versions) expect(safeHtml(body), subject).toBe(body)
    const subjects = Map.groupBy(versions, ({ kind, subject }) => `${kind} ${subject}`)
    for (const [subject, rows] of subjects) expect(rows.map(({ language }) => language).sort(), subject).toEqual(['de', 'en', 'hu', 'sl'])
  })

  test('name everything in four languages', async () => {
    for (const table of ['productGroups', 'colours', 'forms', 'availableServices', 'lookups'] as const)
      for (const { names } of await portal.db.selectFrom(table).select('names').execute())
        expect(
          Object.entries(names ?? {})
            .filter(([, name]) => String(name).trim() !== '')
            .map(([language]) => language)
            .sort(),
          table,
        ).toEqual(['de', 'en', 'hu', 'sl'])
  })
})
