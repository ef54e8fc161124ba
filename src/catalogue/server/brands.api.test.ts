import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { isPartner, knownBrands } from '../known-brands.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.stop())

const languages = ['hu', 'en', 'de', 'sl'] as const
const answerOf = async (url: string, language = 'hu') => {
  const answer = await portal.call('GET', url, { language })
  expect(answer.status, url).toBe(200)
  expect(answer.body.status).toBe(200)
  return answer.body.data
}

type Brand = { brandId: number; slug: string; brandName: string; partner: boolean; availableService: Service[] }
type Service = { id: number; warrantyTypeId: number; url: string | null; formId: number | null; serviceCode: string }

describe('GET /api/brands', () => {
  test('answers the 26 brands of SPEC 2, sorted by name, without long texts', async () => {
    const brands: Brand[] = await answerOf('/api/brands')
    expect(brands.map(({ brandName }) => brandName)).toEqual(brands.map(({ brandName }) => brandName).toSorted(new Intl.Collator('hu-HU').compare))
    expect(new Map(brands.map(({ brandId, slug }) => [slug, brandId]))).toEqual(
      new Map(
        Object.entries({
          alcatel: 1,
          apple: 2,
          asus: 3,
          cat: 4,
          gopro: 5,
          honor: 6,
          huawei: 7,
          lenovo: 8,
          'lenovo-npc': 9,
          'lenovo-think': 10,
          lg: 11,
          samsung: 12,
          xiaomi: 13,
          nokia: 64,
          oppo: 90,
          tcl: 91,
          realme: 94,
          roborock: 97,
          google: 98,
          tesla: 100,
          okai: 101,
          irobot: 102,
          tecno: 110,
          vivo: 111,
          infinix: 112,
          hmd: 113,
        }).toSorted(([a], [b]) => brands.findIndex(({ slug }) => slug === a) - brands.findIndex(({ slug }) => slug === b)),
      ),
    )
    for (const brand of brands) {
      expect(brand).not.toHaveProperty('generalInfo')
      expect(brand.partner).toBe(isPartner(brand.brandId))
    }
  })

  test('offers the forms SPEC 2 lists', async () => {
    const brands: Brand[] = await answerOf('/api/brands')
    const without = (type: number) =>
      brands
        .filter((brand) => !brand.availableService.some((one) => one.warrantyTypeId === type && one.formId !== null))
        .map(({ slug }) => slug)
        .sort()
    expect(without(1)).toEqual(['apple', 'lg', 'tcl'])
    expect(without(2)).toEqual(['samsung', 'xiaomi'])
    for (const { slug, availableService } of brands.filter(({ slug }) => slug === 'samsung' || slug === 'xiaomi'))
      expect(availableService.find(({ warrantyTypeId }) => warrantyTypeId === 2)?.url, slug).toMatch(/^https:/)
    for (const { availableService } of brands) for (const { url, formId } of availableService) expect((url === null) !== (formId === null)).toBe(true)
  })

  test('is what the screens know by heart for when it cannot be reached (SPEC 8)', async () => {
    const brands: Brand[] = await answerOf('/api/brands')
    const offers = (brand: Brand, type: number) => brand.availableService.some((one) => one.warrantyTypeId === type && one.formId !== null)
    expect(
      brands.map((brand) => ({ id: brand.brandId, slug: brand.slug, name: brand.brandName, warranty: offers(brand, 1), paid: offers(brand, 2) })),
    ).toEqual(knownBrands)
  })

  test('shows a tile that has been drawn (scripts/draw-brand-tiles.ts)', async () => {
    for (const { imagePath, brandName } of await answerOf('/api/brands'))
      expect(await readFile(path.join('public', imagePath), 'utf8')).toContain(`aria-label="${brandName.replace('&', '&amp;')}"`)
  })

  test('is kept by the browser and answered with 304 until it changes', async () => {
    const first = await portal.call('GET', '/api/brands', { language: 'hu' })
    const tag = String(first.headers.etag)
    expect(first.headers.vary).toContain('Language')
    expect(first.headers['cache-control']).toMatch(/max-age=\d+/)
    const again = await portal.call('GET', '/api/brands', { language: 'hu', headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    const inGerman = await portal.call('GET', '/api/brands', { language: 'de', headers: { 'if-none-match': tag } })
    expect(inGerman.status).toBe(200)
  })
})

describe('GET /api/brands/:id', () => {
  test('answers a brand by id and by slug with the fields of SPEC 3', async () => {
    const apple = await answerOf('/api/brands/2', 'de')
    expect(await answerOf('/api/brands/apple', 'de')).toEqual(apple)
    expect(apple).toMatchObject({
      brandId: 2,
      language: 'de',
      brandName: 'Apple',
      imagePath: '/brands/apple.svg',
      linkUrl: '/igenyles/gyartok/apple',
      title: 'Apple-Reparatur mit Kurierabholung',
      serialMin: 8,
      serialMax: 14,
      locatorName: '„Wo ist?“ (Find My)',
      notices: [],
    })
    expect(apple.generalInfo).toContain('„Wo ist?“ (Find My)')
    expect(apple.availableService).toEqual([
      expect.objectContaining({ id: 10022, language: 'de', serviceId: 100, serviceCode: 'BRAND_PAID', warrantyTypeId: 2, url: null, formId: 3 }),
    ])
    expect(apple.availableService[0].termsAndCond).toContain('20 Arbeitstage')
    expect(apple.availableService[0].warrantyTypeName).toBe('Kostenpflichtige Reparatur')
  })

  test('says the facts of SPEC 1 in every language', async () => {
    for (const language of languages) {
      const gopro = await answerOf('/api/brands/gopro', language)
      expect(gopro.generalInfo).toContain('14:30')
      expect(gopro.generalInfo).toContain('7–10')
      expect(gopro.generalInfo).toMatch(/dr(oh|[oó])n/i)
      const [warranty, paid] = gopro.availableService
      expect(warranty.termsAndCond).toMatch(/4[.,]?522/)
      expect(warranty.termsAndCond).toMatch(/4[.,]?520/)
      expect(paid.termsAndCond).toContain('20 ')
      for (const text of [gopro.generalInfo, gopro.desc, warranty.termsAndCond, paid.termsAndCond]) expect(text).not.toMatch(/[{}]/)
    }
  })

  test('names the version of each text that a consent points at', async () => {
    const brand = await answerOf('/api/brands/huawei', 'sl')
    const versions = await portal.db.selectFrom('textVersions').selectAll().where('language', '=', 'sl').execute()
    const body = (id: number) => versions.find((version) => version.id === id)?.body
    expect(body(brand.generalInfoVersionId)).toBe(brand.generalInfo)
    for (const service of brand.availableService) expect(body(service.termsVersionId)).toBe(service.termsAndCond)
  })

  test('speaks Hungarian to a language it does not know', async () => {
    expect(await answerOf('/api/brands/asus', 'fr')).toEqual(await answerOf('/api/brands/asus', 'hu'))
  })

  test('shows a dated notice only while it applies', async () => {
    expect((await answerOf('/api/brands/huawei')).notices).toEqual([])
    portal.setNow('2020-04-01T08:00:00Z')
    expect((await answerOf('/api/brands/huawei', 'en')).notices).toEqual([expect.stringContaining('15 July 2020')])
    portal.setNow('2026-11-23T08:00:00Z')
  })

  test.each(['/api/brands/14', '/api/brands/kodak', '/api/brands/0', '/api/brands/99999999999999'])('%s is not there', async (url) => {
    const { status, body } = await portal.call('GET', url, { language: 'en' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('devices', () => {
  test('product groups: all, of a brand, of a form', async () => {
    const all: { id: number; name: string }[] = await answerOf('/api/product-groups', 'en')
    expect(all.slice(0, 3)).toEqual([
      { id: 1, code: 'MOBILE_PHONE', name: 'Mobile phone', hasSim: true, serviceProductGroupId: 1 },
      { id: 2, code: 'TABLET', name: 'Tablet', hasSim: true, serviceProductGroupId: 2 },
      { id: 3, code: 'LAPTOP', name: 'Laptop', hasSim: false, serviceProductGroupId: null },
    ])
    expect((await answerOf('/api/brands/8/product-groups')).map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect((await answerOf('/api/brands/12/form-types/7/product-groups')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 4])
    expect(await answerOf('/api/brands/12/form-types/17/product-groups')).toEqual([])
  })

  test('every brand sells at least one device, with colours, in each of its product groups', async () => {
    for (const brand of (await answerOf('/api/brands')) as Brand[])
      for (const { id } of await answerOf(`/api/brands/${brand.brandId}/product-groups`)) {
        const types: { tradeName: string; colours: unknown[] }[] = await answerOf(`/api/brands/${brand.brandId}/product-types/${id}`)
        expect(types.length, `${brand.slug} ${id}`).toBeGreaterThan(0)
        for (const { tradeName, colours } of types) expect(colours.length, tradeName).toBeGreaterThan(0)
      }
  })

  test('product types carry their colours in the language of the caller', async () => {
    const types = await answerOf('/api/brands/2/product-types/1', 'de')
    expect(types.find(({ factoryName }: { factoryName: string }) => factoryName === 'A3523')).toEqual({
      id: 2011,
      brandId: 2,
      productGroupId: 1,
      factoryName: 'A3523',
      tradeName: 'iPhone 17 Pro',
      colours: [
        { id: 3, name: 'Silber', hex: '#c7c9cc' },
        { id: 9, name: 'Dunkelblau', hex: '#1e2a44' },
        { id: 17, name: 'Orange', hex: '#e2762b' },
      ],
    })
    expect(await answerOf('/api/brands/2/product-types/8')).toEqual([])
  })

  test('preparation steps: general ones, those of the kind of device, and of the brand', async () => {
    const ids = async (url: string) => (await answerOf(url)).map(({ id }: { id: number }) => id)
    expect(await ids('/api/brands/2/preparation-steps?productGroupId=1')).toEqual([1, 2, 5, 10, 11, 12])
    expect(await ids('/api/brands/97/preparation-steps?productGroupId=8')).toEqual([1, 8, 11, 12])
    expect(await ids('/api/brands/97/preparation-steps')).toContain(2)
  })

  test.each([
    '/api/brands/14/product-groups',
    '/api/brands/14/form-types/1/product-groups',
    '/api/brands/2/form-types/99/product-groups',
    '/api/brands/14/product-types/1',
    '/api/brands/14/preparation-steps',
  ])('%s is not there', async (url) => {
    expect((await portal.call('GET', url)).status).toBe(404)
  })

  test('a word where a number belongs is refused', async () => {
    expect((await portal.call('GET', '/api/brands/apple/product-groups')).status).toBe(422)
  })
})
