import { nameInWords } from '#accounts/name-in-words.ts'
import type { Address } from '#addresses/address.ts'
import type { FormDefinition, FormField } from '#catalogue/form-definition.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { PickupOrderDraft } from '../../pickup-order.ts'
import type { BookingForm } from './booking-form.ts'
import { asksSimLock } from './form-answers.ts'
import type { Sale } from './sale.ts'

const numberIn = (digits: string) => (digits === '' ? null : Number(digits))

const addressOf = ({ countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Address): Address => ({
  countryCode,
  postalCode,
  city,
  publicPlaceName,
  publicPlaceType,
  streetNumber,
  other,
})

type WithContact = { contactName: string; contactPhone: string; sameContact: boolean }
const contactOf = ({ contactName, contactPhone, sameContact }: WithContact, customer: BookingForm['customer']) =>
  sameContact ? { contactName: nameInWords('hu', customer), contactPhone: customer.phone } : { contactName, contactPhone }

function deviceOf(form: BookingForm, setup: BookingSetup): PickupOrderDraft['serviceRequest'] {
  const { fields } = setup.form.definition
  const request = form.serviceRequest
  const asked = <Value, None>(field: FormField, value: Value, none: None) => (fields[field] === 'hidden' ? none : value)
  return {
    availableServiceId: setup.availableService.id,
    brandId: request.brandId,
    productGroupId: request.productGroupId,
    productTypeId: asked('productType', request.productTypeId, null),
    productTypeOther: request.productTypeId === null ? asked('productType', request.productTypeOther, '') : '',
    deviceColourId: asked('colour', request.deviceColourId, null),
    identifier: request.identifier,
    identifierKind: request.identifierKind,
    identifierGenerated: request.identifierGenerated,
    imei2: request.identifierKind === 'imei' ? asked('imei2', request.imei2, '') : '',
    dateOfPurchase: asked('dateOfPurchase', request.dateOfPurchase, ''),
    simLock: asksSimLock(form, setup) ? request.simLock : null,
    purchasePrice: asked('purchasePrice', numberIn(request.purchasePrice), null),
    troubleDescription: request.troubleDescription,
    otherDescription: asked('otherDescription', request.otherDescription, ''),
    failureOptionIds: asked('failureOptions', request.failureOptionIds, []),
    accessoryIds: asked('accessories', request.accessoryIds, []),
    accessoriesOther: asked('accessoriesOther', request.accessoriesOther, ''),
    insuranceNumber: asked('insuranceNumber', request.insuranceNumber, ''),
    costCentreId: request.costCentreId,
    repairCostLimit: asked('repairCostLimit', numberIn(request.repairCostLimit), null),
    calculatedPrice: null,
    pickupDay: request.pickupDay,
    pickupWindow: request.pickupWindow,
    pickupNote: asked('pickupNote', request.pickupNote, ''),
  }
}

function customerOf({ customer }: BookingForm, { company }: FormDefinition): PickupOrderDraft['customer'] {
  const { lastName, firstName, middleName, email, phone } = customer
  const person = { lastName, firstName, middleName, email, phone }
  const isCompany = company === 'choose' ? customer.isCompany : company === 'company'
  if (!isCompany) return { ...person, isCompany }
  const { companyName, businessForm, taxNumber } = customer
  return { ...person, isCompany, companyName, businessForm, taxNumber }
}

function deliveryOutOf({ deliveryOutAddress: out, customer }: BookingForm): PickupOrderDraft['deliveryOutAddress'] {
  if (out.kind === 'same') return { kind: 'same' }
  if (out.kind === 'address') return { kind: 'address', ...addressOf(out), ...contactOf(out, customer) }
  return { kind: 'locker', provider: out.provider, code: out.code, ...contactOf(out, customer) }
}

/** The invoice names whoever orders, so the company of step 4 is the one on it. */
function billingOf({ billingAddress: billing }: BookingForm, customer: PickupOrderDraft['customer']): PickupOrderDraft['billingAddress'] {
  if (billing.kind === 'same') return { kind: 'same' }
  const { isCompany, taxNumber } = customer
  return { kind: 'address', ...addressOf(billing), billingName: billing.billingName, isCompany, taxNumber: isCompany ? taxNumber : '' }
}

export type From = {
  readonly processType: string
  readonly query: { readonly identicalHash?: string | undefined }
  readonly sale?: Pick<Sale, 'refusalsOf'>
}

/** What is sent: of everything typed, what the service entry asks for and the choices leave open. */
export function toOrder(form: BookingForm, setup: BookingSetup, { processType, query }: From): PickupOrderDraft {
  const customer = customerOf(form, setup.form.definition)
  const { privacy, terms, generalInfo, serviceTerms } = setup.texts
  return {
    serviceRequest: deviceOf(form, setup),
    customer,
    deliveryInAddress: { ...addressOf(form.deliveryInAddress), ...contactOf(form.deliveryInAddress, form.customer) },
    deliveryOutAddress: deliveryOutOf(form),
    billingAddress: billingOf(form, customer),
    gdpr: form.gdpr,
    termsAndCond: form.termsAndCond,
    // SPEC's field is taken; our screens show the text and let nobody declare having read it (decision 51).
    generalInfos: false,
    textVersions: { privacy: privacy.id, terms: terms.id, generalInfo: generalInfo?.id ?? null, serviceTerms: serviceTerms?.id ?? null },
    accountRegistration: setup.form.definition.accountRegistration && form.accountRegistration,
    processType,
    prevCrmRequestId: setup.previous?.crmRequestId ?? null,
    prevGsmWorkSheetId: setup.previous?.gsmWorksheetId ?? null,
    identicalHash: setup.previous ? (query.identicalHash ?? null) : null,
  }
}
