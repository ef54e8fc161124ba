import type { FieldRefusal } from '#errors.ts'
import { refusalsOf } from '../../booking-rules.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { type DocumentField, refusalsOfDocuments } from '../../documents.ts'
import { defaultSerialBounds } from '../../identifier.ts'
import type { BookingRules } from '../../pickup-order.ts'
import type { BookingForm } from './booking-form.ts'
import { askedAt, blamedOnce, brandOf } from './form-answers.ts'
import { type From, toOrder } from './to-order.ts'

const rulesOf = (form: BookingForm, setup: BookingSetup): BookingRules => ({
  form: setup.form.definition,
  serial: brandOf(form, setup)?.serial ?? defaultSerialBounds,
  today: setup.today,
})

/** Some questions are put only after another is answered; until then only that one is missing. */
function isAskedYet(path: string, { serviceRequest }: BookingForm): boolean {
  if (path === 'serviceRequest.productGroupId') return serviceRequest.brandId !== null
  if (path === 'serviceRequest.productTypeId') return serviceRequest.productGroupId !== null
  if (path === 'serviceRequest.pickupWindow') return serviceRequest.pickupDay !== ''
  return true
}

/** Everything that keeps the order from being sent, at the fields of the screen, one refusal a field. */
export function refusalsOfForm(
  form: BookingForm,
  setup: BookingSetup,
  serviceEntry: From,
  attached: Readonly<Record<DocumentField, number>>,
): readonly FieldRefusal[] {
  const found = [
    ...refusalsOf(toOrder(form, setup, serviceEntry), rulesOf(form, setup)),
    ...refusalsOfDocuments(setup.form.definition, attached),
    ...(serviceEntry.sale?.refusalsOf(form) ?? []),
  ]
  const byField = new Map<string, FieldRefusal>()
  for (const refusal of blamedOnce(found, form)) {
    const path = askedAt(refusal.path, form)
    if (isAskedYet(path, form) && !byField.has(path)) byField.set(path, { ...refusal, path, code: codeOf(refusal, serviceEntry) })
  }
  return [...byField.values()]
}

/** A sale asks for the seller's name where a repair asks for the name on the invoice. */
const codeOf = ({ path, code }: FieldRefusal, { sale }: From) =>
  sale && path === 'billingAddress.billingName' && code === 'REQUIRED' ? 'SELLER_NAME_REQUIRED' : code
