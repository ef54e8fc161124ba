import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lengthOf } from '#base/bounded-text.ts'
import { languages } from '#base/languages.ts'
import { type FormField, formFields } from '#catalogue/form-definition.ts'
import { requiredHu } from '#errors/hu.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import type { ErrorCode } from '#errors.ts'
import { anyOrder, askedIn, rulesOf, testToday, validAddress, validOrder } from '#testing/pickup-orders.ts'
import { fc } from '#testing/random-runs.ts'
import { pickupOrderSchema, refusalsOf } from './booking-rules.ts'
import { refusalsOfDocuments } from './documents.ts'
import { generateTestImei } from './identifier.ts'
import { type BookingRules, pickupOrderWire } from './pickup-order.ts'
import { bookingSteps, inOrderOfSteps, refusalsAt, stepFields, stepOf } from './pickup-order-steps.ts'

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The order with one value put at a path. */
function changed(order: Tree, path: string, value: unknown): Tree {
  const [key = '', ...rest] = path.split('.')
  const inner = order[key]
  return { ...order, [key]: rest.length === 0 ? value : changed(isTree(inner) ? inner : {}, rest.join('.'), value) }
}

const refused = (order: unknown, rules: BookingRules = rulesOf()) => refusalsOf(order, rules).map(({ path, code }) => `${path} ${code}`)

test('the smallest order is accepted and filled up', () => {
  const order = pickupOrderSchema(rulesOf()).parse(validOrder())
  expect(order.deliveryInAddress).toEqual({ ...validAddress, countryCode: 'HUN', other: '', contactPhone: '+36301234567' })
  expect(order.serviceRequest).toMatchObject({ accessoryIds: [], productTypeId: null, imei2: '', identifierGenerated: false })
})

test('every order of every shape is accepted, and checking it twice changes nothing', () => {
  fc.assert(
    fc.property(anyOrder, (sent) => {
      expect(refused(sent)).toEqual([])
      const once = pickupOrderSchema(rulesOf()).parse(sent)
      expect(pickupOrderSchema(rulesOf()).parse(once)).toEqual(once)
      expect(pickupOrderWire.parse(once)).toEqual(once)
    }),
    { numRuns: 300 },
  )
})

test('a phone with two cards has two numbers', () => {
  const { identifier } = validOrder().serviceRequest as { identifier: string }
  const spelt = `${identifier.slice(0, 6)} ${identifier.slice(6)}`
  expect(refused(changed(validOrder(), 'serviceRequest.imei2', spelt))).toEqual(['serviceRequest.imei2 IMEI_TWICE'])
})

/** One thing wrong, at one place: path, value, code. */
const mutations: readonly [path: string, value: unknown, code: ErrorCode][] = [
  ['serviceRequest.availableServiceId', null, 'REQUIRED'],
  ['serviceRequest.brandId', null, 'REQUIRED'],
  ['serviceRequest.brandId', undefined, 'REQUIRED'],
  ['serviceRequest.brandId', 'samsung', 'INVALID_INPUT'],
  ['serviceRequest.brandId', -1, 'INVALID_INPUT'],
  ['serviceRequest.brandId', 1.5, 'INVALID_INPUT'],
  ['serviceRequest.brandId', 2 ** 40, 'INVALID_INPUT'],
  ['serviceRequest.productTypeOther', 'x'.repeat(101), 'TEXT_TOO_LONG'],
  ['serviceRequest.identifier', '', 'REQUIRED'],
  ['serviceRequest.identifier', '490154203237519', 'ERROR_IMEI'],
  ['serviceRequest.identifier', '4901542032375181', 'IMEI_IS_IMEISV'],
  ['serviceRequest.identifierKind', 'vin', 'INVALID_INPUT'],
  ['serviceRequest.identifierGenerated', true, 'INVALID_INPUT'],
  ['serviceRequest.imei2', '12345', 'IMEI_LENGTH'],
  ['serviceRequest.dateOfPurchase', '2026-11-24', 'INVALID_DATE'],
  ['serviceRequest.dateOfPurchase', '2016-11-22', 'INVALID_DATE'],
  ['serviceRequest.dateOfPurchase', '2025-02-30', 'INVALID_DATE'],
  ['serviceRequest.dateOfPurchase', '2020.03.07.', 'INVALID_DATE'],
  ['serviceRequest.purchasePrice', -1, 'NUMERIC'],
  ['serviceRequest.purchasePrice', '100000', 'NUMERIC'],
  ['serviceRequest.repairCostLimit', 1000.5, 'NUMERIC'],
  ['serviceRequest.troubleDescription', ' \n ', 'REQUIRED'],
  ['serviceRequest.troubleDescription', 'á'.repeat(3001), 'TEXT_TOO_LONG'],
  ['serviceRequest.troubleDescription', '😀'.repeat(3001), 'TEXT_TOO_LONG'],
  ['serviceRequest.troubleDescription', 'nul \0', 'TEXT_NOT_PLAIN'],
  ['serviceRequest.troubleDescription', 'half \uD83D', 'TEXT_NOT_PLAIN'],
  ['serviceRequest.troubleDescription', 'bell \u0007', 'TEXT_NOT_PLAIN'],
  ['serviceRequest.troubleDescription', ['x'], 'INVALID_INPUT'],
  ['serviceRequest.otherDescription', 'x'.repeat(3001), 'TEXT_TOO_LONG'],
  ['serviceRequest.failureOptionIds', [1, 1], 'INVALID_INPUT'],
  ['serviceRequest.insuranceNumber', 'AS123456', 'CLAIM_FORMAT'],
  ['serviceRequest.pickupDay', '', 'REQUIRED'],
  ['serviceRequest.pickupDay', testToday, 'PICKUP_DAY_CLOSED'],
  ['serviceRequest.pickupDay', 'tomorrow', 'PICKUP_DAY_CLOSED'],
  ['serviceRequest.pickupWindow', null, 'REQUIRED'],
  ['serviceRequest.pickupWindow', '00-24', 'INVALID_INPUT'],
  ['customer.lastName', '', 'REQUIRED'],
  ['customer.firstName', 'Éva\nMária', 'TEXT_NOT_PLAIN'],
  ['customer.lastName', '王小明', 'TEXT_NOT_PRINTED'],
  ['customer.firstName', 'Éva 🙂', 'TEXT_NOT_PRINTED'],
  ['deliveryInAddress.contactName', 'محمد علي', 'TEXT_NOT_PRINTED'],
  ['deliveryInAddress.city', 'Будапешт 城', 'TEXT_NOT_PRINTED'],
  ['deliveryInAddress.publicPlaceName', '長い', 'TEXT_NOT_PRINTED'],
  ['customer.email', '', 'REQUIRED'],
  ['customer.email', 'nagy eva@pelda.hu', 'EMAIL'],
  ['customer.email', 'nagy@pelda', 'EMAIL'],
  ['customer.email', 'nagy@pelda.hu\r\nBcc: x@y.hu', 'EMAIL'],
  ['customer.phone', '', 'REQUIRED'],
  ['customer.phone', '123', 'PHONE'],
  ['customer.taxNumber', '12345678-2-41', 'TAX_NUMBER'],
  ['customer.companyName', 'Minta Kft.', 'FIELD_NOT_ASKED'],
  ['customer.role', 'EMPLOYEE', 'UNKNOWN_FIELD'],
  ['deliveryInAddress.postalCode', '', 'REQUIRED'],
  ['deliveryInAddress.postalCode', 'ZIP:', 'REQUIRED'],
  ['deliveryInAddress.postalCode', '113', 'POSTAL_CODE'],
  ['deliveryInAddress.postalCode', '0134', 'POSTAL_CODE'],
  ['deliveryInAddress.countryCode', 'AUT', 'COUNTRY_NOT_SERVED'],
  ['deliveryInAddress.countryCode', 'Hungary', 'INVALID_INPUT'],
  ['deliveryInAddress.publicPlaceType', '', 'REQUIRED'],
  ['deliveryInAddress.streetNumber', '', 'REQUIRED'],
  ['deliveryInAddress.contactName', '', 'REQUIRED'],
  ['deliveryInAddress.contactPhone', 'x', 'PHONE'],
  ['gdpr', false, 'PRIVACY_REQUIRED'],
  ['gdpr', 'yes', 'PRIVACY_REQUIRED'],
  ['termsAndCond', false, 'TERMS_REQUIRED'],
  ['textVersions.privacy', null, 'REQUIRED'],
  ['processType', '../x', 'INVALID_INPUT'],
  ['identicalHash', 'a b', 'INVALID_INPUT'],
  ['isAdmin', true, 'UNKNOWN_FIELD'],
]

describe('one thing wrong is refused at its place, with its code', () => {
  test.each(mutations)('%s = %j: %s', (path, value, code) => {
    const at = path === 'serviceRequest.identifierGenerated' && value === true ? 'serviceRequest.identifier' : path
    expect(refused(changed(validOrder(), path, value))).toContain(`${at} ${code}`)
  })

  test('and in any order nothing else is refused with it', () => {
    const simple = mutations.filter(
      ([path, , code]) => !/postalCode|countryCode|publicPlace|generated|companyName|taxNumber|identifier/i.test(path) && code !== 'INVALID_INPUT',
    )
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...simple), (order, [path, value, code]) => {
        expect(refused(changed(order, path, value))).toEqual([`${path} ${code}`])
      }),
      { numRuns: 500 },
    )
  })

  test.each(Object.keys(validOrder()))('without %s', (key) => {
    const { [key]: _left, ...rest } = validOrder()
    expect(refused(rest)).toHaveLength(1)
  })
})

describe('what the service entry decides', () => {
  const samples: Partial<Record<FormField, [path: string, value: unknown]>> = {
    productType: ['serviceRequest.productTypeId', 5],
    colour: ['serviceRequest.deviceColourId', 5],
    imei2: ['serviceRequest.imei2', '356938035643809'],
    dateOfPurchase: ['serviceRequest.dateOfPurchase', '2025-01-01'],
    simLock: ['serviceRequest.simLock', 4],
    purchasePrice: ['serviceRequest.purchasePrice', 0],
    failureOptions: ['serviceRequest.failureOptionIds', [1]],
    accessories: ['serviceRequest.accessoryIds', [1]],
    accessoriesOther: ['serviceRequest.accessoriesOther', 'tok'],
    otherDescription: ['serviceRequest.otherDescription', 'más'],
    repairCostLimit: ['serviceRequest.repairCostLimit', 20000],
    insuranceNumber: ['serviceRequest.insuranceNumber', 'AS1234567'],
    pickupNote: ['serviceRequest.pickupNote', 'A csengő nem szól.'],
  }

  test('every field but the documents is here', () => {
    expect(formFields.filter((field) => !(field in samples))).toEqual(['invoice', 'warrantyCard', 'appleDocuments'])
  })

  test.each(Object.entries(samples) as [FormField, [string, unknown]][])('%s: required, optional, hidden', (field, [path, value]) => {
    const filled = changed(validOrder(), path, value)
    expect(refused(validOrder(), rulesOf(askedIn({ [field]: 'required' })))).toEqual([`${path} REQUIRED`])
    expect(refused(filled, rulesOf(askedIn({ [field]: 'required' })))).toEqual([])
    expect(refused(filled, rulesOf(askedIn({ [field]: 'optional' })))).toEqual([])
    expect(refused(filled, rulesOf(askedIn({ [field]: 'hidden' })))).toEqual([`${path} FIELD_NOT_ASKED`])
  })

  test('a type may be written instead of chosen', () => {
    expect(refused(changed(validOrder(), 'serviceRequest.productTypeOther', 'Galaxy'), rulesOf(askedIn({ productType: 'required' })))).toEqual([])
  })

  test('an identifier may be generated only where the service entry says so', () => {
    const generated = changed(
      changed(validOrder(), 'serviceRequest.identifier', generateTestImei(Math.random)),
      'serviceRequest.identifierGenerated',
      true,
    )
    expect(refused(generated)).toEqual([])
    expect(refused(generated, rulesOf({ generateIdentifier: false }))).toEqual(['serviceRequest.identifierGenerated FIELD_NOT_ASKED'])
  })

  test("a serial number obeys the brand's bounds", () => {
    const serial = changed(changed(validOrder(), 'serviceRequest.identifier', 'C02XK1ABJGH5'), 'serviceRequest.identifierKind', 'serial')
    expect(refused(serial)).toEqual(['serviceRequest.identifier IDENTIFIER_LENGTH'])
    expect(refused(serial, rulesOf({}, { serial: { min: 8, max: 14 } }))).toEqual([])
  })

  test('a company gives its name, form and tax number; some service entries serve only companies, some only persons', () => {
    const bare = changed(validOrder(), 'customer.isCompany', true)
    expect(refused(bare)).toEqual(['customer.companyName REQUIRED', 'customer.businessForm REQUIRED', 'customer.taxNumber REQUIRED'])
    const customer = { ...validOrder().customer, isCompany: true, companyName: 'Minta', businessForm: 5, taxNumber: '12345676241' }
    const company = changed(validOrder(), 'customer', customer)
    expect(refused(company, rulesOf({ company: 'company' }))).toEqual([])
    expect(refused(company, rulesOf({ company: 'person' }))).toEqual(['customer.isCompany FIELD_NOT_ASKED'])
    expect(refused(validOrder(), rulesOf({ company: 'company' }))).toEqual(['customer.isCompany REQUIRED'])
    expect(pickupOrderSchema(rulesOf()).parse(company).customer.taxNumber).toBe('12345676-2-41')
  })

  test('a locker needs a service entry that offers it, and Foxpost a number it can write to', () => {
    const locker = { kind: 'locker', provider: 'foxpost', code: 'minta-fox-001', contactName: 'Nagy Éva', contactPhone: '+3612345678' }
    const to = (change: Tree) => changed(validOrder(), 'deliveryOutAddress', { ...locker, ...change })
    expect(refused(to({}))).toEqual(['deliveryOutAddress.contactPhone LOCKER_PHONE'])
    expect(refused(to({ provider: 'gls' }))).toEqual([])
    expect(refused(to({ contactPhone: '06511234567' }))).toEqual([])
    expect(refused(to({ contactPhone: '06511234567' }), rulesOf({ parcelLocker: false }))).toEqual(['deliveryOutAddress.kind FIELD_NOT_ASKED'])
    expect(refused(to({ kind: 'drone' }))).toEqual(['deliveryOutAddress.kind INVALID_INPUT'])
    expect(refused(to({ provider: 'gls', city: 'Budapest' }))).toEqual(['deliveryOutAddress.city UNKNOWN_FIELD'])
  })

  test('an invoice may go abroad, with that country’s code and tax number', () => {
    const { contactName: _name, contactPhone: _phone, ...place } = validAddress
    const billed = (change: Tree) => changed(validOrder(), 'billingAddress', { kind: 'address', ...place, billingName: 'Muster GmbH', ...change })
    expect(refused(billed({}))).toEqual([])
    expect(refused(billed({ countryCode: 'aut', postalCode: '1010', publicPlaceType: '', isCompany: true, taxNumber: 'ATU12345678' }))).toEqual([])
    expect(refused(billed({ countryCode: 'GBR', postalCode: 'SW1A 1AA' }))).toEqual([])
    expect(refused(billed({ countryCode: 'AUT', postalCode: '!' }))).toEqual(['billingAddress.postalCode POSTAL_CODE'])
    expect(refused(billed({ isCompany: true }))).toEqual(['billingAddress.taxNumber REQUIRED'])
    expect(refused(billed({ taxNumber: '1' }))).toEqual(['billingAddress.taxNumber TAX_NUMBER'])
  })

  test('shown general information must be ticked; earlier requests belong to the service entry of repeat claims', () => {
    const repeat = changed(changed(validOrder(), 'prevCrmRequestId', 123456789), 'prevGsmWorkSheetId', 'MC123')
    expect(refused(repeat)).toEqual([])
    expect(refused(repeat, rulesOf({ previousRequest: false }))).toEqual(['prevCrmRequestId FIELD_NOT_ASKED', 'prevGsmWorkSheetId FIELD_NOT_ASKED'])
    expect(refused(changed(validOrder(), 'accountRegistration', true), rulesOf({ accountRegistration: false }))).toEqual([
      'accountRegistration FIELD_NOT_ASKED',
    ])
  })

  test('documents', () => {
    const none = { invoice: 0, warranty_card: 0, apple_documents: 0 }
    const form = rulesOf({ documents: 'atLeastOne' }).form
    expect(refusalsOfDocuments(form, none)).toEqual([{ path: 'invoice', code: 'ONE_FILE_IS_REQUIRED' }])
    expect(refusalsOfDocuments(form, { ...none, warranty_card: 1 })).toEqual([])
    expect(refusalsOfDocuments({ ...form, ...askedIn({ warrantyCard: 'required' }) }, none)).toEqual([{ path: 'warranty_card', code: 'REQUIRED' }])
    expect(refusalsOfDocuments({ ...form, ...askedIn({ appleDocuments: 'hidden' }) }, { ...none, invoice: 1, apple_documents: 2 })).toEqual([
      { path: 'apple_documents', code: 'FIELD_NOT_ASKED' },
    ])
  })
})

describe('texts', () => {
  test('of 3000 characters are accepted, whatever the characters', () => {
    for (const text of ['á'.repeat(3000), '😀'.repeat(3000)]) {
      expect(lengthOf(text)).toBe(3000)
      expect(refused(changed(validOrder(), 'serviceRequest.troubleDescription', text))).toEqual([])
    }
  })

  test('are written one way: composed, trimmed, with plain line ends and without tricks of direction', () => {
    const order = changed(
      changed(validOrder(), 'customer.lastName', '  Kova\u0301cs \u00A0 Nagy\u202E '),
      'serviceRequest.troubleDescription',
      'egy\r\nkettő ',
    )
    const parsed = pickupOrderSchema(rulesOf()).parse(order)
    expect(parsed.customer.lastName).toBe('Kovács Nagy')
    expect(parsed.serviceRequest.troubleDescription).toBe('egy\nkettő')
  })
})

describe('steps', () => {
  const fieldsOf = (schema: z.core.$ZodType, path: string): string[] => {
    const { def } = schema._zod
    if (def.type === 'object')
      return Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([key, inner]) => fieldsOf(inner, path ? `${path}.${key}` : key))
    if (def.type === 'union') return (def as z.core.$ZodUnionDef).options.flatMap((option) => fieldsOf(option, path))
    return [path]
  }
  const everyField = [...new Set(fieldsOf(pickupOrderWire, ''))]

  test('every field of the payload is asked at a step', () => {
    const prefixes = bookingSteps.flatMap((step) => stepFields[step])
    for (const field of everyField) expect(prefixes.some((prefix) => field === prefix || field.startsWith(`${prefix}.`))).toBe(true)
    expect(stepOf('serviceRequest.identifier')).toBe('device')
    expect(stepOf('serviceRequest.troubleDescription')).toBe('fault')
    expect(stepOf('customer.email')).toBe('pickup')
    expect(stepOf('customer.taxNumber')).toBe('billing')
    expect(stepOf('gdpr')).toBe('check')
    expect(stepOf('warranty_card')).toBe('fault')
    expect(stepOf('role')).toBe('check')
  })

  test('refusals come in the order of the steps', () => {
    const refusals = inOrderOfSteps(
      refusalsOf(
        { ...validOrder(), gdpr: false, serviceRequest: { ...validOrder().serviceRequest, brandId: null, troubleDescription: '' } },
        rulesOf(),
      ),
    )
    expect(refusals.map(({ path }) => stepOf(path))).toEqual(['device', 'fault', 'check'])
    expect(refusalsAt('fault', refusals).map(({ path }) => path)).toEqual(['serviceRequest.troubleDescription'])
  })

  test('every field that can be missing has its own sentence', async () => {
    const word = (path: string) => path.slice(path.lastIndexOf('.') + 1)
    const neverEmpty =
      /^(processType|textVersions\..*|identicalHash|prev.*|generalInfos|serviceRequest\.costCentreId|gdpr|termsAndCond|accountRegistration|.*(other|middleName|Generated|calculatedPrice|billingAddress\.isCompany)|.*Other)$/
    const missing = everyField.filter((field) => !neverEmpty.test(field) && !(field in requiredHu) && !(word(field) in requiredHu))
    expect(missing.filter((field) => !field.startsWith('serviceRequest.calculatedPrice'))).toEqual([])
    for (const language of languages) {
      const say = await sentenceFormatterOf(language)
      for (const path of everyField) expect(say({ code: 'REQUIRED', path })).toMatch(/\.$/)
    }
  })
})

test('the wire is an OpenAPI schema', () => {
  expect(z.toJSONSchema(pickupOrderWire, { io: 'input' })).toMatchObject({ type: 'object', additionalProperties: false })
})
