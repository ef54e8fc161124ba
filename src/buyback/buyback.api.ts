import { z } from 'zod'
import { anyone, employee, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { lineOfText, longText } from '#base/plain-text.ts'
import { refusedWith, wrongType, wrongTypeAs } from '#errors.ts'
import { grades } from '#prices/price.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState } from '#requests/request-state.ts'
import { requestsApi } from '#requests/requests.api.ts'
import { saidBy } from '#requests/said-by.ts'
import { buybackAnswers } from './answers.ts'
import { buybackView, duePayout } from './buyback-view.ts'

const id = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT'))
const version = z.int(wrongType).describe('The version of the request the employee was looking at')
const forints = z.int().describe('Whole forints, without VAT: what a private person is paid')
const price = z.int(wrongTypeAs('NUMERIC')).min(1, refusedWith('NUMERIC')).max(5_000_000, refusedWith('NUMERIC'))
const textVersion = z.int(wrongType).nullable().default(null)
const owns = z.strictObject({ sellerOwns: z.boolean(wrongType) }, wrongType).default({ sellerOwns: false })

/** The device whose price is asked. */
const model = {
  productTypeId: id,
  storageGb: z.int(wrongType).min(1, refusedWith('INVALID_INPUT')).max(65_536, refusedWith('INVALID_INPUT')).nullable(),
}

export const buybackApi = {
  listBuybackModels: get('/buyback/models', {
    summary: 'The models we buy today, with the sizes of storage that have a price',
    who: anyone,
    answers: z.object({
      models: z.array(
        z.object({
          productTypeId: z.int(),
          productGroupId: z.int(),
          brandId: z.int(),
          brandName: z.string(),
          name: z.string(),
          /** Gigabytes, the smallest first; null: the model comes in one size. */
          storages: z.array(z.int().nullable()),
          /** What the lock of the maker's account is called; null: the brand has none. */
          locatorName: z.string().nullable(),
        }),
      ),
      validDays: z.int(),
    }),
  }),

  estimateBuyback: post('/buyback/estimate', {
    summary: 'What we would pay for a device as its owner describes it, until when; refused with BUYBACK_LOCKED or BUYBACK_NOT_BOUGHT',
    who: anyone,
    rate: 'lookup',
    body: z.strictObject({ ...model, answers: buybackAnswers }, wrongType),
    answers: z.object({
      grade: z.enum(grades),
      price: forints,
      validUntil: z.string().describe('2026-12-06T22:59:59Z: the end of the last day in Budapest'),
      lastDay: z.string().describe('2026-12-06'),
      /** Signed; goes with the order, which is paid by it whatever the price list says then. */
      estimate: z.string(),
    }),
  }),

  submitBuybackOrder: post('/buyback/orders', {
    summary: 'Orders a courier for a device that is to be bought',
    who: anyone,
    rate: 'booking',
    csrf: true,
    idempotent: true,
    files: requestsApi.submitPickupOrder.files,
    transaction: false,
    /** The booking of a repair, with what a sale needs beside it. */
    body: pickupOrderWire.extend({
      estimate: z.string(wrongType).regex(/^[\w.-]{40,2000}$/, refusedWith('INVALID_INPUT')),
      payoutAccount: z.string(wrongType).max(120, refusedWith('BANK_ACCOUNT')).describe('GIRO (16 or 24 digits) or IBAN'),
    }),
    answers: requestsApi.submitPickupOrder.answers,
  }),

  getBuyback: get('/customer-requests/:id/buyback', {
    summary: 'What was said of a device that is to be bought, the offer and its decision, the payout; null for a repair',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: z.object({ version: z.int(), buyback: buybackView.nullable() }),
  }),

  offerBuyback: post('/customer-requests/:id/buyback-offer', {
    summary: 'The state found by the workshop and the final price; the customer decides about it by the link of an e-mail',
    who: employee('quote.send'),
    params: requestIdParams,
    body: z.strictObject({ version, found: buybackAnswers, price, reason: longText(3000).default('') }, wrongType),
    answers: requestState.extend({ validUntil: z.string() }),
  }),

  answerBuybackOffer: put('/customer-requests/:id/buyback-user-accept', {
    summary: 'Accepts or declines the final offer; the same answer twice is one answer',
    who: requestHolder,
    params: requestIdParams,
    body: z.strictObject(
      {
        accepted: z.boolean(wrongType),
        /** A private seller must make it to accept; the box is not ticked beforehand. */
        declarations: owns,
        /** The wordings that were read, as `getBuyback` answered them. */
        textVersions: z.strictObject({ sellerOwns: textVersion, sellDevice: textVersion }, wrongType).default({ sellerOwns: null, sellDevice: null }),
      },
      wrongType,
    ),
    answers: requestState,
  }),

  decideBuybackOnBehalf: post('/customer-requests/:id/buyback-decision-on-behalf', {
    summary: 'Writes down what the seller decided by phone, by e-mail or in person',
    who: employee('quote.decideOnBehalf'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        accepted: z.boolean(wrongType),
        declarations: owns,
        method: z.enum(saidBy, wrongType),
        note: longText(3000).min(1, refusedWith('REQUIRED')),
      },
      wrongType,
    ),
    answers: requestState,
  }),

  returnBuyback: post('/customer-requests/:id/buyback-return', {
    summary: 'Sends a device back, free of charge, without an offer; the customer reads why',
    who: employee('request.transition'),
    params: requestIdParams,
    body: z.strictObject({ version, reason: longText(3000).min(1, refusedWith('REQUIRED')) }, wrongType),
    answers: requestState,
  }),

  listBuybackPayouts: get('/buyback/payouts', {
    summary: 'What is to be transferred for devices that were bought, the longest due first',
    who: employee('invoice.markPaid'),
    fromReplica: true,
    query: z.object({ after: z.string().max(60).optional(), size: z.coerce.number().int().min(1).max(50).default(25) }),
    answers: z.object({ payouts: z.array(duePayout), next: z.string().nullable() }),
  }),

  payBuyback: post('/customer-requests/:id/buyback-payout', {
    summary: 'Writes down that the price was transferred; the request is over, a private seller gets the statement',
    who: employee('invoice.markPaid'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        paidOn: z.iso.date(wrongTypeAs('PAYOUT_DAY')),
        reference: lineOfText(140).default(''),
        /** A company is paid against it; nobody else has one. */
        sellerInvoiceNumber: lineOfText(60).default(''),
      },
      wrongType,
    ),
    answers: requestState,
  }),
}
