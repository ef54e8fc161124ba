import { z } from 'zod'
import type { Endpoint } from '#base/endpoint.ts'
import { emptyWorksheet } from '#worksheets/worksheet.ts'
import { buybackOrder } from './buyback-orders.ts'
import { deviceOrder, orderedDevice } from './device-orders.ts'
import { pickupOrder } from './factories.ts'
import type { TestPortal } from './portal.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: Json[]
  const?: Json
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
}

/** Something of the right shape, from the row's own schema. */
function sampleOf(schema: Schema): Json {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return sampleOf(choice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value)]))
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  return schema.type === 'integer' || schema.type === 'number' ? 1 : schema.type === 'boolean' ? true : 'szöveg@pelda.hu'
}

const fine = { finding: 'fine' }
const checks = { display: fine, back: fine, frame: fine, buttons: fine, camera: fine, water: fine, power: fine, lock: fine }
const act = { version: 1 }
const insurer = {
  ...{ name: 'Minta Biztosító Zrt.', postalCode: '1134', city: 'Budapest', address: 'Váci út 1.', taxNumber: '12345676-2-41' },
  ...{ email: 'karrendezes@biztosito.pelda.hu', dueDays: 30 },
}
const email = 'kis.pal@pelda.hu'
const password = 'Kék-Ház77'
const buybackAnswers = {
  switchesOn: true,
  accountLocked: false,
  waterDamage: false,
  display: 'flawless',
  body: 'good',
  batteryPercent: 90,
  proof: true,
}
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' }
const newPassword = { password, passwordConfirm: password }
const savedAddress = {
  addressType: { id: 1 },
  postalCode: '1134',
  city: 'Budapest',
  publicPlaceName: 'Váci',
  publicPlaceType: 'út',
  streetNumber: '43',
}
const systemMessage = {
  titles: { hu: 'Leállás', en: '', de: '', sl: '' },
  descriptions: { hu: 'Este.', en: '', de: '', sl: '' },
  validFrom: '2026-11-24T08:00',
  validTo: null,
}

/** What a sample of the schema cannot be: refused before its use case, it would show nothing of it. */
const bodies: Readonly<Record<string, Json>> = {
  'accounts.logIn': { email, password },
  'accounts.askPasswordLink': { email },
  'accounts.setPassword': newPassword,
  'accounts.changePassword': newPassword,
  'accounts.changeOwnPassword': { ...newPassword, currentPassword: 'Piros-Alma12' },
  'accounts.proveIdentity': { password: 'Piros-Alma12' },
  'accounts.askEmailChange': { email },
  'accounts.addPasskey': { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: [] } },
  'accounts.logInWithPasskey': { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
  'accounts.inviteColleague': { colleague: { email, lastName: 'Kis', firstName: 'Pál' }, post: 'atvevo' },
  'sandbox.advanceSandboxClock': { hours: 1 },
  'sandbox.takeSandboxStep': { step: 'receive' },
  'partnerApi.createApiKey': { name: 'Webáruház', scopes: ['requests.read'], validDays: 365 },
  'partnerApi.changeApiKey': { ...act, name: 'Webáruház', scopes: ['requests.read'] },
  'partnerApi.rotateApiKey': { ...act, overlapHours: 24 },
  'partnerApi.revokeApiKey': act,
  'partnerApi.createWebhook': { url: 'https://partner.pelda.hu/mobilfutar', events: ['quote.sent'] },
  'partnerApi.changeWebhook': { ...act, url: 'https://partner.pelda.hu/mobilfutar', events: ['quote.sent'], isOn: true },
  'partnerApi.rotateWebhookSecret': act,
  'partnerApi.deleteWebhook': act,
  'companies.createCompany': {
    name: 'Minta',
    businessForm: 1,
    taxNumber: '12345676-2-41',
    customerType: 'FLOTTA',
    administrator: { email, lastName: 'Kis', firstName: 'Pál' },
  },
  'companies.createCompanyOfAccount': { email },
  'companies.setCompanyStatement': { wantsStatement: false },
  'companies.invitePerson': { email, lastName: 'Kis', firstName: 'Pál', role: 'member' },
  'companies.changeCompanyPerson': { ...act, role: 'member' },
  'companies.addCostCentre': { code: '1200', name: 'Logisztika' },
  'companies.changeCostCentre': { ...act, code: '1200', name: 'Logisztika', active: true },
  'companies.moveRequestToCostCentre': { ...act, costCentreId: null },
  'companies.leaveCompany': act,
  'companies.returnToCompany': act,
  'companies.acceptInvitation': { ...newPassword, gdpr: true, termsAndCond: true, textVersions: { privacy: 1, terms: 1 } },
  'customerData.changeProfile': { ...act, lastName: 'Kis', firstName: 'Pál', defaultLanguage: 'hu' },
  'customerData.changeFinancialData': act,
  'savedAddresses.saveAddress': savedAddress,
  'savedAddresses.changeSavedAddress': { ...act, ...savedAddress },
  'savedAddresses.saveCompanyAddress': savedAddress,
  'savedAddresses.changeCompanyAddress': { ...act, ...savedAddress },
  'notices.createSystemMessage': systemMessage,
  'corrections.correctRequest': { subject: 'fault', ...act, reason: 'Telefonon pontosította', values: { troubleDescription: 'Nem tölt.' } },
  'personalData.eraseMyData': { password: 'Piros-Alma12' },
  'personalData.restrictMyData': { restricted: true },
  'personalData.askDataLink': { email },
  'personalData.showPerson': { person: { accountId: 987_654 }, reason: 'kérte' },
  'personalData.exportPerson': { person: { accountId: 987_654 }, reason: 'kérte' },
  'personalData.anonymisePerson': { person: { accountId: 987_654 }, reason: 'kérte', why: 'asked' },
  'contact.sendContactMessage': { topic: 'other', name: 'Kis Pál', email, subject: 'Kérdés', message: 'Nyitva vannak?' },
  'site.sendComplaint': { name: 'Kis Pál', email, subject: 'Panasz', message: 'Késik.' },
  'site.withdrawFromContract': { name: 'Kis Pál', contract: '123456789', email },
  'statements.moveStatement': { ...act, state: 'SETTLED', outcome: 'ACCEPTED', note: 'Visszafizetjük.' },
  'statements.joinStatement': { ...act, crmRequestId: 987_654_321 },
  'stores.findStoreCustomer': { email },
  'stores.handBackAtCounter': {
    ...{ handedTo: 'Nagy Éva', identityKind: 'passport', identityEnd: '6AB' },
    signature: { kind: 'typed', signer: 'Nagy Éva' },
  },
  'stores.orderBatch': { devices: [987_654_321], pickupDay: '2026-11-24', pickupWindow: '08-17' },
  'stores.handOverBatch': { devices: [987_654_321] },
  'tracking.requestLogin': { crmRequestId: 987_654_321, email },
  'tracking.requestViewerLogin': { crmRequestId: 987_654_321, email },
  'requests.changePickup': { pickupDay: '2026-11-25', pickupWindow: '08-17', version: 1 },
  'requests.cancelRequest': { reason: 'other' },
  'requests.answerPreparation': { stepId: 1, answer: 'done' },
  'preAlerts.announcePreAlerts': { devices: [{ reference: 'P-1', device: 'P30 Pro', expectedOn: '2026-11-30' }] },
  'preAlerts.changePreAlert': { ...act, expectedOn: '2026-11-30' },
  'preAlerts.withdrawPreAlert': act,
  'preAlerts.receivePreAlert': {
    ...act,
    ...{ warrantyType: 2, brandId: 7, productGroupId: 1, identifierKind: 'imei', contactName: 'Kis Pál', contactPhone: '+36301234567' },
    address: { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' },
    ...{ foundAccessoryIds: [], checks },
  },
  'bulkUpload.mapUploadColumns': { version: 1, headings: [{ place: 0, column: 'marka' }] },
  'bulkUpload.changeUploadCells': { version: 1, cells: [{ line: 2, column: 'marka', value: 'HUAWEI' }] },
  'bulkUpload.removeUploadRows': { version: 1, lines: [2] },
  'bulkUpload.commitUpload': { hash: 'f'.repeat(64), only: 'all', gdpr: true, termsAndCond: true, textVersionIds: [] },
  'priceDesk.publishPriceChange': { revision: 1, validFrom: '2026-12-01' },
  'priceDesk.importPrices': { revision: 1, isDryRun: true },
  'priceDesk.savePriceRow': {
    revision: 1,
    row: {
      kind: 'repair',
      brandId: 2,
      productGroupId: 1,
      productTypeId: null,
      failureOptionId: 1,
      serviceOptionId: null,
      grade: null,
      storageGb: null,
      netFrom: 1000,
      netTo: 2000,
      labourMinutes: null,
      partsNote: '',
      daysFrom: null,
      daysTo: null,
      notes: { hu: '', en: '', de: '', sl: '' },
    },
  },
  'prices.calculateRepair': { brandId: 2, productGroupId: 1, failureOptionIds: [1] },
  'quotes.answerQuote': { quoteAcceptedStatus: false, version: 1 },
  'quotes.answerExpertReport': { expertReportAcceptedStatus: false },
  'buyback.estimateBuyback': { productTypeId: 2001, storageGb: 128, answers: buybackAnswers },
  'buyback.offerBuyback': { ...act, found: buybackAnswers, price: 70_000 },
  'buyback.answerBuybackOffer': { accepted: false },
  'buyback.decideBuybackOnBehalf': { ...act, accepted: false, method: 'phone', note: 'Hívott.' },
  'buyback.returnBuyback': { ...act, reason: 'Fiókhoz kötött.' },
  'buyback.payBuyback': { ...act, paidOn: '2026-11-23' },
  'companyRequests.addRequestView': { name: 'Döntésre vár', address: 'status=QUOTE_DONE', isDefault: false },
  'companyRequests.changeRequestView': { ...act, name: 'Döntésre vár', address: 'status=QUOTE_DONE', isDefault: false },
  'companyRequests.writeToMany': { ids: [987_654_321], text: 'Kérdés' },
  'companyRequests.acceptQuotesOfMany': { quotes: [{ id: 987_654_321, version: 1 }], orderToPay: 1 },
  'conversation.writeMessage': { text: 'Kérdés', seen: 0 },
  'conversation.readMessages': { seen: 0 },
  'conversation.rateRequest': { score: 5 },
  'conversation.settleMessages': { seen: 1 },
  'manual.createManualArticle': { title: 'Cikk', body: 'Szöveg', brandIds: [], places: [], important: false, note: '' },
  'unidentifiedParcels.noteUnidentifiedParcel': { arrivedOn: '2026-11-20', description: 'Fekete telefon', codes: 'RR123456785HU' },
  'unidentifiedParcels.joinUnidentifiedParcel': { crmRequestId: 987_654_321 },
  'unidentifiedParcels.returnUnidentifiedParcel': {
    ...{ name: 'Kis Pál', phone: '+36301234567', postalCode: '1134', city: 'Budapest' },
    ...{ publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' },
  },
  'unidentifiedParcels.handOutUnidentifiedParcel': { handedTo: 'Kis Pál' },
  'courier.noteEnquiry': { shipmentId: 987_654, note: 'Hol a csomag?' },
  'courier.noteEnquiryAnswer': { shipmentId: 987_654, answer: 'Keresik.' },
  'courier.orderPickup': act,
  'courier.failPickup': act,
  'courier.orderDelivery': act,
  'courier.ship': act,
  'courier.failDelivery': act,
  'courier.handBack': act,
  'courier.receiveParcelBack': act,
  'courier.cancelDelivery': act,
  'abandonedDevices.declareAbandoned': { ...act, fate: 'recycled', value: 0, dataErased: true, note: 'Háromszor írtunk.' },
  'compensations.sayCompensationAccount': { ...act, account: '11773016-11111018', holder: 'Kis Pál' },
  'compensations.sayCompensationAccountOnBehalf': {
    ...act,
    account: '11773016-11111018',
    holder: 'Kis Pál',
    method: 'phone',
    note: 'Telefonon mondta.',
  },
  'compensations.payCompensation': { ...act, paidOn: '2026-11-23' },
  'compensations.takeBackCompensation': { ...act, note: 'Nem ment el.' },
  'courier.declareLost': { ...act, compensation: 45_000, note: 'A futár nem találja.' },
  'courier.handOverAtCounter': { ...act, handedTo: 'Nagy Éva', identity: 'identityCard' },
  'collective.issueCollective': { month: '2026-10' },
  'collective.cancelCollective': { reason: 'Rossz név' },
  'invoices.choosePaymentMethod': { paymentMethod: 4 },
  'invoices.chargeWithdrawal': { label: 'Szétszerelés', gross: 5000, reason: 'Elállás a munka megkezdése után' },
  'invoices.cancelInvoice': { reason: 'Rossz név', chargeAgain: true },
  'invoices.correctInvoice': { reason: 'Kevesebb munka', label: 'Engedmény', netUnit: 1000, corrected: 0 },
  'notices.resendEmail': { resends: 0 },
  'notices.updateSystemMessage': { ...act, ...systemMessage },
  'notices.endSystemMessage': act,
  'insurer.askForReturn': { insurerVersion: 1 },
  'insurer.askInsurer': { ...act, revision: 0, note: 'Levélben.' },
  'insurer.noteInsurerAnswer': { ...act, insurerVersion: 1, answer: 'accepted' },
  'insurers.addInsurer': insurer,
  'insurers.changeInsurer': { ...insurer, version: 1 },
  'insurers.nameInsurer': { insurerId: 1 },
  'quotes.saveQuoteDraft': { revision: 0, lines: [], note: '' },
  'quotes.sendQuote': { ...act, revision: 1 },
  'quotes.decideQuoteOnBehalf': { ...act, quoteVersion: 1, quoteAcceptedStatus: false, method: 'phone', note: 'Hívott.' },
  'quotes.decideReportOnBehalf': { ...act, reportVersion: 1, expertReportAcceptedStatus: false, method: 'phone', note: 'Hívott.' },
  'quotes.issueExpertReport': { ...act, reason: 'liquid', findings: 'Beázott.' },
  'accounts.changePermissions': { ...act, keys: [] },
  'accounts.deactivateColleague': act,
  'accounts.reactivateColleague': act,
  'serviceDesk.holdRequest': { ...act, reason: 'ugyfel' },
  'serviceDesk.resumeRequest': act,
  'serviceDesk.assignRequest': { ...act, accountId: null },
  'serviceDesk.addNote': { text: 'Hívja vissza.' },
  'serviceDesk.undoStep': { ...act, reason: 'Tévedés' },
  'serviceDesk.changePromise': { ...act, promisedBy: '2026-12-01', reason: 'Alkatrészre várunk.' },
  'providerLists.noteDifference': { day: '2026-11-23', provider: 'paypal', kind: 'payment', key: '1', note: 'Egyeztetve.' },
  'surpluses.moveSurplus': { invoiceId: 1, amount: 1, note: '' },
  'surpluses.noteSurplusReturn': { amount: 1, sentTo: 'payerAccount', note: 'Visszautalva.' },
  'terms.setCompanyTerms': { dueDays: 15, creditLimit: null, barred: false, note: 'Egyeztetve.', seen: null },
  'transfers.confirmTransfer': { parts: [] },
  'transfers.dismissTransfer': { note: 'Kamat.' },
  'transfers.noteReturn': { sentTo: 'payerAccount', note: 'Visszautalva.' },
  'transfers.resolveCodLine': { resolution: 'noted', note: 'Egyeztetve.' },
  'courier.chooseDelivery': { way: 'counter' },
  'workshop.noteSecondDevice': { brandId: 7, productGroupId: 1, identifierKind: 'imei', foundAccessoryIds: [], checks },
  'workshop.answerSecondDevice': { wantsRepair: false, textVersions: { privacy: 1, terms: 1, serviceTerms: null } },
  'workshop.receiveDevice': { ...act, foundAccessoryIds: [], checks },
  'bench.signWorksheet': { revision: 0, signature: { kind: 'typed', signer: 'Nagy Éva' } },
  'bench.addSheetPhotos': { moment: 'before' },
  'bench.changeSheetPhoto': { moment: 'after' },
  'worksheetTemplates.createTemplate': { field: 'workDone', title: 'Csere', body: 'Kicseréltük.', brandId: null, productGroupId: null },
  'worksheetTemplates.changeTemplate': {
    ...{ field: 'workDone', title: 'Csere', body: 'Kicseréltük.', brandId: null, productGroupId: null, version: 1, isRetired: false },
  },
  'bench.stopTimer': { minutes: null },
  'lgWorksheets.createLgWorksheet': { crmRequestId: 1 },
  'lgWorksheets.saveLgWorksheet': { ...emptyWorksheet, id: 1, revision: 0, fields: {} },
  'lgWorksheets.changeLgOwner': { version: 1, owner: { name: 'Nagy Éva' } },
  'lgWorksheets.joinLgWorksheet': { crmRequestId: 1 },
  'lgWorksheets.closeLgWorksheet': { revision: 0, outcome: 'REPAIRED' },
  'lgWorksheets.reopenLgWorksheet': { reason: 'Elírás.' },
  'mieleWorksheets.createMieleWorksheet': { owner: { name: 'Nagy Éva' } },
  'mieleWorksheets.saveMieleWorksheet': { ...emptyWorksheet, id: 1, revision: 0, fields: {} },
  'mieleWorksheets.changeMieleOwner': { version: 1, owner: { name: 'Nagy Éva' } },
  'mieleWorksheets.joinMieleWorksheet': { crmRequestId: 1 },
  'mieleWorksheets.closeMieleWorksheet': { revision: 0, outcome: 'REPAIRED' },
  'mieleWorksheets.reopenMieleWorksheet': { reason: 'Elírás.' },
  'mieleWorksheets.planMieleVisit': { version: 1, visit: { day: null, from: null, to: null, technicianId: null } },
  'lgWorksheets.exportLgWorksheets': { worksheets: [1] },
  'appleWorksheets.createAppleWorksheet': { crmRequestId: 1 },
  'appleWorksheets.changeAppleOwner': { version: 1, owner: { name: 'Nagy Éva' } },
  'appleWorksheets.joinAppleWorksheet': { crmRequestId: 1 },
  'appleWorksheets.closeAppleWorksheet': { revision: 0, outcome: 'REPAIRED' },
  'appleWorksheets.reopenAppleWorksheet': { reason: 'Elírás.' },
  'appleWorksheets.saveAppleWorksheet': { ...emptyWorksheet, id: 1, revision: 0, fields: {} },
  'worksheets.saveWorksheet': { ...emptyWorksheet, revision: 0 },
  'worksheets.finishRepair': act,
  'worksheets.finishWithoutRepair': { ...act, outcome: 'NO_FAULT' },
}

/** Where somebody's request stands in the body. */
export const requestInBody: Readonly<Record<string, (crmRequestId: number) => Json>> = {
  'documents.openDocument': (crmRequestId) => ({ documentType: 'handoverDocument', crmRequestId }),
  'payments.createPayment': (crmRequestId) => ({ crmRequestId, invoiceId: 987_654 }),
}

const signature = { kind: 'typed', signer: 'Nagy Éva' }
const counterBooking = () => ({
  customer: { lastName: 'Nagy', firstName: 'Éva', email, phone: '+36301234567' },
  address: { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' },
  wayBack: 'counter',
  device: orderedDevice(),
})

type Row = { readonly name: string; readonly endpoint: Endpoint }

const whole: Readonly<Record<string, (portal: Pick<TestPortal, 'call'>, requestId: number) => Promise<Json>>> = {
  'requests.submitRepeatClaim': async (portal) => {
    const { serviceRequest, textVersions } = await pickupOrder(portal)
    const { troubleDescription, pickupDay, pickupWindow } = serviceRequest as { [key: string]: Json }
    const asked = { troubleDescription, pickupDay, pickupWindow } as Json
    return { identicalHash: 'none', serviceRequest: asked, gdpr: true, termsAndCond: true, textVersions: textVersions as Json }
  },
  'stores.checkCounterBooking': async () => counterBooking(),
  'stores.bookAtCounter': async () => ({ ...counterBooking(), gdpr: true, termsAndCond: true, textVersionIds: [1], signature }),
  'orders.checkOrder': async (portal) => (await deviceOrder(portal)) as unknown as Json,
  'orders.submitOrder': async (portal) =>
    ({ ...(await deviceOrder(portal)), gdpr: true, termsAndCond: true, textVersionIds: [1] }) as unknown as Json,
  'requests.submitPickupOrder': async (portal) => (await pickupOrder(portal)) as Json,
  'serviceDesk.bookForCaller': async (portal) => (await pickupOrder(portal)) as Json,
  'buyback.submitBuybackOrder': async (portal) => (await buybackOrder(portal)) as Json,
  'accounts.register': async (portal) => {
    const { textVersions } = (await portal.call('GET', '/api/registration-setup', { language: 'hu' })).body.data
    return { customerType: 'B2C', lastName: 'Kis', firstName: 'Pál', email, gdpr: true, termsAndCond: true, textVersions }
  },
  'documents.openDocument': async (_portal, requestId) => ({ documentType: 'invoice', crmRequestId: requestId }),
}

/** A body with every field its row knows, each of the right shape, though rules may refuse what they say together. */
export const shapedBody = async (portal: Pick<TestPortal, 'call'>, { name, endpoint }: Row, requestId: number): Promise<Json> =>
  (await whole[name]?.(portal, requestId)) ?? sampleOf(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema)

/** A body its row takes, so that the use case is reached. */
export const validBody = async (portal: Pick<TestPortal, 'call'>, row: Row, requestId: number): Promise<Json> =>
  requestInBody[row.name]?.(requestId) ?? bodies[row.name] ?? shapedBody(portal, row, requestId)
