import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { api } from '../src/api.ts'
import { book, newImei, pickupOrder, samplePdf, sendOrder, serviceEntries } from './factories.ts'
import { insertInvoice } from './insert-invoice.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'

// Each call of SPEC 7 that the first half of the portal answers, by its exact address and with the shape SPEC gives it.

let portal: TestPortal
/** A booked request with a document, and whoever may see what. */
let booked: { id: number; hash: string }
let tracking: { token: string; cookie: string }
let company: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal()
  const { crmRequestId, handoverDocumentHash } = await book(portal)
  booked = { id: crmRequestId, hash: handoverDocumentHash }
  tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: booked.id })
  const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  company = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())

const text = expect.any(String)
const number = expect.any(Number)
const flag = expect.any(Boolean)
const orNull = (type: 'string' | 'number') => expect.toSatisfy((value: unknown) => value === null || typeof value === type)
const [textOrNull, numberOrNull] = [orNull('string'), orNull('number')]
const list = expect.any(Array)
/** A list, not empty, of things that have at least these keys. */
const listOf = (...keys: string[]) =>
  expect.toSatisfy((list: unknown) => Array.isArray(list) && list.length > 0 && list.every((one) => keys.every((key) => key in one)))
const service = listOf('id', 'language', 'serviceId', 'serviceCode', 'warrantyTypeId', 'warrantyTypeName', 'url', 'termsAndCond')
const named = { id: number, name: text }
const anythingNamed = expect.toSatisfy((value: unknown) => value === null || (typeof value === 'object' && 'id' in value && 'name' in value))
/** SPEC 3, address. */
const addressData = (type: number) => ({
  addressType: { id: type },
  country: { countryCode: 'HUN' },
  ...{ postalCode: text, city: text, publicPlaceName: text, publicPlaceType: text, streetNumber: text, other: textOrNull },
  ...{ contactName: text, contactPhone: textOrNull, billingName: textOrNull, taxNumber: textOrNull, isCompany: 0, locker: null },
})
/** SPEC 3, service request, of one just booked: each field is there, null where nothing is known or its data comes later. */
const serviceRequest = {
  ...{ availableServiceId: number, language: 'hu', type: 'pickup-return', status: text, afterCancelling: null },
  ...{ deviceIdentifierIn: text, deviceIdentifierOut: null, uniqueIdentifiers: [text], imei1: text, imei2: null, serialNumber: null },
  ...{ brand: named, productType: { id: number, factoryName: text, tradeName: text }, productGroup: named, deviceColour: anythingNamed },
  ...{ dateOfPurchase: textOrNull, errorDescription: text, troubleDescription: text, otherDescription: textOrNull, failureOptions: list },
  ...{ simLock: anythingNamed, warrantyType: named, mobilProvider: null, receivedTime: text, payment: null },
  ...{ insuranceNumber: null, damageNumber: null, rmaNumber: null, gsmWorksheetId: null, referenceNumber: null, mieleWorksheetNumber: null },
  ...{ repairCostLimit: numberOrNull, purchasePrice: numberOrNull, accessories: list, accessoriesOther: textOrNull },
  ...{
    requestSource: { id: 2, name: 'Mobilfutár' },
    calculatedPrice: null,
    expectedPrice: null,
    quotePrice: null,
    quotePriceMost: null,
    prevCrmRequestId: null,
    prevGsmWorkSheetId: null,
  },
  customer: {
    ...{ customerId: null, customerType: 'B2C', firstName: text, middleName: null, lastName: text, email: text, phone: text },
    ...{ companyName: null, businessForm: null, taxNumber: null },
  },
  ...{ shippingAddressData: addressData(1), billingAddressData: addressData(2), deliveryOutAddressData: addressData(3) },
  history: listOf('status', 'date', 'type', 'code'),
  ...{ warrantyCardPath: null, invoicePath: null, faultReportPath: null, gsmQuotationPath: null, dolphinInvoicePath: null },
  gsmRepairWorksheetPath: null,
  // What the screens of tracking show beside SPEC 3.
  ...{
    version: number,
    outcome: null,
    closedTime: null,
    costCentre: null,
    identifierKind: 'imei',
    timeline: list,
    milestones: list,
    headline: text,
    next: expect.any(Object),
  },
  pickup: { day: text, window: text, postalCode: text, city: text, note: textOrNull },
  ...{ serviceWarranty: null, may: { changePickup: flag, cancel: flag, uploadDocuments: flag, changeCostCentre: flag } },
}
const pdfOf = ({ status, headers, bytes }: CallAnswer) => [status, headers['content-type'], bytes.subarray(0, 5).toString()]
const pdf = [200, 'application/pdf', '%PDF-']

const visit = (url: string, session?: { token: string; cookie: string }) => portal.call('GET', `/api/${url}`, session ? { session } : {})
const send = (url: string, body: object, more: Parameters<TestPortal['call']>[2] = {}) =>
  portal.call('POST', `/api/${url}`, { body, csrf: true, idempotencyKey: crypto.randomUUID(), ...more })
/** SPEC 7: the answer is `data` beside the status. */
const data = (answer: CallAnswer, shape: unknown) => expect(answer.body).toEqual({ status: 200, data: shape })

type Call = readonly [call: string, check: () => Promise<void>]

const calls: readonly Call[] = [
  ['GET create-csrf-token', async () => data(await visit('create-csrf-token'), { token: text, expiresAt: text })],
  ['POST login-request', async () => data(await send('login-request', { crmRequestId: booked.id, email: 'a@pelda.hu' }), { linkMinutes: 30 })],
  ['POST login-viewer', async () => data(await send('login-viewer', { gsmWorksheetId: 'TC-1', email: 'a@pelda.hu' }), { linkMinutes: 30 })],
  [
    'GET login-process/{token}',
    async () => {
      const token = await createMailedLink(portal.db, start, { purpose: 'trackingLogin', requestId: booked.id })
      const { body, cookies } = await portal.call('GET', `/api/login-process/${token}`, { language: 'hu' })
      expect(body).toEqual({ status: 200, type: 'TRACKING', crmRequestId: booked.id, Token: text })
      expect(cookies.sid_tracking).toEqual(text)
    },
  ],

  [
    'POST customer-requests/pickup-return',
    async () =>
      data(
        await sendOrder(portal, await pickupOrder(portal, {}, { serviceEntry: serviceEntries.warranty }), {
          files: [{ field: 'invoice', name: 'a.pdf', bytes: samplePdf() }],
        }),
        {
          crmRequestId: number,
          requestNumber: text,
          handoverDocumentHash: text,
          pickupCalendarUrl: text,
          pickupDay: text,
          pickupWindow: '08-17',
          nextSteps: expect.any(Array),
          follow: text,
          expectedRepairWorkingDays: [7, 10],
          costLimit: null,
        },
      ),
  ],
  [
    'POST customer-requests/check-duplication',
    async () => data(await send('customer-requests/check-duplication', { identifier: newImei(), email: 'a@pelda.hu' }), { duplicate: false }),
  ],
  ['GET check-claim-number/{number}', async () => data(await visit('check-claim-number/as1234567'), { valid: true, number: 'AS1234567' })],
  ['GET device-management/luhn/{imei}/hu', async () => data(await visit('device-management/luhn/490154203237518/hu'), { valid: true })],
  [
    'GET customer-requests/{id}/show',
    async () =>
      data(await visit(`customer-requests/${booked.id}/show`, tracking), {
        ...serviceRequest,
        ...{ id: booked.id, serviceRequestId: booked.id, crmRequestId: booked.id },
        // A paid repair whose price is in the list.
        ...{ calculatedPrice: { repair: number, delivery: 4522 }, expectedPrice: { from: number, to: number } },
        documents: [{ documentType: 'handoverDocument', name: text, createdAt: text, createdBy: 'system', language: 'hu' }],
        handoverDocumentPath: `/api/proxy-gsm-api-notrt/return-worksheet/${booked.id}/handoverDocument/hu`,
      }),
  ],
  [
    'GET customer-requests/{id}/history',
    async () => data(await visit(`customer-requests/${booked.id}/history`, tracking), listOf('status', 'date', 'type', 'code')),
  ],
  [
    'GET customer-requests/{id}/documents',
    async () =>
      data(await visit(`customer-requests/${booked.id}/documents`, tracking), {
        warrantyCardHash: null,
        invoiceHash: null,
        faultReportHash: null,
        handoverDocumentHash: text,
        gsmQuotationHash: null,
        dolphinInvoiceHash: null,
        gsmRepairWorksheetHash: null,
        documents: listOf('documentType', 'title', 'name', 'token'),
      }),
  ],
  [
    'POST customer-requests/{id}/document-upload',
    async () => {
      const files = [{ field: 'warranty_card', name: 'jegy.pdf', bytes: samplePdf() }]
      data(await send(`customer-requests/${booked.id}/document-upload`, {}, { files, session: tracking, csrf: false }), {
        documents: [{ id: text, type: 'warrantyCard', name: 'jegy.pdf' }],
      })
    },
  ],

  [
    'POST documents',
    async () =>
      expect(
        pdfOf(await send('documents', { documentType: 'handoverDocumentHash', crmRequestId: booked.id }, { session: tracking, csrf: false })),
      ).toEqual(pdf),
  ],
  [
    'GET documents-viewer/{documentType}/{token}',
    async () => expect(pdfOf(await visit(`documents-viewer/handoverDocument/${booked.hash}`))).toEqual(pdf),
  ],
  [
    'GET gsm-worksheets/{id}/documents/{token}',
    async () => expect(pdfOf(await visit(`gsm-worksheets/${booked.id}/documents/${booked.hash}`))).toEqual(pdf),
  ],
  [
    'GET proxy-gsm-api-notrt/{id}',
    async () =>
      data(
        await visit(`proxy-gsm-api-notrt/${booked.id}`, tracking),
        expect.objectContaining({
          crmRequestId: booked.id,
          gsmWorksheetId: null,
          deviceIdentifierIn: text,
          documents: listOf('documentId', 'language'),
        }),
      ),
  ],
  [
    'GET proxy-gsm-api-notrt/return-worksheet/{worksheetId}/{documentId}/{lang}',
    async () => {
      const { documents } = (await visit(`proxy-gsm-api-notrt/${booked.id}`, tracking)).body.data
      const { documentId } = documents.find(({ documentType }: { documentType: string }) => documentType === 'handoverDocument')
      expect(pdfOf(await visit(`proxy-gsm-api-notrt/return-worksheet/${booked.id}/${documentId}/hu`, tracking))).toEqual(pdf)
    },
  ],

  [
    'GET brands',
    async () => {
      const answer = await visit('brands')
      data(answer, listOf('brandId', 'language', 'brandName', 'imagePath', 'linkUrl', 'title', 'desc', 'availableService'))
      const names = answer.body.data.map(({ brandName }: { brandName: string }) => brandName)
      expect(names).toHaveLength(26)
      expect(names).toEqual(names.toSorted(new Intl.Collator('hu').compare))
    },
  ],
  [
    'GET brands/{id}',
    async () =>
      data(await visit('brands/2'), expect.objectContaining({ brandId: 2, brandName: 'Apple', generalInfo: text, availableService: service })),
  ],
  ['GET brands/{id}/product-groups', async () => data(await visit('brands/2/product-groups'), listOf('id', 'name'))],
  [
    'GET brands/{brandId}/form-types/{formTypeId}/product-groups',
    async () => data(await visit('brands/7/form-types/7/product-groups'), listOf('id', 'name')),
  ],
  [
    'GET brands/{brandId}/product-types/{groupId}',
    async () => data(await visit('brands/2/product-types/1'), listOf('id', 'factoryName', 'tradeName', 'colours')),
  ],
  ['GET product-groups', async () => data(await visit('product-groups'), listOf('id', 'name'))],
  ...[6, 7, 17].map(
    (id): Call => [
      'GET forms/{id}',
      async () => data(await visit(`forms/${id}`), expect.objectContaining({ id, name: text, definition: expect.any(Object) })),
    ],
  ),
  [
    'GET system-param/{id}',
    async () =>
      data(await visit('system-param/quoteValidityWorkingDays'), { id: number, key: 'quoteValidityWorkingDays', value: 20, validFrom: text }),
  ],
  [
    'GET service-warranty-rules-fits/{id}',
    async () => data(await visit(`service-warranty-rules-fits/${booked.id}`, tracking), { fits: false, until: null }),
  ],
  ['GET fonix-product-groups/enabled', async () => data(await visit('fonix-product-groups/enabled'), listOf('id', 'name'))],
  [
    'GET fonix-product-groups/{id}/brands-enabled',
    async () => data(await visit('fonix-product-groups/1/brands-enabled'), listOf('brandId', 'brandName')),
  ],
  ['GET fonix-brands/{id}/product-types', async () => data(await visit('fonix-brands/2/product-types'), listOf('id', 'tradeName'))],
  ['GET fonix-product-types/{id}/colors', async () => data(await visit('fonix-product-types/2001/colors'), listOf('id', 'name'))],
  ...[1, 3].map(
    (id): Call => [
      'GET mobil-providers/{id}',
      async () => data(await visit(`mobil-providers/${id}`), expect.objectContaining({ id, availableService: service })),
    ],
  ),
  [
    'POST calculator/repair',
    async () =>
      data(
        await send('calculator/repair', { brandId: 7, productGroupId: 1, productTypeId: 7001, failureOptionIds: [1] }),
        expect.objectContaining({ lines: listOf('name', 'price'), delivery: number, total: { from: number, to: number }, inspectionNeeded: flag }),
      ),
  ],
  [
    'POST payments/create',
    async () => {
      const { id } = await insertInvoice(portal.db, booked.id)
      data(await send('payments/create', { crmRequestId: booked.id, invoiceId: id }, { session: tracking }), { paymentId: text, redirectUrl: text })
    },
  ],
  [
    'GET payments',
    async () => {
      const { providerPaymentId } = await portal.db.selectFrom('payments').select('providerPaymentId').executeTakeFirstOrThrow()
      data(await visit(`payments?token=${providerPaymentId}&PayerID=SIMPAYER`, tracking), {
        status: text,
        crmRequestId: booked.id,
        invoiceNumber: text,
        ...{ paymentMethodId: 4, transactionId: text, timedOut: false },
      })
    },
  ],
  [
    'GET system-info/messages/{code}',
    async () =>
      data(await visit('system-info/messages/MOBILFUTAR'), {
        status: 200,
        title: text,
        description: text,
        currentVersion: text,
        hungarianOnly: false,
      }),
  ],
  [
    'GET report-lists/{reportHeaderId}',
    async () => data(await visit('report-lists/1?from=2026-11-01', company), expect.objectContaining({ rows: expect.any(Array) })),
  ],
]

test.each(calls)('%s is answered as specified', async (_call, check) => check())

test('each is a row of api.ts', () => {
  const unnamed = (path: string) => path.replace(/:\w+|\{\w+\}/g, ':')
  const rows = new Set(Object.values(api).flatMap((table) => Object.values(table).map(({ method, path }) => unnamed(`${method} ${path.slice(1)}`))))
  expect(calls.map(([call]) => call).filter((call) => !rows.has(unnamed(call)))).toEqual([])
})
