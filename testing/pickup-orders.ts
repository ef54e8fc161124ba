import { type FormDefinition, type FormField, formFields, type Presence } from '#catalogue/form-definition.ts'
import { generateTestImei, luhnDigit } from '#requests/identifier.ts'
import type { BookingRules, PickupOrderDraft } from '#requests/pickup-order.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { fc } from './random-runs.ts'

/** A Monday (SECURITY 4.3). */
export const testToday = '2026-11-23'

const everyField = (presence: Presence) => Object.fromEntries(formFields.map((field) => [field, presence])) as Record<FormField, Presence>

/** A service entry that allows everything and insists on little; tests narrow it. */
const openForm: FormDefinition = {
  fields: everyField('optional'),
  documents: 'optional',
  brand: 'choose',
  productCatalogue: 'brand',
  generateIdentifier: true,
  parcelLocker: true,
  company: 'choose',
  accountRegistration: true,
  previousRequest: true,
  purchaseMaxAgeYears: 10,
  notices: [],
}

export const rulesOf = (form: Partial<FormDefinition> = {}, rules: Partial<Omit<BookingRules, 'form'>> = {}): BookingRules => ({
  form: { ...openForm, ...form },
  serial: { min: 15, max: 25 },
  today: testToday,
  ...rules,
})

/** The same service entry with other presence words for some fields. */
export const askedIn = (fields: Partial<Record<FormField, Presence>>): Partial<FormDefinition> => ({ fields: { ...openForm.fields, ...fields } })

export const validAddress = {
  postalCode: '1134',
  city: 'Budapest',
  publicPlaceName: 'Váci',
  publicPlaceType: 'út',
  streetNumber: '43',
  contactName: 'Kovácsné Nagy Éva',
  contactPhone: '06 30 123 4567',
}

/** The smallest order that `openForm` accepts. */
export const validOrder = (): PickupOrderDraft & { [key: string]: unknown } => ({
  serviceRequest: {
    availableServiceId: 1,
    brandId: 12,
    productGroupId: 1,
    identifier: '490154203237518',
    identifierKind: 'imei',
    troubleDescription: 'Nem kapcsol be.',
    pickupDay: '2026-11-24',
    pickupWindow: '08-17',
  },
  customer: { lastName: 'Nagy', firstName: 'Éva', email: 'nagy.eva@pelda.hu', phone: '+36301234567' },
  deliveryInAddress: { ...validAddress },
  deliveryOutAddress: { kind: 'same' },
  billingAddress: { kind: 'same' },
  gdpr: true,
  termsAndCond: true,
  textVersions: { privacy: 1, terms: 2 },
  processType: 'fizetos-javitasok',
})

const id = fc.integer({ min: 1, max: 2_147_483_647 })
const ids = fc.uniqueArray(id, { maxLength: 5 })
const forints = fc.integer({ min: 0, max: 100_000_000 })
const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÖŐÚÜŰáéíóöőúüű][A-Za-záéíóöőúüű0-9.'-]{0,20}$/)
const lines = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('\n'))
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Valid IMEIs of real reporting bodies. */
export const anyImei = digits(14).map((body) => `${body}${luhnDigit(body)}`)

export const anySerial = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9/-]{${min},${max}}$`))

const taxOffices = ['02', '20', '22', '40', '41', '44', '51'] as const

/** Valid Hungarian tax numbers as people write them. */
export const anyTaxNumber = fc
  .tuple(digits(7), fc.integer({ min: 1, max: 5 }), fc.constantFrom(...taxOffices), fc.constantFrom('', '-', ' '))
  .filter(([base]) => base !== '0000000')
  .map(([base, vat, office, between]) => {
    const sum = [9, 7, 3, 1, 9, 7, 3].reduce((total, weight, i) => total + weight * Number(base[i]), 0)
    return [`${base}${(10 - (sum % 10)) % 10}`, vat, office].join(between)
  })

export const anyHungarianPhone = fc
  .tuple(fc.constantFrom('+36', '06', '0036 '), fc.constantFrom('20', '30', '31', '50', '70'), digits(7))
  .map(([country, prefix, rest]) => `${country}${prefix} ${rest}`)

const email = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9._+-]{0,10}[a-z0-9]$/), fc.stringMatching(/^[a-z]{2,12}$/))
  .filter(([local]) => !local.includes('..'))
  .map(([local, domain]) => `${local}@${domain}.hu`)

const address = fc.record({
  countryCode: fc.constant('HUN'),
  postalCode: fc.integer({ min: 1000, max: 9999 }).chain((code) => fc.constantFrom(String(code), `ZIP:${code}`)),
  city: word,
  publicPlaceName: word,
  publicPlaceType: fc.constantFrom('utca', 'út', 'tér', '-'),
  streetNumber: word,
  other: fc.option(word, { nil: '' }),
})
const contact = { contactName: word, contactPhone: anyHungarianPhone }
const withContact = address.chain((base) => fc.record(contact).map((who) => ({ ...base, ...who })))

const identifier = fc.oneof(
  anyImei.map((imei) => ({ identifier: imei, identifierKind: 'imei' as const, identifierGenerated: false })),
  anySerial(15, 25).map((serial) => ({ identifier: serial, identifierKind: 'serial' as const, identifierGenerated: false })),
  fc.constant(0).map(() => ({ identifier: generateTestImei(Math.random), identifierKind: 'imei' as const, identifierGenerated: true })),
)

const serviceRequest = fc
  .record({
    availableServiceId: id,
    brandId: id,
    productGroupId: id,
    productTypeId: fc.option(id),
    productTypeOther: fc.option(word, { nil: '' }),
    deviceColourId: fc.option(id),
    imei2: fc.option(anyImei, { nil: '' }),
    dateOfPurchase: fc.constantFrom('', '2016-11-23', '2020-02-29', testToday),
    simLock: fc.option(id),
    purchasePrice: fc.option(forints),
    troubleDescription: lines,
    otherDescription: fc.option(lines, { nil: '' }),
    failureOptionIds: ids,
    accessoryIds: ids,
    accessoriesOther: fc.option(word, { nil: '' }),
    insuranceNumber: fc.option(fc.stringMatching(/^(AS|VF)[A-Z0-9]{7}$/), { nil: '' }),
    repairCostLimit: fc.option(forints),
    calculatedPrice: fc.option(fc.record({ repair: forints, delivery: forints })),
    pickupDay: fc.constantFrom('2026-11-24', '2026-12-12', '2027-01-04'),
    pickupWindow: fc.constantFrom(...pickupWindows),
    pickupNote: fc.option(word, { nil: '' }),
  })
  .chain((request) => identifier.map((device) => ({ ...request, ...device })))

const person = fc.record({
  lastName: word,
  firstName: word,
  middleName: fc.option(word, { nil: '' }),
  email,
  phone: anyHungarianPhone,
  isCompany: fc.constant(false),
})
const company = fc.tuple(person, word, id, anyTaxNumber).map(([who, companyName, businessForm, taxNumber]) => ({
  ...who,
  isCompany: true,
  companyName,
  businessForm,
  taxNumber,
}))

/** Orders that `openForm` accepts, of every shape. */
export const anyOrder: fc.Arbitrary<PickupOrderDraft> = fc.record({
  serviceRequest,
  customer: fc.oneof(person, company),
  deliveryInAddress: withContact,
  deliveryOutAddress: fc.oneof(
    fc.constant({ kind: 'same' as const }),
    withContact.map((to) => ({ kind: 'address' as const, ...to })),
    fc.record({ kind: fc.constant('locker' as const), provider: fc.constantFrom('foxpost' as const, 'gls' as const), code: word, ...contact }),
  ),
  billingAddress: fc.oneof(
    fc.constant({ kind: 'same' as const }),
    fc
      .tuple(address, word, anyTaxNumber, fc.boolean())
      .map(([to, billingName, taxNumber, isCompany]) => ({ kind: 'address' as const, ...to, billingName, taxNumber, isCompany })),
  ),
  gdpr: fc.constant(true),
  termsAndCond: fc.constant(true),
  generalInfos: fc.constant(true),
  textVersions: fc.record({ privacy: id, terms: id, generalInfo: fc.option(id), serviceTerms: fc.option(id) }),
  accountRegistration: fc.boolean(),
  processType: fc.constantFrom('fizetos-javitasok', 'telekom'),
  prevCrmRequestId: fc.option(fc.integer({ min: 100_000_000, max: 999_999_999 })),
  prevGsmWorkSheetId: fc.option(word),
  identicalHash: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{20,64}$/)),
})
