import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.stop())

const answerOf = async (url: string, language = 'hu') => {
  const answer = await portal.call('GET', url, { language })
  expect(answer.status, url).toBe(200)
  return answer.body.data
}

describe('POST /api/calculator/repair', () => {
  const ask = (body: unknown, language = 'en') => portal.call('POST', '/api/calculator/repair', { body, language })

  test("adds up the brand's own prices and the delivery", async () => {
    const { status, body } = await ask({ brandId: 2, productGroupId: 1, productTypeId: 2011, failureOptionIds: [1, 2] })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      lines: [
        { failureOptionId: 1, name: 'Display', price: { from: 49990, to: 188990 } },
        { failureOptionId: 2, name: 'Battery', price: { from: 29990, to: 54990 } },
      ],
      delivery: 4522,
      total: { from: 84502, to: 248502 },
      inspectionNeeded: false,
      inspectionFee: 6990,
      expectedRepairWorkingDays: [7, 10],
      priceListDate: '2026-09-01',
      note: 'For information only: the final price follows the inspection.',
    })
  })

  test('uses the general price where the brand has none of its own', async () => {
    const { body } = await ask({ brandId: 90, productGroupId: 1, productTypeId: 90001, failureOptionIds: [2] })
    expect(body.data.lines[0].price).toEqual({ from: 12990, to: 29990 })
  })

  test('a model with prices of its own has those, and their days', async () => {
    const { body } = await ask({ brandId: 2, productGroupId: 1, productTypeId: 2001, failureOptionIds: [1, 2] })
    expect(body.data.lines.map(({ price }: { price: unknown }) => price)).toEqual([
      { from: 54990, to: 74990 },
      { from: 29990, to: 32990 },
    ])
    expect(body.data.expectedRepairWorkingDays).toEqual([5, 8])
  })

  test.each([1, 3])('what warranty type %i covers costs nothing', async (warrantyTypeId) => {
    const { body } = await ask({ brandId: 2, productGroupId: 1, productTypeId: 2001, failureOptionIds: [1, 4], warrantyTypeId, postalCode: '1134' })
    expect(body.data).toMatchObject({ total: { from: 0, to: 0 }, delivery: 0, inspectionNeeded: false, inspectionFee: 0 })
    expect(body.data.note).toMatch(/warranty or the insurance/)
  })

  test('water damage, other faults and unknown devices need an inspection', async () => {
    const wet = await ask({ brandId: 2, productGroupId: 1, productTypeId: 2011, failureOptionIds: [4] })
    expect(wet.body.data).toMatchObject({ total: null, inspectionNeeded: true, priceListDate: null })
    const unknown = await ask({ brandId: 2, productGroupId: 1, failureOptionIds: [1] })
    expect(unknown.body.data).toMatchObject({ total: null, inspectionNeeded: true })
  })

  test.each([
    [{ brandId: 14, productGroupId: 1, failureOptionIds: [1] }, 'brandId', 'BRAND_UNKNOWN'],
    [{ brandId: 2, productGroupId: 8, failureOptionIds: [1] }, 'productGroupId', 'INVALID_INPUT'],
    [{ brandId: 2, productGroupId: 1, productTypeId: 12001, failureOptionIds: [1] }, 'productTypeId', 'PRODUCT_TYPE_UNKNOWN'],
    [{ brandId: 2, productGroupId: 1, failureOptionIds: [9] }, 'failureOptionIds.0', 'INVALID_INPUT'],
    [{ brandId: 2, productGroupId: 1, failureOptionIds: [] }, 'failureOptionIds', 'REQUIRED'],
    [{ brandId: 2, productGroupId: 1 }, 'failureOptionIds', 'REQUIRED'],
    [{ brandId: 2, productGroupId: 1, failureOptionIds: [1], discount: 50 }, 'discount', 'UNKNOWN_FIELD'],
  ])('refuses %j', async (body, path, code) => {
    const answer = await ask(body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual([expect.objectContaining({ path, code })])
  })
})

describe('GET /api/general-costs', () => {
  test('lists the prices and the fees', async () => {
    const costs = await answerOf('/api/general-costs', 'de')
    expect(costs.fees).toEqual({ returnFee: 4522, deliveryFee: 4522, inspectionFee: 6990 })
    expect(costs.prices[0]).toEqual({
      productGroupId: 1,
      productGroupName: 'Mobiltelefon',
      brandId: null,
      brandName: null,
      failureOptionId: 1,
      failureOptionName: 'Display',
      from: 24990,
      to: 89990,
      validFrom: '2026-09-01',
    })
    expect(costs.services[0]).toEqual({
      serviceOptionId: 1,
      serviceOptionName: 'Software-Neuinstallation',
      productGroupId: 1,
      productGroupName: 'Mobiltelefon',
      ...{ from: 7990, to: 9990, validFrom: '2026-09-01' },
    })
  })
})
