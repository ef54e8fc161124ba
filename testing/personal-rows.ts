import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { insertInvoice } from './insert-invoice.ts'
import { insertPreAlert } from './insert-pre-alert.ts'
import { insertOrder, insertRequest } from './insert-request.ts'
import { insertUpload } from './insert-upload.ts'
import { insertInsurer } from './insured-repair.ts'
import { addAccount } from './people.ts'

const bytes = (seed: string) => Buffer.from(seed.padEnd(32, '.'))

/**
 * One row for every rule of src/personal-data.ts, all of whose terms begin `at`: a customer with an account, and a request that went through
 * everything and was closed.
 */
export async function insertPersonalRows(db: Kysely<DB>, at: Temporal.Instant) {
  const { id: accountId } = await addAccount(db)
  const { id: staffId } = await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue', 'customer.view'] })
  await db
    .updateTable('accounts')
    .set({ createdAt: at, lastLoginAt: at, phone: '+36301234567', companyName: 'Minta Kft.', taxNumber: '12345678-2-42', passwordHash: 'x' })
    .where('id', '=', accountId)
    .execute()
  const orderId = await insertOrder(db, at)
  await db.updateTable('orders').set({ reference: 'PO-77' }).where('id', '=', orderId).execute()
  const requestId = await insertRequest(db, {
    accountId,
    orderId,
    receivedAt: at,
    closedAt: at,
    status: 'SERVICE_DONE',
    outcome: 'REPAIRED',
    imei2: '356938035643809',
    companyName: 'Minta Kft.',
    taxNumber: '12345678-2-42',
    insuranceNumber: 'K-1',
    otherDescription: 'Anna telefonja',
    accessoriesOther: 'tok névvel',
    productTypeOther: 'Anna 3',
    pickupNote: 'Kapukód 12',
    prevGsmWorksheetId: 'MC10000001',
  })
  await insertAccess(db, at, accountId, requestId)
  await insertWritten(db, at, requestId, staffId)
  await insertFiles(db, at, requestId)
  await insertContact(db, at)
  await insertRights(db, at, accountId, staffId)
  await insertWorkshop(db, at, requestId, staffId)
  await insertDecisions(db, at, requestId)
  await insertInsurerQuote(db, at, requestId, staffId)
  await insertBuyback(db, at, requestId, staffId)
  await insertMoney(db, at, requestId, staffId)
  await db
    .insertInto('companyTerms')
    .values({ accountId, dueDays: 30, creditLimit: 100_000, barred: false, note: 'Éva cége', setAt: at, setBy: staffId })
    .execute()
  return { accountId, staffId, requestId }
}

async function insertContact(db: Kysely<DB>, at: Temporal.Instant) {
  const who = { receivedAt: at, language: 'hu', name: 'Nagy Éva', email: 'nagy.eva@pelda.hu', ip: '10.0.0.1' }
  const { id: messageId } = await db
    .insertInto('contactMessages')
    .values({ ...who, number: 'K-1', topic: 'job', subject: 'x', message: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contactMessages')
    .values({ ...who, number: 'K-2', topic: 'prices', subject: 'x', message: 'x' })
    .execute()
  await db.insertInto('contactFiles').values({ messageId, kind: 'cv', name: 'Nagy Éva.pdf', fileKey: 'documents/c' }).execute()
}

async function insertRights(db: Kysely<DB>, at: Temporal.Instant, accountId: number, staffId: number) {
  const ended = { expiresAt: at, language: 'hu', askedAt: at, readyAt: at, fileKey: 'documents/a' }
  await db
    .insertInto('dataExports')
    .values({ ...ended, id: crypto.randomUUID(), accountId })
    .execute()
  await db
    .insertInto('dataLinks')
    .values({ tokenSha256: bytes('data'), address: 'nagy.eva@pelda.hu', createdAt: at, expiresAt: at })
    .execute()
  await db.insertInto('auditLog').values({ at, byAccountId: staffId, action: 'shown', accountId, reason: 'telefonon kérte' }).execute()
  const { id: erasureId } = await db
    .insertInto('erasures')
    .values({ requestIds: [], erasedAt: at, byKind: 'person', reason: 'asked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('blockedRecords')
    .values({ erasureId, tableName: 'requests', data: JSON.stringify({ lastName: 'Nagy' }), fileKey: 'documents/a', blockedUntil: at })
    .execute()
}

async function insertAccess(db: Kysely<DB>, at: Temporal.Instant, accountId: number, requestId: number) {
  await insertUpload(db, accountId, at)
  await db.insertInto('requestViews').values({ accountId, name: 'Anna készülékei', address: 'text=Anna' }).execute()
  await insertPreAlert(db, accountId, {
    ...{ reference: 'Éva telefonja', referenceKey: 'ÉVATELEFONJA', searchKey: 'ÉVATELEFONJA', note: 'Éva jegyzete', expectedOn: '2026-11-20' },
    ...{ identifier: '356938035643809', identifierTyped: '356938035643809', identifierKind: 'imei' },
    ...{ announcedAt: at, state: 'withdrawn', endedAt: at },
  })
  await db.insertInto('bulkUploadHeadings').values({ accountId, headingKey: 'modell' }).execute()
  await db
    .insertInto('rateLimitHits')
    .values({ limitName: 'login.account', subject: String(accountId), at })
    .execute()
  await db
    .insertInto('rateLimitCounts')
    .values({ limitName: 'POST /api/login', subject: String(accountId), hits: 1, endsAt: at })
    .execute()
  await db.insertInto('loginCodes').values({ accountId, codeSignature: 'x', expiresAt: at }).execute()
  await db
    .insertInto('sessions')
    .values({ kind: 'account', accountId, tokenSha256: bytes('token'), cookieSha256: bytes('cookie'), createdAt: at, lastSeenAt: at })
    .execute()
  const place = { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43', other: 'II/4' }
  await db
    .insertInto('accountAddresses')
    .values({ ...place, accountId, addressTypeId: 2, label: 'Anna otthona', billingName: 'Nagy Éva', createdAt: at })
    .execute()
  await db
    .insertInto('passkeys')
    .values({ accountId, credentialId: 'key-of-anna', publicKey: bytes('key'), counter: 0, name: 'Anna telefonja', backedUp: true, createdAt: at })
    .execute()
  await db
    .insertInto('usedPasskeyChallenges')
    .values({ challengeSha256: bytes('challenge'), expiresAt: at })
    .execute()
  await db
    .insertInto('emailChanges')
    .values({ accountId, oldEmail: 'anna@pelda.hu', newEmail: 'uj.anna@pelda.hu', askedAt: at, expiresAt: at })
    .execute()
  await db
    .insertInto('mailedLinks')
    .values({ tokenSha256: bytes('link'), purpose: 'followRequest', requestId, expiresAt: at, singleUse: false, createdAt: at })
    .execute()
  await db
    .insertInto('idempotencyKeys')
    .values({ endpoint: 'pickupReturn', key: 'key-of-anna', caller: 'form:x', requestSha256: bytes('call'), answer: '{}', createdAt: at })
    .execute()
  const names = { email: 'nagy.eva@pelda.hu', firstName: 'Éva', lastName: 'Nagy' }
  await db
    .insertInto('registrations')
    .values({ ...names, customerType: 'B2C', language: 'hu', textVersionIds: [1], createdAt: at, expiresAt: at })
    .execute()
  await db.insertInto('accountConsents').values({ accountId, textVersionId: 1, givenAt: at, ip: '10.0.0.1' }).execute()
  const company = { name: 'Példa', customerType: 'FLOTTA', createdAt: at, createdBy: accountId }
  const { id: companyId } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('companyPeople').values({ accountId, companyId, role: 'administrator', joinedAt: at }).execute()
  const centre = await db.insertInto('costCentres').values({ companyId, code: '1200', name: 'Logisztika' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('costCentrePeople').values({ accountId, costCentreId: centre.id }).execute()
  await db.insertInto('companyLog').values({ companyId, byAccountId: accountId, action: 'joined', accountId, at }).execute()
  const key = { companyId, name: 'Webáruház', scopes: ['orders'] }
  const { id: keyId } = await db
    .insertInto('apiKeys')
    .values({ ...key, accountId, validDays: 90, createdAt: at, expiresAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('apiKeyLog')
    .values({ ...key, keyId, byAccountId: accountId, action: 'created', at })
    .execute()
  const webhook = { companyId, webhookId: 1, url: 'https://pelda.hu', events: ['quote.sent'], isOn: true }
  await db
    .insertInto('webhookLog')
    .values({ ...webhook, byAccountId: accountId, action: 'created', at })
    .execute()
  await db
    .insertInto('companyInvitations')
    .values({ ...names, companyId, language: 'hu', role: 'member', invitedAt: at, expiresAt: at })
    .execute()
  await db.insertInto('permissionChanges').values({ accountId, changedBy: accountId, action: 'granted', keysBefore: [], keysAfter: [], at }).execute()
}

async function insertWritten(db: Kysely<DB>, at: Temporal.Instant, requestId: number, staffId: number) {
  const { id: companyId } = await db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: endpointId } = await db
    .insertInto('webhookEndpoints')
    .values({ companyId, url: 'https://pelda.hu', events: ['quote.sent'], secret: bytes('webhook'), state: 'on', createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: messageId } = await db
    .insertInto('webhookMessages')
    .values({ endpointId, messageId: 'msg_x', deduplicationKey: 'x', type: 'quote.sent', requestId, body: '{}', createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('webhookTries').values({ messageId, at, status: 200, answer: 'ok Éva', tookMs: 1 }).execute()
  const about = { language: 'hu', recipient: 'nagy.eva@pelda.hu', subject: 'Tisztelt Nagy Éva!', html: '', plain: '', createdAt: at }
  await db
    .insertInto('emails')
    .values([
      { ...about, requestId, kind: 'requests.mailReceived', deduplicationKey: 'x:1' },
      { ...about, kind: 'tracking.mailLink', deduplicationKey: 'x:2', opensAccess: true },
    ])
    .execute()
  const person = { receivedAt: at, language: 'hu', name: 'Nagy Éva', email: 'nagy.eva@pelda.hu', ip: '10.0.0.1' }
  const { id: complaintId } = await db
    .insertInto('complaints')
    .values({ ...person, number: 'P-1', subject: 'x', message: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: withdrawalId } = await db
    .insertInto('withdrawals')
    .values({ ...person, number: 'E-1', contract: 'x', statement: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [{ id: caseId } = { id: 0 }] = await db
    .insertInto('statementCases')
    .values([
      { kind: 'withdrawal', withdrawalId, complaintId: null, requestId, receivedAt: at, dueOn: '2026-12-23' },
      { kind: 'complaint', complaintId, withdrawalId: null, requestId, receivedAt: at, dueOn: '2026-12-23' },
    ])
    .returning('id')
    .execute()
  await db.insertInto('statementSteps').values({ caseId, state: 'EXAMINED', note: 'Tisztelt Nagy Éva!', at, byAccountId: staffId }).execute()
  await db.insertInto('requestMessages').values({ requestId, at, byKind: 'customer', text: 'Éva vagyok.' }).execute()
  await db.insertInto('preparationAnswers').values({ requestId, stepId: 1, answer: 'done', answeredAt: at, byKind: 'customer' }).execute()
  await db.insertInto('requestNotes').values({ requestId, accountId: staffId, at, text: 'Éva telefonált.' }).execute()
  await db
    .insertInto('requestPromises')
    .values({
      ...{ requestId, step: 'repairDone', day: '2026-11-30', madeAt: at, byKind: 'staff', byAccountId: staffId, endedAt: at, ended: 'done' },
      reason: 'Éva alkatrésze késik.',
    })
    .execute()
  await db
    .insertInto('requestCorrections')
    .values({
      requestId,
      at,
      byAccountId: staffId,
      subject: 'contact',
      changes: JSON.stringify([{ fact: 'name', before: 'Nagy Eva', after: 'Nagy Éva' }]),
      reason: 'Éva kérte',
    })
    .execute()
  await db.insertInto('requestRatings').values({ requestId, score: 5, comment: 'Köszönöm! Éva', ratedAt: at, changedAt: at }).execute()
  await db
    .insertInto('requestHistory')
    .values({ requestId, step: 'hold', status: 'ARRIVED', at, byKind: 'staff', byAccountId: staffId, note: 'Éva kérte' })
    .execute()
  const { id: textVersionId } = await db.selectFrom('textVersions').select('id').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('requestConsents').values({ requestId, textVersionId, givenAt: at, ip: '10.0.0.1' }).execute()
}

async function insertFiles(db: Kysely<DB>, at: Temporal.Instant, requestId: number) {
  const keys = ['documents/a', 'documents/b', 'documents/c', 'documents/d', 'documents/unnamed']
  await db
    .insertInto('storedFiles')
    .values(keys.map((key) => ({ key, sha256: bytes(key), size: 1, mediaType: 'application/pdf', createdAt: at })))
    .execute()
  const document = { requestId, language: 'hu', createdAt: at, createdBy: 'customer' }
  await db
    .insertInto('documents')
    .values([
      { ...document, type: 'invoice', name: 'Éva számlája.pdf', fileKey: 'documents/a' },
      { ...document, type: 'dolphinInvoice', name: 'számla.pdf', fileKey: 'documents/b' },
      // Not drawn yet.
      { ...document, type: 'buybackStatement', name: 'elszámolás.pdf' },
    ])
    .execute()
  const { id: messageId } = await db.selectFrom('requestMessages').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()
  await db.insertInto('requestMessageAttachments').values({ messageId, position: 1, name: 'éva.jpg', fileKey: 'documents/c' }).execute()
  const { id: shipmentId } = await db
    .insertInto('shipments')
    .values({
      requestId,
      leg: 'in',
      serial: 1,
      provider: 'simulator',
      clientReference: `${requestId}-1`,
      day: '2026-11-24',
      pickupWindow: '08-17',
      createdAt: at,
      endedAt: at,
      status: 'CANCELLED',
      labelKey: 'documents/d',
      refusedBecause: 'Nagy Éva nem volt otthon',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipmentEvents')
    .values({ shipmentId, code: 'FAILED', at, source: 'carrier', note: 'Éva nem nyit ajtót', notedAt: at })
    .execute()
}

async function insertWorkshop(db: Kysely<DB>, at: Temporal.Instant, requestId: number, staffId: number) {
  const { id: shipmentId } = await db.selectFrom('shipments').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()
  await db
    .insertInto('courierEnquiries')
    .values({
      requestId,
      shipmentId,
      askedAt: at,
      askedByAccountId: staffId,
      reference: 'GLS-1',
      note: 'Éva csomagja hol van?',
      answer: 'Éva szomszédjánál',
      answeredAt: at,
      answeredByAccountId: staffId,
    })
    .execute()
  await db.insertInto('deliveryChoices').values({ requestId, shipmentId, way: 'delivery', notBefore: '2026-11-26', chosenAt: at }).execute()
  await db
    .insertInto('lostParcels')
    .values({ requestId, leg: 'in', compensation: 45_000, note: 'Évával egyeztetve', decidedAt: at, decidedByAccountId: staffId })
    .execute()
  await db
    .insertInto('compensations')
    .values({
      requestId,
      account: '11773016-11111018',
      holder: 'Nagy Éva',
      accountSince: at,
      dueOn: '2026-12-10',
      paidAt: at,
      paidOn: '2026-11-24',
      paidByAccountId: staffId,
      reference: 'Nagy Éva kártalanítása',
    })
    .execute()
  await db
    .insertInto('compensationSteps')
    .values({ requestId, step: 'account', at, byAccountId: staffId, channel: 'phone', accountEnd: '1018', note: 'Éva telefonon mondta' })
    .execute()
  await db
    .insertInto('storageNotices')
    .values({ requestId, since: '2026-11-20', notice: 1, sentAt: at, endsOn: '2027-02-18', isLast: false })
    .execute()
  await db
    .insertInto('abandonedDevices')
    .values({ requestId, fate: 'sold', value: 9000, owed: 4522, note: 'Éva nem jelentkezett', decidedAt: at, decidedByAccountId: staffId })
    .execute()
  await db
    .insertInto('arrivals')
    .values({
      requestId,
      receivedAt: at,
      receivedByAccountId: staffId,
      callSha256: bytes('arrival'),
      declaredAccessoryIds: [],
      foundAccessoryIds: [],
      otherDeclared: '',
      additionalFound: 'névjegy',
      packaging: 'doboz',
      bookedIdentifier: '356938035643809',
      readIdentifier: '356938035643809',
      identifierMatches: true,
    })
    .execute()
  // Somebody else's: what this person's rows are told by stays one request.
  const firstRequestId = await insertRequest(db, {
    ...{ receivedAt: at, closedAt: at, status: 'SERVICE_DONE', outcome: 'REPAIRED' },
    ...{ email: 'mas@pelda.hu', lastName: 'Szabó', firstName: 'Béla', phone: '+36201112233' },
  })
  await db.deleteFrom('requestAddresses').where('requestId', '=', firstRequestId).execute()
  await db
    .insertInto('secondDevices')
    .values({
      ...{ requestId, firstRequestId, notedAt: at, notedByAccountId: staffId },
      ...{ callSha256: bytes('second'), answeredAt: at, wantsRepair: true },
    })
    .execute()
  await db.insertInto('arrivalChecks').values({ requestId, item: 'back', finding: 'damaged', note: 'gravírozás: Éva' }).execute()
  await db.insertInto('arrivalPhotos').values({ requestId, position: 1, fileKey: 'documents/c' }).execute()
  const { id: storeId } = await db.insertInto('stores').values({ accountId: staffId }).returning('id').executeTakeFirstOrThrow()
  const by = { orderedByAccountId: staffId, handedByAccountId: staffId }
  await db
    .insertInto('storeBatches')
    .values({ storeId, pickupDay: '2026-11-24', pickupWindow: '08-17', orderedAt: at, handedAt: at, courierName: 'Futár Feri', ...by })
    .execute()
  await db
    .insertInto('storeDevices')
    .values({
      ...{ requestId, storeId, takenAt: at, takenByAccountId: staffId, condition: 'gravírozás: Éva', handedAt: at, handedByAccountId: staffId },
      ...{ handedTo: 'Nagy Éva', identityKind: 'passport', identityEnd: '6AB', byAuthorisation: true },
    })
    .execute()
  await db.insertInto('storePhotos').values({ requestId, position: 1, fileKey: 'documents/c' }).execute()
  await db
    .insertInto('storeSignings')
    .values({ requestId, act: 'handIn', kind: 'drawn', signer: 'Nagy Éva', strokes: 'M1 1L2 2', signedAt: at, byAccountId: staffId })
    .execute()
  const { id: parcelId } = await db
    .insertInto('unidentifiedParcels')
    .values({
      ...{ notedAt: at, notedByAccountId: staffId, arrivedOn: '2026-11-20', description: 'Éva telefonja', sender: 'Nagy Éva' },
      ...{ codes: ['356938035643809'], codeKeys: ['356938035643809'], joinedRequestId: requestId, endedAt: at, endedByAccountId: staffId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('unidentifiedParcelPhotos').values({ parcelId, position: 1, fileKey: 'documents/c' }).execute()
  const texts = {
    diagnosis: 'Éva képei',
    workDone: 'x',
    testResult: 'x',
    deviceIdentifierOut: '356938035643817',
    customerRemark: 'x',
    internalNote: 'x',
  }
  const { id: worksheetId } = await db
    .insertInto('worksheets')
    .values({ requestId, startedAt: at, savedAt: at, ...texts, fields: JSON.stringify({ dealer: 'Éva boltja' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('worksheetDocuments')
    .values({ worksheetId, name: 'Éva.pdf', fileKey: 'documents/c', createdAt: at, createdByAccountId: staffId })
    .execute()
  await db
    .insertInto('worksheetPhotos')
    .values({ worksheetId, moment: 'before', caption: 'Éva telefonja', fileKey: 'documents/c', createdAt: at, createdByAccountId: staffId })
    .execute()
  await db
    .insertInto('worksheetSignings')
    .values({ worksheetId, kind: 'typed', signer: 'Nagy Éva', contentSha256: Buffer.alloc(32), signedAt: at, byAccountId: staffId })
    .execute()
  await db
    .insertInto('worksheetChanges')
    .values({ worksheetId, at, byAccountId: staffId, act: 'saved', before: JSON.stringify({ diagnosis: 'Éva' }) })
    .execute()
  await db
    .insertInto('worksheetParts')
    .values({
      worksheetId,
      position: 1,
      partNumber: 'p',
      name: 'kijelző',
      quantity: 1,
      oldSerial: 'a',
      newSerial: 'b',
      netUnit: 1,
      underWarranty: false,
    })
    .execute()
  await db.updateTable('worksheets').set({ closedAt: at }).where('requestId', '=', requestId).execute()
}

async function insertInsurerQuote(db: Kysely<DB>, at: Temporal.Instant, requestId: number, staffId: number) {
  const { id: insurerQuoteId } = await db
    .insertInto('insurerQuotes')
    .values({
      ...{ requestId, version: 1, status: 'refused', email: 'eva@karrendezes.pelda.hu', note: 'Éva kára', sentAt: at, sentByAccountId: staffId },
      ...{ net: 30_000, vat: 8100, gross: 38_100, answeredAt: at, answeredByAccountId: staffId, answerNote: 'Éva késett a díjjal' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('insurerQuoteLines')
    .values({ insurerQuoteId, position: 1, kind: 'part', description: 'Kijelző', quantity: 1, netUnit: 30_000 })
    .execute()
}

async function insertDecisions(db: Kysely<DB>, at: Temporal.Instant, requestId: number) {
  const validUntil = at.add({ hours: 24 })
  const { id: quoteId } = await db
    .insertInto('quotes')
    .values({
      requestId,
      version: 1,
      status: 'rejected',
      createdAt: at,
      sentAt: at,
      validUntil,
      inspectionFee: 0,
      logisticsFee: 0,
      note: 'Kedves Éva!',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('quoteLines')
    .values({ quoteId, position: 1, kind: 'part', description: 'Kijelző', quantity: 1, netUnit: 30000, choice: 'always' })
    .execute()
  const decision = { decision: 'rejected', byKind: 'customer', ip: '10.0.0.1', decidedAt: at }
  await db
    .insertInto('quoteDecisions')
    .values({ ...decision, quoteId, channel: 'web', note: 'Éva', reason: 'Éva mást kap', chosenLineIds: [], gross: 0 })
    .execute()
  const { id: reportId } = await db
    .insertInto('expertReports')
    .values({ requestId, status: 'rejected', reason: 'liquid', findings: 'Éva szerint vízbe esett', issuedAt: at, validUntil, returnFee: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('expertReportPhotos').values({ reportId, position: 1, fileKey: 'documents/c' }).execute()
  await db
    .insertInto('expertReportDecisions')
    .values({ ...decision, reportId, channel: 'web', note: 'Éva', reason: 'Éva mást kap' })
    .execute()
}

/** No request has all of them; each row is there for its rule. */
async function insertBuyback(db: Kysely<DB>, at: Temporal.Instant, requestId: number, staffId: number) {
  const state = { grade: 'B' }
  await db
    .insertInto('buybacks')
    .values({ ...state, requestId, answers: '{}', estimatedPrice: 90_000, estimatedAt: at, estimatedUntil: at, payoutAccount: '11773016-11111018' })
    .execute()
  await db
    .insertInto('buybackOffers')
    .values({
      ...{ ...state, requestId, found: '{}', price: 80_000, reason: 'Éva szerint leesett', sentAt: at, sentByAccountId: staffId, validUntil: at },
      ...{ decision: 'accepted', decidedAt: at, channel: 'phone', note: 'Éva hívott', ip: '10.0.0.1' },
    })
    .execute()
  await db.insertInto('buybackReturns').values({ requestId, reason: 'Éva fiókjához kötött', returnedAt: at, byAccountId: staffId }).execute()
  await db
    .insertInto('buybackPayouts')
    .values({
      ...{ requestId, amount: 80_000, dueSince: at, paidAt: at, paidOn: '2026-01-01', paidByAccountId: staffId },
      ...{ sellerInvoiceNumber: 'ÉVA-1', reference: 'Nagy Éva' },
    })
    .execute()
}

async function insertMoney(db: Kysely<DB>, at: Temporal.Instant, requestId: number, staffId: number) {
  const { id: invoiceId } = await insertInvoice(db, requestId, { createdAt: at, issuedAt: at, pdfAt: at, status: 'paid', paidAt: at })
  await db.updateTable('charges').set({ voidedAt: at, voidReason: 'Éva kérésére.' }).where('requestId', '=', requestId).execute()
  const insurerId = await insertInsurer(db, staffId)
  const month = { insurerId, reason: 'insured', decision: '2026-10', payer: 'company', net: 100, vat: 27, gross: 127, createdAt: at }
  const { id: chargeId } = await db.insertInto('charges').values(month).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('chargeLines').values({ chargeId, position: 1, label: 'Kár: AS1234567', quantity: 1, netUnit: 100 }).execute()
  await db.insertInto('collectiveInvoiceRepairs').values({ chargeId, position: 1, requestId }).execute()
  await db.insertInto('settlements').values({ invoiceId, source: 'online', amount: 4522, at, reference: 'payment 1' }).execute()
  await db.insertInto('paymentChoices').values({ requestId, paymentMethodId: 4, chosenAt: at }).execute()
  const paymentId = crypto.randomUUID()
  const paid = { status: 'paid', providerPaymentId: 'O-1', redirectUrl: 'https://example/O-1', captureId: 'C-1', endedAt: at, nextCheckAt: at }
  await db
    .insertInto('payments')
    .values({ id: paymentId, invoiceId, amount: 4522, provider: 'simulator', createdAt: at, ...paid })
    .execute()
  const { id: refundId } = await db
    .insertInto('refunds')
    .values({ paymentId, amount: 100, cause: 'surplus', reason: 'Éva kétszer fizetett.', status: 'asked', askedAt: at, nextTryAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('paymentIssues').values({ paymentId, refundId, kind: 'refundUnclear', noticedAt: at, resolution: '' }).execute()
  await db
    .insertInto('surplusDecisions')
    .values({
      invoiceId,
      amount: 20,
      sentTo: 'payerAccount',
      why: 'overpaid',
      note: 'Éva számlájára utaltuk vissza.',
      decidedAt: at,
      decidedBy: staffId,
    })
    .execute()
  await insertProviderList(db, at, { paymentId, staffId })
  await insertTransfer(db, at, { requestId, invoiceId, staffId })
}

async function insertProviderList(db: Kysely<DB>, at: Temporal.Instant, { paymentId, staffId }: { paymentId: string; staffId: number }) {
  const list = {
    firstDay: '2010-01-01',
    lastDay: '2010-01-01',
    fileName: 'a.csv',
    uploadedAt: at,
    uploadedBy: staffId,
    linesRead: 1,
    linesNew: 1,
    skipped: 0,
  }
  const { id: listId } = await db
    .insertInto('providerLists')
    .values({ provider: 'paypal', ...list })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { provider: 'paypal', kind: 'payment', paymentId }
  const line = { transactionId: paymentId, about: paymentId, amount: 4522, state: 'done', day: '2010-01-01', listId, readAt: at }
  await db
    .insertInto('providerListLines')
    .values({ ...about, ...line })
    .execute()
  const note = { key: paymentId, difference: 'otherAmount / 4522 done / 4520 done', note: 'Éva kétszer fizetett.', notedAt: at, notedBy: staffId }
  await db
    .insertInto('providerDifferenceNotes')
    .values({ ...about, ...note })
    .execute()
}

async function insertTransfer(
  db: Kysely<DB>,
  at: Temporal.Instant,
  { requestId, invoiceId, staffId }: { requestId: number; invoiceId: number; staffId: number },
) {
  const uploaded = { fileName: 'a.csv', uploadedAt: at, uploadedBy: staffId, linesRead: 1, linesNew: 1, skipped: 0 }
  const statement = { format: 'otp', account: '1177301611111018', ...uploaded }
  const { id: statementId } = await db.insertInto('bankStatements').values(statement).returning('id').executeTakeFirstOrThrow()
  const line = {
    statementId,
    bankReference: String(invoiceId).padStart(40, '0'),
    bookedOn: '2010-01-01',
    amount: 4522,
    payerName: 'Kis Éva',
    text: 'Éva fizeti',
    readAt: at,
  }
  const decided = { state: 'confirmed', decidedAt: at, decidedBy: staffId, note: 'Éva' }
  const { id: lineId } = await db
    .insertInto('statementLines')
    .values({ ...line, ...decided, payerAccount: '1160000612345676' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('statementLineParts').values({ lineId, invoiceId, amount: 4522 }).execute()
  const { id: listId } = await db
    .insertInto('codLists')
    .values({ courier: 'gls', ...uploaded })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('codLines')
    .values({
      listId,
      courier: 'gls',
      trackingNumber: '7010203040',
      amount: 4520,
      readAt: at,
      requestId,
      invoiceId,
      outcome: 'otherAmount',
      note: 'Éva',
    })
    .execute()
}
