import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { shownPhone, toE164 } from '#accounts/phone.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { samePlace } from '#addresses/same-place.ts'
import type { Language } from '#base/languages.ts'
import type { Translator } from '#base/texts.ts'
import type { formatsOf } from '#base/web/formats.ts'
import type { Colour } from '#catalogue/catalogue.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { normaliseIdentifier } from '../../identifier.ts'
import type { LaterTexts } from '../../later-texts.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import type { RequestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import type { Documents } from '../booking/draft-documents.ts'
import { brandOf, groupOf } from '../booking/form-answers.ts'
import { toOrder } from '../booking/to-order.ts'

type Answer = { readonly name: string; readonly value: string }
export type AnswerGroup = { readonly step: BookingStep; readonly title: string; readonly answers: readonly Answer[] }

type Words = {
  readonly t: Translator<LaterTexts>
  /** The names of the steps, and the words of the first. */
  readonly ofSteps: Translator<RequestTexts>
  readonly formats: ReturnType<typeof formatsOf>
  readonly language: Language
  /** Of the chosen type. */
  readonly colours: readonly Colour[]
  /** A bank account in the groups it is read in. */
  readonly accountInWords: (typed: string) => string
}

type Named = { readonly id: number; readonly name: string }
const namesOf = (list: readonly Named[], ids: readonly number[]) =>
  list
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** With blanks that do not break. */
const phoneOf = (typed: string) => shownPhone(toE164(typed) ?? typed)

/** Every answer in the customer's own words, by the step where it can be changed. What was left empty is not repeated. */
export function answersOf(form: BookingForm, setup: BookingSetup, documents: Documents, words: Words): readonly AnswerGroup[] {
  const groups = [deviceAnswers(form, setup, words), faultAnswers(form, setup, documents, words), ...pickupAnswers(form, setup, words)]
  return [...groups, billingAnswers(form, setup, words)].map((group) => ({ ...group, answers: group.answers.filter(({ value }) => value !== '') }))
}

function deviceAnswers(form: BookingForm, setup: BookingSetup, { t, ofSteps, formats, colours }: Words): AnswerGroup {
  const { serviceRequest: device } = toOrder(form, setup, nowhere)
  const { identifierKind, identifierGenerated } = form.serviceRequest
  const identifier = normaliseIdentifier(identifierKind, form.serviceRequest.identifier)
  return {
    step: 'device',
    title: t('check.device'),
    answers: [
      { name: t('check.brand'), value: brandOf(form, setup)?.name ?? '' },
      { name: t('check.group'), value: groupOf(form, setup)?.name ?? '' },
      { name: t('check.type'), value: form.serviceRequest.productTypeOther },
      { name: t('check.colour'), value: colours.find(({ id }) => id === device.deviceColourId)?.name ?? '' },
      { name: ofSteps(`identifier.${identifierKind}`), value: identifierGenerated ? t('check.temporary', { identifier }) : identifier },
      { name: ofSteps('identifier.second'), value: normaliseIdentifier('imei', device.imei2 ?? '') },
      { name: t('check.purchase'), value: device.dateOfPurchase ? formats.day(device.dateOfPurchase) : '' },
      { name: t('check.price'), value: device.purchasePrice ? formats.forint(device.purchasePrice) : '' },
      { name: t('check.simLock'), value: setup.lookups.simLocks.find(({ id }) => id === device.simLock)?.name ?? '' },
    ],
  }
}

function faultAnswers(form: BookingForm, setup: BookingSetup, documents: Documents, { t, ofSteps, formats }: Words): AnswerGroup {
  const { serviceRequest: fault } = toOrder(form, setup, nowhere)
  const accessories = [namesOf(setup.lookups.accessories, fault.accessoryIds ?? []), fault.accessoriesOther].filter(Boolean).join(', ')
  const files = [...documents.invoice, ...documents.warranty_card, ...documents.apple_documents]
  return {
    step: 'fault',
    title: setup.form.definition.buyback ? ofSteps('steps.faultOfSale') : t('check.fault'),
    answers: [
      { name: t('check.claim'), value: fault.insuranceNumber ?? '' },
      { name: t('check.options'), value: namesOf(setup.lookups.failureOptions, fault.failureOptionIds ?? []) },
      { name: t(setup.form.definition.buyback ? 'sale.description' : 'check.description'), value: fault.troubleDescription.trim() },
      { name: t('check.accessories'), value: accessories },
      { name: t('check.costLimit'), value: fault.repairCostLimit ? formats.forint(fault.repairCostLimit) : '' },
      { name: t('check.other'), value: fault.otherDescription ?? '' },
      { name: t('check.documents'), value: files.map(({ name }) => name).join(', ') },
    ],
  }
}

function pickupAnswers(form: BookingForm, setup: BookingSetup, { t, formats, language }: Words): readonly AnswerGroup[] {
  const { customer, deliveryInAddress: from, deliveryOutAddress: to, serviceRequest } = form
  const { pickupDay, pickupWindow } = serviceRequest
  const contactOf = ({ sameContact, contactName, contactPhone }: typeof from | typeof to) =>
    sameContact ? '' : `${contactName}, ${phoneOf(contactPhone)}`
  const isPickup = to.kind === 'address' && samePlace(to, from)
  const back = isPickup ? t('check.sameAddress') : { same: t('check.sameAddress'), address: formatAddress(to), locker: to.pointName }[to.kind]
  return [
    {
      step: 'pickup',
      title: t('check.person'),
      answers: [
        { name: t('check.name'), value: nameInWords(language, customer) },
        { name: t('person.email'), value: customer.email.trim() },
        { name: t('person.phone'), value: phoneOf(customer.phone) },
      ],
    },
    {
      step: 'pickup',
      title: t('check.pickup'),
      answers: [
        { name: t('check.pickupTime'), value: pickupDay && pickupWindow ? `${formats.weekday(pickupDay)}, ${t(`window.${pickupWindow}`)}` : '' },
        { name: t('check.pickupAddress'), value: formatAddress(from) },
        { name: t('check.contact'), value: contactOf(from) },
        { name: t('check.note'), value: setup.form.definition.fields.pickupNote === 'hidden' ? '' : serviceRequest.pickupNote },
        { name: t('check.delivery'), value: back },
        { name: t('check.contact'), value: to.kind === 'same' ? '' : contactOf(to) },
      ],
    },
  ]
}

function billingAnswers(form: BookingForm, setup: BookingSetup, { t, ofSteps, language, accountInWords }: Words): AnswerGroup {
  const { customer, billingAddress } = toOrder(form, setup, nowhere)
  const short = setup.lookups.businessForms.find(({ id }) => id === customer.businessForm)?.short ?? null
  const company = customer.companyName ? fullCompanyName(customer.companyName, short) : ''
  const own = company || nameInWords(language, form.customer)
  const costCentre = setup.costCentres.find(({ id }) => id === form.serviceRequest.costCentreId)
  const isPickup = billingAddress.kind === 'same' || samePlace(form.billingAddress, form.deliveryInAddress)
  const isSale = setup.form.definition.buyback
  return {
    step: 'billing',
    title: isSale ? ofSteps('steps.billingOfSale') : t('check.billing'),
    answers: [
      { name: t('billing.costCentre'), value: costCentre ? `${costCentre.code} – ${costCentre.name}` : '' },
      { name: t(isSale ? 'sale.name' : 'check.billingName'), value: billingAddress.kind === 'address' ? billingAddress.billingName : own },
      { name: t('billing.company'), value: billingAddress.kind === 'address' ? company : '' },
      { name: t('billing.taxNumber'), value: customer.taxNumber ?? '' },
      {
        name: t(isSale ? 'sale.addressTitle' : 'check.billingAddress'),
        value: isPickup ? t('check.pickupAddressToo') : formatAddress(form.billingAddress),
      },
      { name: t('sale.account'), value: isSale ? accountInWords(form.payoutAccount) : '' },
      { name: t('check.account'), value: setup.form.definition.accountRegistration && form.accountRegistration ? t('check.wanted') : '' },
    ],
  }
}

/** The answers do not depend on the service entry's own words. */
const nowhere = { processType: '', query: {} }
