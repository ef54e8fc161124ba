import { describe, expect, test } from 'vitest'
import { filledForm, sampleSetup } from '#testing/booking-setups.ts'
import { emptyForm, restoreForm } from './booking-form.ts'

const setup = sampleSetup()

describe('an untouched form', () => {
  test('knows the only kind of device of the service entry’s brand, and that it has no IMEI', () => {
    const [, roborock = null] = setup.brands
    const { serviceRequest } = emptyForm({ ...setup, brand: roborock })
    expect(serviceRequest).toMatchObject({ brandId: 97, productGroupId: 8, identifierKind: 'serial' })
  })

  test('asks where there is a choice', () => {
    const [samsung = null] = setup.brands
    expect(emptyForm({ ...setup, brand: samsung }).serviceRequest).toMatchObject({ brandId: 12, productGroupId: null, identifierKind: 'imei' })
    expect(emptyForm(setup).serviceRequest).toMatchObject({ brandId: null, productGroupId: null })
  })
})

describe('a kept draft', () => {
  const stored = JSON.parse(JSON.stringify(filledForm(setup))) as Record<string, Record<string, unknown>>

  test('comes back whole, but for the consents', () => {
    expect(restoreForm(emptyForm(setup), stored, setup)).toEqual({ ...filledForm(setup), gdpr: false, termsAndCond: false })
  })

  test('of an older portal fills what still fits', () => {
    const old = {
      ...stored,
      serviceRequest: { ...stored.serviceRequest, identifierGenerated: 'yes', failureOptionIds: ['1'], gone: 1 },
      billingAddress: 7,
    }
    const form = restoreForm(emptyForm(setup), old, setup)
    expect(form.serviceRequest).toMatchObject({ identifier: '490154203237518', identifierGenerated: false, failureOptionIds: [] })
    expect(form.serviceRequest).not.toHaveProperty('gone')
    expect(form.billingAddress.kind).toBe('same')
  })

  test('forgets a brand that is no longer offered, or a kind of device it no longer has', () => {
    const with_ = (brandId: number) => ({ ...stored, serviceRequest: { ...stored.serviceRequest, brandId } })
    expect(restoreForm(emptyForm(setup), with_(5), setup).serviceRequest.brandId).toBeNull()
    expect(restoreForm(emptyForm(setup), with_(97), setup).serviceRequest).toMatchObject({ brandId: 97, productGroupId: null })
  })

  test.each([null, undefined, 'x', 3, []])('that is %j is no draft', (nothing) => {
    expect(restoreForm(emptyForm(setup), nothing, setup)).toEqual(emptyForm(setup))
  })
})
