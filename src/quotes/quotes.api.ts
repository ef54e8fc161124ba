import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { saidBy } from '#requests/said-by.ts'
import { maxRefusalReason, quoteDecided, quoteView } from './decided-quote.ts'
import { maxReportPhotos, reportReasons } from './expert-report.ts'
import { lineDraft, linesDraft } from './quote.ts'
import { reportDecided, reportView } from './report-view.ts'

const version = z.int(wrongType).describe('The version of the request the employee was looking at')
const words = (max: number) => longText(max).min(1, refusedWith('REQUIRED'))
const refusalReason = longText(maxRefusalReason)
  .default('')
  .describe('Why it is rejected; read by whoever sent the request, by their colleagues who see it and by the service; only with a rejection')
const textVersion = z.int(wrongType).nullable().default(null)
const chosenLines = z.array(z.int(wrongType), wrongType).max(100).describe('The ticked optional and alternative lines; fixed ones may be named')
const chosenLineIds = chosenLines.default([])
const declarations = z
  .strictObject({ startNow: z.boolean(wrongType), startLoss: z.boolean(wrongType) }, wrongType)
  .default({ startNow: false, startLoss: false })

export const quotesApi = {
  getQuoteDraft: get('/customer-requests/:id/quote-draft', {
    summary: 'The quote in the making: what was saved, else the lines of the present version, else the usual beginning',
    who: employee('quote.edit'),
    params: requestIdParams,
    answers: z.object({
      /** Of the request; goes back with the sending. */
      version: z.int(),
      /** Of the draft, 0 before the first saving; goes back with the saving and the sending. */
      revision: z.int(),
      lines: z.array(lineDraft),
      note: z.string(),
      /** What the customer was told before the booking, gross forints with the delivery; null: nothing was promised. */
      expected: z.object({ from: z.int(), to: z.int() }).nullable(),
      /** To the customer: why it costs more than that. */
      aboveEstimateReason: z.string(),
      /** What this draft will be when sent: 1, or higher when it takes the place of an earlier one. */
      quoteVersion: z.int(),
      repairCostLimit: z.int().nullable().describe('Gross forints; a quote within it is accepted by itself'),
      isConsumer: z.boolean(),
      ifSentToday: z.object({ lastDay: z.string(), certain: z.boolean() }),
      may: z.object({ edit: z.boolean(), send: z.boolean() }),
    }),
  }),

  saveQuoteDraft: put('/customer-requests/:id/quote-draft', {
    summary: 'Saves the quote in the making; the customer does not see it',
    who: employee('quote.edit'),
    params: requestIdParams,
    body: z.strictObject(
      { revision: z.int(wrongType).min(0), lines: linesDraft, note: longText().default(''), aboveEstimateReason: longText(1000).default('') },
      wrongType,
    ),
    answers: z.object({ revision: z.int() }),
  }),

  sendQuote: post('/customer-requests/:id/quote', {
    summary: 'Sends the saved quote to the customer; a new version voids the earlier one and whatever was decided about it',
    who: employee('quote.send'),
    params: requestIdParams,
    body: z.strictObject({ version, revision: z.int(wrongType) }, wrongType),
    answers: z.object({
      version: z.int(),
      quoteVersion: z.int(),
      validUntil: z.string(),
      lastDay: z.string(),
      /** False: the days lead through a year whose moved working days are not known yet; it does not expire by itself. */
      certain: z.boolean(),
      acceptedByLimit: z.boolean(),
    }),
  }),

  getQuote: get('/customer-requests/:id/quote', {
    summary: 'The quote that counts: lines, totals, until when, what a refusal costs, what was decided',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: z.object({ version: z.int(), quote: quoteView.nullable() }),
  }),

  answerQuote: put('/customer-requests/:id/quote-user-accept', {
    summary: 'Accepts or rejects the quote; the same answer twice is one answer',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: z.strictObject(
      {
        quoteAcceptedStatus: z.boolean(wrongType),
        version: z.int(wrongType).optional().describe('The version of the quote the customer was looking at; without it the newest'),
        chosenLineIds: chosenLines.optional(),
        reason: refusalReason,
        /** A consumer must make both to accept (DOMAIN 0.3); no box is ticked beforehand. */
        declarations,
        /** The wordings the customer read, as `getQuote` answered them; a consumer needs them to accept. */
        textVersions: z
          .strictObject({ orderToPay: textVersion, startNow: textVersion, startLoss: textVersion }, wrongType)
          .default({ orderToPay: null, startNow: null, startLoss: null }),
      },
      wrongType,
    ),
    answers: quoteDecided,
  }),

  decideQuoteOnBehalf: post('/customer-requests/:id/quote-decision-on-behalf', {
    summary: 'Writes down what the customer decided by phone, by e-mail or in person',
    who: employee('quote.decideOnBehalf'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        quoteVersion: z.int(wrongType),
        quoteAcceptedStatus: z.boolean(wrongType),
        chosenLineIds,
        /** As the customer said them. */
        declarations,
        method: z.enum(saidBy, wrongType),
        note: words(3000),
      },
      wrongType,
    ),
    answers: quoteDecided.extend({ requestVersion: z.int() }),
  }),

  issueExpertReport: post('/customer-requests/:id/expert-report', {
    summary: 'Issues an expert report: why the repair is not free of charge; a corrected one voids the earlier and whatever was decided about it',
    who: employee('expertReport.issue'),
    params: requestIdParams,
    files: { 'photos[]': { max: maxReportPhotos, kind: 'photo' } },
    body: z.strictObject(
      {
        version,
        reason: z.enum(reportReasons, wrongType),
        findings: words(3000),
        corrects: z
          .int(wrongType)
          .nullable()
          .default(null)
          .describe('The version that this one takes the place of; without photos it keeps the earlier ones'),
      },
      wrongType,
    ),
    answers: z.object({ version: z.int(), validUntil: z.string(), lastDay: z.string(), certain: z.boolean() }),
  }),

  getExpertReport: get('/customer-requests/:id/expert-report', {
    summary: 'The expert report: reason, findings, photos, until when it can be decided, what was decided',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: reportView,
  }),

  getExpertReportPhoto: get('/customer-requests/:id/expert-report/photos/:position', {
    summary: 'A photo of the expert report, as JPEG',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams.extend({ position: z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')) }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),

  answerExpertReport: put('/customer-requests/:id/expert-report-user-accept', {
    summary: 'Accepts the expert report and asks for a quote, or rejects it and asks for the device back',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: z.strictObject(
      {
        expertReportAcceptedStatus: z.boolean(wrongType),
        /** Whoever rejects gets the device back; anything else contradicts itself. */
        returnReport: z.boolean(wrongType).optional(),
        version: z.int(wrongType).optional().describe('The version of the report the customer was looking at; without it the newest'),
        reason: refusalReason,
      },
      wrongType,
    ),
    answers: reportDecided,
  }),

  decideReportOnBehalf: post('/customer-requests/:id/expert-report-decision-on-behalf', {
    summary: 'Writes down what the customer decided about the expert report by phone, by e-mail or in person',
    who: employee('quote.decideOnBehalf'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        reportVersion: z.int(wrongType),
        expertReportAcceptedStatus: z.boolean(wrongType),
        method: z.enum(saidBy, wrongType),
        note: words(3000),
      },
      wrongType,
    ),
    answers: reportDecided,
  }),
}
