import { z } from 'zod'
import { preAlertTypes } from '#accounts/features.ts'
import { account, employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { maxArrivalPhotos } from '#workshop/arrival.ts'
import { arrivingPreAlert, arrivingView, deskLists, deskPreAlert } from './arriving.ts'
import { fileColumnNames } from './file-columns.ts'
import { announcement, changedPreAlert, preAlert, preAlertStatuses, seenPreAlert, shownPreAlert } from './pre-alert.ts'

/** SPEC 1: the pre-alert feature is on for PREALERT only. */
const partner = account(...preAlertTypes)
/** Whoever receives devices. */
const receiver = employee(lifecycle.receiveDevice.key)
const scope = 'preAlerts'

const params = z.object({ id: idInAddress })
const day = z.string(wrongType).max(10, wrongType).refine(isDay, issueMessage('REPORT_DAY'))
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
/** The last row of a page of the desk: `2026-11-30_12`. */
const place = z
  .string(wrongType)
  .max(30, wrongType)
  .regex(/^\d{4}-\d{2}-\d{2}_[1-9]\d{0,15}$/, wrongType)
  .refine((text) => isDay(text.slice(0, 10)), refusedWith('INVALID_INPUT'))
  .transform((text) => ({ expectedOn: text.slice(0, 10), id: Number(text.slice(11)) }))
const text = lineOfText(100).describe('Part of the reference, the device or its identifier')

export const preAlertsApi = {
  listPreAlerts: get('/customer-requests/show-prealerts', {
    summary: 'The pre-alerts of the account, or of the company one looks after, the newest first; filtered by status, expected day and text',
    who: partner,
    fromReplica: true,
    scope,
    query: z.strictObject(
      {
        status: z.enum(preAlertStatuses, wrongType).optional(),
        /** Expected on this day or later. */
        from: day.optional(),
        /** Expected on this day or before. */
        to: day.optional(),
        text: text.optional(),
        after: number.optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: z.object({ preAlerts: z.array(preAlert), next: z.int().nullable() }),
  }),

  showPreAlert: get('/customer-requests/:id/show-prealert', {
    summary: 'One pre-alert with what happened to it, and the request it became; somebody else’s is not there',
    who: partner,
    scope,
    params,
    answers: shownPreAlert,
  }),

  announcePreAlerts: post('/prealerts', {
    summary: 'Announces devices that will come: all of them, or none. A reference that is announced already is refused',
    who: partner,
    scope,
    creates: true,
    idempotent: true,
    body: announcement,
    answers: z.object({ preAlerts: z.array(z.object({ id: z.int(), reference: z.string() })) }),
  }),

  readPreAlertFile: post('/prealerts/read-file', {
    summary: 'Reads a CSV or Excel file of devices and answers them as they would be announced, with what is wrong; nothing is announced by this',
    who: partner,
    /** The file is read in a process of its own. */
    transaction: false,
    files: { prealert_file: { max: 1, required: true, kind: 'table' } },
    body: z.strictObject({}),
    answers: z.object({
      rows: z.array(
        z.object({
          line: z.int(),
          device: z.object({
            reference: z.string(),
            brandId: z.int().nullable(),
            device: z.string(),
            identifier: z.string(),
            expectedOn: z.string(),
            note: z.string(),
          }),
          problems: z.array(z.object({ field: z.enum(fileColumnNames), code: z.string(), message: z.string(), suggestions: z.array(z.string()) })),
        }),
      ),
      /** Headings nobody knows; their columns were left out. */
      leftOut: z.array(z.string()),
    }),
  }),

  openPreAlertTemplate: get('/prealerts/template', {
    summary: 'The file to fill in: an Excel file with lists and an example, or a CSV',
    who: partner,
    query: z.strictObject({ format: z.enum(['csv', 'xlsx'], wrongType).default('xlsx') }, wrongType),
    shape: 'file',
    fileKinds: ['xlsx', 'csv'],
    answers: z.null(),
  }),

  changePreAlert: put('/prealerts/:id', {
    summary: 'Another expected day, or another note, while the device has not come',
    who: partner,
    scope,
    params,
    body: changedPreAlert,
    answers: shownPreAlert,
  }),

  withdrawPreAlert: post('/prealerts/:id/withdraw', {
    summary: 'The device will not come',
    who: partner,
    scope,
    params,
    body: seenPreAlert,
    answers: shownPreAlert,
  }),

  listExpected: get('/service-desk/prealerts', {
    summary: 'Announced devices: those expected, those overdue, the longest first; those that came and those withdrawn, the latest day first',
    who: receiver,
    fromReplica: true,
    query: z.strictObject(
      { list: z.enum(deskLists, wrongType).default('expected'), text: text.optional(), after: place.optional(), size: pageSize },
      wrongType,
    ),
    answers: z.object({ preAlerts: z.array(deskPreAlert), next: z.string().nullable() }),
  }),

  showArriving: get('/service-desk/prealerts/:id', {
    summary: 'A pre-alert, and what the form of its arrival begins with',
    who: receiver,
    params,
    answers: arrivingView,
  }),

  receivePreAlert: post('/service-desk/prealerts/:id/arrive', {
    summary: 'The device came: it becomes a request of the partner and arrives at once. The same call twice is one arrival',
    who: receiver,
    params,
    files: { 'photos[]': { max: maxArrivalPhotos, kind: 'photo' } },
    body: arrivingPreAlert,
    answers: z.object({ crmRequestId: z.int(), requestNumber: z.string() }),
  }),
}
