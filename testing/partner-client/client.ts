// A partner's own program, as far as the portal is concerned: all it knows of the API are the types that openapi-typescript generates from
// /api/openapi.json (partner-client.api.test.ts, which has tsc check a copy of this file against them).
import createClient from 'openapi-fetch'
import type { paths } from './portal-api.d.ts'

type Answer<T> = { data?: T; error?: { code: string }; response: Response }

/** @throws what was refused */
function dataOf<T>({ data, error, response }: Answer<T>): T {
  if (data === undefined) throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}

/** Books a repair with a test key, follows it to its quote, and accepts that. @returns where it stood after each */
export async function bookFollowAndDecide(baseUrl: string, key: string, imei: string): Promise<string[]> {
  const portal = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}`, Language: 'en' } })
  const setup = dataOf(await portal.GET('/api/booking-setup', { params: { query: { brand: 'huawei', warrantyType: 2 } } })).data
  const [day] = setup.pickupDays
  if (!day || !setup.availableService) throw new Error('Nothing can be booked')
  const { texts } = setup
  const booked = await portal.POST('/api/customer-requests/pickup-return', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      serviceRequest: {
        availableServiceId: setup.availableService.id,
        brandId: 7,
        productGroupId: 1,
        productTypeId: 7001,
        identifier: imei,
        identifierKind: 'imei',
        dateOfPurchase: '2025-03-07',
        failureOptionIds: [1],
        troubleDescription: 'It does not start.',
        pickupDay: day.day,
        pickupWindow: '08-17',
      },
      customer: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@pelda.hu', phone: '+36301234567' },
      deliveryInAddress: {
        postalCode: '1134',
        city: 'Budapest',
        publicPlaceName: 'Váci',
        publicPlaceType: 'út',
        streetNumber: '43',
        contactName: 'Kovács Anna',
        contactPhone: '+36301234567',
      },
      deliveryOutAddress: { kind: 'same' },
      billingAddress: { kind: 'same' },
      gdpr: true,
      termsAndCond: true,
      generalInfos: texts.generalInfo !== null,
      textVersions: {
        privacy: texts.privacy.id,
        terms: texts.terms.id,
        generalInfo: texts.generalInfo?.id ?? null,
        serviceTerms: texts.serviceTerms?.id ?? null,
      },
      processType: 'fizetos-javitasok',
    },
  })
  const id = dataOf(booked).data.crmRequestId
  const seen = [await statusOf()]
  for (const step of ['receive', 'sendQuote'] as const) {
    dataOf(await portal.POST('/api/sandbox/requests/{requestId}/steps', { params: { path: { requestId: id } }, body: { step } }))
    seen.push(await statusOf())
  }
  const { quote } = dataOf(await portal.GET('/api/customer-requests/{id}/quote', { params: { path: { id } } })).data
  if (!quote) throw new Error('No quote came')
  const decided = await portal.PUT('/api/customer-requests/{id}/quote-user-accept', {
    params: { path: { id } },
    body: {
      quoteAcceptedStatus: true,
      version: quote.version,
      chosenLineIds: [],
      declarations: { startNow: true, startLoss: true },
      textVersions: {
        orderToPay: quote.texts.orderToPay?.id ?? null,
        startNow: quote.texts.startNow?.id ?? null,
        startLoss: quote.texts.startLoss?.id ?? null,
      },
    },
  })
  dataOf(decided)
  return [...seen, await statusOf()]

  async function statusOf() {
    return dataOf(await portal.GET('/api/sandbox')).data.requests.find(({ crmRequestId }) => crmRequestId === id)?.status ?? 'gone'
  }
}
