import type { AddressValues } from '#addresses/web/address-values.ts'
import { emptyValues } from '#addresses/web/address-values.ts'
import type { CorrectionSubject } from '../correction.ts'
import type { Correctable } from '../corrections.api.ts'

/** All that the forms of corrections hold; each shows and sends its own fields. Choices are texts, as a select holds them. */
export type CorrectionValues = AddressValues & {
  reason: string
  lastName: string
  firstName: string
  middleName: string
  email: string
  phone: string
  companyName: string
  brandId: string
  productGroupId: string
  productTypeId: string
  productTypeOther: string
  deviceColourId: string
  identifier: string
  identifierKind: string
  imei2: string
  dateOfPurchase: string
  troubleDescription: string
  otherDescription: string
  failureOptionIds: number[]
  accessoryIds: number[]
  accessoriesOther: string
  contactName: string
  contactPhone: string
  kind: string
  provider: string
  code: string
  warrantyTypeId: string
  insuranceNumber: string
}
export type FormSubject = Exclude<CorrectionSubject, 'pickup'>

const chosen = (id: number | null) => (id === null ? '' : String(id))
const figure = (text: string) => (text === '' ? null : Number(text))

const nothing: CorrectionValues = {
  ...emptyValues(),
  reason: '',
  lastName: '',
  firstName: '',
  middleName: '',
  email: '',
  phone: '',
  companyName: '',
  brandId: '',
  productGroupId: '',
  productTypeId: '',
  productTypeOther: '',
  deviceColourId: '',
  identifier: '',
  identifierKind: 'imei',
  imei2: '',
  dateOfPurchase: '',
  troubleDescription: '',
  otherDescription: '',
  failureOptionIds: [],
  accessoryIds: [],
  accessoriesOther: '',
  contactName: '',
  contactPhone: '',
  kind: '',
  provider: '',
  code: '',
  warrantyTypeId: '',
  insuranceNumber: '',
}

/** The fields as they stand in the request. */
export function valuesOf(subject: FormSubject, request: Correctable): CorrectionValues {
  switch (subject) {
    case 'device': {
      const { brandId, productGroupId, productTypeId, deviceColourId, ...device } = request.device
      const ids = { brandId: chosen(brandId), productGroupId: chosen(productGroupId), productTypeId: chosen(productTypeId) }
      return { ...nothing, ...device, ...ids, deviceColourId: chosen(deviceColourId) }
    }
    case 'fault':
      return { ...nothing, ...request.fault }
    case 'kind':
      return { ...nothing, insuranceNumber: request.kind.insuranceNumber, warrantyTypeId: String(request.kind.warrantyTypeId) }
    default:
      return { ...nothing, ...request[subject] }
  }
}

type Values = Partial<CorrectionValues>
const pick = (values: CorrectionValues, names: readonly (keyof CorrectionValues)[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

const place = ['countryCode', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber', 'other'] as const
const contact = ['contactName', 'contactPhone'] as const

/** What the fields of a subject send as its `values`. */
export function sentValues(subject: FormSubject, values: CorrectionValues): unknown {
  switch (subject) {
    case 'contact':
      return pick(values, ['lastName', 'firstName', 'middleName', 'email', 'phone', 'companyName', 'taxNumber'])
    case 'device':
      return {
        ...pick(values, ['productTypeOther', 'identifier', 'identifierKind', 'imei2', 'dateOfPurchase']),
        brandId: figure(values.brandId),
        productGroupId: figure(values.productGroupId),
        productTypeId: figure(values.productTypeId),
        deviceColourId: figure(values.deviceColourId),
      }
    case 'fault':
      return pick(values, ['troubleDescription', 'otherDescription', 'failureOptionIds', 'accessoryIds', 'accessoriesOther'])
    case 'deliveryIn':
      return pick(values, [...place, ...contact])
    case 'deliveryOut':
      if (values.kind === 'locker') return pick(values, ['kind', 'provider', 'code', ...contact])
      return pick(values, values.kind === 'address' ? ['kind', ...place, ...contact] : ['kind'])
    case 'billing':
      return pick(values, values.kind === 'address' ? ['kind', ...place, 'billingName', 'taxNumber', 'isCompany'] : ['kind'])
    case 'kind':
      return { warrantyTypeId: figure(values.warrantyTypeId), insuranceNumber: values.insuranceNumber }
  }
}
