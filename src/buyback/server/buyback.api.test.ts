import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { dayInWords } from '#requests/in-words.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { buybackOrder, sendBuyback, soldModel, wellKept } from '#testing/buyback-orders.ts'
import { pickupOrder, sendOrder } from '#testing/factories.ts'
import { workbench } from '#testing/job-context.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, statusOf, versionOf } from '#testing/quote-desk.ts'
import { arrivalBody, receiveDevice } from '#testing/workshop-desk.ts'
import { buybackDocumentTexts } from '../document-texts.ts'
import { makeBuybackStatement } from './buyback-statement-sheet.ts'
import { expireBuybackOffers } from './expire-offers.ts'

let portal: TestPortal
let employee: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal()
  employee = await employeeWith(
    portal,
    ...(['request.queue', 'request.arrive', 'request.transition', 'quote.send', 'quote.edit', 'quote.decideOnBehalf', 'invoice.markPaid'] as const),
    ...(['courier.dispatch', 'document.viewAll', 'expertReport.issue'] as const),
  )
})
afterAll(() => portal.stop())

const estimate = (answers: object, over: object = {}) => portal.call('POST', '/api/buyback/estimate', { body: { ...soldModel, answers, ...over } })

let count = 0
/** Booked, collected and on the bench. @returns the request and its seller's session */
async function onTheBench(over: Parameters<typeof buybackOrder>[1] = {}) {
  const email = `elado${++count}@pelda.hu`
  const { status, body } = await sendBuyback(portal, await buybackOrder(portal, { email, ...over }))
  if (status !== 200) throw new Error(JSON.stringify(body))
  const id: number = body.data.crmRequestId
  await portal.settled()
  if ((await statusOf(portal, id)) === 'RECEIVED')
    await portal.db.updateTable('requests').set({ status: 'DELIVERY_IN_ORDERED' }).where('id', '=', id).execute()
  await receiveDevice(portal, employee, id, { checks: { ...arrivalBody().checks, locator: { finding: 'fine', note: '' } } })
  return { id, email, seller: await sessionOf(portal.db, { kind: 'tracking', requestId: id }) }
}

const atDesk = async (id: number, what: string, body: object) =>
  portal.call('POST', `/api/customer-requests/${id}/${what}`, { session: employee, body: { version: await versionOf(portal, id), ...body } })
const offer = (id: number, over: object = {}) => atDesk(id, 'buyback-offer', { found: wellKept, price: 83_500, ...over })
const view = async (id: number, session = employee) => (await portal.call('GET', `/api/customer-requests/${id}/buyback`, { session })).body.data

async function offered(over: Parameters<typeof buybackOrder>[1] = {}) {
  const sale = await onTheBench(over)
  const sent = await offer(sale.id)
  expect(sent.body).toMatchObject({ status: 200, data: { status: 'QUOTE_DONE' } })
  return sale
}

async function answerWith(id: number, session: { token: string; cookie: string }, accepted: boolean, over: object = {}) {
  const { texts } = (await view(id, session)).buyback
  return portal.call('PUT', `/api/customer-requests/${id}/buyback-user-accept`, {
    session,
    body: {
      accepted,
      declarations: { sellerOwns: true },
      textVersions: { sellerOwns: texts.sellerOwns.id, sellDevice: texts.sellDevice.id },
      ...over,
    },
  })
}
const emailsOf = async (email: string, kind: string) => (await portal.emails()).filter((one) => one.recipient === email && one.kind === kind)

describe('the price', () => {
  test('is told at once, for fourteen days, with its grade', async () => {
    const { body } = await estimate(wellKept)
    expect(body.data).toMatchObject({ grade: 'B', price: 83_500, lastDay: '2026-12-07', validUntil: '2026-12-07T22:59:59.999Z' })
  })

  test('is not told of a locked device, nor of one that is not on the list', async () => {
    expect((await estimate({ ...wellKept, accountLocked: true })).body).toMatchObject({
      code: 'BUYBACK_LOCKED',
      fields: [{ path: 'answers.accountLocked' }],
    })
    expect((await estimate(wellKept, { productTypeId: 7001 })).body).toMatchObject({ code: 'BUYBACK_NOT_BOUGHT' })
    expect((await estimate(wellKept, { storageGb: 3 })).body).toMatchObject({ code: 'BUYBACK_NOT_BOUGHT' })
  })

  test('lists the models that are bought', async () => {
    const { models, validDays } = (await portal.call('GET', '/api/buyback/models')).body.data
    expect(validDays).toBe(14)
    expect(models).toContainEqual(
      expect.objectContaining({ productTypeId: 2002, name: 'iPhone 14', storages: [128, 256], locatorName: 'Lokátor (Find My)' }),
    )
  })
})

describe('the booking of its courier', () => {
  test('is a request of its own kind, with what was told', async () => {
    const { id } = await onTheBench()
    const row = await portal.db
      .selectFrom('requests')
      .select(['warrantyTypeId', 'serviceId', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ warrantyTypeId: 4, serviceId: 400, status: 'ARRIVED' })
    expect(await view(id)).toMatchObject({ buyback: { grade: 'B', estimatedPrice: 83_500, storageGb: 128, payoutAccountEnd: '0000', offer: null } })
  })

  test('is prepared for as a sale: the accessories named for the price come along, and nothing is said of a repair', async () => {
    const email = 'tartozekkal@pelda.hu'
    const { crmRequestId } = (await sendBuyback(portal, await buybackOrder(portal, { email }))).body.data
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: crmRequestId })
    const { steps } = (await portal.call('GET', `/api/customer-requests/${crmRequestId}/preparation`, { session })).body.data
    expect(steps.map(({ id }: { id: number }) => id)).toEqual([13, 2, 5, 10, 14, 12])
    expect(JSON.stringify(steps)).toContain('Tegye mellé a tartozékokat')
    expect(JSON.stringify(steps)).not.toContain('javítás')
    await portal.jobsDone()
    const [received] = await emailsOf(email, 'requests.mailReceived')
    expect(received?.plain).toContain('Tegye mellé a tartozékokat')
    for (const ofRepair of ['a javítás előtt', 'Tartozékot csak', 'nem tudjuk megjavítani']) expect(received?.plain).not.toContain(ofRepair)
    const { handoverDocumentHash } = (await portal.call('GET', `/api/customer-requests/${crmRequestId}/documents`, { session })).body.data
    const { bytes } = await portal.call('GET', `/api/documents-viewer/handoverDocument/${handoverDocumentHash}`, { session })
    const sheet = copiedText(bytes)
    expect(sheet).toContain('Tegye mellé a tartozékokat, amelyeket az ár kérésekor megjelölt. SIM-kártyát')
    for (const ofRepair of ['A hiba leírása', 'Tartozék nélkül', 'Eredeti tartozékot csak']) expect(sheet).not.toContain(ofRepair)
  })

  test('is refused without a good account, for another model, with a forged or an old price', async () => {
    const order = await buybackOrder(portal)
    const refused = async (over: object) => (await sendBuyback(portal, { ...order, ...over })).body
    expect(await refused({ payoutAccount: '11773016-11111019-00000001' })).toMatchObject({ status: 200 })
    expect(await refused({ payoutAccount: '11773017-11111018' })).toMatchObject({ code: 'BANK_ACCOUNT', fields: [{ path: 'payoutAccount' }] })
    expect(await refused({ payoutAccount: '' })).toMatchObject({ code: 'REQUIRED', fields: [{ path: 'payoutAccount' }] })
    expect(await refused({ serviceRequest: { ...order.serviceRequest, productTypeId: 2001 } })).toMatchObject({ code: 'PRODUCT_TYPE_UNKNOWN' })
    const [text = '', signature = ''] = order.estimate.split('.')
    const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), price: 900_000 })).toString('base64url')
    expect(await refused({ estimate: `${forged}.${signature}` })).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'estimate' }] })
    portal.setNow('2026-12-08T08:00:00Z')
    const late = await refused({})
    portal.setNow('2026-11-23T08:00:00Z')
    expect(late).toMatchObject({ status: 410, code: 'BUYBACK_ESTIMATE_EXPIRED' })
  })

  test('cannot be ordered as a repair, nor a repair as a sale', async () => {
    const { estimate: _, payoutAccount: __, ...order } = await buybackOrder(portal)
    expect((await sendOrder(portal, order)).body).toMatchObject({ code: 'SERVICE_NOT_OFFERED' })
    const repair = await pickupOrder(portal)
    const sold = { ...(await buybackOrder(portal)), serviceRequest: { ...(repair.serviceRequest as object), productTypeId: soldModel.productTypeId } }
    expect((await sendBuyback(portal, sold)).body).toMatchObject({ code: 'SERVICE_NOT_OFFERED' })
  })
})

describe('the final offer', () => {
  test('takes none of the steps of a repair', async () => {
    const { id } = await onTheBench()
    const { steps } = (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: employee })).body.data
    expect(steps).toEqual(['offerBuyback', 'returnBuyback'])
    expect((await atDesk(id, 'finish-without-repair', { outcome: 'NO_FAULT' })).status).not.toBe(200)
    expect((await atDesk(id, 'expert-report', { reason: 'liquid', findings: 'Beázott.' })).body.code).toBe('EXPERT_REPORT_NOT_POSSIBLE')
    const draft = await portal.call('GET', `/api/customer-requests/${id}/quote-draft`, { session: employee })
    expect(draft.body.data.may).toEqual({ edit: false, send: false })
  })

  test('lower than told needs its reason, and the email says both prices and why', async () => {
    const { id, email } = await onTheBench()
    const found = { ...wellKept, display: 'broken' }
    expect((await offer(id, { found, price: 25_000 })).body).toMatchObject({ code: 'BUYBACK_REASON_REQUIRED', fields: [{ path: 'reason' }] })
    expect((await offer(id, { found: { ...found, accountLocked: true } })).body).toMatchObject({ code: 'BUYBACK_LOCKED' })
    const sent = await offer(id, { found, price: 25_000, reason: 'A kijelző széle törött.' })
    expect(sent.body.data).toMatchObject({ status: 'QUOTE_DONE', validUntil: '2026-11-30T22:59:59.999Z' })
    await portal.settled()
    const [mailed] = await emailsOf(email, 'buyback.mailOffer')
    expect(mailed?.plain.replaceAll(/\s/g, ' ')).toMatch(/83 500 Ft.*25 000 Ft.*A kijelző széle törött\./)
    expect(await view(id)).toMatchObject({ buyback: { offer: { grade: 'D', price: 25_000, payout: 25_000, decision: null } } })
    expect((await offer(id)).body.code).toBe('STATE_MOVED_ON')
  })
})

describe('accepted', () => {
  test('by its seller with the declaration, the price is owed, paid once, and the statement goes out', async () => {
    const { id, email, seller } = await offered()
    expect((await answerWith(id, seller, true, { declarations: { sellerOwns: false } })).body.code).toBe('SELLER_OWNS_REQUIRED')
    expect((await answerWith(id, seller, true, { textVersions: { sellerOwns: null, sellDevice: null } })).body.code).toBe('TEXT_VERSION_CHANGED')
    expect((await answerWith(id, seller, true)).body).toMatchObject({ data: { status: 'QUOTE_ACCEPTED' } })
    expect((await answerWith(id, seller, true)).status).toBe(200)
    expect((await answerWith(id, seller, false)).body).toMatchObject({ status: 409, code: 'DECISION_MOVED_ON' })

    const { payouts } = (await portal.call('GET', '/api/buyback/payouts?size=50', { session: employee })).body.data
    expect(payouts).toContainEqual(
      expect.objectContaining({ crmRequestId: id, amount: 83_500, account: '11773016-11111018-00000000', isCompany: false }),
    )
    expect((await atDesk(id, 'buyback-payout', {})).body).toMatchObject({ fields: [{ path: 'paidOn', code: 'REQUIRED' }] })
    expect((await atDesk(id, 'buyback-payout', { paidOn: 'ma' })).body).toMatchObject({ fields: [{ path: 'paidOn', code: 'PAYOUT_DAY' }] })
    expect((await atDesk(id, 'buyback-payout', { paidOn: '2026-11-24' })).body).toMatchObject({ code: 'PAYOUT_DAY' })
    expect((await atDesk(id, 'buyback-payout', { paidOn: '2026-11-23', reference: 'BB-1' })).body).toMatchObject({ data: { status: 'SERVICE_DONE' } })
    expect((await atDesk(id, 'buyback-payout', { paidOn: '2026-11-23' })).body.code).toBe('STATE_MOVED_ON')
    const row = await portal.db.selectFrom('requests').select(['outcome', 'closedAt']).where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ outcome: 'BOUGHT', closedAt: expect.anything() })

    await portal.settled()
    expect(await emailsOf(email, 'buyback.mailAccepted')).toHaveLength(1)
    const [paid] = await emailsOf(email, 'buyback.mailPaid')
    expect(paid?.attachments).toEqual([expect.objectContaining({ name: `elszamolas-${id}.pdf` })])
    const { documents } = (await portal.call('GET', `/api/customer-requests/${id}/documents`, { session: seller })).body.data
    expect(documents.map(({ documentType }: { documentType: string }) => documentType)).toContain('buybackStatement')
    const followed = (await portal.call('GET', `/api/customer-requests/${id}/show`, { session: seller })).body.data
    expect(followed.timeline.map(({ step }: { step: unknown }) => step)).toEqual([1, 20, 'offerMade', 'offerAccepted', 'paidOut'])
    expect(await emailsOf(email, 'conversation.mailClosed')).toEqual([])

    // The voucher in every language: who sold what to whom, for how much and how it was paid; on one page.
    const ctx = (await workbench(portal)).at('2026-11-24T09:00:00Z')
    for (const language of languages) {
      await portal.db.updateTable('requests').set({ language }).where('id', '=', id).execute()
      const text = copiedText(await makeBuybackStatement(ctx, id))
      const t = await translatorOf(buybackDocumentTexts, language)
      const facts = [
        t('title'),
        t('price'),
        forintIn(language)(83_500),
        t('transfer', { account: '11773016-11111018-00000000' }),
        'BB-1',
        'iPhone 14',
      ]
      for (const part of [...facts, company.taxNumber, dayInWords(language, '2026-11-23'), t('declarationTitle'), t('kept'), '1/1'])
        expect(text, language).toContain(part.replaceAll(/\s+/g, ' '))
    }
  })

  test('a company is paid with VAT, against its own invoice, without a statement', async () => {
    const company = { isCompany: true, companyName: 'Minta', businessForm: 1, taxNumber: '12345676-2-41' }
    const { id, seller } = await offered({ customer: company })
    expect((await answerWith(id, seller, true, { declarations: { sellerOwns: false } })).status).toBe(200)
    expect((await view(id)).buyback.payout).toEqual({ amount: 106_045, paidOn: null })
    expect((await atDesk(id, 'buyback-payout', { paidOn: '2026-11-23' })).body.code).toBe('SELLER_INVOICE_REQUIRED')
    expect((await atDesk(id, 'buyback-payout', { paidOn: '2026-11-23', sellerInvoiceNumber: 'M-2026/7' })).status).toBe(200)
    const { documents } = (await portal.call('GET', `/api/customer-requests/${id}/documents`, { session: seller })).body.data
    expect(documents.map(({ documentType }: { documentType: string }) => documentType)).not.toContain('buybackStatement')
  })

  test('on behalf of its seller, with the note of how they said it', async () => {
    const { id } = await offered()
    const said = { accepted: true, method: 'phone', note: 'Visszahívtuk, elfogadta.' }
    expect((await atDesk(id, 'buyback-decision-on-behalf', said)).body.code).toBe('SELLER_OWNS_REQUIRED')
    expect((await atDesk(id, 'buyback-decision-on-behalf', { ...said, declarations: { sellerOwns: true } })).status).toBe(200)
    expect(await statusOf(portal, id)).toBe('QUOTE_ACCEPTED')
  })
})

describe('not bought', () => {
  test('declined, the device goes back at once and nothing is owed', async () => {
    const { id, email, seller } = await offered()
    expect((await answerWith(id, seller, false)).body).toMatchObject({ data: { status: 'PRODUCT_LEFT_THE_SERVICE' } })
    expect((await answerWith(id, seller, true)).body).toMatchObject({ status: 409 })
    await portal.settled()
    expect(await emailsOf(email, 'buyback.mailReturned')).toHaveLength(1)
    expect((await view(id)).buyback.payout).toBeNull()
    const delivery = await atDesk(id, 'delivery-order', {})
    expect(delivery.body).toMatchObject({ status: 200, data: { cashOnDelivery: 0 } })
    expect(await portal.db.selectFrom('charges').select('id').where('requestId', '=', id).execute()).toEqual([])
  })

  test('not answered in time, the clock sends it back', async () => {
    const { id, seller } = await offered()
    const over = Temporal.Instant.from('2026-11-23T07:59:59Z')
    await portal.db.updateTable('buybackOffers').set({ validUntil: over }).where('requestId', '=', id).execute()
    expect((await answerWith(id, seller, true)).body).toMatchObject({ status: 410, code: 'BUYBACK_OFFER_EXPIRED' })
    await expireBuybackOffers((await workbench(portal)).at('2026-11-23T08:00:00Z'))
    expect(await statusOf(portal, id)).toBe('PRODUCT_LEFT_THE_SERVICE')
    expect((await view(id)).buyback.offer.decision).toBe('expired')
    const followed = (await portal.call('GET', `/api/customer-requests/${id}/show`, { session: seller })).body.data
    expect(followed.timeline.map(({ step }: { step: unknown }) => step)).toEqual([1, 20, 'offerMade', 'offerExpired', 'return'])
  })

  test('a device we cannot buy goes back with the reason', async () => {
    const { id, email } = await onTheBench()
    expect((await atDesk(id, 'buyback-return', { reason: 'Apple-fiókhoz kötött.' })).body).toMatchObject({
      data: { status: 'PRODUCT_LEFT_THE_SERVICE' },
    })
    await portal.settled()
    expect((await emailsOf(email, 'buyback.mailReturned'))[0]?.plain).toContain('Apple-fiókhoz kötött.')
    expect(await view(id)).toMatchObject({ buyback: { returned: { reason: 'Apple-fiókhoz kötött.' }, may: { return: false } } })
  })
})

test('of racing decisions one wins, and the price is owed once or not at all', async () => {
  const clock = await workbench(portal)
  for (let i = 0; i < 6; i++) {
    const { id, seller } = await offered()
    const racing = [
      () => answerWith(id, seller, true),
      () => answerWith(id, seller, false),
      () => expireBuybackOffers(clock.at('2026-12-01T08:00:00Z')),
      () => atDesk(id, 'buyback-decision-on-behalf', { accepted: true, declarations: { sellerOwns: true }, method: 'phone', note: 'Igen.' }),
      () => answerWith(id, seller, true),
    ]
    await Promise.all([...racing.slice(i % 5), ...racing.slice(0, i % 5)].map((decide) => decide()))
    const { buyback } = await view(id)
    const isSold = buyback.offer.decision === 'accepted'
    expect(await statusOf(portal, id)).toBe(isSold ? 'QUOTE_ACCEPTED' : 'PRODUCT_LEFT_THE_SERVICE')
    expect(buyback.payout).toEqual(isSold ? { amount: 83_500, paidOn: null } : null)
  }
})

test('somebody else’s buyback is not there', async () => {
  const { id } = await offered()
  const other = await sessionOf(portal.db, { kind: 'tracking', requestId: id + 1 })
  expect((await portal.call('GET', `/api/customer-requests/${id}/buyback`, { session: other })).status).toBe(404)
  const body = { accepted: true, declarations: { sellerOwns: true } }
  expect((await portal.call('PUT', `/api/customer-requests/${id}/buyback-user-accept`, { session: other, body })).status).toBe(404)
})
