import type { Input } from '#base/endpoint.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup } from '#catalogue/server/product-store.ts'
import { publicParams } from '#catalogue/server/system-param-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type BookingSetup, bookingSetup } from '../../booking-setup.ts'
import { purchaseBounds } from '../../purchase-date.ts'
import type { requestsApi } from '../../requests.api.ts'
import { pickupOffer } from '../pickup/pickup-offer.ts'
import { brandsOfForm, preparationSteps } from './device-store.ts'
import { previousRequest } from './previous-request.ts'
import { requireAllowedCustomer } from './require-allowed-customer.ts'
import { findServiceEntry } from './service-entry-store.ts'
import { presentTexts } from './text-version-store.ts'

/** Everything a booking screen needs, in one call, so that a phone on a bad line asks once. */
export async function getBookingSetup(ctx: ReadContext & Call, { query }: Input<typeof requestsApi.getBookingSetup>): Promise<BookingSetup> {
  const { tx, language, now } = ctx
  const serviceEntry = await findServiceEntry(tx, language, query)
  if (!serviceEntry) throw new Refusal('NOT_FOUND')
  const { service, provider, form } = serviceEntry
  requireAllowedCustomer(ctx, service)
  const previous = query.identicalHash && form.definition.previousRequest ? await previousRequest(ctx, query.identicalHash) : null
  const brands = await brandsOfForm(tx, language, form.id, service.brandId)
  const wanted = query.brand ?? brands.find(({ id }) => id === (service.brandId ?? previous?.brandId))?.slug
  const brand = brands.find(({ slug }) => slug === wanted) ?? null
  if (query.brand !== undefined && !brand) throw new Refusal('NOT_FOUND')
  const taken = new Set(brands.flatMap(({ productGroupIds }) => productGroupIds))
  const today = budapestDay(now)
  return {
    availableService: {
      id: service.id,
      name: service.name,
      serviceId: service.serviceId,
      serviceCode: service.serviceCode,
      warrantyTypeId: service.warrantyTypeId,
    },
    provider,
    form,
    brand,
    brands,
    productGroups: (await everyProductGroup(tx, language)).filter(({ id }) => taken.has(id)),
    lookups: {
      failureOptions: await lookupOf(tx, language, 'failureOptions'),
      accessories: await lookupOf(tx, language, 'accessories'),
      simLocks: await lookupOf(tx, language, 'simLocks'),
      businessForms: await lookupOf(tx, language, 'businessForms'),
    },
    preparationSteps: (await preparationSteps(tx, language)).filter(({ brandId }) => brandId === null || brands.some(({ id }) => id === brandId)),
    pickupDays: (await pickupOffer(ctx, query.postalCode)).days,
    texts: await textsOf(ctx, brand?.id ?? null, service.id),
    today,
    dateOfPurchase: purchaseBounds(form.definition.purchaseMaxAgeYears, today),
    figures: await figuresOf(ctx, today),
    previous,
  }
}

/** The long texts have pages of their own; the short ones come along. */
async function textsOf({ tx, language }: ReadContext & Call, brandId: number | null, availableServiceId: number): Promise<BookingSetup['texts']> {
  const { privacy, terms, generalInfo, serviceTerms } = await presentTexts(tx, language, { brandId, availableServiceId })
  if (!privacy || !terms) throw new Error(`There is no privacy notice or no terms in ${language} in table text_versions`)
  const toDto = (text: { id: number; body: string } | undefined) => (text ? { id: text.id, body: safeHtml(text.body) } : null)
  return {
    privacy: { id: privacy.id, body: null },
    terms: { id: terms.id, body: null },
    generalInfo: toDto(generalInfo),
    serviceTerms: toDto(serviceTerms),
  }
}

async function figuresOf({ tx }: ReadContext & Call, today: Day): Promise<BookingSetup['figures']> {
  const params = await publicParams(tx, today)
  return bookingSetup.shape.figures.parse(Object.fromEntries(params.map(({ key, value }) => [key, value])))
}
