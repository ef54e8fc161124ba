import { expect, test } from 'vitest'
import type { SavedAddress } from '#addresses/saved-address.ts'
import { sampleSetup } from '#testing/booking-setups.ts'
import { emptyForm } from '../booking/booking-form.ts'
import type { OwnData } from './own-data.ts'
import { meetingAt, noteAt, prefilled } from './prefill.ts'

const setup = sampleSetup()

const place = { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43', other: '' }
const saved = (type: 1 | 2 | 3, more: Partial<SavedAddress> = {}): SavedAddress => ({
  ...{ id: type, version: 1, addressType: { id: type }, isDefault: true, label: '', ...place },
  ...{ country: { countryCode: 'HUN', label: 'Magyarország' }, countryCode: 'HUN', countryLabel: 'Magyarország' },
  ...{ zipCode: '1134', houseNumber: '43', otherAddressInfo: '', billingName: '', taxNumber: '', accountNumber: '', isCompany: 0, shared: false },
  ...{ contactName: '', contactPhone: '', courierNote: '' },
  ...more,
})
const profile: OwnData['profile'] = {
  ...{ version: 1, customerId: 7, customerType: 'B2C', type: 'B2C', defaultLanguage: 'hu', userRoles: [] },
  ...{ companyName: null, businessForm: null, email: 'anna@pelda.hu', firstName: 'Anna', middleName: '', lastName: 'Kovács' },
  ...{ phone: '+36301234567', taxNumber: null },
}
const fill = (own: Partial<OwnData>) => prefilled(emptyForm(setup), { profile, addresses: [], ...own }, setup)

test('the person is filled in; without saved addresses the addresses stay empty', () => {
  const form = fill({})
  expect(form.customer).toMatchObject({ lastName: 'Kovács', email: 'anna@pelda.hu', phone: '+36 30 123 4567', isCompany: false })
  expect(form).toMatchObject({ deliveryInAddress: { city: '' }, deliveryOutAddress: { kind: 'same' }, billingAddress: { kind: 'same' } })
})

test('the default addresses are filled in; the same place is not asked twice', () => {
  const same = fill({ addresses: [saved(1), saved(2, { billingName: 'Kovács Anna' }), saved(3)] })
  expect(same).toMatchObject({ deliveryInAddress: place, deliveryOutAddress: { kind: 'same' }, billingAddress: { kind: 'same' } })
  expect(fill({ addresses: [saved(1), saved(2, { billingName: 'Anna Kovács' })] }).billingAddress).toMatchObject({ kind: 'same' })
  const other = fill({ addresses: [saved(1), saved(2, { billingName: 'Kovács Béla' }), saved(3, { streetNumber: '45' })] })
  expect(other.deliveryOutAddress).toMatchObject({ kind: 'address', streetNumber: '45' })
  expect(other.billingAddress).toMatchObject({ kind: 'address', billingName: 'Kovács Béla', city: 'Budapest' })
  expect(fill({ addresses: [saved(1, { isDefault: false })] }).deliveryInAddress.city).toBe('')
})

test('a company orders as one, where the service entry takes companies', () => {
  const company = { customerType: 'B2B', companyName: 'Minta', businessForm: { id: 1, name: 'Kft.' }, taxNumber: '12345676-2-41' } as const
  const own = { profile: { ...profile, ...company }, addresses: [] }
  expect(fill(own).customer).toMatchObject({ isCompany: true, companyName: 'Minta', businessForm: 1, taxNumber: '12345676-2-41' })
  const forPersons = { ...setup, form: { ...setup.form, definition: { ...setup.form.definition, company: 'person' as const } } }
  expect(prefilled(emptyForm(forPersons), own, forPersons).customer).toMatchObject({ isCompany: false, companyName: '' })
})

test('a pickup point brings whom the courier meets and a note; another place takes them away, but nothing that was typed', () => {
  const depot = saved(1, { shared: true, contactName: 'Raktáros Róza', contactPhone: '+36301112233', courierNote: 'Hátsó kapu' })
  const form = fill({ addresses: [depot] })
  const met = { contactName: 'Raktáros Róza', contactPhone: '+36 30 111 2233', sameContact: false }
  expect(form.deliveryInAddress).toMatchObject(met)
  expect(form.serviceRequest.pickupNote).toBe('Hátsó kapu')
  const typed = { contactName: 'Porta Pál', contactPhone: '+36 1 234 5678', sameContact: false }
  expect(meetingAt(saved(1), met, [depot])).toEqual({ contactName: '', contactPhone: '', sameContact: true })
  expect(meetingAt(saved(1), typed, [depot])).toEqual(typed)
  expect(meetingAt(depot, typed, [depot])).toEqual(met)
  expect([noteAt(saved(1), 'Hátsó kapu', [depot]), noteAt(depot, 'Kapukód 12', [depot]), noteAt(null, '', [depot])]).toEqual(['', 'Kapukód 12', ''])
})
