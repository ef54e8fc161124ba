import { z } from 'zod'
import { bankAccountField, taxNumberField } from '#accounts/company-numbers.ts'
import { toE164 } from '#accounts/phone.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { boundedText } from '#base/bounded-text.ts'
import { lineOfText, printedLine } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { type Address, addressFields, checkAddress } from './address.ts'
import { type AddressTypeId, addressTypeIds, addressTypes } from './address-type.ts'
import { hungary } from './hungary.ts'
import { samePlace } from './same-place.ts'

/** Bounds the list that pickers show whole. */
export const maxSavedAddresses = 100

const missingType = { error: () => issueMessage('MISSING_ADDRESS_DATA') }
const flag = z.boolean(wrongType).default(false)

/** Whom the courier meets at a pickup point of a company, and what they should know of it (decision 111). */
const meeting = {
  contactName: printedLine(150).default(''),
  contactPhone: boundedText(40)
    .overwrite((typed) => toE164(typed) ?? typed.trim())
    .refine((typed) => typed === '' || toE164(typed) !== null, refusedWith('PHONE'))
    .default(''),
  /** Opening hours, which entrance. */
  courierNote: lineOfText(200).default(''),
}
const meetingFields = ['contactName', 'contactPhone', 'courierNote'] as const
type Meeting = { readonly [Field in (typeof meetingFields)[number]]: string }

export const meetsSomebody = (one: Meeting): boolean => meetingFields.some((field) => one[field] !== '')

const fields = {
  /** SPEC 8: without it, MISSING_ADDRESS_DATA. */
  addressType: z.strictObject({ id: z.literal(addressTypeIds, missingType) }, missingType),
  isDefault: flag,
  label: lineOfText(60).default(''),
  ...addressFields,
  billingName: printedLine(200).default(''),
  taxNumber: taxNumberField,
  accountNumber: bankAccountField,
  isCompany: flag,
  ...meeting,
}

type Refusing = Parameters<typeof checkAddress>[1]
type Checked = Pick<
  z.output<z.ZodObject<typeof fields>>,
  'addressType' | 'countryCode' | 'billingName' | 'taxNumber' | 'isCompany' | 'contactName' | 'contactPhone'
>

/** An invoice names somebody, and a company by its tax number; the courier drives in Hungary only. */
function checkUse({ addressType, countryCode, billingName, taxNumber, isCompany, contactName, contactPhone }: Checked, refused: Refusing) {
  const refuse = (field: string, message: string) => refused.addIssue({ code: 'custom', path: [field], message })
  if (contactName === '' && contactPhone !== '') refuse('contactName', issueMessage('REQUIRED'))
  if (contactPhone === '' && contactName !== '') refuse('contactPhone', issueMessage('REQUIRED'))
  if (addressType.id !== addressTypes.billing) {
    if (countryCode !== hungary) refuse('countryCode', issueMessage('COUNTRY_NOT_SERVED'))
    return
  }
  if (billingName === '') refuse('billingName', issueMessage('REQUIRED'))
  if (isCompany && taxNumber === '') refuse('taxNumber', issueMessage('REQUIRED'))
  if (taxNumber !== '' && countryCode === hungary && toTaxNumber(taxNumber) === null) refuse('taxNumber', issueMessage('TAX_NUMBER'))
}

/** The second spelling of a field in SPEC 3, the server's own: it is taken and answered too. */
const serverNames = { zipCode: 'postalCode', houseNumber: 'streetNumber', otherAddressInfo: 'other' } as const

/** What an answer tells beside what can be changed; sent back, it says nothing. */
const onlyAnswered = ['id', 'country', 'countryLabel', 'shared', ...Object.keys(serverNames)]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** 0 and 1, also as the texts of a form. */
const asFlag = (value: unknown) =>
  value === 1 || value === '1' || value === 'true' ? true : value === 0 || value === '0' || value === 'false' ? false : value

const codeOf = (country: unknown) => (isRecord(country) ? country.countryCode : undefined)
const typeOf = (type: unknown) => (typeof type === 'number' || typeof type === 'string' ? { id: Number(type) } : type)

/** Reads an address in either spelling of SPEC 3 as the one below. */
function inOneSpelling<Sent>(sent: Sent): Sent {
  if (!isRecord(sent)) return sent
  const read: Record<string, unknown> = { countryCode: codeOf(sent.country) }
  for (const [server, ours] of Object.entries(serverNames)) read[ours] = sent[server]
  for (const [name, value] of Object.entries(sent)) if (!onlyAnswered.includes(name) && value !== undefined && value !== null) read[name] = value
  read.addressType = typeOf(read.addressType)
  for (const name of ['isDefault', 'isCompany']) read[name] = asFlag(read[name])
  if (typeof read.postalCode === 'number') read.postalCode = String(read.postalCode)
  for (const [name, value] of Object.entries(read)) if (value === undefined) delete read[name]
  return Object.assign(Object.create(null), read)
}

const newAddress = z.strictObject(fields, wrongType).superRefine(checkAddress).superRefine(checkUse)
const changedAddress = z
  .strictObject({ ...fields, version: z.int(wrongType).positive(refusedWith('INVALID_INPUT')) }, wrongType)
  .superRefine(checkAddress)
  .superRefine(checkUse)

/** What an address is saved with. */
export const newSavedAddress = z.pipe(z.transform<z.input<typeof newAddress>, z.input<typeof newAddress>>(inOneSpelling), newAddress)
export type NewSavedAddress = z.output<typeof newSavedAddress>

/** `version`: the one that was on the screen; a later one is not overwritten. */
export const changedSavedAddress = z.pipe(z.transform<z.input<typeof changedAddress>, z.input<typeof changedAddress>>(inOneSpelling), changedAddress)

/** SPEC 3, Address, in both spellings. */
export const savedAddress = z.object({
  id: z.int(),
  version: z.int(),
  addressType: z.object({ id: z.literal(addressTypeIds) }),
  isDefault: z.boolean(),
  label: z.string(),
  country: z.object({ countryCode: z.string(), label: z.string() }),
  countryCode: z.string(),
  countryLabel: z.string(),
  postalCode: z.string(),
  zipCode: z.string(),
  city: z.string(),
  publicPlaceName: z.string(),
  publicPlaceType: z.string(),
  streetNumber: z.string(),
  houseNumber: z.string(),
  other: z.string(),
  otherAddressInfo: z.string(),
  billingName: z.string(),
  taxNumber: z.string(),
  accountNumber: z.string(),
  isCompany: z.literal([0, 1]),
  contactName: z.string(),
  contactPhone: z.string(),
  courierNote: z.string(),
  /** Of the company, whose administrators keep it; everybody of it may choose it. */
  shared: z.boolean(),
})
export type SavedAddress = z.output<typeof savedAddress>

type Saved = Address & Meeting & { readonly billingName: string; readonly taxNumber: string }

/**
 * What is saved already: the same place (SPEC 5) down to floor and door; for an invoice also the same name and tax number, because one house
 * has many who are invoiced, for a courier also the same contact, because one house has many entrances.
 */
export const isSameSaved = (type: AddressTypeId, one: Saved, other: Saved) =>
  samePlace(one, other) &&
  meetingFields.every((field) => one[field] === other[field]) &&
  (type !== addressTypes.billing || (one.taxNumber === other.taxNumber && one.billingName.toLowerCase() === other.billingName.toLowerCase()))
