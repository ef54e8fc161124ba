import type { Input } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup } from '#catalogue/server/product-store.ts'
import { publicParams } from '#catalogue/server/system-param-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type BookingSetup, bookingSetup } from '../../booking-setup.ts'
import { purchaseBounds } from '../../purchase-date.ts'
import type { requestsApi } from '../../requests.api.ts'
import { findEarlierRequest } from '../earlier-request-store.ts'
import { pickupOffer } from '../pickup/pickup-offer.ts'
import { costCentresOffered } from './cost-centre-store.ts'
import { brandsOfForm } from './device-store.ts'
import { previousRequest } from './previous-request.ts'
import { requireAllowedCustomer } from './require-allowed-customer.ts'
import { findServiceEntry } from './service-entry-store.ts'
import { presentTexts } from './text-version-store.ts'

/** Everything a booking screen needs, in one call, so that a phone on a bad line asks once. */
export async function getBookingSetup(ctx: ReadContext & Call, { query }: Input<typeof requestsApi.getBookingSetup>): Promise<BookingSetup> {
  const { language, now } = ctx
  const serviceEntry = await findServiceEntry(ctx, language, query)
  if (!serviceEntry) throw new Refusal('NOT_FOUND')
  const { service, provider, form } = serviceEntry
  requireAllowedCustomer(ctx, service)
  const previous = query.identicalHash && form.definition.previousRequest ? await previousRequest(ctx, query.identicalHash) : null
  const brands = await brandsOfForm(ctx, language, form.id, service.brandId)
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
    productGroups: (await everyProductGroup(ctx, language)).filter(({ id }) => taken.has(id)),
    lookups: {
      failureOptions: await lookupOf(ctx, language, 'failureOptions'),
      accessories: await lookupOf(ctx, language, 'accessories'),
      simLocks: await lookupOf(ctx, language, 'simLocks'),
      businessForms: await lookupOf(ctx, language, 'businessForms'),
    },
    costCentres: await costCentresOffered(ctx),
    pickupDays: (await pickupOffer(ctx, query.postalCode ?? (await postalCodeOf(ctx, previous)))).days,
    texts: await textsOf(ctx, brand?.id ?? null, service.id),
    today,
    dateOfPurchase: purchaseBounds(form.definition.purchaseMaxAgeYears, today),
    figures: await figuresOf(ctx, today),
    previous,
  }
}

/** A repeat claim is collected where the earlier repair was. */
const postalCodeOf = async ({ tx }: ReadContext, previous: BookingSetup['previous']) =>
  previous ? (await findEarlierRequest(tx, previous.crmRequestId))?.postalCode : undefined

async function textsOf(ctx: ReadContext & Call, brandId: number | null, availableServiceId: number): Promise<BookingSetup['texts']> {
  const { privacy, terms, generalInfo, serviceTerms } = await presentTexts(ctx, ctx.language, { brandId, availableServiceId })
  if (!privacy || !terms) throw new Error(`There is no privacy notice or no terms in ${ctx.language} in table text_versions`)
  return {
    privacy,
    terms,
    generalInfo: generalInfo ?? null,
    serviceTerms: serviceTerms ?? null,
  }
}

async function figuresOf(ctx: ReadContext & Call, today: Day): Promise<BookingSetup['figures']> {
  const params = await publicParams(ctx, today)
  return bookingSetup.shape.figures.parse(Object.fromEntries(params.map(({ key, value }) => [key, value])))
}
