import { describe, expect, test } from 'vitest'
import { isCommonPassword } from '#accounts/common-passwords.ts'
import { loginCode } from '#accounts/login.ts'
import { newPassword, typedPassword } from '#accounts/password.ts'
import { toE164 } from '#accounts/phone.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { address } from '#addresses/address.ts'
import { folded, searchable } from '#addresses/fold.ts'
import { sameAddress } from '#addresses/same-place.ts'
import { email, isEmail } from '#base/email.ts'
import { lineOfText, longText, tidyLine } from '#base/plain-text.ts'
import { findBrands } from '#catalogue/brand-search.ts'
import { normaliseIdentifier } from '#requests/identifier.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'
import { listIn, readingsOf } from '#service-desk/search.ts'
import { linkRequest } from '#tracking/link-request.ts'
import { cpuTimeOf } from './cpu-time.ts'
import { hostileTexts } from './hostile-texts.ts'

// Every schema and every rule that transforms what a caller sent: what it takes must not grow with the square of its length.

describe.each(Object.entries(hostileTexts))('%s', (_, hostile) => {
  const schemas = {
    email,
    lineOfText: lineOfText(60),
    longText: longText(),
    newPassword,
    typedPassword,
    loginCode,
    linkRequest,
    address,
    country: address.shape.countryCode,
  }
  const sent = (name: string) =>
    name === 'linkRequest' ? { crmRequestId: hostile, gsmWorksheetId: hostile, email: hostile } : name === 'address' ? { city: hostile } : hostile

  test.each(Object.entries(schemas))('%s refuses it at once', async (name, schema) => {
    let result = {}
    expect(await cpuTimeOf(() => (result = schema.safeParse(sent(name))))).toBeLessThan(200)
    expect(result).toMatchObject({ success: false })
  })

  const place = {
    countryCode: 'HUN',
    postalCode: '1134',
    city: hostile,
    publicPlaceName: 'Fő',
    publicPlaceType: 'utca',
    streetNumber: '1',
    other: '',
  }
  const rules: Record<string, () => unknown> = {
    tidyLine: () => tidyLine(hostile),
    isEmail: () => isEmail(hostile),
    normaliseIdentifier: () => [normaliseIdentifier('imei', hostile), normaliseIdentifier('serial', hostile)],
    parseRequestNumber: () => parseRequestNumber(hostile),
    asWorksheetNumber: () => asWorksheetNumber(hostile),
    folded: () => [folded(hostile), searchable(hostile)],
    sameAddress: () => sameAddress(place, { ...place, streetNumber: '2' }),
    findBrands: () => findBrands([{ slug: 'x', name: 'Apple' }], hostile),
    search: () => [readingsOf(hostile.slice(0, 20_000)), listIn(hostile)],
    toE164: () => toE164(hostile),
    toTaxNumber: () => toTaxNumber(hostile),
    isCommonPassword: () => isCommonPassword(hostile.slice(0, 500)),
  }
  test.each(Object.entries(rules))('%s takes it without a schema before it', async (_name, rule) => {
    // The longest takes half a second, twice that on a crowded processor; what grows with the square of it would take minutes.
    expect(await cpuTimeOf(rule)).toBeLessThan(3000)
  })
})
