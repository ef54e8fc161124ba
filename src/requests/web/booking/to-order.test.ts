import { describe, expect, test } from 'vitest'
import { filledForm, sampleSetup } from '#testing/booking-setups.ts'
import type { BookingForm } from './booking-form.ts'
import { refusalsOfForm } from './order-refusals.ts'
import { toOrder } from './to-order.ts'

const setup = sampleSetup()
const serviceEntry = { processType: 'telekom-fizetos-javitas', query: {} }
const noFiles = { invoice: 0, warranty_card: 0, apple_documents: 0 }

function form(change: (form: BookingForm) => void = () => {}) {
  const filled = filledForm(setup)
  change(filled)
  return filled
}
const refused = (change?: (form: BookingForm) => void) =>
  refusalsOfForm(form(change), setup, serviceEntry, noFiles).map(({ path, code }) => [path, code])

test('a form that is filled in can be sent', () => {
  expect(refused()).toEqual([])
  expect(toOrder(form(), setup, serviceEntry)).toMatchObject({
    serviceRequest: { availableServiceId: 2002, productTypeId: 77, productTypeOther: '', simLock: null },
    deliveryInAddress: { contactName: 'Kovács Anna', contactPhone: '06 30 123 4567' },
    deliveryOutAddress: { kind: 'same' },
    billingAddress: { kind: 'same' },
    textVersions: { privacy: 1, terms: 2, generalInfo: null, serviceTerms: 3 },
    processType: 'telekom-fizetos-javitas',
    identicalHash: null,
  })
})

describe('what is sent of everything typed', () => {
  test('a type that is not listed travels in words', () => {
    const { serviceRequest } = toOrder(
      form((typed) => {
        typed.serviceRequest.productTypeId = null
      }),
      setup,
      serviceEntry,
    )
    expect(serviceRequest).toMatchObject({ productTypeId: null, productTypeOther: 'Galaxy S24' })
  })

  test('not what another choice has hidden', () => {
    const order = toOrder(
      form(({ customer, serviceRequest, deliveryOutAddress, billingAddress }) => {
        Object.assign(customer, { companyName: 'Kovács', taxNumber: '12345676-2-41', businessForm: 1 })
        Object.assign(serviceRequest, { imei2: '1', identifierKind: 'serial', insuranceNumber: 'AS1234567', simLock: 4, productGroupId: 3 })
        Object.assign(deliveryOutAddress, { code: 'X1' })
        Object.assign(billingAddress, { billingName: 'Valaki' })
      }),
      setup,
      serviceEntry,
    )
    expect(order.customer).toEqual({
      lastName: 'Kovács',
      firstName: 'Anna',
      middleName: '',
      email: 'anna@pelda.hu',
      phone: '06 30 123 4567',
      isCompany: false,
    })
    expect(order.serviceRequest).toMatchObject({ imei2: '', insuranceNumber: '', simLock: null })
    expect(order.deliveryOutAddress).toEqual({ kind: 'same' })
    expect(order.billingAddress).toEqual({ kind: 'same' })
  })

  test('sums as numbers', () => {
    const order = toOrder(
      form(({ serviceRequest }) => {
        Object.assign(serviceRequest, { purchasePrice: '189990', repairCostLimit: '' })
      }),
      setup,
      serviceEntry,
    )
    expect(order.serviceRequest).toMatchObject({ purchasePrice: 189990, repairCostLimit: null })
  })

  test('the company on its own invoice', () => {
    const order = toOrder(
      form(({ customer, billingAddress }) => {
        Object.assign(customer, { isCompany: true, companyName: 'Kovács', taxNumber: '12345676-2-41', businessForm: 1 })
        Object.assign(billingAddress, { kind: 'address', billingName: 'Kovács Kft.' })
      }),
      setup,
      serviceEntry,
    )
    expect(order.billingAddress).toMatchObject({ kind: 'address', billingName: 'Kovács Kft.', isCompany: true, taxNumber: '12345676-2-41' })
  })
})

describe('a refusal stands where it can be mended', () => {
  test('a contact that is the customer is asked once', () => {
    expect(
      refused(({ customer }) => {
        Object.assign(customer, { lastName: '', firstName: '', phone: '12' })
      }),
    ).toEqual([
      ['customer.lastName', 'REQUIRED'],
      ['customer.firstName', 'REQUIRED'],
      ['customer.phone', 'PHONE'],
    ])
  })

  test('a name that cannot be printed at the part of it that is so', () => {
    for (const part of ['lastName', 'middleName', 'firstName'] as const)
      expect(refused(({ customer }) => Object.assign(customer, { [part]: '李' }))).toEqual([[`customer.${part}`, 'TEXT_NOT_PRINTED']])
  })

  test('a contact of its own in its own fields', () => {
    expect(
      refused(({ deliveryInAddress }) => {
        deliveryInAddress.sameContact = false
      }),
    ).toEqual([
      ['deliveryInAddress.contactName', 'REQUIRED'],
      ['deliveryInAddress.contactPhone', 'REQUIRED'],
    ])
  })

  test('a sale misses its seller’s name, a repair the name on the invoice', () => {
    const unnamed = form(({ billingAddress, deliveryInAddress }) => Object.assign(billingAddress, deliveryInAddress, { kind: 'address' }))
    const codes = (of: Parameters<typeof refusalsOfForm>[2]) => refusalsOfForm(unnamed, setup, of, noFiles).map(({ path, code }) => [path, code])
    expect(codes(serviceEntry)).toEqual([['billingAddress.billingName', 'REQUIRED']])
    expect(codes({ ...serviceEntry, sale: { refusalsOf: () => [] } })).toEqual([['billingAddress.billingName', 'SELLER_NAME_REQUIRED']])
  })

  test('a locker that needs another number says so at the customer’s', () => {
    expect(
      refused(({ customer, deliveryOutAddress }) => {
        customer.phone = '06 1 234 5678'
        Object.assign(deliveryOutAddress, { kind: 'locker', code: 'HU1', provider: 'foxpost' })
      }),
    ).toEqual([['customer.phone', 'LOCKER_PHONE']])
  })

  test('a question not put yet is not missed', () => {
    const paths = refused(({ serviceRequest }) => {
      Object.assign(serviceRequest, {
        brandId: null,
        productGroupId: null,
        productTypeId: null,
        productTypeOther: '',
        pickupDay: '',
        pickupWindow: null,
      })
    }).map(([path]) => path)
    expect(paths).toEqual(['serviceRequest.brandId', 'serviceRequest.pickupDay'])
  })
})
